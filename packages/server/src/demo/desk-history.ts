import { addDays, type Day, weekday } from '@app/contract/values/day'
import { overMinutes } from '@app/contract/values/money'
import { after, wallInstant } from '../kit/clock.ts'
import type { Cell } from './bulk.ts'
import { demand } from './demand.ts'
import { hourPrice, opening, weekendPrice } from './masters.ts'
import { type DemoSize, type DemoSport, memberTypes, peak, sports } from './plan.ts'
import { type Random, randomFrom } from './random.ts'

/** A court of the plan, with its sport. */
interface Court {
  readonly id: number
  readonly sport: DemoSport
}
type Row = readonly Cell[]
/** What happened at the desk, table by table, in the order of `columns`. */
export interface DeskHistory {
  readonly reserva: Row[]
  readonly reserva_socio: Row[]
  readonly reserva_ocupa: Row[]
  readonly factura: Row[]
  readonly cobro: Row[]
  readonly caja_movimiento: Row[]
}
export const columns: Record<keyof DeskHistory, readonly string[]> = {
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
  factura: [
    'id_reg_factura',
    'id_mst_empresas',
    'id_mst_socios',
    'id_mst_tipoingreso',
    'id_mst_tipopago',
    'id_reg_reserva',
    'concepto',
    'precio',
    'precio_calculado',
    'pagado',
    'desc_tarifa',
    'fecha_creacion',
    'fecha_pago',
    'id_mst_socios_creacion',
  ],
  cobro: ['id_reg_cobro', 'id_reg_factura', 'id_mst_tipopago', 'importe', 'fecha', 'id_mst_caja', 'id_mst_socios_creacion'],
  caja_movimiento: ['id_mst_caja', 'tipo', 'amount', 'esperado', 'contador', 'id_reg_cobro', 'desc_caja', 'fecha', 'id_mst_socios'],
}

export interface HistoryOptions {
  readonly size: DemoSize
  readonly today: Day
  /** The minute of today up to which bookings have been played and paid. */
  readonly minute: number
  readonly zone: string
  readonly members: readonly { readonly id: number; readonly type: number; readonly name: string }[]
  readonly clerk: number
  /** When the bookings ahead were made. */
  readonly made: Date
}
/** What the drawer holds in cents, and the last payment there was. */
interface Drawer {
  holds: number
  last: number
}
const guest = 3
const float = 15_000
const pays = new Map<number, number>(memberTypes.map((type) => [type.id, type.pays]))

/** What a player pays for a booking in cents, by the very prices that `seedMasters` writes down. */
export function priceOf(
  sport: DemoSport,
  { day, from, minutes, type }: { day: Day; from: number; minutes: number; type: number },
): { cents: number; tariff: string | null } {
  const atWeekend = weekday(day) > 5
  const full = atWeekend ? weekendPrice : from >= peak.from && from < peak.to ? sport.peak : sport.valley
  return { cents: overMinutes(hourPrice(full, pays.get(type) ?? 10_000), minutes), tariff: atWeekend ? 'Fin de semana' : null }
}

/** The instant of a minute of a day. Asked once a day: the clock changes at night, when nobody plays. */
const minutesOf = (day: Day, zone: string) => {
  const noon = wallInstant(day, 720, zone)
  return (minute: number, daysBefore = 0) => after(noon, (minute - 720) * 60 - daysBefore * 86_400)
}

const sequence = () => {
  let last = 0
  return () => (last += 1)
}

/** Bookings, places, lines, payments and closes of the drawer, a day after the other; the same seed and day give the same history. */
export function* deskHistory(options: HistoryOptions): Generator<DeskHistory> {
  const { size, today } = options
  const random = randomFrom(20_26)
  const next = { booking: sequence(), line: sequence(), payment: sequence() }
  const courts = sports
    .flatMap((sport, index) => Array.from({ length: size.courts[index]! }, () => sport))
    .map((sport, index): Court => ({ id: index + 1, sport }))
  const drawer = { holds: float, last: 0 }
  for (let day = addDays(today, -size.back); day <= addDays(today, size.ahead); day = addDays(day, 1)) {
    const at = minutesOf(day, options.zone)
    const rows: DeskHistory = { reserva: [], reserva_socio: [], reserva_ocupa: [], factura: [], cobro: [], caja_movimiento: [] }
    for (const court of courts) {
      playDay({ court, day, at, options, random, next, rows, drawer })
    }
    if (day < today) closeDrawer({ rows, drawer, day, at, options, random })
    yield rows
  }
}

interface PlayedDay {
  readonly court: Court
  readonly at: (minute: number, daysBefore?: number) => Date
  readonly day: Day
  readonly options: HistoryOptions
  readonly random: Random
  readonly next: { readonly booking: () => number; readonly line: () => number; readonly payment: () => number }
  readonly rows: DeskHistory
  readonly drawer: Drawer
}

