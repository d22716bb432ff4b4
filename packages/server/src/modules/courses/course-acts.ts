import type { course } from '@app/contract/courses/course'
import { activateCourse, deactivateCourse, draftCourseNotice, toggleWaitingList } from '@app/contract/courses/course-acts'
import type { RowOfResource } from '@app/contract/kit/resource'
import { formatEuros } from '@app/contract/values/money'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { lockBookings, removeBookings } from '../bookings/public.ts'
import { courseOf, letAllWait, lockCourse, lockStudents, resumeCourse, settlePlaces } from '../fees/public.ts'
import { lockLinesOf } from '../invoices/public.ts'
import { draftForCourse } from '../notifications/public.ts'
import { activated, isCharged, lockCourts, readSeries, saveSeries, savingOf, undecided } from '../permanent/public.ts'
import { courseRowOf, seenCourse } from './course-rows.ts'

export type Course = RowOfResource<typeof course>

/** Fee of a course. */
export const feeOf = (tx: Tx, id: number) =>
  tx.selectFrom('cuotas').select(['desc_cuota', 'precio']).where('id_mst_cuotas', '=', id).executeTakeFirst()

/** Refuses a fee with a price for a waiting list, with the price. */
export async function requireFreeList(tx: Tx, { es_lista_espera, id_mst_cuotas }: Pick<Course, 'es_lista_espera' | 'id_mst_cuotas'>) {
  if (!es_lista_espera || id_mst_cuotas === null) return
  const fee = await feeOf(tx, id_mst_cuotas)
  if (!fee || fee.precio === 0) return
  const values = { cuota: fee.desc_cuota, precio: formatEuros(fee.precio) }
  refuse('curso.lista_con_precio', { id_mst_cuotas: { key: 'curso.lista_con_precio', values } }, values)
}

/** Locks the members' fees of a course and then the course, which new students wait for; returns it. */
export async function lockWithStudents({ tx, today }: Call<unknown>, id: number): Promise<Course> {
  const { inactivo_desde } = await courseOf(tx, id)
  await lockStudents(tx, id, inactivo_desde ?? today)
  return lockCourse(tx, id)
}

/** Activates a course, locked with its students: its fees go on with the next period. Refuses an active one. */
export async function activate(call: Call<unknown>, { id_mst_curso: id, activo, inactivo_desde }: Course) {
  if (activo) refuse('curso.ya_activo')
  await resumeCourse(call, id, inactivo_desde ?? call.today)
  await call.tx.updateTable('cursos').set({ activo: true, inactivo_desde: null }).where('id_mst_curso', '=', id).execute()
  await settlePlaces(call, await courseOf(call.tx, id), call.user.id_mst_socios)
}

export const activateNow = handle(activateCourse, async (call) => {
  const { id } = call.input
  await seenCourse(call, id)
  await activate(call, await lockWithStudents(call, id))
  return courseRowOf(call, id)
})

/** Bookings of a course that have not begun, with the mark of a payment. */
const comingBookings = ({ tx, today, minute }: Call<unknown>, id: number) =>
  tx
    .selectFrom('reserva as r')
    .leftJoin('factura as f', 'f.id_reg_reserva', 'r.id_reg_reserva')
    .select(['r.id_reg_reserva', 'r.id_mst_recurso', isCharged.as('cobrada')])
    .where('r.id_mst_curso', '=', id)
    .where((eb) => eb.or([eb('r.fecha', '>', today), eb.and([eb('r.fecha', '=', today), eb('r.hora_ini', '>', minute)])]))
    .groupBy('r.id_reg_reserva')
    .orderBy('r.id_reg_reserva')
    .execute()

/** Deletes the bookings of a course to come that are not of a permanent booking any more; paid ones stay. Returns both numbers. */
async function removeComing(call: Call<unknown>, id: number) {
  const { tx, now, today, user } = call
  const open = (await comingBookings(call, id)).filter((one) => !one.cobrada).map((one) => one.id_reg_reserva)
  if (open.length > 0) {
    await lockBookings(tx, open)
    await lockLinesOf(tx, open)
    await removeBookings(tx, open, { now, today, by: user.id_mst_socios, motivo: null })
  }
  return { quitadas: open.length, pagadas: (await comingBookings(call, id)).length }
}

/** Permanent bookings of a course that are active. */
const activeSeries = (tx: Tx, id: number) =>
  tx
    .selectFrom('reservafija')
    .select('id_mst_reservasfijas as id')
    .where('id_mst_curso', '=', id)
    .where('activo', '=', true)
    .orderBy('id_mst_reservasfijas')
    .execute()

/** Locks the courts of the bookings of a course, which come before everything else of it. */
export async function lockCourtsOf(call: Call<unknown>, id: number) {
  const courts = (await comingBookings(call, id)).map((one) => one.id_mst_recurso)
  for (const one of await activeSeries(call.tx, id)) courts.push(...(await readSeries(call.tx, one.id)).courts)
  await lockCourts(call.tx, courts)
}

/**
 * Deactivates a course, locked after its courts: its permanent bookings end today, its bookings to come go, its fees rest, its offers are
 * withdrawn. Refuses an inactive one.
 */
export async function deactivate(call: Call<unknown>, { id_mst_curso: id, activo }: Course) {
  const { tx, today, user } = call
  if (!activo) refuse('curso.ya_inactivo')
  let reservas = 0
  for (const one of await activeSeries(tx, id)) {
    const saved = await saveSeries(savingOf(call), {
      id: one.id,
      sent: undecided,
      wanted: (kept) => activated(kept!, false, today),
      from: today,
    })
    reservas += saved.quitadas
  }
  const { quitadas, pagadas } = await removeComing(call, id)
  await tx.updateTable('cursos').set({ activo: false, inactivo_desde: today }).where('id_mst_curso', '=', id).execute()
  await settlePlaces(call, await courseOf(tx, id), user.id_mst_socios)
  return { reservas: reservas + quitadas, pagadas }
}

export const deactivateNow = handle(deactivateCourse, async (call) => {
  const { id, solo_ver } = call.input
  const { activo, limite_alumnos_activos: alumnos } = await courseRowOf(call, id)
  if (!solo_ver) {
    await lockCourtsOf(call, id)
    return { ...(await deactivate(call, await lockCourse(call.tx, id))), alumnos }
  }
  if (!activo) refuse('curso.ya_inactivo')
  const coming = await comingBookings(call, id)
  const pagadas = coming.filter((one) => one.cobrada).length
  return { reservas: coming.length - pagadas, pagadas, alumnos }
})

/** Makes a course, locked with its students, a waiting list, where they all wait, or a course again, whose free places are offered. */
export async function setWaitingList(call: Call<unknown>, id: number, es_lista_espera: boolean) {
  if (es_lista_espera) await letAllWait(call, id)
  await call.tx.updateTable('cursos').set({ es_lista_espera }).where('id_mst_curso', '=', id).execute()
  await settlePlaces(call, await courseOf(call.tx, id), call.user.id_mst_socios)
}

export const toggleList = handle(toggleWaitingList, async (call) => {
  const { id } = call.input
  await seenCourse(call, id)
  const course = await lockWithStudents(call, id)
  const es_lista_espera = !course.es_lista_espera
  await requireFreeList(call.tx, { ...course, es_lista_espera })
  await setWaitingList(call, id, es_lista_espera)
  return courseRowOf(call, id)
})

export const draftNotice = handle(draftCourseNotice, async (call) => {
  const { id_mst_curso, desc_curso } = await seenCourse(call, call.input.id)
  return draftForCourse(call, { id_mst_curso, subject: desc_curso })
})
