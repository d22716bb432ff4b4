import { addDays, type Day, latest } from '@app/contract/values/day'
import { sql } from 'kysely'
import { after, clubTime, wallInstant } from '../../../kit/clock.ts'
import type { ClubFacts } from '../../../kit/database/clubs.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { WorkCall } from '../../../kit/http/serve.ts'
import { hashToken, newToken } from '../../../kit/secrets/tokens.ts'
import type { JobWork } from '../../../kit/work/attempt.ts'
import type { Tidy } from '../../../kit/work/housekeeping.ts'
import { insertJob, jobKind } from '../../../kit/work/jobs.ts'
import { param } from '../../club/public.ts'
import { lastsUntil } from '../holdings.ts'
import { type Course, placesOf } from './course-places.ts'
import { mailOffer, mailPlace, readersOf } from './place-letters.ts'

/** The job that counts the places of a course again and offers the free ones. */
export const placesJob = jobKind<{ curso: number }>('fees.places', 'work')

export type Settling = Pick<WorkCall, 'tx' | 'now' | 'today' | 'club'>

/** Latest instant of an offer: the term of the parameter, and never after the next class has begun. */
async function termOf({ tx, now, today, club }: Settling, curso: number, desde: Day): Promise<Date> {
  const end = after(now, (await param(tx, 'CURSO_OFERTA_HORAS')) * 3600)
  const first = latest(desde, today)
  const classes = await tx
    .selectFrom('reserva')
    .select(['fecha', 'hora_ini'])
    .distinct()
    .where('id_mst_curso', '=', curso)
    .where('fecha', '>=', first)
    .where('fecha', '<=', addDays(clubTime(end, club.zone).today, 1))
    .orderBy('fecha')
    .orderBy('hora_ini')
    .execute()
  const starts = classes.map(({ fecha, hora_ini }) => wallInstant(fecha, hora_ini, club.zone)).filter((at) => at > now && at < end)
  return starts[0] ?? end
}

interface NewOffer {
  readonly id_reg_curso_plaza: number
  readonly id_reg_socios_cuotas: number
  readonly desde: Day
  readonly a_mano?: boolean
}
/** Offers a place to a member that waits: with a letter and its link, and a job at the end of the term. */
export async function makeOffer(call: Settling, course: Course, { desde, ...offer }: NewOffer) {
  const { tx, now, today } = call
  const caduca = await termOf(call, course.id_mst_curso, desde)
  const token = newToken()
  const [reader] = await readersOf(tx, [offer.id_reg_socios_cuotas])
  const isMailed = await mailOffer(call, reader!, { fecha: latest(today, desde, reader!.fecha_inicio_cuota), caduca, token })
  await tx
    .insertInto('curso_oferta')
    .values({ ...offer, id_mst_socios: reader!.id_mst_socios, caduca, huella: isMailed ? hashToken(token) : null, fecha_creacion: now })
    .execute()
  await insertJob(tx, placesJob, { curso: course.id_mst_curso }, { now: caduca })
}

/** Answer of an offer: its new state, the user at the desk, the reason for a skip. */
export interface OfferAnswer {
  readonly estado: 'aceptada' | 'rechazada' | 'saltada' | 'retirada'
  readonly by: number | null
  readonly motivo?: string
}
/** Writes the answer of an open offer. */
export const endOffer = ({ tx, now }: Pick<Settling, 'tx' | 'now'>, id: number, { estado, by, motivo }: OfferAnswer) =>
  tx
    .updateTable('curso_oferta')
    .set({ estado, motivo: motivo ?? null, id_mst_socios_autor: by, fecha_respuesta: now })
    .where('id_reg_curso_oferta', '=', id)
    .where('estado', '=', 'ofrecida')
    .execute()

/** Deletes the offers to a member's fee that is to be deleted, and its mark on a place. */
export async function forgetOffers(tx: Tx, id_reg_socios_cuotas: number) {
  await tx.deleteFrom('curso_oferta').where('id_reg_socios_cuotas', '=', id_reg_socios_cuotas).execute()
  await tx.updateTable('curso_plaza').set({ id_reg_socios_cuotas: null }).where('id_reg_socios_cuotas', '=', id_reg_socios_cuotas).execute()
}

/** Takes an open offer back; the member is told, and stays on the list. */
export async function withdrawOffer(
  call: Settling,
  { id, id_reg_socios_cuotas }: { id: number; id_reg_socios_cuotas: number },
  by: number | null,
) {
  await endOffer(call, id, { estado: 'retirada', by })
  const [reader] = await readersOf(call.tx, [id_reg_socios_cuotas])
  await mailPlace(call, 'oferta_retirada', reader!, { fecha: call.today })
}

