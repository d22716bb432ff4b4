import * as declared from '@app/contract/fees/places/course-offers'
import type { OutputOf } from '@app/contract/kit/action'
import { type Day, latest } from '@app/contract/values/day'
import { sql } from 'kysely'
import { momentText } from '../../../kit/clock.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { type Call, handle, type WorkCall } from '../../../kit/http/serve.ts'
import { type Held, lockHoldings } from '../holdings.ts'
import { beginWaiting } from './begin-waiting.ts'
import { type Course, countActive, courseOf, lockCourse, placesOf, waitingFor } from './course-places.ts'
import type { HoldingCall } from './follow-course.ts'
import { mailPlace, readersOf } from './place-letters.ts'
import { endOffer, makeOffer, type OfferAnswer, type Settling, settlePlaces, withdrawOffer } from './settle-places.ts'

type Shown = OutputOf<typeof declared.placesOfCourse>
type Reading = Pick<WorkCall, 'tx' | 'now' | 'today'>

/** Offers of a course with their members' names, the newest first. */
const offersOf = (tx: Tx, curso: number) =>
  tx
    .selectFrom('curso_oferta as o')
    .innerJoin('curso_plaza as p', 'p.id_reg_curso_plaza', 'o.id_reg_curso_plaza')
    .innerJoin('socio as s', 's.id_mst_socios', 'o.id_mst_socios')
    .leftJoin('socio as r', 'r.id_mst_socios', 'o.id_mst_socios_autor')
    .selectAll('o')
    .select([fullName('s').as('nombre_completo'), sql<string | null>`${fullName('r')}`.as('por')])
    .where('p.id_mst_curso', '=', curso)
    .orderBy('o.id_reg_curso_oferta', 'desc')
    .execute()
type Offer = Awaited<ReturnType<typeof offersOf>>[number]

/** An open offer as shown. */
const openOffer = ({ id_reg_curso_oferta: id, id_reg_socios_cuotas, nombre_completo, caduca, a_mano, huella }: Offer) => ({
  ...{ id, id_reg_socios_cuotas, nombre_completo, caduca, a_mano },
  por_correo: huella !== null,
})

/** Names of the members' fees whose ends made places free. */
async function namesOf(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('socios_cuotas as h')
    .innerJoin('socio as s', 's.id_mst_socios', 'h.id_mst_socios')
    .select(['h.id_reg_socios_cuotas', fullName('s').as('nombre')])
    .where('h.id_reg_socios_cuotas', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id_reg_socios_cuotas, row.nombre]))
}

/** Members that wait, in the order of asking. */
const waitingRows = (tx: Tx, curso: number, today: Day) =>
  waitingFor(tx, curso, today)
    .select(['h.id_reg_socios_cuotas as id', 's.id_mst_socios', 's.numsocio', 's.telefono', 's.email', 's.nivel'])
    .select(['h.date_create as pidio', fullName('s').as('nombre_completo')])
    .execute()

/** Former offers that are shown. */
const formerOffers = 50

/** Places of a course with the state of each offer. */
async function shownPlaces(call: Reading, course: Course): Promise<Shown> {
  const { tx, now, today } = call
  const offers = await offersOf(tx, course.id_mst_curso)
  const { kept, fresh } = await placesOf(call, course)
  const names = await namesOf(
    tx,
    [...kept.map(({ place }) => place.dejada), ...fresh.map((one) => one.dejada)].flatMap((id) => id ?? []),
  )
  const waiting = await waitingRows(tx, course.id_mst_curso, today)
  const activos = await countActive(tx, course.id_mst_curso, today)
  const hasLimit = course.limite_alumnos > 0 && !course.es_lista_espera
  return {
    ...{ limite_alumnos: course.limite_alumnos, activos },
    libres: hasLimit ? kept.length + fresh.length : null,
    plazas: kept.map(({ place, desde }) => {
      const offer = offers.find((one) => one.id_reg_curso_oferta === place.oferta?.id)
      const dejada_por = place.dejada === null ? null : (names.get(place.dejada) ?? null)
      return { ...{ id: place.id, desde, dejada_por, ofrecer: place.ofrecer }, oferta: offer ? openOffer(offer) : null }
    }),
    espera: waiting.map((row) => {
      const last = offers.find((one) => one.id_reg_socios_cuotas === row.id)
      const isOffered = last !== undefined && isOpen(last, now)
      const former = last?.estado === 'ofrecida' || last?.estado === 'aceptada' ? 'caducada' : last?.estado
      return {
        ...row,
        estado: isOffered ? 'ofrecida' : (former ?? 'despues'),
        oferta: isOffered ? openOffer(last) : null,
        motivo: last?.motivo ?? null,
        respondio: isOffered ? null : (last?.fecha_respuesta ?? null),
      }
    }),
    antes: offers
      .filter((one) => !isOpen(one, now))
      .slice(0, formerOffers)
      .map(({ id_reg_curso_oferta: id, nombre_completo, estado, motivo, por, fecha_respuesta, caduca }) => ({
        ...{ id, nombre_completo, motivo, por },
        estado: estado === 'ofrecida' ? 'caducada' : estado,
        fecha_respuesta: fecha_respuesta ?? caduca,
      })),
  }
}

export const places = handle(declared.placesOfCourse, async (call) => shownPlaces(call, await courseOf(call.tx, call.input.id)))

