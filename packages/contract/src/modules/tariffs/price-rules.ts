import { type Day, weekday } from '../../values/day.ts'
import { asMidnight, type Minute } from '../../values/minute.ts'
import { overMinutes } from '../../values/money.ts'
import { hasWeekday } from '../../values/weekdays.ts'
import type { HourPrice, Player, QuoteInput, Tariff, UnlinkedTariff } from './price-input.ts'
import { bandOf } from './tariff-rules.ts'
import type { tariffsTexts } from './texts.ts'

export type PriceSource =
  | 'member'
  | 'tariff'
  | 'last_minute'
  | 'band'
  | 'court'
  | 'court_type'
  | 'reservation_type'
  | 'none'
  | 'pass'
  | 'course'
/** Reason for or against a price, explained by the texts. */
type Reason = keyof typeof tariffsTexts extends infer Key ? (Key extends `tarifa.explica.${infer Code}` ? Code : never) : never
/** Step of the explanation: `source` is text tarifa.origen.…, `reason` a text key; `cents` its price for this booking. */
export interface PriceStep {
  readonly source: PriceSource
  readonly applied: boolean
  readonly reason: `tarifa.explica.${Reason}`
  readonly name: string | null
  /** Configured price, for an hour or for the whole booking; null if there is none for this player. */
  readonly price: number | null
  readonly per: 'hour' | 'booking'
  readonly cents: number | null
  /** Price replaced by the one that applies: all others for a pass, the tariff's plain price for a band or the last minute. */
  readonly replaced?: number
}
export interface PlayerQuote {
  readonly id_mst_socios: number
  readonly cents: number
  readonly id_mst_tipoingreso: number
  readonly desc_tarifa: string | null
  readonly explanation: readonly PriceStep[]
}

/** Income type 1 always exists: the default for everything else. */
const defaultIncomeType = 1

/**
 * True if a start is within hours: past midnight if they end no later than they begin, all day if both are equal; 24:00 begins the day
 * (A-17).
 */
const holds = (start: Minute, hours: { hora_ini: Minute; hora_fin: Minute }) => {
  const begin = hours.hora_ini === 1440 ? 0 : hours.hora_ini
  const end = asMidnight(hours.hora_fin)
  return end > begin ? start >= begin && start < end : start >= begin || start < end
}
const onDay = (tariff: UnlinkedTariff, day: Day): boolean => {
  if (tariff.tipo_tarifa === 1) return true
  if (tariff.tipo_tarifa === 2)
    return tariff.dias_tarifa.some(({ mes, dia_mes }) => mes === Number(day.slice(5, 7)) && dia_mes === Number(day.slice(8, 10)))
  return (tariff.fecha_ini === null || tariff.fecha_ini <= day) && (tariff.fecha_fin === null || day <= tariff.fecha_fin)
}
/** Reason against applying a tariff to this booking, for any player; null if it applies. */
const inapplicableReason = (tariff: UnlinkedTariff, { day, from, minutes }: QuoteInput): Reason | null => {
  if (!tariff.activo) return 'inactive'
  if (!onDay(tariff, day)) return 'other_day'
  if (!hasWeekday(tariff.dias, weekday(day))) return 'other_weekday'
  if (!holds(from, tariff)) return 'other_hour'
  return tariff.duracion > 0 && tariff.duracion !== minutes ? 'other_length' : null
}
/** Type 3 before 2 before 1, and of one type the one for an exact length; 0 for a tie. */
const precedence = (a: UnlinkedTariff, b: UnlinkedTariff) =>
  b.tipo_tarifa - a.tipo_tarifa || Number(b.duracion > 0) - Number(a.duracion > 0)
/** Of two equal tariffs the later one precedes the other. */
const byPrecedence = (a: UnlinkedTariff, b: UnlinkedTariff) => precedence(a, b) || b.id_mst_tarifas - a.id_mst_tarifas

