import type { LimitName } from '@app/contract/booking-config/hour-limits'
import { weekAround } from '@app/contract/booking-config/hour-limits'
import { guestMember } from '@app/contract/members/member'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { breachOf, limitsHours } from '../booking-config/public.ts'
import type { Booking } from './booking-row.ts'
import { namesOf } from './players.ts'
import type { CourtFacts } from './schedule/court-facts.ts'
import type { Slot, SlotColumns } from './schedule/slot.ts'

/** Warnings that the user has confirmed. */
export interface Confirmations {
  readonly confirmar_mismo_horario: boolean
  readonly confirmar_limites: boolean
  readonly confirmar_jugadores?: boolean
  readonly confirmar_inactivos?: boolean
}

interface WeekQuery {
  readonly owner: number | null
  readonly when: Pick<Slot, 'day'>
  /** The booking itself, which does not count. */
  readonly except: number
}

/**
 * Other bookings of the owner in that week. If any configuration limits hours, the owner's row is locked first, so that
 * two desks on two courts take turns; both statements are sent together, and the second sees the commits the first
 * waited for. A guest has no limits.
 */
export async function bookedInWeek(tx: Tx, { owner, when, except }: WeekQuery) {
  if (owner === null || owner === guestMember || !(await limitsHours(tx))) return []
  const { monday, sunday } = weekAround(when.day)
  const turn = tx.selectFrom('socio').select('id_mst_socios').where('id_mst_socios', '=', owner).forNoKeyUpdate().execute()
  const booked = tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .innerJoin('tipo_reserva as t', 't.id_mst_tiporeserva', 'r.id_mst_tiporeserva')
    .select(['r.fecha', 'r.hora_ini', 'r.duracion', 'r.id_mst_tiporeserva', 'c.id_mst_tiporecurso', 't.restriccion_reservas'])
    .where('r.id_mst_socios', '=', owner)
    .where('r.fecha', '>=', monday)
    .where('r.fecha', '<=', sunday)
    .where('r.ocupado', '=', true)
    .where('r.id_reg_reserva', '<>', except)
    .execute()
  return (await together(turn, booked))[1]
}

const codes = {
  horas_reservas_dia: 'booking.limite_dia',
  horas_reservas_franja: 'booking.limite_franja',
  horas_reservas_franja_consecutivas: 'booking.limite_consecutivas',
  horas_reservas_semana: 'booking.limite_semana',
} as const satisfies Record<LimitName, string>

/** '1 h', '45 min', '1 h 30 min': the symbols are those of every language. */
const hoursText = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [...(hours > 0 || rest === 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])].join(' ')
}

interface LimitCheck {
  readonly court: CourtFacts
  readonly wanted: Omit<SlotColumns, 'id_mst_recurso'> & { readonly id_mst_tiporeserva: number }
  /** The owner's name. */
  readonly nombre: string
  readonly booked: Awaited<ReturnType<typeof bookedInWeek>>
}
/**
 * Refuses a booking that exceeds an hour limit of its owner, and names the limit, the hours used and the end of its
 * period. The answer includes the field that confirms the warning.
 */
export function warnOfHours({ court, wanted, nombre, booked }: LimitCheck) {
  const { rules, restriccion_reservas, id_mst_tiporecurso } = court
  const hours = { ...wanted, id_mst_tiporecurso, restriccion_reservas: restriccion_reservas ?? false }
  const breach = rules ? breachOf(rules, hours, booked) : null
  if (!breach) return
  const { limite, configuracion, maximo, usado, total, hasta } = breach
  const words = {
    nombre,
    maximo: hoursText(maximo),
    usadas: hoursText(usado),
    total: hoursText(total),
    hasta: formatDay(hasta),
    desde: formatMinute(configuracion.hora_ini),
    fin: formatMinute(configuracion.hora_fin),
  }
  const { id_mst_reserva_configuracion, desc_configuracion } = configuracion
  refuse(codes[limite], { duracion: { key: codes[limite], values: words } }, words, {
    error: 1,
    confirm: 'confirmar_limites',
    limite: { limite, id_mst_reserva_configuracion, desc_configuracion, maximo, usado, total, hasta },
  })
}

/** Judges the hours of a booking that changes. Its court is locked. */
export async function checkHours(tx: Tx, court: CourtFacts, wanted: Booking) {
  const { id_mst_socios: owner, id_reg_reserva: except } = wanted
  if (owner === null || owner === guestMember) return
  const booked = await bookedInWeek(tx, { owner, when: { day: wanted.fecha }, except })
  warnOfHours({ court, wanted, nombre: (await namesOf(tx, [owner])).get(owner) ?? '', booked })
}
