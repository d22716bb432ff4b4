import { keyOf } from '@app/contract/permanent/compare-series'
import { type DateDecision, type Decisions, decideSeries, type SeriesDecision } from '@app/contract/permanent/decide-series'
import { type Answer, answerOf } from '@app/contract/permanent/series'
import { type Day, formatDay } from '@app/contract/values/day'
import { ascending } from '@app/contract/values/order'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import {
  beginAct,
  cancelNotices,
  changeBookings,
  changePlacesOf,
  chargeStudents,
  endAct,
  insertBookings,
  lockBookings,
  moveBookings,
  noteNew,
  recordLeaving,
  removeBookings,
  replaceShared,
  repriceBooking,
  reseatStudents,
  type Slot,
  slotOf,
  studentSeats,
  withPlaces,
} from '../bookings/public.ts'
import { lockOccupied } from '../courts/public.ts'
import { lockLinesOf, removeQuotes } from '../invoices/public.ts'
import { clashValues, hoursOf, type Plan, type PlanContext, planSeries, type Target } from './plan-series.ts'
import { writeDates } from './series-dates.ts'
import { chargeSeries, placesOf } from './series-money.ts'
import { isCharged, type Series } from './series-rows.ts'

/** Author of a saved series: the user at a desk, or the worker on behalf of its author. */
export interface SaveContext extends PlanContext {
  readonly now: Date
  readonly by: number | null
  readonly note: (table: string, before: unknown, after: unknown) => void
  /** Acts of the worker itself cannot be undone. */
  readonly isUndoable: boolean
  /** Call of the desk; null for the worker, which changes no existing booking. */
  readonly call: Call<unknown> | null
}
interface SeriesRequest extends Target {
  readonly decisions: Decisions
  /** The mark of the list that was seen; null looks at nothing. */
  readonly vista: string | null
  /** Dates of deleted bookings are kept in the series as skipped. */
  readonly keepsDates: boolean
}

/** Locks every court that a series may take, alone and in order, before anything about it is read. */
export const lockCourts = async (tx: Tx, courts: readonly number[]) => void (await lockOccupied(tx, [...new Set(courts)]))

/** The courts of the sports of these, which answers of the kind «another court» may take. */
export const courtsOfSports = async (tx: Tx, courts: readonly number[]) =>
  (
    await tx
      .selectFrom('recurso as c')
      .innerJoin('recurso as own', 'own.id_mst_tiporecurso', 'c.id_mst_tiporecurso')
      .select('c.id_mst_recurso')
      .where('own.id_mst_recurso', 'in', courts)
      .where('c.activo', '=', true)
      .execute()
  ).map((court) => court.id_mst_recurso)

interface Sent {
  readonly override: number | null
  readonly resolver: Answer | null
  readonly fechas: readonly { readonly fecha: Day; readonly marcada: boolean }[]
  readonly choques: readonly {
    readonly fecha: Day
    readonly id_mst_recurso: number
    readonly hacer: Answer
    readonly pista: number | null
  }[]
}
/** Ticks and answers as a call sends them. */
export const decisionsOf = ({ override, resolver, fechas, choques }: Sent): Decisions => ({
  ticks: new Map(fechas.map((one) => [one.fecha, one.marcada])),
  answers: new Map(choques.map((one) => [keyOf(one.fecha, one.id_mst_recurso), one])),
  rest: answerOf(override) ?? resolver,
})

/** Plans a series again, with its courts locked, and decides; refuses while a collision is unanswered. */
export async function decide(saving: SaveContext, { decisions, vista, ...target }: Omit<SeriesRequest, 'keepsDates'>) {
  const plan = await planSeries(saving, target)
  if (vista !== null && vista !== plan.vista) refuse('permanent.vista_cambiada')
  const decided = decideSeries(plan.lines, decisions)
  refuseOpen(plan, decided)
  return { plan, decided }
}

