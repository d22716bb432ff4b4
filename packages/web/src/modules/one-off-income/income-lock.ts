import { lockOf } from '@app/contract/one-off-income/income-rules'
import { isParameterOn } from '../../kit/reads/session.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type IncomeRow, isOpen, isOwed } from './income-row.ts'

/** Whether the club hands its accounts to an accounting program. */
const isLinked = () => isParameterOn('ENLACE_NAVISION_ENJOY') || isParameterOn('ENLACE_BINSOFT')

/** Why a cell may not be changed, in words; null where it may. */
export function lockText(row: IncomeRow, name: string): string | null {
  const lock = lockOf(row, name, { isLinked: isLinked() })
  return lock && t(lock)
}

/** Why a line cannot be collected; null where it can. */
export const collectLock = (row: IncomeRow): string | null =>
  isOpen(row)
    ? null
    : row.id_mst_tipofactura === 1
      ? t('income.proveedor_no_cobra')
      : (lockText(row, 'pagado_check') ?? t('desk.nothing_left'))

/** Why a supplier’s invoice cannot be paid; null where it can. */
export const payLock = (row: IncomeRow): string | null => (isOwed(row) ? null : (lockText(row, 'pagado_check') ?? t('desk.nothing_left')))

/** Why a line cannot be deleted here; null where it can. */
export function deleteLock(row: IncomeRow): string | null {
  return row.id_reg_reserva === null ? null : t('msg.AccedeReservaRealizarCambio')
}

/** Why nothing can be given back of a line; null where it can. */
export function refundLock(row: IncomeRow): string | null {
  if (row.id_mst_tipofactura === 1) return t('income.proveedor_no_cobra')
  if (row.id_reg_factura_anulacion !== null || row.precio <= 0) return t('income.refunded')
  return row.pagado > 0 ? null : t('income.unpaid')
}

/** Why a line has no ticket yet; null where it has. */
export const paperLock = ({ pagado_check }: IncomeRow): string | null => (pagado_check ? null : t('income.unpaid'))

/** The datum that says whose a line is. */
export const ownerOf = ({ id_mst_tipofactura }: IncomeRow) => (id_mst_tipofactura === 1 ? 'id_mst_proveedor' : 'id_mst_socios')
