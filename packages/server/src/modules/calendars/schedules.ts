import { joinDays } from '@app/contract/calendars/day-months'
import { type NewSchedule, scheduleComplaints } from '@app/contract/calendars/schedule-rules'
import { changeSchedule, generateSchedule, getSchedule, removeSchedule } from '@app/contract/calendars/schedules'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { deleteSchedules, wireSchedule } from './calendars.ts'
import { loadSchedules } from './load-calendars.ts'

/** The schedule as it will be saved: checked, its single days joined, fields of other types dropped. Refuses field by field. */
export function checkSchedule<S extends NewSchedule>(sent: S): S {
  const schedule = {
    ...sent,
    tipoHorario2_diasMeses: sent.tipoHorario === 2 ? joinDays(sent.tipoHorario2_diasMeses) : [],
    rang: sent.tipoHorario === 3 ? sent.rang : null,
  }
  const complaints = scheduleComplaints(schedule)
  if (Object.keys(complaints).length > 0) refuse('msg.invalid_input', complaints)
  return schedule
}

/** The calendar, locked, so that additions of schedules take turns. */
async function lockCalendar(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('calendario')
    .select('id_mst_calendario')
    .where('id_mst_calendario', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? refuse('msg.not_found')
}

/** Refuses a second schedule of type 1; the constraint has the last word. */
async function refuseSecond(tx: Tx, calendar: number, { tipoHorario }: NewSchedule, own = 0) {
  if (tipoHorario !== 1) return
  const other = await tx
    .selectFrom('horario')
    .select('id_mst_horarios')
    .where('id_mst_calendario', '=', calendar)
    .where('tipo_horario', '=', 1)
    .where('id_mst_horarios', '<>', own)
    .executeTakeFirst()
  if (other) refuse('calendario.tipo1_repetido', { tipoHorario: 'calendario.tipo1_repetido' })
}

async function insertParts(tx: Tx, id_mst_horarios: number, { horaris, tipoHorario2_diasMeses }: NewSchedule) {
  const slots = horaris.map(({ dias, hora_ini, hora_fin, duracion }) => ({ id_mst_horarios, dias, hora_ini, hora_fin, duracion }))
  if (slots.length > 0) await tx.insertInto('horario_hora').values(slots).execute()
  const ranges = tipoHorario2_diasMeses.map(({ diames_ini, diames_fin }) => ({ id_mst_horarios, diames_ini, diames_fin }))
  if (ranges.length > 0) await tx.insertInto('horario_diames').values(ranges).execute()
}
const dates = ({ rang }: NewSchedule) => ({ fecha_ini: rang?.fecha_ini ?? null, fecha_fin: rang?.fecha_fin ?? null })

/** Creates a calendar that opens at these hours the whole year; returns its id. */
export async function createOpeningHours(tx: Tx, desc_calendario: string, horaris: NewSchedule['horaris']): Promise<number> {
  const schedule = checkSchedule({ tipoHorario: 1, tipoHorario2_diasMeses: [], rang: null, horaris })
  const { id_mst_calendario } = await tx
    .insertInto('calendario')
    .values({ desc_calendario, activo: true })
    .returning('id_mst_calendario')
    .executeTakeFirstOrThrow()
  const { id_mst_horarios } = await tx
    .insertInto('horario')
    .values({ id_mst_calendario, tipo_horario: 1 })
    .returning('id_mst_horarios')
    .executeTakeFirstOrThrow()
  await insertParts(tx, id_mst_horarios, schedule)
  return id_mst_calendario
}

/** One schedule of a calendar (spec 1 §7). */
export const one = handle(getSchedule, async ({ tx, input: { id, idHorario } }) => {
  const schedules = await loadSchedules(tx, [id])
  return wireSchedule(schedules.find(({ id_mst_horarios }) => id_mst_horarios === idHorario) ?? refuse('msg.not_found'))
})

/** Creates a schedule. */
export const generate = handle(generateSchedule, async ({ tx, input }) => {
  const schedule = checkSchedule(input)
  await lockCalendar(tx, input.id)
  await refuseSecond(tx, input.id, schedule)
  const { id_mst_horarios } = await tx
    .insertInto('horario')
    .values({ id_mst_calendario: input.id, tipo_horario: schedule.tipoHorario, ...dates(schedule) })
    .returning('id_mst_horarios')
    .executeTakeFirstOrThrow()
  await insertParts(tx, id_mst_horarios, schedule)
  return { id_mst_horarios }
})

/** Replaces the hours and dates of a schedule; of two simultaneous saves the later one wins as a whole. */
export const change = handle(changeSchedule, async ({ tx, input }) => {
  const { id_mst_horarios, fecha_ini, fecha_fin } = input
  const rang = input.rang ?? (fecha_ini && fecha_fin ? { fecha_ini, fecha_fin } : null)
  const schedule = checkSchedule({ ...input, rang })
  await lockCalendar(tx, input.id)
  await refuseSecond(tx, input.id, schedule, id_mst_horarios)
  const { numUpdatedRows } = await tx
    .updateTable('horario')
    .set({ tipo_horario: schedule.tipoHorario, ...dates(schedule) })
    .where('id_mst_horarios', '=', id_mst_horarios)
    .where('id_mst_calendario', '=', input.id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse('msg.not_found')
  for (const table of ['horario_hora', 'horario_diames'] as const)
    await tx.deleteFrom(table).where('id_mst_horarios', '=', id_mst_horarios).execute()
  await insertParts(tx, id_mst_horarios, schedule)
  return { id_mst_horarios }
})

/** Deletes a schedule. */
export const removeOne = handle(removeSchedule, async ({ tx, input: { id } }) => {
  const found = await tx.selectFrom('horario').select('id_mst_horarios').where('id_mst_horarios', '=', id).forUpdate().executeTakeFirst()
  if (!found) refuse('msg.not_found')
  await deleteSchedules(tx, [id])
  return {}
})
