import type { PriceStep } from '@app/contract/tariffs/price-rules'
import { addDays, type Day, weekday } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { overMinutes } from '@app/contract/values/money'
import { after, wallInstant } from '../../../kit/clock.ts'
import type { Cell } from '../../../kit/database/copy-rows.ts'
import type { Demo } from '../../../kit/demo.ts'
import { type Random, randomFrom } from '../../../kit/random.ts'
import { demoOpening, isDemoHoliday } from '../../calendars/public.ts'
import { demoDrawer } from '../../cash/public.ts'
import { type DemoSport, demoPeak, demoSports } from '../../courts/public.ts'
import { demoCharges } from '../../invoices/public.ts'
import { demoTransfers } from '../../ledger/public.ts'
import { demoPrice, demoTypes } from '../../members/public.ts'
import { demoWeekendPrice } from '../../tariffs/public.ts'
import { demand } from './demand.ts'

/** A court of the plan, with its sport. */
interface Court {
  readonly id: number
  readonly sport: DemoSport
}
/** A player of the demo. */
export interface DemoPlayer {
  readonly id: number
  readonly type: number
  readonly name: string
}
const columns = {
  reserva: [
    'id_reg_reserva',
    'fecha',
    'hora_ini',
    'duracion',
    'id_mst_recurso',
    'id_mst_tiporeserva',
    'id_mst_socios',
    'nombre',
    'num_faltan',
    'id_mst_socios_creacion',
    'fecha_creacion',
    'fecha_modificacion',
  ],
  reserva_socio: ['id_reg_reserva', 'id_mst_socios', 'orden'],
  reserva_ocupa: ['id_reg_reserva', 'id_mst_recurso', 'fecha', 'hora_ini', 'duracion'],
}
const guest = 3
const pays = new Map<number, number>(demoTypes.map((type) => [type.id, type.pays]))

/** Price of a booking for a player in cents, from the same prices that courts and tariffs have. */
export function priceOf(
  sport: DemoSport,
  { day, from, minutes, type }: { day: Day; from: number; minutes: number; type: number },
): { cents: number; tariff: string | null; steps: PriceStep[] } {
  const atWeekend = weekday(day) > 5
  const full = atWeekend ? demoWeekendPrice : from >= demoPeak.from && from < demoPeak.to ? sport.peak : sport.valley
  const price = demoPrice(full, pays.get(type) ?? 10_000)
  const cents = overMinutes(price, minutes)
  const tariff = atWeekend ? 'Fin de semana' : null
  const source = atWeekend ? 'tariff' : 'court_type'
  return { cents, tariff, steps: [{ source, applied: true, reason: 'tarifa.explica.applied', name: tariff, price, per: 'hour', cents }] }
}

/** The instant of a minute of a day. Computed once a day: the clock changes at night, outside opening hours. */
const minutesOf = (day: Day, zone: string) => {
  const noon = wallInstant(day, 720, zone)
  return (minute: number, daysBefore = 0) => after(noon, (minute - 720) * 60 - daysBefore * 86_400)
}

/** Input of the generated history. */
type Facts = Pick<Demo, 'size' | 'today' | 'minute' | 'zone' | 'now'> & { readonly clerk: number; readonly players: readonly DemoPlayer[] }

