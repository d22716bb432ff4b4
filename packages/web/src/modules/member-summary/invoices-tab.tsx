import type { OutputOf } from '@app/contract/kit/action'
import { label } from '@app/contract/labels/label'
import { documentPage } from '@app/contract/official-invoices/document-paper'
import { memberIncome, memberIncomeWithLabel } from '@app/contract/one-off-income/income-list'
import { endOfMonth, startOfMonth } from '@app/contract/values/day'
import { Select } from '@mantine/core'
import { Suspense, useMemo, useRef, useState } from 'react'
import { toast } from '../../kit/dialogs/toasts.ts'
import { DayRange } from '../../kit/fields/day-range.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { activeRow } from '../../kit/grid/keys/active-row.ts'
import { useChoices, useRead } from '../../kit/reads/api.ts'
import { isParameterOn, userMayCall } from '../../kit/reads/session.ts'
import { today } from '../../kit/reads/today.ts'
import { useCommands } from '../../kit/screen/commands.ts'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { CardRefundDialog } from '../cards/public.ts'
import { ExplainedAmount, loadLineActs } from '../invoices/public.ts'
import { showDocument } from '../official-invoices/public.ts'
import { TabGrid } from './tab-grid.tsx'

type Line = OutputOf<typeof memberIncome>[number]

/** Payment of a line in words: a booking in the future is not due yet, and no debt. */
function stateText({ pagado_check, total, pagado, fecha_reserva }: Line): string {
  if (pagado_check || total === pagado) return t('summary.line_paid')
  return fecha_reserva !== null && fecha_reserva > today() ? t('summary.line_not_due') : t('summary.line_due')
}

const columns = (): GridColumn<Line>[] => [
  { key: 'fecha_creacion', header: tFound('invoice', 'fecha_creacion'), kind: 'day', width: 110 },
  { key: 'concepto', header: tFound('invoice', 'concepto'), kind: 'text', width: 260, card: 'name' },
  { key: 'desc_recurso', header: t('summary.court'), kind: 'text', width: 140 },
  { key: 'cantidad', header: tFound('invoice', 'cantidad'), kind: 'integer', width: 80 },
  {
    key: 'total',
    header: tFound('invoice', 'precio'),
    kind: 'money',
    width: 110,
    total: 'sum',
    card: 'end',
    render: (row) => <ExplainedAmount line={row.id_reg_factura} cents={row.total} who={row.concepto} />,
  },
  { key: 'pagado', header: tFound('invoice', 'pagado'), kind: 'money', width: 110, total: 'sum' },
  {
    key: 'fecha_reserva',
    header: t('summary.played_on'),
    kind: 'day',
    width: 110,
  },
  {
    key: 'pagado_check',
    header: t('summary.line_state'),
    kind: 'text',
    width: 120,
    text: stateText,
    render: stateText,
  },
  { key: 'fecha_pago', header: tFound('invoice', 'fecha_pago'), kind: 'day', width: 110 },
  ...(isParameterOn('ACTIVAR_FACTURA_OFICIAL')
    ? [
        {
          key: 'factura_oficial_num_completo' as const,
          header: t('official-invoice.num_completo'),
          kind: 'text' as const,
          width: 130,
          render: ({ id_reg_facturaoficial: id, factura_oficial_num_completo: number }: Line) =>
            id !== null && userMayCall(documentPage) ? (
              <button type="button" className="link tabular" onClick={() => showDocument(id)}>
                {number}
              </button>
            ) : (
              number
            ),
        },
      ]
    : []),
]

/** F7 gives the active line back, Ctrl+P opens its ticket. Returns the line whose card payment is being given back. */
function useLineKeys(rows: readonly Line[] | undefined) {
  const [byCard, setByCard] = useState<Line | null>(null)
  const latest = useRef(rows)
  latest.current = rows
  useCommands(
    useMemo(() => {
      const onActive = (act: (line: Line, acts: Awaited<ReturnType<typeof loadLineActs>>) => unknown) => async () => {
        const id = activeRow()
        const line = latest.current?.find((one) => one.id_reg_factura === id)
        if (line) await act(line, await loadLineActs())
        else toast.info(t('summary.choose_line'))
      }
      const giveBack = onActive(async (line, acts) => {
        if ((await acts.giveBack(line)) === 'card') setByCard(line)
      })
      const paper = onActive((line, acts) => acts.openPaper(line, 0))
      return [
        { id: 'member.line.give_back', text: t('income.give_back'), keys: 'F7', run: () => void giveBack() },
        ...(isParameterOn('ACTIVAR_FACTURA_OFICIAL')
          ? [{ id: 'member.line.ticket', text: t('invoices.ticket'), keys: 'mod+p', run: () => void paper() }]
          : []),
      ]
    }, []),
  )
  return { byCard, close: () => setByCard(null) }
}

/** Income and invoices of a member, including bookings, in the current month by default. */
export function InvoicesTab({ id }: { id: number }) {
  const [range, setRange] = useState(() => ({ from: startOfMonth(today()), to: endOfMonth(today()) }))
  const [chosen, setChosen] = useState<number | null>(null)
  const labels = useChoices(label).data ?? []
  const query = { id, fechaIni: range.from, fechaFin: range.to }
  const named = labels.find((one) => one.id === chosen)
  const all = useRead(memberIncome, named ? null : query, { keepPrevious: true })
  const ofLabel = useRead(memberIncomeWithLabel, named ? { ...query, id_etiqueta: named.id, etiqueta: named.text } : null, {
    keepPrevious: true,
  })
  const shown = useMemo(columns, [])
  const reading = named ? ofLabel : all
  const { byCard, close } = useLineKeys(reading.data)
  return (
    <>
      <TabGrid<Line>
        name="member.invoices"
        label={t('summary.invoices')}
        columns={shown}
        reading={reading}
        rowId={(row) => row.id_reg_factura}
        toolbar={
          <DayRange range={range} onChange={setRange}>
            {labels.length > 0 && (
              <Select
                aria-label={t('summary.played_with')}
                title={t('summary.played_with_hint')}
                w={210}
                allowDeselect={false}
                value={String(chosen ?? '')}
                onChange={(value) => setChosen(value ? Number(value) : null)}
                data={[
                  { value: '', label: t('summary.all_lines') },
                  ...labels.map((one) => ({ value: String(one.id), label: t('summary.with_label', { nombre: one.text }) })),
                ]}
              />
            )}
          </DayRange>
        }
        empty={{ title: t('summary.no_invoices') }}
      />
      <Suspense fallback={null}>
        {byCard && <CardRefundDialog id={byCard.id_reg_factura} name={byCard.concepto} onClose={close} />}
      </Suspense>
    </>
  )
}
