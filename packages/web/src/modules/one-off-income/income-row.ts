import type { OutputOf } from '@app/contract/kit/action'
import type { listIncome, listInvoices } from '@app/contract/one-off-income/income-list'

type Booked = Pick<OutputOf<typeof listInvoices>[number], 'duracion_reserva' | 'fecha_reserva' | 'desc_recurso' | 'id_mst_tiporecurso'>
/** A line of either grid; only among all invoices it says of which booking it is. */
export type IncomeRow = OutputOf<typeof listIncome>[number] & Partial<Booked>

/** What the grid shows: lines of no booking, or all of them. */
export type IncomeMode = 'income' | 'all'
/** Whose: 1 suppliers', 2 members'. */
export type IncomeType = 1 | 2

/** What is left to pay of a line, in cents. */
export const leftOf = ({ total, pagado, pagado_check }: IncomeRow) => (pagado_check ? 0 : total - pagado)
/** Whether a supplier is owed a line. */
export const isOwed = (row: IncomeRow) => row.id_mst_tipofactura === 1 && leftOf(row) > 0
/** Whether a line can be collected at the desk. */
export const isOpen = (row: IncomeRow) => row.id_mst_tipofactura === 2 && leftOf(row) > 0

/** The address of the booking that a line is of; null for a line of no booking, or in a grid that does not say. */
export const bookingOf = ({ id_reg_reserva, id_mst_tiporecurso }: IncomeRow): string | null =>
  id_reg_reserva !== null && id_mst_tiporecurso ? `/reservas/${id_mst_tiporecurso}/${id_reg_reserva}` : null