function refuseOpen({ clashes, courts }: Plan, { open, acts }: SeriesDecision) {
  const byId = new Map(clashes.map((one) => [one.id_reg_reserva, one]))
  const paid = acts.flatMap((act) => act.anula.flatMap((id) => byId.get(id) ?? [])).find((one) => one.cobrada)
  if (paid) refuse('permanent.choque_cobrado', {}, clashValues(paid))
  if (open.length === 0) return
  const taken = open.find(({ pista }) => pista !== null)
  if (taken) {
    const pista = courts.find((court) => court.id_mst_recurso === taken.pista)?.desc_recurso ?? String(taken.pista)
    refuse('permanent.pista_no_libre', {}, { pista, fecha: formatDay(taken.fecha) })
  }
  const ids = new Set(open.flatMap(({ celda }) => celda.choques))
  const inTheWay = clashes.filter((one) => ids.has(one.id_reg_reserva))
  const reservas = inTheWay.map((one) => ({
    id_reg_reserva: one.id_reg_reserva,
    nombre: one.nombre,
    start: `${one.fecha} ${clashValues(one).hora_ini}`,
    desc_recurso: one.desc_recurso,
  }))
  const fixed = inTheWay.find((one) => one.id_mst_reservasfijas !== null)
  if (fixed) refuse('msg.period_has_full_events', {}, { nombre: clashValues(fixed).nombre }, { option: 1, reservas })
  refuse('permanent.choca', {}, { n: inTheWay.length }, { reservas })
}

/** Locks the rows that the acts change, bookings before lines and each in order; refuses if one was paid or deleted since the plan. */
async function lockTouched(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return
  const found = await lockBookings(tx, ids)
  await lockLinesOf(tx, ids)
  const charged = await tx
    .selectFrom('factura as f')
    .select('f.id_reg_reserva')
    .where('f.id_reg_reserva', 'in', ids)
    .groupBy('f.id_reg_reserva')
    .having(isCharged)
    .limit(1)
    .executeTakeFirst()
  if (charged || found.length !== ids.length) refuse('permanent.vista_cambiada')
}

interface Applied {
  readonly id: number
  readonly series: Series
  /** As it was; null for a new one. */
  readonly before: Series | null
  /** Changes count from this day. */
  readonly from: Day
  readonly plan: Plan
  readonly decided: SeriesDecision
  readonly keepsDates: boolean
}
const idsOf = (some: readonly DateDecision[]) => some.flatMap((act) => act.id_reg_reserva ?? [])
const placeOf = ({ fecha, pista, solapada }: DateDecision) => ({ fecha, id_mst_recurso: pista, solapada })
const isOther = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)