/** Tariff, with the reason if it does not apply to this booking. */
interface RatedTariff {
  readonly tariff: Tariff
  readonly why: Reason | null
}
/** Candidate price, before the choice. */
interface Offer {
  readonly source: PriceSource
  readonly name: string | null
  readonly no: Reason | null
  readonly price: number | null
  readonly per: 'hour' | 'booking'
  readonly income: number | null
  readonly tariff?: Tariff
}

/**
 * Candidate prices of a tariff for a player, in order of precedence: the last-minute price if set, the band if there are any, the plain
 * price. A tariff that does not apply to this booking only gives the plain one.
 */
function tariffOffers({ tariff, why }: RatedTariff, player: Player, { hoursAhead, lastMinuteHours, minutes }: QuoteInput): Offer[] {
  const plain = {
    name: tariff.desc_tarifa,
    income: tariff.id_mst_tipoingreso,
    tariff,
    source: 'tariff',
    per: tariff.duracion > 0 ? 'booking' : 'hour',
  } as const
  const row = tariff.precios.find((price) => price.id_mst_tiposocio === player.id_mst_tiposocio)
  if (!row || why !== null) return [{ ...plain, no: why ?? 'no_member_type', price: row?.precio ?? null }]
  const { precio_faltan_pocas_horas: lastMinute, tramos } = row
  const near = hoursAhead !== null && hoursAhead < lastMinuteHours
  const band = bandOf(tramos, minutes)
  return [
    ...(lastMinute === null ? [] : [{ ...plain, source: 'last_minute', no: near ? null : 'not_near', price: lastMinute } as const]),
    ...(tramos.length === 0
      ? []
      : [{ ...plain, source: 'band', per: 'booking', no: band ? null : 'no_band', price: band?.precio ?? null } as const]),
    { ...plain, no: null, price: row.precio },
  ]
}

function hourOffer(source: 'court' | 'court_type', player: Player, { from, courtPrices, courtTypePrices }: QuoteInput): Offer {
  const rows: readonly HourPrice[] = source === 'court' ? courtPrices : courtTypePrices
  const mine = rows.filter((row) => row.id_mst_tiposocio === player.id_mst_tiposocio)
  const row = mine.find((one) => holds(from, one))
  return {
    source,
    name: null,
    no: row ? null : mine.length > 0 ? 'other_hour' : 'no_member_type',
    price: row?.precio ?? null,
    per: 'hour',
    income: null,
  }
}

const ownOffer = ({ preciohora }: Player): Offer => {
  const has = preciohora > 0
  return { source: 'member', name: null, no: has ? null : 'no_own_price', price: has ? preciohora : null, per: 'hour', income: null }
}
const typeOffer = ({ reservationType }: QuoteInput): Offer => {
  const price = reservationType && reservationType.preciohora > 0 ? reservationType.preciohora : null
  return {
    source: 'reservation_type',
    name: reservationType?.desc_tiporeserva ?? null,
    no: price === null ? 'not_set' : null,
    price,
    per: 'hour',
    income: null,
  }
}

/** Cents of this booking, half away from zero. */
const priceFor = ({ price, per }: Offer, minutes: number) =>
  price === null ? null : per === 'booking' ? price : overMinutes(price, minutes)

/** True if an offer is of another tariff that would also have applied if it were newer. */
const isTied = (offer: Offer, chosen: Offer) =>
  offer.tariff !== undefined &&
  chosen.tariff !== undefined &&
  offer.tariff !== chosen.tariff &&
  precedence(offer.tariff, chosen.tariff) === 0

/** Tariff in force that is not linked to the sport, by its name. */
const unlinkedStep = ({ desc_tarifa, duracion }: UnlinkedTariff): PriceStep => ({
  source: 'tariff',
  applied: false,
  reason: 'tarifa.explica.not_linked',
  name: desc_tarifa,
  price: null,
  per: duracion > 0 ? 'booking' : 'hour',
  cents: null,
})

