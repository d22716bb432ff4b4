import { meanOccupancy } from '@app/contract/planner/planner-rules'
import { formatEuros } from '@app/contract/values/money'
import { t, tKey } from '../../kit/i18n.ts'
import type { PlannerBooking, PlannerCourt } from './planner-model.ts'
import type { DayAnswer } from './use-planner-day.ts'
import { personName } from './wording.ts'

type Court = DayAnswer['recursos'][number]
type Booking = DayAnswer['reservas'][number]

/** What a card says of money: nothing, the price, or what is paid of it. */
export type MoneyShown = 0 | 1 | 2

/** Who or what a booking is called by: its own name, its owner, its type. */
export const titleOf = ({ nombre, socios, desc_tiporeserva }: Pick<Booking, 'nombre' | 'socios' | 'desc_tiporeserva'>) =>
  nombre ?? (socios[0] ? personName(socios[0]) : desc_tiporeserva)

/** Time that bookings of courts sharing its ground take from a court: shown as closed, with the reason. */
const takenBeside = (court: Court, { recursos, reservas }: DayAnswer) => {
  const names = new Map(recursos.map((one) => [one.id_mst_recurso, one.desc_recurso]))
  return reservas
    .filter((one) => one.ocupado && court.relacionados.includes(one.id_mst_recurso))
    .map((one) => ({ from: one.hora_ini, to: one.hora_fin, reason: `${names.get(one.id_mst_recurso) ?? ''} · ${titleOf(one)}` }))
}

const courtOf = (court: Court, day: DayAnswer): PlannerCourt => ({
  id: court.id_mst_recurso,
  name: court.desc_recurso,
  opens: court.hora_ini,
  closes: court.hora_fin,
  closed: [
    ...court.cerrado.map(({ hora_ini, hora_fin, motivo }) => ({ from: hora_ini, to: hora_fin, ...(motivo && { reason: motivo }) })),
    ...takenBeside(court, day),
  ],
  minutes: { step: court.step_inicio, min: court.min_tiempo, max: court.max_tiempo, normal: court.default_tiempo },
  pause: court.tiempo_reserva_posterior,
  mayMoveStart: court.cambiar_inicio,
  mayResize: court.cambiar_duracion,
})

const amountOf = ({ total, pagado }: Booking, shown: MoneyShown) =>
  shown === 1 ? formatEuros(total) : `${formatEuros(pagado)} / ${formatEuros(total)}`

const bookingOf = (one: Booking, money: MoneyShown): PlannerBooking => ({
  id: one.id_reg_reserva,
  court: one.id_mst_recurso,
  from: one.hora_ini,
  to: one.hora_fin,
  title: titleOf(one),
  subtitle: one.socios
    .slice(one.nombre ? 0 : 1)
    .map(personName)
    .join(', '),
  kind: one.desc_tiporeserva,
  colour: one.color,
  payment: one.pago,
  colourByPayment: one.color_segun_pago,
  blocked: one.es_bloqueig,
  permanent: one.id_mst_reservasfijas !== null && !one.es_bloqueig,
  pending: one.pendiente_confirmar === 1 || one.pendiente_confirmar === 2 || one.estado_reserva_fija === 2,
  overlapping: one.solapada,
  ...(one.bloqueo && { locked: tKey(one.bloqueo) }),
  ...(one.num_faltan > 0 && { places: t('desk.missing', { n: one.num_faltan }) }),
  ...(money > 0 && one.pago !== 'none' && { amount: amountOf(one, money) }),
})

/** The courts of a day as the planner draws them. */
export const courtsOf = (day: DayAnswer): PlannerCourt[] => day.recursos.map((court) => courtOf(court, day))

/** The bookings of a day as the planner draws them. */
export const bookingsOf = (day: DayAnswer, money: MoneyShown): PlannerBooking[] => day.reservas.map((one) => bookingOf(one, money))

/** First and last minute worth showing, on the hour: those of the open courts and of the bookings; 8 to 22 while nothing is known or all is closed. */
export function hoursOf(courts: readonly PlannerCourt[], bookings: readonly PlannerBooking[] = []): { from: number; to: number } {
  const open = courts.filter(({ opens, closes }) => opens < closes).map(({ opens, closes }) => ({ from: opens, to: closes }))
  const shown = [...(open.length > 0 ? open : [{ from: 480, to: 1320 }]), ...bookings]
  const from = Math.max(0, Math.min(...shown.map((one) => one.from)))
  const to = Math.max(...shown.map((one) => one.to))
  return { from: Math.floor(from / 60) * 60, to: Math.min(1440, Math.ceil(to / 60) * 60) }
}

/** How full the open hours of all courts are together, 0 to 1. */
export const occupationOf = ({ recursos }: DayAnswer) => meanOccupancy(recursos) / 100

/** The types of the bookings shown, for the legend. */
export const typesOf = ({ reservas }: DayAnswer) =>
  [...new Map(reservas.map((one) => [one.desc_tiporeserva, one.color]))].map(([text, colour]) => ({ text, colour }))
