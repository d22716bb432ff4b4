import { addMembers } from '@app/contract/fees/add-members'
import { setEnd } from '@app/contract/fees/member-fee-dates'
import { membersWithFee } from '@app/contract/fees/member-fees'
import { acceptOffer, placesOfCourse } from '@app/contract/fees/places/course-offers'
import type { SentOf } from '@app/contract/kit/action'
import { feeClub } from './fees.ts'

/** A club with courses of a fee of 38 €, whose members have e-mail addresses; the places of a course, its letters and their links. */
export async function placesClub() {
  const desk = await feeClub()
  const school = await desk.fee('Escuela', { precio: 3800, primera_mensualidad_proporcional: 1 })
  const names = ['Alba', 'Biel', 'Carla', 'Dani', 'Eva', 'Ferran', 'Glòria', 'Hugo'] as const
  const people = new Map<string, number>()
  for (const name of names) people.set(name, await desk.member(name))
  await desk.db
    .updateTable('socio')
    .set({ email: 'familia@example.test' })
    .where('id_mst_socios', 'in', [...people.values()])
    .execute()
  const course = (name: string, limit: number) => desk.course(name, school, limit)
  /** Adds members to a course, by name, from 2026-11-20 on. */
  const enrol = (idcurso: number, who: readonly string[], more: Partial<SentOf<typeof addMembers>> = {}) =>
    current.call(addMembers, {
      ...{ id: school, idcurso, fecha_proporcional: '2026-11-20' },
      socios: who.map((name) => ({
        ...{ id_mst_socios: people.get(name)!, descuento: null, descuento_acum: null },
        ...{ precio_especial: null, importe_primera_mensualidad: null },
      })),
      ...more,
    })
  let current: Pick<typeof desk, 'call'> = desk
  /** Sets the clock, with a session of that hour. */
  const at = async (instant: string) => {
    desk.at(instant)
    current = await desk.as({ is_admin: true })
  }
  const settled = () => desk.product.outbox.drained()
  const places = async (id: number) => {
    await settled()
    return current.call(placesOfCourse, { id })
  }
  /** Member's fee of a member in a course. */
  const feeIn = async (idcurso: number, name: string) =>
    (await current.call(membersWithFee, { id: school, idcurso })).find((row) => row.id_mst_socios === people.get(name))!
  /** Sets the last day of a member in a course. */
  const leaves = async (idcurso: number, name: string, fecha: string) => desk.call(setEnd, { id: (await feeIn(idcurso, name)).id, fecha })
  /** Open offers of a course: to whom. */
  const offered = async (id: number) => (await places(id)).plazas.map(({ oferta }) => oferta?.nombre_completo.split(' ')[0] ?? null)
  /** States of those that wait, in their order. */
  const list = async (id: number) => (await places(id)).espera.map((one) => `${one.nombre_completo.split(' ')[0]} ${one.estado}`)
  const accept = async (id: number) => {
    const offer = (await places(id)).plazas.flatMap(({ oferta }) => oferta ?? [])[0]!
    return current.call(acceptOffer, { id: offer.id })
  }
  const letters = async () => {
    await settled()
    return desk.db.selectFrom('correo').select(['asunto', 'texto']).orderBy('id_reg_correo').execute()
  }
  /** Address of the newest offer's link, without the host. */
  const link = async () => (await letters()).map(({ texto }) => /\/plaza\/[\w-]+/.exec(texto)?.[0]).findLast((one) => one !== undefined)!
  const open = async (url: string) => (await desk.anonymous.http<{ text: string }>({ method: 'GET', url })).body.text
  const press = async (url: string, respuesta: 'aceptar' | 'rechazar') =>
    (await desk.anonymous.http<{ text: string }>({ method: 'POST', url, body: { respuesta } })).body.text
  return { ...desk, at, school, people, course, enrol, settled, places, feeIn, leaves, offered, list, accept, letters, link, open, press }
}
