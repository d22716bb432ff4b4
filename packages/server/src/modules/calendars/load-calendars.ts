import type { Holiday, Schedule } from '@app/contract/calendars/opening-rules'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { cached } from '../../kit/database/cached.ts'
import type { Tx } from '../../kit/database/database.ts'

/** A schedule as the rules and the screens need it, with the calendar it belongs to. */
export interface LoadedSchedule extends Schedule {
  readonly id_mst_calendario: number
  readonly horas: readonly (Schedule['horas'][number] & { readonly id_reg_horario_hora: number })[]
}

/** The schedules of these calendars with hours and ranges, in the order 1, 2, 3 and then of making. */
const schedulesOf = (tx: Tx, calendarIds: readonly number[]) =>
  tx
    .selectFrom('horario as s')
    .selectAll('s')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('horario_hora as h')
          .select(['h.id_reg_horario_hora', 'h.dias', 'h.hora_ini', 'h.hora_fin', 'h.duracion'])
          .whereRef('h.id_mst_horarios', '=', 's.id_mst_horarios')
          .orderBy('h.hora_ini')
          .orderBy('h.id_reg_horario_hora'),
      ).as('horas'),
      jsonArrayFrom(
        eb
          .selectFrom('horario_diames as r')
          .select(['r.diames_ini', 'r.diames_fin'])
          .whereRef('r.id_mst_horarios', '=', 's.id_mst_horarios')
          .orderBy('r.diames_ini')
          .orderBy('r.id_reg_horario_diames'),
      ).as('rangos'),
    ])
    .where('s.id_mst_calendario', 'in', [...calendarIds])
    .orderBy('s.tipo_horario')
    .orderBy('s.id_mst_horarios')

export const loadSchedules = (tx: Tx, calendarIds: readonly number[]): Promise<LoadedSchedule[]> => schedulesOf(tx, calendarIds).execute()

/** These calendars' schedules and the club's holidays, in one query. */
export const loadCalendars = cached(
  ['horario', 'horario_hora', 'horario_diames', 'festivo'],
  (tx, calendarIds: readonly number[]): Promise<{ schedules: readonly LoadedSchedule[]; holidays: readonly Holiday[] }> =>
    tx
      .selectNoFrom([
        jsonArrayFrom(schedulesOf(tx, calendarIds)).as('schedules'),
        jsonArrayFrom(tx.selectFrom('festivo').select(['dia', 'mes', 'dia_mes']).orderBy('id_mst_festivos')).as('holidays'),
      ])
      .executeTakeFirstOrThrow(),
)