/** One court's day, from opening to closing. */
function playDay(played: PlayedDay) {
  const { court, day, random, options } = played
  const ahead = day > options.today ? 0.75 : 1
  for (let minute: number = opening.from; minute <= opening.to - 60; ) {
    const length = Math.min(random.pick(court.sport.lengths), opening.to - minute)
    if (length >= 60 && random.next() < demand(court.sport.demand, weekday(day), minute) * ahead) {
      book(played, minute, length)
      minute += length
    } else minute += 30
  }
}

function book(played: PlayedDay, from: number, minutes: number) {
  const { court, day, at, options, random, next, rows } = played
  const { members, clerk } = options
  const id = next.booking()
  const type = random.weighted([
    [1, 80],
    [2, 10],
    [4, 7],
    [3, 3],
  ] as const)
  const owner = random.pick(members)
  const made = day > options.today ? options.made : at(random.int(540, 1260), random.int(1, 9))
  const missing = random.chance(0.08) ? 1 : 0
  const places = Math.max(1, Math.min(court.sport.players, options.size.lines) - missing)
  rows.reserva.push([
    id,
    day,
    from,
    minutes,
    court.id,
    type,
    owner.id,
    random.chance(0.06) ? `Grupo ${owner.name.split(' ')[0]}` : null,
    missing,
    clerk,
    made,
    made,
  ])
  rows.reserva_ocupa.push([id, court.id, day, from, minutes])
  const players = new Map([[owner.id, owner]])
  while (players.size < places - (random.chance(0.25) ? 1 : 0)) {
    const other = random.pick(members)
    players.set(other.id, other)
  }
  const everybody = [
    ...players.values(),
    ...Array.from({ length: places - players.size }, () => ({ id: guest, type: 3, name: 'Invitado' })),
  ]
  for (const [orden, player] of everybody.entries()) rows.reserva_socio.push([id, player.id, orden])
  charge(played, { id, type, from, minutes, everybody })
}

interface Charged {
  readonly id: number
  readonly type: number
  readonly from: number
  readonly minutes: number
  readonly everybody: readonly { readonly id: number; readonly type: number }[]
}

/** A line for each player; most of what was played is paid, some of today is, nothing ahead. */
function charge({ court, day, at, options, random, next, rows, drawer }: PlayedDay, { id, type, from, minutes, everybody }: Charged) {
  const isOver = day < options.today || (day === options.today && from <= options.minute)
  const paysAll = random.chance(isOver ? 0.88 : day <= options.today ? 0.25 : 0)
  const paysSome = random.chance(isOver ? 0.5 : 0)
  const paidAt = at(Math.min(from, day === options.today ? Math.max(options.minute - 1, 0) : 1439))
  for (const [orden, player] of everybody.entries()) {
    const { cents, tariff } = priceOf(court.sport, { day, from, minutes, type: player.type })
    const isPaid = cents > 0 && (paysAll || (paysSome && orden === 0))
    const line = next.line()
    const way = random.weighted(waysToPay)
    const concept = `${court.sport.name} ${clock(from)}`
    const [income, payment] = [type === 2 ? 2 : 1, isPaid ? way : 1]
    rows.factura.push([
      line,
      1,
      player.id,
      income,
      payment,
      id,
      concept,
      cents,
      cents,
      isPaid ? cents : 0,
      tariff,
      day,
      isPaid ? day : null,
      options.clerk,
    ])
    if (!isPaid) continue
    drawer.last = next.payment()
    rows.cobro.push([drawer.last, line, way, cents, paidAt, way === 1 ? 1 : null, options.clerk])
    if (way === 1) drawer.holds += cents
  }
}
const waysToPay = [
  [1, 42],
  [4, 53],
  [6, 5],
] as const
const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The evening's close: counted, sometimes a little off, and taken out down to the float. */
function closeDrawer({ rows, drawer, day, at, options, random }: Omit<PlayedDay, 'court' | 'next'>) {
  const { clerk, size, today } = options
  const first = day === addDays(today, -size.back)
  if (first) rows.caja_movimiento.push([1, 'entrada', float, null, null, null, 'Fondo inicial', at(420), clerk])
  const expected = drawer.holds
  const counted = Math.max(0, expected + (random.chance(0.08) ? random.pick([-500, -200, -50, 50, 100, 1000]) : 0))
  rows.caja_movimiento.push([1, 'cierre', counted, expected, null, drawer.last, 'Cierre del día', at(1395), clerk])
  drawer.holds = Math.min(counted, float)
  if (counted > float) rows.caja_movimiento.push([1, 'salida', counted - float, null, null, null, 'Retirada al banco', at(1395), clerk])
}
