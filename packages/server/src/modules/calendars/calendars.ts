import { getCalendar } from '@app/contract/calendars/calendars'
import { refuse } from '../../kit/fail.ts'
import { handle } from '../../kit/serve.ts'
import { loadSchedules } from './load-calendars.ts'

/** A calendar with its schedules (spec 1 §7). */
export const get = handle(getCalendar, async ({ tx, input }) => {
  const row = await tx.selectFrom('calendario').selectAll().where('id_mst_calendario', '=', input.id).executeTakeFirst()
  const schedules = await loadSchedules(tx, [input.id])
  return {
    ...(row ?? refuse('msg.not_found')),
    horarios: schedules.map(({ rangos, horas, ...schedule }) => ({ ...schedule, horas: [...horas], tipoHorario2_diasMeses: [...rangos] })),
  }
})