/** Applies a plan, in statements over all dates: cancellations first, then moves, then new bookings. */
export async function applySeries(saving: SaveContext, applied: Applied) {
  const { tx, now, today, by } = saving
  const { id, series, before, from, plan, decided, keepsDates } = applied
  const of = (acto: DateDecision['acto']) => decided.acts.filter((act) => act.acto === acto)
  const [create, move, remove, skip] = [of('create'), of('move'), of('remove'), of('skip')]
  const cancelled = [...new Set(decided.acts.flatMap((act) => act.anula))]
  const isChanged = before !== null && isOther(detailsOf(before), detailsOf(series))
  const changed = isChanged ? of('stay').filter((act) => act.sigue && act.fecha >= from) : []
  const touched = ascending([...cancelled, ...idsOf(move), ...idsOf(remove), ...idsOf(changed)])
  await lockTouched(tx, touched)
  const act = saving.isUndoable ? await beginAct(tx, touched, { now, by }) : null
  const classes = await classesBefore(saving, applied, { move: idsOf(move), changed: idsOf(changed) })
  const notified = decided.acts.filter((act) => act.avisa).flatMap((act) => act.anula)
  const notices = await cancelNotices({ tx, now, club: saving }, notified)
  const removing = { now, today, by, motivo: series.row.nombre }
  const silent = cancelled.filter((one) => !notified.includes(one))
  await removeBookings(tx, silent, { ...removing, isSilent: true })
  await removeBookings(tx, [...new Set([...notified, ...idsOf(remove)])], removing)
  const moved = move.map((act) => ({ ...placeOf(act), id_reg_reserva: act.id_reg_reserva! }))
  const places = await slotsOf(tx, idsOf(move))
  await moveBookings(tx, moved, { ...hoursOf(series), occupied: plan.occupied, now })
  if (before !== null && isChanged) await writeDetails(saving, { before, series }, [...idsOf(changed), ...idsOf(move)])
  const made = await makeBookings(saving, applied, create)
  if (saving.call) await noteNew(tx, made, now)
  await reseatStudents(saving, [...classes.ids, ...made], classes.students)
  await writePeople(saving, series, classes.following)
  const isRepriced = before !== null && isOther(moneyOf(before), moneyOf(series))
  await priceSeries(saving, applied, { made, create, again: isRepriced ? [...move, ...changed] : move, places })
  await writeDates(tx, id, {
    booked: create.map((act, index) => ({ ...act, id_reg_reserva: made[index]! })),
    skipped: keepsDates ? [...skip, ...remove] : skip,
    gone: keepsDates ? [] : remove,
  })
  if (act !== null) await endAct(tx, act, made)
  // an act that sent mails cannot be undone silently
  const acto = notices === 0 ? act : null
  const counts = {
    creadas: create.length,
    movidas: move.length,
    quitadas: remove.length,
    anuladas: cancelled.length,
    saltadas: skip.length,
  }
  return { acto, counts }
}

/**
 * Bookings whose students change with their day or their course, with the students they have, and those that have the former people of the
 * series: read before both are changed.
 */
async function classesBefore(
  { tx, now }: SaveContext,
  { before, series }: Applied,
  { move, changed }: { readonly move: readonly number[]; readonly changed: readonly number[] },
) {
  const isOtherCourse = before !== null && before.row.id_mst_curso !== series.row.id_mst_curso
  const arePeopleOthers = before !== null && isOther(placesOf(before), placesOf(series))
  const ids = [...move, ...(isOtherCourse ? changed : [])]
  if (isOtherCourse) await recordLeaving(tx, changed, now)
  return {
    ids,
    students: await studentSeats(tx, ids),
    following: arePeopleOthers ? await withPlaces(tx, [...changed, ...move], placesOf(before)) : [],
  }
}

/** Columns that a booking has from its series or of its own; levels are one value. */
const shared = [
  ...(['nombre', 'id_mst_tiporeserva', 'num_faltan', 'id_mst_curso', 'sx'] as const).map((name) => [name]),
  ...(['observaciones', 'comentarios', 'pin_reserva'] as const).map((name) => [name]),
  ['nivel', 'nivel_max'],
] as const satisfies readonly (readonly (keyof ReturnType<typeof detailsOf>['row'])[])[]

/**
 * Writes changed details of a series into its bookings, field by field: a value that a booking does not share with the series is its own,
 * and stays.
 */
async function writeDetails({ tx, now }: SaveContext, { before, series }: { before: Series; series: Series }, ids: readonly number[]) {
  if (ids.length === 0) return
  const [old, row] = [detailsOf(before).row, detailsOf(series).row]
  const changed = shared.filter((names) => names.some((name) => old[name] !== row[name]))
  await replaceShared(
    tx,
    changed.map((names) => names.map((name) => ({ name, from: old[name], to: row[name] }))),
    { ids, now },
  )
}

/** Gives bookings the people of their series; students of a course stay. */
async function writePeople({ tx, now }: SaveContext, series: Series, ids: readonly number[]) {
  if (ids.length === 0) return
  const places = placesOf(series)
  await changeBookings(tx, ids, { id_mst_socios: places[0] ?? null, now })
  await changePlacesOf(tx, ids, { places, now })
}

