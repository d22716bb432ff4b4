import { formatEuros } from '@app/contract/values/money'
import { counted, formatValue } from '../../../kit/grid/cells/value.ts'
import { type GridColumn, textColumn } from '../../../kit/grid/column.ts'
import { StateDot } from '../../../kit/screen/state-dot.tsx'
import { t, tFound } from '../../../kit/texts/i18n.ts'
import { sumOf } from '../sum-of.ts'
import { type ReceiptRow, remittanceText, stateText, storyOf, toneOf } from './receipt-row.ts'

const column = textColumn<ReceiptRow>
const toldText = ({ avisado, email }: ReceiptRow) =>
  avisado === null ? (email ? '—' : t('receipts.no_mail')) : formatValue('instant', avisado)
const told = () =>
  column('avisado', t('receipts.told'), {
    width: 132,
    text: toldText,
    render: (row) => <span className={row.avisado === null && !row.email ? 'rc-warn' : ''}>{toldText(row)}</span>,
  })
/** Receipt, payer, concept and amount, which opens the receipt. */
const plain = (open: (row: ReceiptRow) => void) => ({
  number: column('id_reg_recibo', t('receipt.id_reg_recibo'), { kind: 'integer', width: 76, align: 'start' }),
  payer: column('nombre_completo', t('receipts.payer'), { width: 190, card: 'name' }),
  concept: column('concepto', t('receipt.concepto'), { width: 200, card: 'below' }),
  amount: column('precio', t('receipt.precio'), {
    ...{ kind: 'money', width: 100, total: 'sum', aggregate: 'sum', card: 'end' },
    render: (row) => (
      <button
        type="button"
        className="rc-figure"
        tabIndex={-1}
        aria-label={`${formatEuros(row.precio)}, ${row.nombre_completo}`}
        onClick={() => open(row)}
      >
        {formatEuros(row.precio)}
      </button>
    ),
  }),
  company: column('desc_empresa', t('receipt.id_mst_empresas'), { width: 150, hidden: true }),
})
const returnedSummary = (rows: readonly ReceiptRow[]) => {
  const back = rows.filter((row) => row.devuelto !== 0)
  return back.length === 0
    ? ''
    : t('remittances.life.returns', { ...counted(back.length), importe: formatEuros(-sumOf(back, (row) => row.importe_devuelto)) })
}
const state = () =>
  column('estado_remesa', t('receipts.state'), {
    width: 180,
    card: 'below',
    text: stateText,
    summary: returnedSummary,
    render: (row) => <StateDot mark={toneOf(row)}>{stateText(row)}</StateDot>,
  })

/** Columns of receipts that are in no file (mode 0): the mandate gives way to the reason against it. */
export function openColumns(open: (row: ReceiptRow) => void): GridColumn<ReceiptRow>[] {
  const { number, payer, concept, amount, company } = plain(open)
  const mandate = ({ fallo, referencia }: ReceiptRow) => (fallo === null ? (referencia ?? '') : tFound('receipts.fault', fallo))
  return [
    number,
    column('fecha', t('receipts.made_on'), { kind: 'day', width: 92 }),
    column('cobrar_desde', t('receipts.collection'), { kind: 'day', width: 92 }),
    ...[payer, concept, amount],
    column('secuencia', t('receipt.secuencia'), { width: 92 }),
    column('referencia', t('receipts.mandate'), {
      ...{ width: 190, card: 'below', text: mandate },
      render: (row) => <span className={row.fallo === null ? '' : 'rc-warn'}>{mandate(row)}</span>,
    }),
    told(),
    company,
  ]
}

/** Columns of downloaded receipts (mode 1), in groups by remittance. */
export function downloadedColumns(open: (row: ReceiptRow) => void): GridColumn<ReceiptRow>[] {
  const { number, payer, concept, amount, company } = plain(open)
  return [
    column('id_reg_remesas', t('receipt.id_reg_remesa'), { width: 200, grouped: true, hidden: true, text: remittanceText }),
    number,
    column('fecha_remesa', t('receipts.collection'), { kind: 'day', width: 92 }),
    ...[payer, concept, amount, state(), told(), company],
  ]
}

/** Columns of the receipts of one remittance (mode 2), with what followed. */
export function remittanceColumns(open: (row: ReceiptRow) => void): GridColumn<ReceiptRow>[] {
  const { number, payer, concept, amount, company } = plain(open)
  return [
    ...[number, payer, concept, amount, state()],
    column('devolucion', t('receipts.story'), { width: 264, text: storyOf, render: storyOf }),
    told(),
    company,
  ]
}
