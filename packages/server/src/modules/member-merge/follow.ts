import { json, type Tx } from '../../kit/database.ts'
import { type MemberColumn, moveRows } from '../../kit/member-columns.ts'
import type { JobHandler } from '../../kit/outbox.ts'
import { lockLines } from '../invoices/public.ts'
import { closeMembers } from '../members/public.ts'

/** The job that looks after a merge for what somebody wrote of the record that ended while it did, and the seconds that it waits. */
export const followJob = 'member-merge.follow'
export const secondsBehind = 10

/** Locks what a merge changes in the order of all who change it: operations, lines and bookings of the one that ends, then both members, whole. */
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

/** Moves what has come to the record that ended since; undoing the merge gives it back with the rest. */
export const follow: JobHandler = ({ id, columns }: { id: number; columns: readonly MemberColumn[] }, _job, { inTransaction }) =>
  inTransaction(async (tx) => {
    const found = await tx.selectFrom('socio_union').selectAll().where('id_reg_socio_union', '=', id).forUpdate().executeTakeFirst()
    if (!found || found.deshecho !== null) return
    const way = { from: found.id_socio_origen, to: found.id_mst_socios }
    await lockBoth(tx, way)
    for (const column of columns) {
      const ids = await moveRows(tx, column, way)
      if (ids.length === 0) continue
      const row = { id_reg_socio_union: id, tabla: column.table, columna: column.column, filas: json(ids) }
      await tx.insertInto('socio_union_fila').values(row).execute()
    }
  })
