import { accounts } from '@app/contract/ledger/account'
import type { settledBy } from '@app/contract/receipts/remittances/remittance'
import { addDays, type Day } from '@app/contract/values/day'
import { addTargetDays, nextTargetDay } from '@app/contract/values/target-day'
import { clubTime } from '../../../kit/clock.ts'
import { isOneOf, type Tx } from '../../../kit/database/database.ts'
import type { Tidy } from '../../../kit/work/housekeeping.ts'
import { param } from '../../club/public.ts'
import { type PostingContext, post } from '../../ledger/public.ts'

/** Settlement of a remittance: the day of its money in the account, and how it is known. */
export interface Settlement {
  readonly id_reg_remesas: number
  readonly fecha_cobro: Day
  readonly cobrada_por: (typeof settledBy)[number]
  readonly motivo: string | null
}

/** Remittances, locked in the order of their numbers. */
export const lockRemittances = (tx: Tx, ids: readonly number[]) =>
  tx.selectFrom('remesa').selectAll().where(isOneOf('id_reg_remesas', ids)).orderBy('id_reg_remesas').forNoKeyUpdate().execute()

/** Cents of remittances that came back before. */
async function returnedOf(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('recibo')
    .select(['id_reg_remesa', ({ fn }) => fn.sum<number>('importe_devuelto').as('importe')])
    .where(isOneOf('id_reg_remesa', ids))
    .groupBy('id_reg_remesa')
    .execute()
  return new Map(rows.map((row) => [row.id_reg_remesa, Number(row.importe)]))
}

/** Settles locked remittances that are not settled: what did not come back moves from the remittance to the bank. Returns their number. */
export async function settleRemittances(call: PostingContext, settlements: readonly Settlement[]): Promise<number> {
  const { tx } = call
  const rows = new Map(
    (
      await lockRemittances(
        tx,
        settlements.map((one) => one.id_reg_remesas),
      )
    ).map((row) => [row.id_reg_remesas, row]),
  )
  const due = settlements.filter((one) => rows.get(one.id_reg_remesas)!.estado !== 'cobrada')
  const returned = await returnedOf(
    tx,
    due.map((one) => one.id_reg_remesas),
  )
  const moved = due.map(({ id_reg_remesas: id }) => ({ row: rows.get(id)!, importe: rows.get(id)!.importe - (returned.get(id) ?? 0) }))
  const made = await post(
    call,
    moved
      .filter(({ importe }) => importe > 0)
      .map(({ row, importe }) => ({
        ...{ debe: accounts.bank, haber: accounts.remittance, importe, motivo: 'liquidacion' as const, texto: row.nombre },
      })),
  )
  call.note?.('libro_asiento', null, made)
  for (const { id_reg_remesas, ...settled } of due)
    await tx
      .updateTable('remesa')
      .set({ estado: 'cobrada', ...settled })
      .where('id_reg_remesas', '=', id_reg_remesas)
      .execute()
  return due.length
}

/** Days back within which a remittance may settle by itself: those before were settled, or are left to a hand. */
const daysBack = 400

/** Settles remittances by themselves, a number of bank days after their collection (A-180, REMESA_DIAS_COBRO). */
export const settleDue: Tidy = async (tx, now, club) => {
  const days = await param(tx, 'REMESA_DIAS_COBRO')
  if (days === 0) return
  const { today } = clubTime(now, club.zone)
  const open = await tx
    .selectFrom('remesa')
    .select(['id_reg_remesas', 'fecha'])
    .where('estado', '<>', 'cobrada')
    .where('fecha', '>=', addDays(today, -daysBack))
    .execute()
  const due = open.filter(({ fecha }) => addTargetDays(nextTargetDay(fecha), days) <= today)
  await settleRemittances(
    { tx, now, today, user: null, club },
    due.map(({ id_reg_remesas, fecha }) => ({ id_reg_remesas, fecha_cobro: fecha, cobrada_por: 'plazo', motivo: null })),
  )
}
