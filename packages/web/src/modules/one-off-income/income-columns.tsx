import { paymentTypes } from '@app/contract/income-types/payment-type'
import { paymentState } from '@app/contract/invoices/invoice-rules'
import { formatEuros } from '@app/contract/values/money'
import { IconLock } from '@tabler/icons-react'
import type { Choice } from '../../kit/fields/choices.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { ExplainedAmount, PayMark } from '../invoices/public.ts'
import { lockText, ownerOf } from './income-lock.ts'
import type { IncomeMode, IncomeRow, IncomeType } from './income-row.ts'

interface Facts {
  readonly mode: IncomeMode
  readonly tipo: IncomeType
  readonly incomeTypes: readonly Choice[]
  readonly methods: readonly Choice[]
}

const Locked = ({ children }: { children: string }) => (
  <span className="in-locked">
    {children}
    <IconLock size={11} aria-label={t('income.locked')} />
  </span>
)

const column = (key: keyof IncomeRow & string, more: Partial<GridColumn<IncomeRow>>): GridColumn<IncomeRow> => ({
  key,
  header: tFound('invoice', key),
  kind: 'text',
  ...more,
})
const editable = (key: keyof IncomeRow & string, more: Partial<GridColumn<IncomeRow>> = {}) =>
  column(key, { canEdit: (row) => lockText(row, key) ?? true, ...more })

/** Text of a line's payment: the method once paid, otherwise pending. */
const methodText = (methods: readonly Choice[]) => {
  const names = new Map(methods.map(({ value, text }) => [value, text]))
  return ({ pagado, pagado_check, id_mst_tipopago: type }: IncomeRow) =>
    pagado_check || pagado !== 0 || type === paymentTypes.pass ? (names.get(type) ?? '') : t('income.pending')
}
const stateOf = ({ total, pagado, pagado_check }: IncomeRow) => (pagado_check ? 'paid' : paymentState(total, pagado))

/** Columns of the grid: owner and payment follow from its switches. */
export function incomeColumns({ mode, tipo, incomeTypes, methods }: Facts): GridColumn<IncomeRow>[] {
  const textOfMethod = methodText(methods)
  const chosenMethods = methods.filter(({ value }) => value !== paymentTypes.pass)
  const whose = tipo === 1 ? 'desc_proveedor' : 'desc_socio'
  return [
    editable('fecha_creacion', { kind: 'day', width: 96 }),
    column('cod_factura', { header: t('income.number'), width: 84 }),
    column(whose, {
      header: t(tipo === 1 ? 'invoice.id_mst_proveedor' : 'invoice.id_mst_socios'),
      width: 170,
      pinned: 'start',
      card: 'below',
      render: (row) => (lockText(row, ownerOf(row)) ? <Locked>{row[whose] ?? ''}</Locked> : row[whose]),
    }),
    editable('concepto', { width: 190, card: 'name' }),
    ...(tipo === 2 ? [editable('id_mst_tipoingreso', { kind: 'choice', width: 130, choices: incomeTypes })] : []),
    editable('cantidad', { header: t('income.units'), kind: 'integer', width: 60, total: 'sum' }),
    editable('precio', {
      kind: 'money',
      width: 100,
      render: (row) => (lockText(row, 'precio') ? <Locked>{formatEuros(row.precio)}</Locked> : formatEuros(row.precio)),
    }),
    column('total', {
      kind: 'money',
      width: 104,
      total: 'sum',
      card: 'end',
      render: (row) => <ExplainedAmount line={row.id_reg_factura} cents={row.total} who={row.concepto} />,
    }),
    ...(tipo === 2
      ? [
          editable('id_mst_tipopago', {
            kind: 'choice',
            width: 150,
            choices: methods,
            choicesFor: () => chosenMethods,
            card: 'below',
            text: textOfMethod,
            render: (row) => <PayMark state={stateOf(row)} text={textOfMethod(row)} />,
          }),
        ]
      : []),
    column('pagado', {
      kind: 'money',
      width: 104,
      total: 'sum',
      ...(tipo === 1 && { card: 'below', render: (row) => <PayMark state={stateOf(row)} text={formatEuros(row.pagado)} /> }),
    }),
    column('fecha_pago', { kind: 'day', width: 96, hidden: true }),
    editable('prc_iva', { kind: 'percent', width: 66 }),
    ...(mode === 'all'
      ? [
          column('desc_recurso', { header: t('booking.id_mst_recurso'), width: 110 }),
          column('fecha_reserva', { header: t('booking.fecha'), kind: 'day' }),
          column('duracion_reserva', { header: t('income.minutes'), kind: 'integer', width: 80 }),
        ]
      : []),
    editable('observaciones', { width: 180, hidden: mode === 'all' }),
  ]
}
