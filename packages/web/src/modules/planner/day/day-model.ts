import { confirmStates, seasonStates } from '@app/contract/bookings/booking'
import { meanOccupancy } from '@app/contract/planner/planner-rules'
import { formatEuros } from '@app/contract/values/money'
import { t, tKey } from '../../../kit/texts/i18n.ts'
import { personName } from '../planner-labels.ts'
import type { PlannerBooking, PlannerCourt } from '../planner-model.ts'
import type { DayAnswer } from './use-planner-day.ts'

type Court = DayAnswer['recursos'][number]
type Booking = DayAnswer['reservas'][number]

/** Style of cards by the club's parameters. */
export interface CardStyle {
  /** RESERVA_PREVIEW_MOSTRAR_IMPORTE_PAGADO: 0 the amount due, 1 the price, 2 the paid amount. */
  readonly money: number
  /** MOSTRAR_COLORES_ADMIN_SEGUN_PAGO: types may colour their bookings by payment. */
  readonly byPayment: boolean
}

/** True if a booking waits for confirmation. */
export const isPending = ({ pendiente_confirmar, estado_reserva_fija }: Pick<Booking, 'pendiente_confirmar' | 'estado_reserva_fija'>) =>
  pendiente_confirmar === confirmStates.pending ||
  pendiente_confirmar === confirmStates.validation ||
  estado_reserva_fija === seasonStates.pending

/** Title of a booking: its own name, its owner, or its type. */
export const titleOf = ({ nombre, socios, desc_tiporeserva }: Pick<Booking, 'nombre' | 'socios' | 'desc_tiporeserva'>) =>
  nombre ?? (socios[0] ? personName(socios[0]) : desc_tiporeserva)

/** Time taken from a court by bookings of courts that share its surface: shown as closed, with the reason. */
const takenByOthers = (court: Court, { recursos, reservas }: DayAnswer) => {
  const names = new Map(recursos.map((one) => [one.id_mst_recurso, one.desc_recurso]))
  return reservas
    .filter((one) => one.ocupado && court.relacionados.includes(one.id_mst_recurso))
    .map((one) => ({ from: one.hora_ini, to: one.hora_fin, reason: `${names.get(one.id_mst_recurso) ?? ''} · ${titleOf(one)}` }))
}

/** Reason why a court takes no bookings on any day: the court, its sport or its calendar is disabled for them. */
function refusalOf({ reservar_pista, deporte_activo, calendario_activo, desc_recurso: pista }: Court): string | null {
  if (!reservar_pista) return t('booking.pista_sin_reservas', { pista })
  if (!deporte_activo) return t('booking.deporte_inactivo', { pista })
  return calendario_activo ? null : t('booking.calendario_inactivo', { pista })
}

/** Closed time of a court's day: all of it with one reason, or the times outside its opening hours and those taken by other courts. */
function closedOf(court: Court, day: DayAnswer): PlannerCourt['closed'] {
  const refusal = refusalOf(court)
  if (refusal) return [{ from: 0, to: 1440, reason: refusal }]
  const between = court.cerrado.map(({ hora_ini, hora_fin, motivo }) => ({
    from: hora_ini,
    to: hora_fin,
    ...(motivo && { reason: motivo }),
  }))
  return [...between, ...takenByOthers(court, day)]
}

const courtOf = (court: Court, day: DayAnswer): PlannerCourt => ({
  id: court.id_mst_recurso,
  name: court.desc_recurso,
  opens: court.hora_ini,
  closes: court.hora_fin,
  closed: closedOf(court, day),
  minutes: { step: court.step_inicio, min: court.min_tiempo, max: court.max_tiempo, normal: court.default_tiempo },
  pause: court.tiempo_reserva_posterior,
  mayMoveStart: court.cambiar_inicio,
  mayResize: court.cambiar_duracion,
})

/** Amount shown on a card, or null. */
function amountOf({ total, pagado }: Booking, { money }: CardStyle): string | null {
  if (total === 0) return null
  if (money === 1) return formatEuros(total)
  if (money === 2) return `${formatEuros(pagado)} / ${formatEuros(total)}`
  return total > pagado ? formatEuros(total - pagado) : null
}

const withAmount = (amount: string | null) => (amount === null ? {} : { amount })

const bookingOf = (one: Booking, looks: CardStyle): PlannerBooking => ({
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
  colourByPayment: one.color_segun_pago && looks.byPayment,
  blocked: one.es_bloqueig,
  pending: isPending(one),
  overlapping: one.solapada,
  ...(one.aparcada && { parked: true }),
  ...(one.bloqueo && { locked: tKey(one.bloqueo) }),
  ...(one.id_mst_reservasfijas !== null && !one.es_bloqueig && { isPermanent: true }),
  ...(one.num_faltan > 0 && { places: t('desk.missing', { n: one.num_faltan }), missing: one.num_faltan }),
  ...(one.total > one.pagado && { due: true }),
  ...withAmount(amountOf(one, looks)),
})

/** Courts of a day in the planner's model. */
export const courtsOf = (day: DayAnswer): PlannerCourt[] => day.recursos.map((court) => courtOf(court, day))

/** Bookings of a day in the planner's model. */
export const bookingsOf = (day: Pick<DayAnswer, 'reservas'>, looks: CardStyle): PlannerBooking[] =>
  day.reservas.map((one) => bookingOf(one, looks))

/** First and last minute shown, on the hour: from the open courts and the bookings; 8 to 22 while loading or if all is closed. */
export function hoursOf(courts: readonly PlannerCourt[], bookings: readonly PlannerBooking[] = []): { from: number; to: number } {
  const open = courts.filter(({ opens, closes }) => opens < closes).map(({ opens, closes }) => ({ from: opens, to: closes }))
  const shown = [...(open.length > 0 ? open : [{ from: 480, to: 1320 }]), ...bookings]
  const from = Math.max(0, Math.min(...shown.map((one) => one.from)))
  const to = Math.max(...shown.map((one) => one.to))
  return { from: Math.floor(from / 60) * 60, to: Math.min(1440, Math.ceil(to / 60) * 60) }
}

/** Figures of a day. */
export interface DaySummary {
  readonly bookings: number
  /** Occupancy of the open hours of all courts together, 0 to 1. */
  readonly occupancy: number
  /** Cents still due, and the number of bookings with an amount due. */
  readonly due: number
  readonly owing: number
}

export const summaryOf = ({ recursos, reservas }: Pick<DayAnswer, 'recursos' | 'reservas'>): DaySummary => {
  const owing = reservas.filter(({ total, pagado }) => total > pagado)
  return {
    bookings: reservas.length,
    occupancy: meanOccupancy(recursos) / 100,
    due: owing.reduce((sum, { total, pagado }) => sum + total - pagado, 0),
    owing: owing.length,
  }
}

/** Types of the shown bookings, for the legend. */
export const typesOf = ({ reservas }: Pick<DayAnswer, 'reservas'>) =>
  [...new Map(reservas.map((one) => [one.id_mst_tiporeserva, one]))].map(([id, { desc_tiporeserva: text, color: colour }]) => ({
    id,
    text,
    colour,
  }))
