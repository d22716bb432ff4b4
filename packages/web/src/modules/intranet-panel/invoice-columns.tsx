import type { invoicesOfWebUser } from '@app/contract/intranet-panel/accounting-invoices'
import type { OutputOf } from '@app/contract/kit/action'
import { dayOf, daysBetween, formatDay } from '@app/contract/values/day'
import type { GridColumn } from '../../kit/grid/column.ts'
import { currentSession } from '../../kit/reads/session.ts'
import { today } from '../../kit/reads/today.ts'
import { StateDot } from '../../kit/screen/state-dot.tsx'
import { t } from '../../kit/texts/i18n.ts'

export type InvoiceRow = OutputOf<typeof invoicesOfWebUser>[number]

/** Days by which an unpaid invoice is overdue; 0 for any other. */
export const overdueDays = ({ fecha_pago, vencimiento }: InvoiceRow) =>
  fecha_pago === null ? Math.max(0, daysBetween(vencimiento, today())) : 0

const stateText = (row: InvoiceRow) => {
  if (row.fecha_pago !== null) return t('intranet.paid', { fecha: formatDay(row.fecha_pago) })
  const n = overdueDays(row)
  return n > 0 ? t('intranet.overdue', { n }) : t('intranet.is_pending')
}
const actText = ({ ultimo_acto: act, fecha_acto: at }: InvoiceRow) =>
  act === null || at === null ? '' : t(`intranet.act.${act}`, { fecha: formatDay(dayOf(at, currentSession()?.info.zona ?? 'UTC')) })

/** Columns of the invoices; `isYearly` shows the number of notices. */
export const invoiceColumns = (isYearly: boolean): GridColumn<InvoiceRow>[] => [
  { key: 'cod', header: t('accounting-invoice.cod'), kind: 'text', width: 120, card: 'name' },
  { key: 'fecha', header: t('accounting-invoice.fecha'), kind: 'day' },
  { key: 'vencimiento', header: t('accounting-invoice.vencimiento'), kind: 'day' },
  { key: 'cliente', header: t('accounting-invoice.cliente'), kind: 'text', width: 220, card: 'below' },
  { key: 'concepto', header: t('accounting-invoice.concepto'), kind: 'text', width: 220 },
  { key: 'importe', header: t('accounting-invoice.importe'), kind: 'money', total: 'sum', card: 'end' },
  ...(isYearly ? [{ key: 'numavisos' as const, header: t('accounting-invoice.numavisos'), kind: 'integer' as const }] : []),
  {
    ...{ key: 'fecha_pago', header: t('intranet.state'), kind: 'day', width: 170, card: 'below', text: stateText },
    render: (row) => (
      <StateDot mark={row.fecha_pago !== null ? 'good' : overdueDays(row) > 0 ? 'alarm' : 'wait'}>{stateText(row)}</StateDot>
    ),
  },
  { key: 'ultimo_acto', header: t('intranet.last_act'), kind: 'text', width: 210, text: actText },
]
