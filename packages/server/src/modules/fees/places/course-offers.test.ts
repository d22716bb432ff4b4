import { updateCourse } from '@app/contract/courses/courses'
import { addMembers, addMembersPreview } from '@app/contract/fees/add-members'
import { activateWaiting } from '@app/contract/fees/member-fee-dates'
import { createMemberFee, removeMemberFee } from '@app/contract/fees/member-fees'
import * as declared from '@app/contract/fees/places/course-offers'
import { beforeEach, expect, it } from 'vitest'
import { placesClub } from '../../../testing/modules/places.ts'
import { settleWaiting } from './settle-places.ts'

const desk = await placesClub()
const { school, people, course, enrol, places, feeIn, leaves, offered, list, accept, letters } = desk
const refusal = (code: string, message?: string) =>
  expect.objectContaining({ code, ...(message !== undefined && { message: expect.stringContaining(message) }) })

/** A member to be added, by the terms for all. */
const person = (name: string) => ({
  ...{ id_mst_socios: people.get(name)!, descuento: null, descuento_acum: null },
  ...{ precio_especial: null, importe_primera_mensualidad: null },
})

let curso = 0
/** A course of two places with Alba and Biel in it; Carla, Dani and Eva wait in this order. */
beforeEach(async () => {
  await desk.at('2026-11-20T10:00:00Z')
  curso = await course('Iniciación', 2)
  await enrol(curso, ['Alba', 'Biel', 'Carla', 'Dani', 'Eva'], { fecha_proporcional: '2026-11-01' })
})

