import type { Holiday, Schedule } from '@app/contract/calendars/opening-rules'
import type { Tx } from '../../kit/database.ts'

/** A schedule as the rules and the screens need it, with the calendar it belongs to. */
export interface LoadedSchedule extends Schedule {
  readonly id_mst_calendario: number
  readonly horas: readonly (Schedule['horas'][number] & { readonly id_reg_horario_hora: number })[]
}

/** The schedules of these calendars with hours and ranges, in the order 1, 2, 3 and then of making: three queries however many there are. */
export async function loadSchedules(tx: Tx, calendarIds: readonly number[]): Promise<LoadedSchedule[]> {
  if (calendarIds.length === 0) return []
  const schedules = await tx
    .selectFrom('horario')
    .selectAll()
    .where('id_mst_calendario', 'in', [...calendarIds])
    .orderBy('tipo_horario')
    .orderBy('id_mst_horarios')
    .execute()
  if (schedules.length === 0) return []
  const ids = schedules.map((schedule) => schedule.id_mst_horarios)
  const hours = await tx
    .selectFrom('horario_hora')
    .selectAll()
    .where('id_mst_horarios', 'in', ids)
    .orderBy('hora_ini')
    .orderBy('id_reg_horario_hora')
    .execute()
  const ranges = await tx
    .selectFrom('horario_diames')
    .selectAll()
    .where('id_mst_horarios', 'in', ids)
    .orderBy('diames_ini')
    .orderBy('id_reg_horario_diames')
    .execute()
  const hoursOf = Map.groupBy(hours, (row) => row.id_mst_horarios)
  const rangesOf = Map.groupBy(ranges, (row) => row.id_mst_horarios)
  return schedules.map((schedule) => ({
    ...schedule,
    horas: (hoursOf.get(schedule.id_mst_horarios) ?? []).map(({ id_mst_horarios: _schedule, ...slot }) => slot),
    rangos: (rangesOf.get(schedule.id_mst_horarios) ?? []).map(({ diames_ini, diames_fin }) => ({ diames_ini, diames_fin })),
  }))
}

/** The holidays of the club. */
export const loadHolidays = (tx: Tx): Promise<Holiday[]> =>
  tx.selectFrom('festivo').select(['dia', 'mes', 'dia_mes']).orderBy('id_mst_festivos').execute()
