import { createCalendar, getCalendar, listCalendars, removeCalendar, updateCalendar } from '@app/contract/calendars/calendars'
import { court } from '@app/contract/courts/court'
import { sentOnly } from '@app/contract/kit/partial'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { usesBy, usesRefusal } from '../../kit/database/in-use.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { type LoadedSchedule, loadSchedules } from './load-calendars.ts'

/** A schedule in wire form. */
export const wireSchedule = ({ rangos, horas, ...schedule }: LoadedSchedule) => ({
  ...schedule,
  horas: [...horas],
  tipoHorario2_diasMeses: [...rangos],
})

/** The courts of these calendars, in the order of the planner. */
const courtsOf = (tx: Tx, calendars: readonly number[]) =>
  tx
    .selectFrom('recurso')
    .select(['id_mst_calendario', 'id_mst_recurso', 'desc_recurso', 'id_mst_tiporecurso'])
    .where('id_mst_calendario', 'in', [...calendars]) // only for speed
    .orderBy('id_mst_tiporecurso')
    .orderBy('orden')
    .orderBy('id_mst_recurso')
    .execute()

type Row = { id_mst_calendario: number; desc_calendario: string; activo: boolean }
async function withParts(tx: Tx, rows: readonly Row[]) {
  const ids = rows.map((row) => row.id_mst_calendario)
  if (ids.length === 0) return []
  const schedules = Map.groupBy(await loadSchedules(tx, ids), (one) => one.id_mst_calendario)
  const courts = Map.groupBy(await courtsOf(tx, ids), (one) => one.id_mst_calendario)
  return rows.map((row) => ({
    ...row,
    recursos: (courts.get(row.id_mst_calendario) ?? []).map(({ id_mst_calendario: _of, ...court }) => court),
    horarios: (schedules.get(row.id_mst_calendario) ?? []).map(wireSchedule),
  }))
}

/** Every calendar with its courts and schedules (spec 1 §7). */
export const all = handle(listCalendars, async ({ tx }) =>
  withParts(tx, await tx.selectFrom('calendario').selectAll().orderBy('desc_calendario').orderBy('id_mst_calendario').execute()),
)

/** A calendar with its courts and schedules (spec 1 §7). */
export const get = handle(getCalendar, async ({ tx, input }) => {
  const rows = await tx.selectFrom('calendario').selectAll().where('id_mst_calendario', '=', input.id).execute()
  const [calendar] = await withParts(tx, rows)
  return calendar ?? refuse('msg.not_found')
})

/** Active at creation, regardless of the input. */
export const create = handle(createCalendar, ({ tx, input: { desc_calendario } }) =>
  tx.insertInto('calendario').values({ desc_calendario, activo: true }).returningAll().executeTakeFirstOrThrow(),
)

export const update = handle(updateCalendar, async (call) => {
  const { tx, input } = call
  const { id, id_mst_calendario: _id, ...sent } = input
  const before = await tx.selectFrom('calendario').selectAll().where('id_mst_calendario', '=', id).forUpdate().executeTakeFirst()
  const after = { ...(before ?? refuse('msg.not_found')), ...sentOnly(sent) }
  if (!after.activo && before?.activo) {
    const courts = tx.selectFrom('recurso').select('id_mst_recurso').where('id_mst_calendario', '=', id).where('activo', '=', true)
    const use = await usesBy(tx, court, sql`(${courts})`, call)
    if (use) {
      const { values, extra } = usesRefusal([use])
      refuse('calendario.con_pistas', { activo: { key: 'calendario.con_pistas', values } }, values, extra)
    }
  }
  const { id_mst_calendario, ...row } = after
  await tx.updateTable('calendario').set(row).where('id_mst_calendario', '=', id_mst_calendario).execute()
  return after
})

/** Deletes these schedules with their hours and dates. */
export async function deleteSchedules(tx: Tx, schedules: readonly number[]) {
  if (schedules.length === 0) return
  for (const table of ['horario_hora', 'horario_diames', 'horario'] as const)
    await tx
      .deleteFrom(table)
      .where('id_mst_horarios', 'in', [...schedules])
      .execute()
}

/** Deletes a calendar with its schedules; the courts that use it refuse it, by their reference. */
export const remove = handle(removeCalendar, async ({ tx, input: { id } }) => {
  const found = await tx
    .selectFrom('calendario')
    .select('id_mst_calendario')
    .where('id_mst_calendario', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) refuse('msg.not_found')
  const schedules = await tx.selectFrom('horario').select('id_mst_horarios').where('id_mst_calendario', '=', id).execute()
  await deleteSchedules(
    tx,
    schedules.map((one) => one.id_mst_horarios),
  )
  await tx.deleteFrom('calendario').where('id_mst_calendario', '=', id).execute()
  return {}
})