/** Bookings with their places, lines, payments and closes of the drawer, day by day; the same seed and day produce the same history. */
export function demoHistory(facts: Facts) {
  const { size, today, clerk } = facts
  const random = randomFrom(20_26)
  const transfers = demoTransfers(clerk)
  const drawer = demoDrawer({ random, transfers, clerk })
  const charges = demoCharges({ random, transfers, drawer, clerk })
  const rows = { reserva: [] as Cell[][], reserva_socio: [] as Cell[][], reserva_ocupa: [] as Cell[][] }
  const courts = demoSports
    .flatMap((sport, index) => Array.from({ length: size.courts[index]! }, () => sport))
    .map((sport, index): Court => ({ id: index + 1, sport }))
  let bookings = 0
  const first = addDays(today, -size.back)
  const play = (day: Day) => {
    const at = minutesOf(day, facts.zone)
    for (const court of isDemoHoliday(day, today) ? [] : courts)
      for (const [from, minutes] of played(court.sport, { day, today, random })) {
        bookings += 1
        const booked = book({ id: bookings, court, day, from, minutes, at }, facts, random)
        rows.reserva.push(booked.reserva)
        rows.reserva_ocupa.push([bookings, court.id, day, from, minutes])
        for (const [orden, { id }] of booked.everybody.entries()) rows.reserva_socio.push([bookings, id, orden])
        charges.charge(booked.charge)
      }
    if (day === first) drawer.open(at(420), day)
    if (day < today) drawer.close(at(1395), day)
  }
  return {
    days: Array.from({ length: size.back + size.ahead + 1 }, (_, index) => addDays(first, index)),
    play,
    rows: { ...rows, ...charges.rows, libro_asiento: transfers.rows },
    write: async (demo: Demo) => {
      for (const table of ['reserva', 'reserva_socio', 'reserva_ocupa'] as const)
        await demo.copy(table, columns[table], rows[table].splice(0))
      await charges.write(demo)
      await transfers.write(demo)
      await drawer.write(demo)
      demo.report(`${bookings} bookings…`)
    },
  }
}

/** Occupied times of a court on a day, from opening to closing: first minute and length. */
function* played(sport: DemoSport, { day, today, random }: { day: Day; today: Day; random: Random }): Generator<readonly [number, number]> {
  const ahead = day > today ? 0.75 : 1
  for (let minute: number = demoOpening.from; minute <= demoOpening.to - 60; ) {
    const length = Math.min(random.pick(sport.lengths), demoOpening.to - minute)
    if (length >= 60 && random.next() < demand(sport.demand, weekday(day), minute) * ahead) {
      yield [minute, length]
      minute += length
    } else minute += 30
  }
}

interface Slot {
  readonly id: number
  readonly court: Court
  readonly day: Day
  readonly from: number
  readonly minutes: number
  readonly at: (minute: number, daysBefore?: number) => Date
}
/** A booking with its players and lines. */
function book(slot: Slot, facts: Facts, random: Random) {
  const { id, court, day, from, minutes, at } = slot
  const { players: members, clerk, today, now, size } = facts
  const type = random.weighted([
    [1, 80],
    [2, 10],
    [4, 7],
    [3, 3],
  ] as const)
  const owner = random.pick(members)
  const made = day > today ? now : at(random.int(540, 1260), random.int(1, 9))
  const missing = random.chance(0.08) ? 1 : 0
  const places = Math.max(1, Math.min(court.sport.players, size.lines) - missing)
  const name = random.chance(0.06) ? `Grupo ${owner.name.split(' ')[0]}` : null
  const players = new Map([[owner.id, owner]])
  while (players.size < places - (random.chance(0.25) ? 1 : 0)) {
    const other = random.pick(members)
    players.set(other.id, other)
  }
  const everybody = [
    ...players.values(),
    ...Array.from({ length: places - players.size }, () => ({ id: guest, type: 3, name: 'Invitado' })),
  ]
  return {
    everybody,
    reserva: [id, day, from, minutes, court.id, type, owner.id, name, missing, clerk, made, made] as Cell[],
    charge: chargeOf(slot, facts, { type, everybody }),
  }
}

/** Days after which a club has collected nearly all: its debt does not grow with the years. */
const collected = 118

/** A line for each player; most past bookings are paid, some of today, none ahead. */
function chargeOf(
  { id: booking, court, day, from, minutes, at }: Slot,
  { today, minute }: Facts,
  { type, everybody }: { type: number; everybody: readonly DemoPlayer[] },
) {
  const isOver = day < today || (day === today && from <= minute)
  const paidOf = day < addDays(today, -collected) ? 0.995 : 0.88
  return {
    booking,
    day,
    income: type === 2 ? 2 : 1,
    concept: `${court.sport.name} ${formatMinute(from)}`,
    players: everybody.map((player) => ({ id: player.id, ...priceOf(court.sport, { day, from, minutes, type: player.type }) })),
    paidAt: at(Math.min(from, day === today ? Math.max(minute - 1, 0) : 1439)),
    all: isOver ? paidOf : day <= today ? 0.25 : 0,
    some: isOver ? 0.5 : 0,
  }
}
