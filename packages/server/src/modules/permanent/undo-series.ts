import { undoSeries } from '@app/contract/permanent/undo-series'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockActs, lockCourses, renewStudents, revertActs, seatingOf } from '../bookings/public.ts'
import { restoreSeries, seriesWithDates } from './series-acts.ts'

/** True if a permanent booking has not changed since an act. */
async function isUntouched(tx: Tx, act: number, id: number): Promise<boolean> {
  const now = await seriesWithDates(tx, id)
  const found = await tx
    .selectFrom('acto_fija')
    .select('id_reg_acto')
    .where('id_reg_acto', '=', act)
    .where(sql<boolean>`despues is not distinct from ${now && JSON.stringify(now)}::jsonb`)
    .executeTakeFirst()
  return found !== undefined
}

export const undo = handle(undoSeries, async (call) => {
  const { tx, input, now, today } = call
  const acts = [...new Set(input.actos)]
  const rows = await tx
    .selectFrom('acto_fija as f')
    .innerJoin('acto as a', 'a.id_reg_acto', 'f.id_reg_acto')
    .select(['f.id_mst_reservasfijas', 'f.antes', 'f.despues', 'f.id_reg_acto'])
    .where('f.id_reg_acto', 'in', acts)
    .orderBy('f.id_mst_reservasfijas')
    .execute()
  if (rows.length === 0 || rows.length !== acts.length) refuse('msg.not_found', { actos: 'msg.not_found' })
  await lockCourses(
    tx,
    rows.flatMap(({ antes, despues }) => [antes, despues].map((one) => one && Number(one.reservafija.id_mst_curso ?? 0))),
  )
  // courts, bookings and lines first, then the permanent bookings: the order of saving them
  const locked = await lockActs(tx, acts)
  const ids = rows.map((row) => row.id_mst_reservasfijas)
  await tx
    .selectFrom('reservafija')
    .select('version')
    .where('id_mst_reservasfijas', 'in', ids) // only for speed
    .orderBy('id_mst_reservasfijas')
    .forUpdate()
    .execute()
  const undone = await tx
    .selectFrom('acto')
    .select('fecha_deshecho')
    .where('id_reg_acto', 'in', acts)
    .orderBy('id_reg_acto')
    .forUpdate()
    .execute()
  if (undone.some((one) => one.fecha_deshecho !== null)) refuse('permanent.ya_deshecho')
  for (const { id_reg_acto, id_mst_reservasfijas: id, antes, despues } of rows) {
    if (await isUntouched(tx, id_reg_acto, id)) continue
    refuse('booking.tocada_despues', {}, { reservas: String((despues ?? antes)!.reservafija.nombre) })
  }
  for (const { id_mst_reservasfijas: id, antes, despues } of rows)
    await restoreSeries(tx, id, antes, Number((despues ?? antes)!.reservafija.version) + 1)
  await revertActs({ tx, now, today }, locked)
  const restored = locked.rows.flatMap(({ id_reg_reserva, antes }) => (antes ? id_reg_reserva : []))
  await renewStudents(seatingOf(call), restored)
  return {}
})
