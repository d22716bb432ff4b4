import type { OutputOf } from '@app/contract/kit/action'
import type { listIncome, listInvoices } from '@app/contract/one-off-income/income-list'

type Booked = Pick<OutputOf<typeof listInvoices>[number], 'duracion_reserva' | 'fecha_reserva' | 'desc_recurso' | 'id_mst_tiporecurso'>
/** Line of either grid; its booking is present only in the list of all invoices. */
export type IncomeRow = OutputOf<typeof listIncome>[number] & Partial<Booked>

/** Content of the grid: lines without a booking, or all of them. */
export type IncomeMode = 'income' | 'all'
/** Owner type: 1 suppliers', 2 members'. */
export type IncomeType = 1 | 2

/** Amount due of a line, in cents. */
export const leftOf = ({ total, pagado, pagado_check }: IncomeRow) => (pagado_check ? 0 : total - pagado)
/** True if a supplier is owed a line. */
export const isOwed = (row: IncomeRow) => row.id_mst_tipofactura === 1 && leftOf(row) > 0
/** True if a line can be collected at the desk. */
export const isOpen = (row: IncomeRow) => row.id_mst_tipofactura === 2 && leftOf(row) > 0

/** Path of a line's booking; null without a booking, or in a grid that does not load it. */
export const bookingOf = ({ id_reg_reserva, id_mst_tiporecurso }: IncomeRow): string | null =>
  id_reg_reserva !== null && id_mst_tiporecurso ? `/reservas/${id_mst_tiporecurso}/${id_reg_reserva}` : null