/** An offer with its member's fee and its course, locked in this order. */
export async function lockOffer(tx: Tx, id: number) {
  const seen = await tx
    .selectFrom('curso_oferta as o')
    .innerJoin('curso_plaza as p', 'p.id_reg_curso_plaza', 'o.id_reg_curso_plaza')
    .select(['o.id_reg_socios_cuotas', 'p.id_mst_curso', 'p.desde'])
    .where('o.id_reg_curso_oferta', '=', id)
    .executeTakeFirst()
  if (!seen) return refuse('msg.not_found')
  const [row] = await lockHoldings(tx, [seen.id_reg_socios_cuotas])
  const course = await lockCourse(tx, seen.id_mst_curso)
  const { estado, caduca } = await tx
    .selectFrom('curso_oferta')
    .select(['estado', 'caduca'])
    .where('id_reg_curso_oferta', '=', id)
    .executeTakeFirstOrThrow()
  return { id, row: row!, course, desde: seen.desde, estado: row!.espera || estado !== 'ofrecida' ? estado : 'aceptada', caduca }
}
type LockedOffer = Awaited<ReturnType<typeof lockOffer>>

/** True for a locked offer that waits for an answer. */
export const isOpen = ({ estado, caduca }: Pick<LockedOffer, 'estado' | 'caduca'>, now: Date) => estado === 'ofrecida' && caduca > now

/** An open offer, locked. Refuses one that was answered, and one that ran out. */
export async function lockOpenOffer({ tx, now, club, say }: Pick<WorkCall, 'tx' | 'now' | 'club' | 'say'>, id: number) {
  const offer = await lockOffer(tx, id)
  if (isOpen(offer, now)) return offer
  const hasLapsed = offer.estado === 'caducada' || offer.estado === 'ofrecida'
  if (hasLapsed) refuse('oferta.caducada', {}, { hasta: momentText(offer.caduca, club.zone) })
  return refuse('oferta.respondida', {}, { estado: say(`oferta.estado_${offer.estado}`) })
}

/** Takes a locked offer: the student is in from the first free day, and is told. */
export async function takeOffer(call: HoldingCall & Settling, { id, row, course, desde }: LockedOffer, by: number | null) {
  // not before it is free, nor before the day that was asked for
  const from = latest(call.today, desde, row.fecha_inicio_cuota)
  await endOffer(call, id, { estado: 'aceptada', by })
  await beginWaiting(call, row, from)
  await settlePlaces(call, course, by)
  const [reader] = await readersOf(call.tx, [row.id_reg_socios_cuotas])
  await mailPlace(call, 'oferta_aceptada', reader!, { fecha: from })
}

/** Ends a locked offer without a student; the place goes to the next. */
export async function passOffer(call: Settling, { id, course }: LockedOffer, answer: OfferAnswer) {
  await endOffer(call, id, answer)
  await settlePlaces(call, course, answer.by)
}

export const accept = handle(declared.acceptOffer, async (call) => {
  const offer = await lockOpenOffer(call, call.input.id)
  await takeOffer(call, offer, call.user.id_mst_socios)
  return shownPlaces(call, offer.course)
})

const pass = async (call: Call<{ id: number }>, answer: Omit<OfferAnswer, 'by'>) => {
  const offer = await lockOpenOffer(call, call.input.id)
  await passOffer(call, offer, { ...answer, by: call.user.id_mst_socios })
  return shownPlaces(call, offer.course)
}
export const decline = handle(declared.declineOffer, (call) => pass(call, { estado: 'rechazada' }))
export const skip = handle(declared.skipOffer, (call) => pass(call, { estado: 'saltada', motivo: call.input.motivo }))

/** The member's fee of an offer by hand; refuses one of another course, and one that does not wait. */
function requireWaiting(row: Held | undefined, curso: number): Held {
  if (!row || row.id_mst_curso !== curso) return refuse('msg.not_found')
  return row.espera ? row : refuse('cuota.no_espera')
}

export const offer = handle(declared.offerPlace, async (call) => {
  const { tx, input, user } = call
  const [held] = await lockHoldings(tx, [input.id_reg_socios_cuotas])
  const course = await lockCourse(tx, input.id)
  const row = requireWaiting(held, course.id_mst_curso)
  await settlePlaces(call, course, user.id_mst_socios, 'none')
  const { kept } = await placesOf(call, course)
  const own = kept.find(({ place }) => place.oferta?.id_reg_socios_cuotas === row.id_reg_socios_cuotas)
  if (own && (input.id_reg_curso_plaza ?? own.place.id) === own.place.id) {
    const [reader] = await readersOf(tx, [row.id_reg_socios_cuotas])
    refuse('oferta.ya_ofrecida', { id_reg_socios_cuotas: 'oferta.ya_ofrecida' }, { nombre: reader!.socio })
  }
  const free = kept.find(({ place }) => (input.id_reg_curso_plaza === null ? place.oferta === null : place.id === input.id_reg_curso_plaza))
  const chosen = free ?? refuse('oferta.sin_plaza', { id_reg_curso_plaza: 'oferta.sin_plaza' })
  for (const one of [own, chosen]) if (one?.place.oferta) await withdrawOffer(call, one.place.oferta, user.id_mst_socios)
  const id_reg_socios_cuotas = row.id_reg_socios_cuotas
  await makeOffer(call, course, { id_reg_curso_plaza: chosen.place.id, id_reg_socios_cuotas, desde: chosen.desde, a_mano: true })
  await settlePlaces(call, course, user.id_mst_socios)
  return shownPlaces(call, course)
})

export const offerAll = handle(declared.offerPlaces, async (call) => {
  const { tx, input, user } = call
  const course = await lockCourse(tx, input.id)
  await settlePlaces(call, course, user.id_mst_socios, 'none')
  await tx
    .updateTable('curso_plaza')
    .set({ ofrecer: input.ofrecer })
    .where('id_mst_curso', '=', course.id_mst_curso)
    .where('fecha_cierre', 'is', null)
    .execute()
  await settlePlaces(call, course, user.id_mst_socios)
  return shownPlaces(call, course)
})
