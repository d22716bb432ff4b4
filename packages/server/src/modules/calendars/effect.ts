import { scheduleEffect } from '@app/contract/calendars/effect'
import {
  type Holiday,
  isOpen,
  type OpenInterval,
  openOn,
  openThrough,
  type Schedule,
  scheduleOn,
} from '@app/contract/calendars/opening-rules'
import type { Day } from '@app/contract/values/day'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { loadCalendars } from './load-calendars.ts'
import { openingOn } from './public.ts'
import { checkSchedule } from './schedules.ts'

/** Maximum of bookings outside the hours that are named. */
const named = 20
/** A schedule that is not saved yet is the one made last. */
const unsaved = Number.MAX_SAFE_INTEGER

/** Returns a check for open stretches of a day, each day computed once. */
function openingOf(schedules: readonly Schedule[], holidays: readonly Holiday[]) {
  const known = new Map<Day, readonly OpenInterval[]>()
  return ({ fecha, hora_ini, duracion }: { fecha: Day; hora_ini: number; duracion: number }) => {
    const open = known.get(fecha) ?? openThrough(schedules, holidays, fecha)
    known.set(fecha, open)
    return isOpen(open, hora_ini, hora_ini + duracion)
  }
}

/** The bookings of the calendar's courts from a day on. */
const bookingsFrom = (tx: Tx, calendar: number, today: Day) =>
  tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select(['r.id_reg_reserva', 'r.fecha', 'r.hora_ini', 'r.duracion', 'r.nombre', 'c.desc_recurso', 'c.id_mst_tiporecurso'])
    .where('c.id_mst_calendario', '=', calendar)
    .where('r.fecha', '>=', today)
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .orderBy('r.id_reg_reserva')
    .execute()

/** Opening hours of a day, with their schedule or the holiday they override. */
async function dayOf(tx: Tx, schedules: readonly Schedule[], holidays: readonly Holiday[], day: Day) {
  const inForce = scheduleOn(schedules, holidays, day)
  const row = await tx
    .selectFrom('festivo')
    .select('desc_festivo')
    .where((eb) =>
      eb.or([eb('dia', '=', day), eb.and([eb('mes', '=', Number(day.slice(5, 7))), eb('dia_mes', '=', Number(day.slice(8, 10)))])]),
    )
    .executeTakeFirst()
  return {
    festivo: row ? (row.desc_festivo ?? '') : null,
    tipo_horario: inForce?.tipo_horario ?? null,
    abierto: openOn(schedules, holidays, day),
  }
}

/** Hours before and after on one day of one court, and the bookings that would fall outside; nothing is written. */
export const effect = handle(scheduleEffect, async ({ tx, input, today }) => {
  const { id, day, id_mst_horarios, id_mst_recurso, ...sent } = input
  const { tipoHorario, rang, horaris, tipoHorario2_diasMeses } = checkSchedule(sent)
  const { schedules, holidays } = await loadCalendars(tx, [id])
  const changed: Schedule = {
    id_mst_horarios: id_mst_horarios ?? unsaved,
    tipo_horario: tipoHorario,
    fecha_ini: rang?.fecha_ini ?? null,
    fecha_fin: rang?.fecha_fin ?? null,
    rangos: tipoHorario2_diasMeses,
    horas: horaris,
  }
  const then = [...schedules.filter((schedule) => schedule.id_mst_horarios !== id_mst_horarios), changed]
  const now = await dayOf(tx, schedules, holidays, day)
  const court = id_mst_recurso === null ? null : await courtOf(tx, id_mst_recurso)
  const isOurs = court === null || court.id_mst_calendario === id
  const elsewhere = isOurs
    ? null
    : { ...now, tipo_horario: null, abierto: [...(await openingOn(tx, day, [court])).get(court.id_mst_recurso)!] }
  const [wasOpen, isOpenThen] = [openingOf(schedules, holidays), openingOf(then, holidays)]
  const outside = (await bookingsFrom(tx, id, today)).filter((booking) => wasOpen(booking) && !isOpenThen(booking))
  return {
    day,
    antes: elsewhere ?? now,
    despues: elsewhere ?? (await dayOf(tx, then, holidays, day)),
    reservas_fuera: outside.length,
    reservas: outside.slice(0, named).map(({ duracion, ...booking }) => ({ ...booking, hora_fin: booking.hora_ini + duracion })),
  }
})

async function courtOf(tx: Tx, id: number) {
  const columns = ['id_mst_recurso', 'id_mst_calendario'] as const
  const row = await tx.selectFrom('recurso').select(columns).where('id_mst_recurso', '=', id).executeTakeFirst()
  return row ?? refuse('msg.invalid_input', { id_mst_recurso: 'invalid.reference' })
}
