import { closuresOfDay, reopenCourt, undoClosure } from '@app/contract/closures/closures'
import { sql } from 'kysely'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockActs, lockBookings, muteNotices, removeBookings, revertActs } from '../bookings/public.ts'
import { lockOccupied } from '../courts/public.ts'
import { inSports, sportsReadBy } from '../member-permissions/public.ts'
import { lockClosure } from './closure-letters.ts'

export const undo = handle(undoClosure, async ({ tx, input: { id }, now, today }) => {
  const seen =
    (await tx.selectFrom('cierre').select('id_reg_acto').where('id_mst_cierre', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')
  const act = await lockActs(tx, [seen.id_reg_acto])
  const closure = await lockClosure(tx, id)
  if (closure.fecha_deshecho !== null) refuse('closures.ya_deshecho')
  if (closure.avisada || (closure.avisos > 0 && closure.avisos_salen <= now)) refuse('closures.avisos_enviados')
  // nobody was told of the closure
  await muteNotices(tx, [])
  await revertActs({ tx, now, today }, act)
  await tx.updateTable('cierre').set({ fecha_deshecho: now }).where('id_mst_cierre', '=', id).execute()
  return { devueltas: act.rows.filter(({ antes }) => antes !== null).length }
})

export const reopen = handle(reopenCourt, async ({ tx, input: { id, id_mst_recurso }, now, today, user, say }) => {
  await lockOccupied(tx, [id_mst_recurso])
  const { fecha_deshecho, motivo } = await lockClosure(tx, id)
  if (fecha_deshecho !== null) refuse('closures.ya_deshecho')
  const blocks = await tx
    .selectFrom('cierre_bloqueo as b')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'b.id_reg_reserva')
    .select('b.id_reg_reserva')
    .where('b.id_mst_cierre', '=', id)
    .where('b.id_mst_recurso', '=', id_mst_recurso)
    .execute()
  const ids = blocks.map((one) => one.id_reg_reserva)
  if (ids.length === 0 || (await lockBookings(tx, ids)).length === 0)
    refuse('closures.ya_abierta', { id_mst_recurso: 'closures.ya_abierta' })
  await removeBookings(tx, ids, { now, today, by: user.id_mst_socios, motivo: say(`closures.block.${motivo}`) })
  return {}
})

export const ofDay = handle(closuresOfDay, async ({ tx, user, input: { fecha, id_mst_tiporecurso }, today, now }) => {
  const rows = await tx
    .selectFrom('cierre')
    .selectAll()
    .where('fecha', '=', fecha ?? today)
    .where('fecha_deshecho', 'is', null)
    .$if(id_mst_tiporecurso !== null, (q) => q.where('id_mst_tiporecurso', '=', id_mst_tiporecurso!))
    .where(inSports('id_mst_tiporecurso', await sportsReadBy(tx, user)))
    .orderBy('id_mst_cierre', 'desc')
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id_mst_cierre)
  const blocks = await tx
    .selectFrom('cierre_bloqueo as b')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'b.id_mst_recurso')
    .leftJoin('reserva as r', 'r.id_reg_reserva', 'b.id_reg_reserva')
    .select(['b.id_mst_cierre', 'b.id_mst_recurso', 'c.desc_recurso', sql<boolean>`bool_or(r.id_reg_reserva is not null)`.as('cerrada')])
    .where('b.id_mst_cierre', 'in', ids) // only for speed
    .groupBy(['b.id_mst_cierre', 'b.id_mst_recurso', 'c.id_mst_recurso'])
    .orderBy('c.orden')
    .orderBy('c.id_mst_recurso')
    .execute()
  const bookings = await tx
    .selectFrom('cierre_reserva as b')
    .innerJoin('cierre as z', 'z.id_mst_cierre', 'b.id_mst_cierre')
    .leftJoin('acto_reserva as a', (join) =>
      join.onRef('a.id_reg_acto', '=', 'z.id_reg_acto').onRef('a.id_reg_reserva', '=', 'b.id_reg_reserva'),
    )
    .leftJoin('recurso as c', (join) => join.on(sql<boolean>`c.id_mst_recurso = (a.despues -> 'reserva' ->> 'id_mst_recurso')::bigint`))
    .select(['b.id_mst_cierre', 'b.id_reg_reserva', 'b.nombre', 'b.hacer', 'b.por_devolver', 'c.desc_recurso'])
    .select(sql<number | null>`(a.despues -> 'reserva' ->> 'hora_ini')::integer`.as('hora_ini'))
    .where('b.id_mst_cierre', 'in', ids) // only for speed
    .orderBy('b.id_reg_cierre_reserva')
    .execute()
  const blocksOf = Map.groupBy(blocks, (one) => one.id_mst_cierre)
  const bookingsOf = Map.groupBy(bookings, (one) => one.id_mst_cierre)
  return rows.map((row) => ({
    ...row,
    deshacer: !row.avisada && (row.avisos === 0 || row.avisos_salen > now),
    pistas: blocksOf.get(row.id_mst_cierre) ?? [],
    reservas: bookingsOf.get(row.id_mst_cierre) ?? [],
  }))
})
