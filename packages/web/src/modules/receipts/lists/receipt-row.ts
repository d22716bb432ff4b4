import type { OutputOf } from '@app/contract/kit/action'
import { receiptState } from '@app/contract/receipts/receipt-state'
import type { openReceipts } from '@app/contract/receipts/receipts'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { t, tFound } from '../../../kit/texts/i18n.ts'

export type ReceiptRow = OutputOf<typeof openReceipts>[number]

export { receiptState as stateOf }
export const stateText = (row: ReceiptRow) => t(`receipts.state.${receiptState(row)}`, { importe: formatEuros(row.importe_devuelto) })
const tones = { returned: 'alarm', part: 'alarm', creada: 'wait', enviada: 'plain', cobrada: 'half', open: 'plain', list: 'plain' } as const
export const toneOf = (row: ReceiptRow) => tones[receiptState(row)]

/** Remittance of a receipt as the name of its group. */
export const remittanceText = ({ nombre_remesa, id_reg_remesas, fecha_remesa, estado_remesa }: ReceiptRow): string =>
  id_reg_remesas === null
    ? t('receipts.list')
    : `${nombre_remesa ?? ''} · ${id_reg_remesas} · ${fecha_remesa ? formatDay(fecha_remesa) : ''} · ${estado_remesa ? t(`remittances.state.${estado_remesa}`) : ''}`

/** Return of a receipt in a line: day, reason of the bank in words and as its code, and the step that followed. */
export function storyOf({ devolucion }: ReceiptRow): string {
  if (devolucion === null) return ''
  const { fecha, codigo, paso } = devolucion
  // an unknown code has no words but itself
  const reason = codigo === null ? [] : new Set([tFound('devolucion.motivo', codigo), codigo])
  return [formatDay(fecha), ...reason, tFound('receipts.step', paso)].join(' · ')
}

/** By remittance and date, the newest first (R-168). */
export const newestFirst = (rows: readonly ReceiptRow[]): ReceiptRow[] =>
  rows.toSorted(
    (one, other) =>
      (other.id_reg_remesas ?? Number.POSITIVE_INFINITY) - (one.id_reg_remesas ?? Number.POSITIVE_INFINITY) ||
      other.fecha.localeCompare(one.fecha) ||
      other.id_reg_recibo - one.id_reg_recibo,
  )

/** Reason against a return; null if allowed (R-167). */
export function returnLock(row: ReceiptRow): string | null {
  if (row.devuelto < 0) return t('receipts.reason.returned')
  if (!row.remesar_sepa_banco) return t('receipts.reason.no_bank')
  if (row.id_reg_remesas === null) return t('receipts.reason.not_downloaded')
  return row.estado_remesa === 'creada' ? t('receipts.reason.unsent') : null
}
/** Reason against a deletion; null if allowed (A-179). */
export const deleteLock = (row: ReceiptRow): string | null => {
  if (!row.girado) return null
  return t(row.estado_remesa === 'creada' ? 'receipts.reason.unsent' : 'receipts.reason.downloaded')
}
/** Reason against a file; null if allowed. */
export const xmlLock = (row: ReceiptRow): string | null => (row.remesar_sepa_banco ? null : t('receipts.reason.no_bank'))