const makeBookings = ({ tx, now, by }: SaveContext, { id, series, plan }: Applied, create: readonly DateDecision[]) => {
  const places = placesOf(series)
  const row = {
    ...detailsOf(series).row,
    ...hoursOf(series),
    id_mst_socios: places[0] ?? null,
    id_mst_reservasfijas: id,
    es_bloqueig: series.row.es_bloqueig,
    id_mst_socios_creacion: by,
    fecha_creacion: now,
    fecha_modificacion: now,
  }
  return insertBookings(tx, { where: create.map(placeOf), row, places, occupied: plan.occupied })
}

interface Pricing {
  readonly made: readonly number[]
  readonly create: readonly DateDecision[]
  /** Existing bookings whose open lines are priced again. */
  readonly again: readonly DateDecision[]
  /** Former places of the moved ones. */
  readonly places: ReadonlyMap<number, Slot>
}
/** Prices the bookings of a series; one with people or a type of its own by itself, so that its lines stay those of its players. */
async function priceSeries(saving: SaveContext, { id, series, plan }: Applied, { made, create, again, places }: Pricing) {
  const { tx, note, call } = saving
  const names = new Map(plan.courts.map((court) => [court.id_mst_recurso, court.desc_recurso]))
  const ids = idsOf(again)
  const following = new Set(ids.length > 0 ? await followingSeries(tx, ids, series) : [])
  const alike = again.filter((act) => following.has(act.id_reg_reserva!))
  const students = (await studentSeats(tx, idsOf(alike))).map((seat) => seat.id_mst_socios)
  const people = [...new Set([...placesOf(series), ...students])]
  const priced = await removeQuotes(tx, { bookings: idsOf(alike), people, today: saving.today })
  const bookings = [
    ...create.map((act, index) => ({ ...placeOf(act), id_reg_reserva: made[index]! })),
    ...alike.map((act) => ({ ...placeOf(act), id_reg_reserva: act.id_reg_reserva! })),
  ]
  const money = await chargeSeries(tx, series, bookings, { ...saving, names, priced })
  await chargeStudents(saving, idsOf(alike))
  if (money.lineas > 0) note('factura', null, { id_mst_reservasfijas: id, ...money })
  const own = ids.filter((one) => !following.has(one))
  if (!call || own.length === 0) return
  for (const booking of await lockBookings(tx, own)) {
    const from = places.get(booking.id_reg_reserva)
    const court = names.get(booking.id_mst_recurso) ?? ''
    await repriceBooking(call, booking, from ? { from, court, collects: false } : null)
  }
}

/** Those of some bookings with the players and the type of the series. */
async function followingSeries(tx: Tx, ids: readonly number[], series: Series): Promise<number[]> {
  const alike = await withPlaces(tx, ids, placesOf(series))
  if (alike.length === 0) return []
  const rows = await tx
    .selectFrom('reserva')
    .select('id_reg_reserva')
    .where('id_reg_reserva', 'in', alike)
    .where('id_mst_tiporeserva', '=', series.row.id_mst_tiporeserva)
    .execute()
  return rows.map((row) => row.id_reg_reserva)
}

/** Current places of bookings. */
const slotsOf = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Slot>> => {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('reserva')
    .select(['id_reg_reserva', 'id_mst_recurso', 'fecha', 'hora_ini', 'duracion'])
    .where('id_reg_reserva', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id_reg_reserva, slotOf(row)]))
}

/** Columns that every booking of a series copies from it. */
const detailsOf = (series: Series) => {
  const { nombre, id_mst_tiporeserva, num_faltan, nivel, nivel_max, id_mst_curso, sx, observaciones, comentarios, pin_reserva } = series.row
  const row = { nombre, id_mst_tiporeserva, num_faltan, nivel, nivel_max, id_mst_curso, sx, observaciones, comentarios, pin_reserva }
  return { row, money: moneyOf(series) }
}
/** Facts that determine its prices besides place and hours. */
const moneyOf = ({ row, people, incomes }: Series) =>
  JSON.stringify([row.id_mst_tiporeserva, row.id_mst_socios, row.id_mst_curso, people, incomes])