/** Marks open offers of a course: those that ran out at their instants, those to members that have a place or wait no more. */
async function lapse({ tx, now, today }: Settling, curso: number) {
  const open = tx
    .updateTable('curso_oferta as o')
    .from('socios_cuotas as h')
    .whereRef('h.id_reg_socios_cuotas', '=', 'o.id_reg_socios_cuotas')
    .where('h.id_mst_curso', '=', curso)
    .where('o.estado', '=', 'ofrecida')
  await open
    .set({ estado: sql`case when h.espera then 'retirada' else 'aceptada' end`, fecha_respuesta: now })
    .where((eb) => eb.or([eb('h.espera', '=', false), eb('h.fecha_fin_cuota', '<', today)]))
    .execute()
  await open
    .set((eb) => ({ estado: 'caducada', fecha_respuesta: eb.ref('o.caduca') }))
    .where('o.caduca', '<=', now)
    .execute()
}

/** Places that a settling offers: all, those that were open before, none yet. */
type Offering = 'all' | 'former' | 'none'

/** Writes the places of a locked course as they are now: gone ones are closed with their offers, new ones opened; returns those to be offered. */
async function writePlaces(call: Settling, course: Course, { by, offers }: { by: number | null; offers: Offering }) {
  const { tx, now } = call
  const { kept, gone, fresh, next } = await placesOf(call, course)
  for (const { id, oferta } of gone) {
    if (oferta !== null) await withdrawOffer(call, oferta, by)
    await tx.updateTable('curso_plaza').set({ fecha_cierre: now }).where('id_reg_curso_plaza', '=', id).execute()
  }
  for (const { place, desde } of kept)
    if (desde !== place.desde && desde > call.today)
      await tx.updateTable('curso_plaza').set({ desde }).where('id_reg_curso_plaza', '=', place.id).execute()
  const made =
    fresh.length === 0
      ? []
      : await tx
          .insertInto('curso_plaza')
          .values(
            fresh.map(({ desde, dejada }) => ({
              id_mst_curso: course.id_mst_curso,
              desde,
              id_reg_socios_cuotas: dejada,
              ofrecer: offers !== 'former',
              fecha_creacion: now,
            })),
          )
          .returning(['id_reg_curso_plaza as id', 'desde'])
          .execute()
  const places = [...kept.map(({ place: { id }, desde }) => ({ id, desde })), ...made]
  const offered = { all: places.length, former: kept.length, none: 0 }[offers]
  return places.flatMap((place, at) => (at < offered && next[at] ? [{ ...place, id_reg_socios_cuotas: next[at] }] : []))
}

/** Counts the places of a locked course again, and offers each free one to the next member that waits. */
export async function settlePlaces(call: Settling, course: Course, by: number | null, offers: Offering = 'all') {
  await lapse(call, course.id_mst_curso)
  for (const { id, desde, id_reg_socios_cuotas } of await writePlaces(call, course, { by, offers }))
    await makeOffer(call, course, { id_reg_curso_plaza: id, id_reg_socios_cuotas, desde })
}

/** Settles the places of a course in a job; a deleted course has none. */
export async function settleInJob(tx: Tx, { curso }: { curso: number }, { club, now }: JobWork) {
  const course = await tx.selectFrom('cursos').selectAll().where('id_mst_curso', '=', curso).forNoKeyUpdate().executeTakeFirst()
  if (course) await settlePlaces({ tx, now, club, today: clubTime(now, club.zone).today }, course, null)
}

/** Queues the courses with members that wait: a place may be within the days of the parameter by now. */
export const settleWaiting: Tidy = async (tx: Tx, now: Date, club: Pick<ClubFacts, 'zone'>) => {
  const waiting = await tx
    .selectFrom('socios_cuotas as h')
    .innerJoin('cursos as k', 'k.id_mst_curso', 'h.id_mst_curso')
    .select('k.id_mst_curso')
    .distinct()
    .where('h.espera', '=', true)
    .where('k.activo', '=', true)
    .where('k.es_lista_espera', '=', false)
    .where('k.limite_alumnos', '>', 0)
    .where(lastsUntil(clubTime(now, club.zone).today))
    .execute()
  for (const { id_mst_curso: curso } of waiting) await insertJob(tx, placesJob, { curso }, { now })
}
