import { undoDays } from '@app/contract/member-merge/member-merge'
import { after } from '../../kit/clock.ts'
import { json, type Tx } from '../../kit/database/database.ts'
import { type MemberColumn, moveRows } from '../../kit/database/member-columns.ts'
import type { JobFacts } from '../../kit/work/attempt.ts'
import { insertJob, jobKind } from '../../kit/work/jobs.ts'
import { lockLines } from '../invoices/public.ts'
import { closeMembers } from '../members/public.ts'

const day = 86_400

interface Following {
  readonly id: number
  readonly columns: readonly MemberColumn[]
  /** Seconds until the look: each waits twice as long as the one before, a day at most. */
  readonly behind: number
}
/** The job that follows up a merge, moving rows written for the ended record during the merge, or later from an open window. */
export const followJob = jobKind<Following>('member-merge.follow', 'work')
/** Has a merge looked after: in ten seconds for the first time. */
export const followLater = (tx: Tx, { behind = 10, ...more }: Omit<Following, 'behind'> & Partial<Following>, now: Date) =>
  insertJob(tx, followJob, { ...more, behind }, { now: after(now, behind) })

/**
 * Locks the rows that a merge changes in the common order: operations, lines and bookings of the ending record, then
 * both members, exclusively.
 */
export async function lockBoth(tx: Tx, { from, to }: { from: number; to: number }) {
  await tx
    .selectFrom('libro_operacion')
    .select('id_reg_operacion')
    .where('id_mst_socios', '=', from)
    .orderBy('id_reg_operacion')
    .forNoKeyUpdate()
    .execute()
  const lines = await tx.selectFrom('factura').select('id_reg_factura').where('id_mst_socios', '=', from).execute()
  await lockLines(
    tx,
    lines.map(({ id_reg_factura }) => id_reg_factura),
  )
  const places = tx.selectFrom('reserva_socio').select('id_reg_reserva').where('id_mst_socios', '=', from)
  await tx
    .selectFrom('reserva')
    .select('id_reg_reserva')
    .where((eb) => eb.or([eb('id_mst_socios', '=', from), eb('id_reg_reserva', 'in', places)]))
    .orderBy('id_reg_reserva')
    .forNoKeyUpdate()
    .execute()
  await closeMembers(tx, [from, to])
}

/** Moves rows that reached the ended record since, as long as the merge can be undone; undoing it returns them with the rest. */
export async function follow(tx: Tx, { id, columns, behind }: Following, { now }: JobFacts) {
  const found = await tx.selectFrom('socio_union').selectAll().where('id_reg_socio_union', '=', id).forUpdate().executeTakeFirst()
  if (!found || found.deshecho !== null) return
  const pair = { from: found.id_socio_origen, to: found.id_mst_socios }
  await lockBoth(tx, pair)
  for (const column of columns) {
    const ids = await moveRows(tx, column, pair)
    if (ids.length === 0) continue
    const row = { id_reg_socio_union: id, tabla: column.table, columna: column.column, filas: json(ids) }
    await tx.insertInto('socio_union_fila').values(row).execute()
  }
  if (now < after(found.fecha, undoDays * day)) await followLater(tx, { id, columns, behind: Math.min(2 * behind, day) }, now)
}