it('a place that becomes free is offered to the first that waits, by mail and with a term of 24 hours, then to the next (A-185)', async () => {
  expect(await list(curso)).toEqual(['Carla despues', 'Dani despues', 'Eva despues'])
  await leaves(curso, 'Alba', '2026-11-30')
  const { plazas, libres, activos } = await places(curso)
  expect({ libres, activos }).toEqual({ libres: 1, activos: 2 })
  expect(plazas).toMatchObject([
    { desde: '2026-12-01', dejada_por: 'Alba Puig', oferta: { nombre_completo: 'Carla Puig', por_correo: true, a_mano: false } },
  ])
  expect(plazas[0]!.oferta!.caduca.toISOString()).toBe('2026-11-21T10:00:00.000Z')
  expect((await letters()).at(-1)).toMatchObject({ asunto: 'Tienes una plaza en Iniciación' })
  expect(await list(curso)).toEqual(['Carla ofrecida', 'Dani despues', 'Eva despues'])
  await desk.at('2026-11-21T10:00:00Z')
  expect(await list(curso)).toEqual(['Carla caducada', 'Dani ofrecida', 'Eva despues'])
})
it('an offer never ends after the next class has begun', async () => {
  const { id_mst_recurso } = await desk.db.selectFrom('recurso').select('id_mst_recurso').limit(1).executeTakeFirstOrThrow()
  const at = {
    id_mst_recurso,
    fecha: '2026-11-20',
    hora_ini: 20 * 60,
    duracion: 60,
    fecha_creacion: desk.now(),
    fecha_modificacion: desk.now(),
  }
  await desk.db
    .insertInto('reserva')
    .values({ ...at, id_mst_curso: curso })
    .execute()
  await leaves(curso, 'Alba', '2026-11-19')
  expect((await places(curso)).plazas[0]!.oferta!.caduca.toISOString()).toBe('2026-11-20T19:00:00.000Z')
})
it('who declined or did not answer is not asked again for the same place, and is for the next one', async () => {
  await leaves(curso, 'Alba', '2026-11-30')
  const [first] = (await places(curso)).plazas
  await desk.call(declared.declineOffer, { id: first!.oferta!.id })
  await desk.call(declared.skipOffer, { id: (await places(curso)).plazas[0]!.oferta!.id, motivo: 'No encaja el nivel' })
  await desk.call(declared.declineOffer, { id: (await places(curso)).plazas[0]!.oferta!.id })
  expect(await offered(curso)).toEqual([null])
  expect((await places(curso)).espera).toMatchObject([
    { estado: 'rechazada' },
    { estado: 'saltada', motivo: 'No encaja el nivel' },
    { estado: 'rechazada' },
  ])
  expect((await places(curso)).antes).toMatchObject([
    { nombre_completo: 'Eva Puig', estado: 'rechazada', por: 'Prueba Sin derechos' },
    { nombre_completo: 'Dani Puig', estado: 'saltada' },
    { nombre_completo: 'Carla Puig', estado: 'rechazada' },
  ])
  await leaves(curso, 'Biel', '2026-11-30')
  expect(await offered(curso)).toEqual([null, 'Carla'])
})
it('accepting at the desk enrols from the first free day, once; a later answer is refused with what it was', async () => {
  await leaves(curso, 'Alba', '2026-11-30')
  const offer = (await places(curso)).plazas[0]!.oferta!
  await accept(curso)
  expect(await feeIn(curso, 'Carla')).toMatchObject({ espera: false, fecha_inicio_cuota: '2026-12-01', siguiente: { importe: 3800 } })
  expect((await letters()).at(-1)).toMatchObject({ asunto: 'Carla Puig está en Iniciación' })
  expect(await offered(curso)).toEqual([])
  await expect(desk.call(declared.acceptOffer, { id: offer.id })).rejects.toEqual(refusal('oferta.respondida', 'aceptada'))
  await expect(desk.call(declared.declineOffer, { id: offer.id })).rejects.toEqual(refusal('oferta.respondida', 'aceptada'))
  await leaves(curso, 'Biel', '2026-11-30')
  const next = (await places(curso)).plazas[0]!.oferta!
  await desk.at('2026-11-21T10:00:00Z')
  const later = await desk.as({ is_admin: true })
  await expect(later.call(declared.acceptOffer, { id: next.id })).rejects.toEqual(refusal('oferta.caducada', '21/11/2026 11:00'))
})
it('an accepted place begins on the day that was asked for, if that is later than its first free day', async () => {
  const other = await course('Enero', 1)
  await enrol(other, ['Ferran'])
  await enrol(other, ['Hugo'], { fecha_proporcional: '2027-01-11' })
  await leaves(other, 'Ferran', '2026-11-30')
  expect((await places(other)).plazas).toMatchObject([{ desde: '2026-12-01', oferta: { nombre_completo: 'Hugo Puig' } }])
  expect((await letters()).at(-1)!.texto).toContain('11/01/2027')
  await accept(other)
  expect(await feeIn(other, 'Hugo')).toMatchObject({ espera: false, fecha_inicio_cuota: '2027-01-11' })
})
it('a held place is not free for the desk, which may take it: the member that had the offer is told and keeps its place on the list', async () => {
  await leaves(curso, 'Alba', '2026-11-19')
  await places(curso)
  const fee = { id_cuota: school, id_mst_curso: curso, id_mst_socios: people.get('Ferran')!, fecha_inicio_cuota: '2026-11-20' }
  await expect(desk.call(createMemberFee, fee)).rejects.toEqual(refusal('cuota.plaza_ofrecida', 'Carla Puig'))
  expect(await enrol(curso, ['Glòria'])).toMatchObject({ anadidos: 0, en_espera: 1 })
  await desk.call(createMemberFee, { ...fee, ocupar_ofrecidas: true })
  expect(await offered(curso)).toEqual([])
  expect((await letters()).at(-1)).toMatchObject({ asunto: 'La plaza en Iniciación ya no está libre' })
  expect(await list(curso)).toEqual(['Carla retirada', 'Dani despues', 'Eva despues', 'Glòria despues'])
  await leaves(curso, 'Biel', '2026-11-19')
  expect(await offered(curso)).toEqual(['Carla'])
})
it('people that wait come before newcomers, unless the desk passes them over', async () => {
  await desk.call(updateCourse, { id: curso, limite_alumnos: 3, ofrecer: false })
  expect(await offered(curso)).toEqual([null])
  const preview = { id: school, idcurso: curso, fecha_proporcional: '2026-11-20', socios: [person('Ferran')] }
  expect(await desk.call(addMembersPreview, preview)).toMatchObject({
    ...{ limite: 3, activos: 2, libres: 1, esperan: ['Carla Puig', 'Dani Puig', 'Eva Puig'], ofrecidas: [] },
    socios: [{ espera: false }],
  })
  await desk.call(declared.offerPlaces, { id: curso, ofrecer: true })
  expect(await desk.call(addMembersPreview, preview)).toMatchObject({ libres: 0, ofrecidas: ['Carla Puig'], socios: [{ espera: true }] })
  expect(await desk.call(addMembersPreview, { ...preview, ocupar_ofrecidas: true })).toMatchObject({
    libres: 1,
    socios: [{ espera: false }],
  })
})
it('an offer by hand goes to somebody else, and takes the offer from the one that had it', async () => {
  await leaves(curso, 'Alba', '2026-11-19')
  await places(curso)
  const eva = (await feeIn(curso, 'Eva')).id
  await expect(desk.call(declared.offerPlace, { id: curso, id_reg_socios_cuotas: eva })).rejects.toEqual(refusal('oferta.sin_plaza'))
  const { plazas } = await places(curso)
  const shown = await desk.call(declared.offerPlace, { id: curso, id_reg_socios_cuotas: eva, id_reg_curso_plaza: plazas[0]!.id })
  expect(shown.plazas).toMatchObject([{ oferta: { nombre_completo: 'Eva Puig', a_mano: true } }])
  expect(await list(curso)).toEqual(['Carla retirada', 'Dani despues', 'Eva ofrecida'])
  await expect(desk.call(declared.offerPlace, { id: curso, id_reg_socios_cuotas: eva })).rejects.toEqual(
    refusal('oferta.ya_ofrecida', 'Eva Puig'),
  )
  const alba = (await feeIn(curso, 'Biel')).id
  await expect(desk.call(declared.offerPlace, { id: curso, id_reg_socios_cuotas: alba })).rejects.toEqual(refusal('cuota.no_espera'))
  await desk.call(declared.declineOffer, { id: shown.plazas[0]!.oferta!.id })
  expect(await offered(curso)).toEqual(['Carla'])
})
it('a student that stays after all closes the place, and the offer is taken back', async () => {
  await leaves(curso, 'Alba', '2026-11-30')
  expect(await offered(curso)).toEqual(['Carla'])
  const { id } = await feeIn(curso, 'Alba')
  await desk.http({ method: 'GET', url: `/api/cuota/${id}/set-fecha-fin-cuota?sin_final=1` })
  expect(await offered(curso)).toEqual([])
  expect(await list(curso)).toEqual(['Carla retirada', 'Dani despues', 'Eva despues'])
})
it('activarEspera takes the place that is offered, and another free one only beyond the offers of others (A-30)', async () => {
  await leaves(curso, 'Alba', '2026-11-30')
  await places(curso)
  const [carla, dani, eva] = [await feeIn(curso, 'Carla'), await feeIn(curso, 'Dani'), await feeIn(curso, 'Eva')]
  await expect(desk.call(activateWaiting, { id: dani.id })).rejects.toEqual(refusal('cuota.curso_lleno'))
  await leaves(curso, 'Biel', '2026-11-19')
  expect(await offered(curso)).toEqual(['Dani', 'Carla'])
  await expect(desk.call(activateWaiting, { id: eva.id })).rejects.toEqual(refusal('cuota.plaza_ofrecida', 'Dani Puig'))
  expect(await desk.call(activateWaiting, { id: carla.id })).toMatchObject({ espera: false, fecha_inicio_cuota: '2026-12-01' })
  await desk.call(updateCourse, { id: curso, limite_alumnos: 3 })
  expect(await list(curso)).toEqual(['Dani ofrecida', 'Eva ofrecida'])
  expect(await desk.call(activateWaiting, { id: eva.id })).toMatchObject({ espera: false, fecha_inicio_cuota: '2026-11-20' })
  expect(await list(curso)).toEqual(['Dani ofrecida'])
})
it('a member that is taken from the list takes its offers along, and the next is asked', async () => {
  await leaves(curso, 'Alba', '2026-11-30')
  expect(await offered(curso)).toEqual(['Carla'])
  await desk.call(removeMemberFee, { id: (await feeIn(curso, 'Carla')).id })
  expect(await list(curso)).toEqual(['Dani ofrecida', 'Eva despues'])
})
it('a place that becomes free in more days than the parameter says is not offered yet, and is when its day comes near', async () => {
  await leaves(curso, 'Alba', '2027-01-31')
  expect(await offered(curso)).toEqual([])
  await desk.at('2027-01-05T10:00:00Z')
  await desk.db.transaction().execute(async (tx) => {
    await settleWaiting(tx as never, desk.now(), { zone: 'Europe/Madrid' } as never)
  })
  await desk.settled()
  expect((await places(curso)).plazas).toMatchObject([{ desde: '2027-02-01', oferta: { nombre_completo: 'Carla Puig' } }])
})
it('letters to those that were added say who is in and who waits, with the place on the list', async () => {
  const other = await course('Avanzado', 1)
  await enrol(other, ['Ferran', 'Glòria', 'Hugo'], { avisar: true })
  expect((await letters()).slice(-3)).toMatchObject([
    { asunto: 'Ferran Puig está en Avanzado' },
    { asunto: 'Glòria Puig espera una plaza en Avanzado', texto: expect.stringContaining('en el puesto 1') },
    { asunto: 'Hugo Puig espera una plaza en Avanzado', texto: expect.stringContaining('en el puesto 2') },
  ])
})
it('staff with the right to bookings alone enrols in courses without prices, and nowhere else (A-184)', async () => {
  const clerk = await desk.as({ rights: ['bookings'] })
  const other = await course('Otro', 5)
  const socios = [person('Ferran')]
  const terms = { id: school, idcurso: other, fecha_proporcional: '2026-11-20', socios }
  expect(await clerk.call(addMembersPreview, terms)).toMatchObject({ importe: null, socios: [{ meses: [] }] })
  expect(await clerk.call(addMembers, terms)).toMatchObject({ anadidos: 1 })
  for (const more of [{ idcurso: 0 }, { descuento: 1000 }, { socios: [{ ...socios[0]!, precio_especial: 0 }] }])
    await expect(clerk.call(addMembers, { ...terms, ...more })).rejects.toMatchObject({ status: 403, code: 'cuota.solo_curso' })
  expect((await clerk.call(declared.placesOfCourse, { id: other })).activos).toBe(1)
})
