import type { course } from '@app/contract/courses/course'
import type { RowOfResource } from '@app/contract/kit/resource'
import { addDays, type Day } from '@app/contract/values/day'
import { momentText } from '../../../kit/clock.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import type { WorkCall } from '../../../kit/http/serve.ts'
import { param } from '../../club/public.ts'
import { type Held, lastsUntil } from '../holdings.ts'
import { candidates, freePlaces, matchPlaces, type OpenPlace } from './free-places.ts'

export type Course = RowOfResource<typeof course>
type Reading = Pick<WorkCall, 'tx' | 'now' | 'today'>

/** Active students of a course from a day on: those in it then or later, without those that wait. */
export async function countActive(tx: Tx, curso: number, from: Day): Promise<number> {
  const { n } = await tx
    .selectFrom('socios_cuotas')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('id_mst_curso', '=', curso)
    .where('espera', '=', false)
    .where(lastsUntil(from))
    .executeTakeFirstOrThrow()
  return n
}

/** A course; refuses an unknown one. */
export const courseOf = async (tx: Tx, id: number): Promise<Course> =>
  (await tx.selectFrom('cursos').selectAll().where('id_mst_curso', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')

/** A course, locked: those that take, leave and offer its places take turns. */
export const lockCourse = async (tx: Tx, id: number): Promise<Course> =>
  (await tx.selectFrom('cursos').selectAll().where('id_mst_curso', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? refuse('msg.not_found')

/** Places that were opened and are not closed, each with its open offer and those that were asked for it. */
async function openPlaces({ tx, now }: Reading, curso: number): Promise<OpenPlace[]> {
  const places = await tx
    .selectFrom('curso_plaza')
    .select(['id_reg_curso_plaza as id', 'desde', 'id_reg_socios_cuotas as dejada', 'ofrecer'])
    .where('id_mst_curso', '=', curso)
    .where('fecha_cierre', 'is', null)
    .orderBy('id_reg_curso_plaza')
    .execute()
  if (places.length === 0) return []
  const offers = await tx
    .selectFrom('curso_oferta')
    .select(['id_reg_curso_oferta as id', 'id_reg_curso_plaza', 'id_reg_socios_cuotas', 'estado', 'caduca'])
    .where(
      'id_reg_curso_plaza',
      'in',
      places.map((one) => one.id),
    )
    .execute()
  const byPlace = Map.groupBy(offers, (one) => one.id_reg_curso_plaza)
  return places.map((place) => {
    const own = byPlace.get(place.id) ?? []
    return {
      ...place,
      oferta: own.find(({ estado, caduca }) => estado === 'ofrecida' && caduca > now) ?? null,
      preguntados: new Set(own.filter(({ estado }) => estado !== 'retirada').map((one) => one.id_reg_socios_cuotas)),
    }
  })
}

/** Members that wait for a course, in the order of asking: those that are members today and do not stop waiting before a day. */
export const waitingFor = (tx: Tx, curso: number, today: Day) =>
  tx
    .selectFrom('socios_cuotas as h')
    .innerJoin('socio as s', 's.id_mst_socios', 'h.id_mst_socios')
    .where('h.id_mst_curso', '=', curso)
    .where('h.espera', '=', true)
    .where(lastsUntil(today))
    .where((eb) => eb.or([eb('s.fecha_baja', 'is', null), eb('s.fecha_baja', '>=', today)]))
    .orderBy('h.id_reg_socios_cuotas')

/**
 * Places of a course now: free ones with the offers that are open and the member that each is offered to next. None without a limit, for an
 * inactive course and for one that is nothing but a list.
 */
export async function placesOf(call: Reading, course: Course) {
  const { tx, today } = call
  const open = await openPlaces(call, course.id_mst_curso)
  if (course.limite_alumnos === 0 || course.es_lista_espera || !course.activo) return { kept: [], gone: open, fresh: [], next: [] }
  const students = await tx
    .selectFrom('socios_cuotas')
    .select(['id_reg_socios_cuotas as id', 'fecha_fin_cuota as fin'])
    .where('id_mst_curso', '=', course.id_mst_curso)
    .where('espera', '=', false)
    .where(lastsUntil(today))
    .execute()
  const until = addDays(today, await param(tx, 'CURSO_OFERTA_DIAS'))
  const matched = matchPlaces(freePlaces(course.limite_alumnos, students, { today, until }), open)
  const waiting = await waitingFor(tx, course.id_mst_curso, today).select('h.id_reg_socios_cuotas').execute()
  const unasked = { ofrecer: true, oferta: null, preguntados: new Set<number>() }
  const next = candidates(
    [...matched.kept.map(({ place }) => place), ...matched.fresh.map(() => unasked)],
    waiting.map((one) => one.id_reg_socios_cuotas),
  )
  return { ...matched, next }
}

/** Free places of a course, locked, from a day on. */
export interface Places {
  readonly limite: number
  readonly activos: number
  /** Places without a student; null is no limit. */
  readonly libres: number | null
  /** Of these, places that are offered to others. */
  readonly ofrecidas: readonly { readonly id_reg_socios_cuotas: number; readonly id_reg_curso_oferta: number }[]
  /** Of these, places that members who wait get next. */
  readonly siguientes: number
}

/** Counts the places of a course from a day on; nothing but a list has none. */
export async function countPlaces(call: Reading, course: Course, from: Day): Promise<Places> {
  const limite = course.limite_alumnos
  const activos = await countActive(call.tx, course.id_mst_curso, from)
  const none = { ofrecidas: [], siguientes: 0 }
  if (course.es_lista_espera) return { limite, activos, libres: 0, ...none }
  if (limite === 0) return { limite, activos, libres: null, ...none }
  const { kept, fresh, next } = await placesOf(call, course)
  const desde = [...kept, ...fresh].map((one) => one.desde)
  return {
    ...{ limite, activos, libres: Math.max(0, limite - activos) },
    ofrecidas: kept.flatMap(({ place: { oferta }, desde: day }) =>
      oferta === null || day > from ? [] : [{ id_reg_socios_cuotas: oferta.id_reg_socios_cuotas, id_reg_curso_oferta: oferta.id }],
    ),
    siguientes: next.filter((one, at) => one !== null && desde[at]! <= from).length,
  }
}

/** Places for newcomers: those that are neither offered nor due to members that wait; with `over` all that have no student. */
export const forNewcomers = ({ libres, ofrecidas, siguientes }: Places, over: boolean) =>
  libres === null || over ? libres : Math.max(0, libres - ofrecidas.length - siguientes)

/** The course, locked, with its places from a day on. Refuses an unknown one, and one of another fee. */
export async function lockPlaces(call: Reading, { id_mst_curso, id_cuota, from }: { id_mst_curso: number; id_cuota: number; from: Day }) {
  const course = await call.tx.selectFrom('cursos').selectAll().where('id_mst_curso', '=', id_mst_curso).forNoKeyUpdate().executeTakeFirst()
  if (!course) return refuse('msg.invalid_input', { id_mst_curso: 'invalid.reference' })
  if (course.id_mst_cuotas === null) refuse('msg.avisoCursoSinCuota', { id_mst_curso: 'msg.avisoCursoSinCuota' })
  if (course.id_mst_cuotas !== id_cuota) refuse('cuota.curso_de_otra', { id_mst_curso: 'cuota.curso_de_otra' })
  return countPlaces(call, course, from)
}

/**
 * Refuses a member's fee of a course without a free place, and without `over` one whose free places are all offered to others: rows of the
 * course take turns.
 */
export async function requirePlace(call: Reading & Pick<WorkCall, 'club'>, row: Held, over: boolean) {
  const { id_mst_curso, id_cuota, fecha_inicio_cuota: from } = row
  if (id_mst_curso === null) return
  const { activos, limite, libres, ofrecidas } = await lockPlaces(call, { id_mst_curso, id_cuota, from })
  if (libres === null) return
  if (libres === 0) refuse('cuota.curso_lleno', { id_mst_curso: 'cuota.curso_lleno' }, { activos, limite })
  const others = ofrecidas.filter((one) => one.id_reg_socios_cuotas !== row.id_reg_socios_cuotas)
  if (over || others.length < libres) return
  const { nombre, caduca } = await call.tx
    .selectFrom('curso_oferta as o')
    .innerJoin('socio as s', 's.id_mst_socios', 'o.id_mst_socios')
    .select([fullName('s').as('nombre'), 'o.caduca'])
    .where('o.id_reg_curso_oferta', '=', others.at(-1)!.id_reg_curso_oferta)
    .executeTakeFirstOrThrow()
  const values = { nombre, hasta: momentText(caduca, call.club.zone) }
  refuse('cuota.plaza_ofrecida', { id_mst_curso: { key: 'cuota.plaza_ofrecida', values } }, values, { confirm: 'ocupar_ofrecidas' })
}
