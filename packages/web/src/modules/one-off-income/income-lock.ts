import { lockOf } from '@app/contract/one-off-income/income-rules'
import { isParameterOn } from '../../kit/reads/session.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type IncomeRow, isOpen, isOwed } from './income-row.ts'

/** True if the club exports its accounts to an accounting program. */
const isLinked = () => isParameterOn('ENLACE_NAVISION_ENJOY') || isParameterOn('ENLACE_BINSOFT')

/** Reason of a cell's lock, as text; null if it is editable. */
export function lockText(row: IncomeRow, name: string): string | null {
  const lock = lockOf(row, name, { isLinked: isLinked() })
  return lock && t(lock)
}

/** Reason against collecting a line; null if allowed. */
export const collectLock = (row: IncomeRow): string | null =>
  isOpen(row)
    ? null
    : row.id_mst_tipofactura === 1
      ? t('income.proveedor_no_cobra')
      : (lockText(row, 'pagado_check') ?? t('desk.nothing_left'))

/** Reason against paying a supplier’s invoice; null if allowed. */
export const payLock = (row: IncomeRow): string | null => (isOwed(row) ? null : (lockText(row, 'pagado_check') ?? t('desk.nothing_left')))

/** Reason against deleting a line here; null if allowed. */
export function deleteLock(row: IncomeRow): string | null {
  return row.id_reg_reserva === null ? null : t('msg.AccedeReservaRealizarCambio')
}

/** Name of the field with the owner of a line. */
export const ownerOf = ({ id_mst_tipofactura }: IncomeRow) => (id_mst_tipofactura === 1 ? 'id_mst_proveedor' : 'id_mst_socios')