/** Income type of a price without a tariff. */
const plainIncome = ({ reservationType, courtTypeIncomes }: QuoteInput) =>
  reservationType?.id_mst_tipoingreso ?? courtTypeIncomes[0] ?? defaultIncomeType

/** Explanation of a student's price in a class: the fee of the course pays. */
export const courseExplanation: readonly PriceStep[] = [
  { source: 'course', applied: true, reason: 'tarifa.explica.course', name: null, price: 0, per: 'booking', cents: 0 },
]

function quotePlayer(player: Player, tariffs: readonly RatedTariff[], unlinked: readonly PriceStep[], input: QuoteInput): PlayerQuote {
  const { id_mst_socios } = player
  if (player.course)
    return { id_mst_socios, cents: 0, id_mst_tipoingreso: plainIncome(input), desc_tarifa: null, explanation: courseExplanation }
  const offers: Offer[] = [
    ownOffer(player),
    ...tariffs.flatMap((judged) => tariffOffers(judged, player, input)),
    hourOffer('court', player, input),
    hourOffer('court_type', player, input),
    typeOffer(input),
    { source: 'none', name: null, no: null, price: 0, per: 'booking', income: null },
  ]
  const at = offers.findIndex((offer) => offer.no === null)
  const chosen = offers[at]!
  const cents = priceFor(chosen, input.minutes)!
  const plain =
    chosen.source === 'band' || chosen.source === 'last_minute' ? offers.slice(at).find((offer) => offer.source === 'tariff')! : null
  const steps = offers.slice(0, chosen.source === 'none' ? undefined : -1).map((offer, index): PriceStep => {
    const reason =
      index === at ? (offer.source === 'none' ? 'nothing' : 'applied') : (offer.no ?? (isTied(offer, chosen) ? 'tie' : 'outranked'))
    const applied = index === at && !player.pass
    return {
      source: offer.source,
      applied,
      reason: `tarifa.explica.${index === at && player.pass ? 'outranked' : reason}`,
      name: offer.name,
      price: offer.price,
      per: offer.per,
      cents: priceFor(offer, input.minutes),
      ...(applied && plain && { replaced: priceFor(plain, input.minutes)! }),
    }
  })
  const pass: PriceStep = {
    source: 'pass',
    applied: true,
    reason: 'tarifa.explica.pass',
    name: null,
    price: 0,
    per: 'booking',
    cents: 0,
    replaced: cents,
  }
  return {
    id_mst_socios,
    cents: player.pass ? 0 : cents,
    id_mst_tipoingreso: chosen.income ?? plainIncome(input),
    desc_tarifa: ['tariff', 'last_minute', 'band'].includes(chosen.source) ? chosen.name : null,
    explanation: [...(player.pass ? [pass] : []), ...steps, ...unlinked],
  }
}

/**
 * Price of a booking for each player with its explanation: own price, tariff in force, court, court type, booking type, else 0 (A-115,
 * ); a student of the booking's course pays by the fee. Cents per line; the answer is in the order of the players, and each price is independent of the other players.
 */
export function quote(input: QuoteInput): PlayerQuote[] {
  const linked = new Set(input.courtTypeIncomes)
  const isLinked = (tariff: Tariff) => tariff.id_mst_tipoingreso !== null && linked.has(tariff.id_mst_tipoingreso)
  const tariffs = input.tariffs
    .filter(isLinked)
    .toSorted(byPrecedence)
    .map((tariff) => ({ tariff, why: inapplicableReason(tariff, input) }))
  const unlinked = [...input.unlinkedTariffs, ...input.tariffs.filter((tariff) => !isLinked(tariff))]
    .filter((tariff) => inapplicableReason(tariff, input) === null)
    .toSorted(byPrecedence)
    .map(unlinkedStep)
  return input.players.map((player) => quotePlayer(player, tariffs, unlinked, input))
}
