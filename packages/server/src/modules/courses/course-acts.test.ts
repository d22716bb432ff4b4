import * as declared from '@app/contract/courses/course-acts'
import { createCourse, getCourse, updateCourse } from '@app/contract/courses/courses'
import { chargeSelected } from '@app/contract/invoices/collect'
import { expect, it } from 'vitest'
import { broken, linesOf } from '../../testing/modules/bookings.ts'
import { courseClub } from '../../testing/modules/courses.ts'
import { roundsOf } from '../../testing/rounds.ts'

const desk = await courseClub()
const { course, timetable, join, classes, feeIn, enrol } = desk
const outcomes = (answers: readonly PromiseSettledResult<unknown>[]) =>
  new Set(answers.map((one) => (one.status === 'fulfilled' ? 'ok' : (one.reason as { code?: string }).code)))

it('a paid booking of a deactivated course stays, and is counted', async () => {
  const id = await course('Con pago', 0)
  const series = await timetable(id, { socios: [{ id_mst_socios: desk.members[0], cantidad: 1 }], hora_ini: 600, hora_fin: 660 })
  const { id_reg_reserva } = await desk.db
    .selectFrom('reserva')
    .select('id_reg_reserva')
    .where('id_mst_reservasfijas', '=', series)
    .limit(1)
    .executeTakeFirstOrThrow()
  await desk.db.updateTable('factura').set({ precio: 500, precio_calculado: 500 }).where('id_reg_reserva', '=', id_reg_reserva).execute()
  await desk.call(chargeSelected, { facturasSeleccionadas: (await linesOf(desk, id_reg_reserva)).map((line) => line.id_reg_factura) })
  expect(await desk.call(declared.deactivateCourse, { id, solo_ver: true })).toMatchObject({ reservas: 3, pagadas: 1 })
  expect(await desk.call(declared.deactivateCourse, { id })).toMatchObject({ reservas: 3, pagadas: 1 })
})
it('a list is switched on only with a fee of 0, and everybody waits; switched off, its free places are offered (R-103 to R-105)', async () => {
  const dear = await course('Cara', 2)
  await expect(desk.call(declared.toggleWaitingList, { id: dear })).rejects.toMatchObject({
    code: 'curso.lista_con_precio',
    message: expect.stringContaining('38,00'),
  })
  const free = await desk.fee('Gratis', { precio: 0 })
  const { id_mst_curso: id } = await desk.call(createCourse, { desc_curso: 'Primavera', id_mst_cuotas: free, limite_alumnos: 1 })
  await enrol(id, ['Alba', 'Biel'], { id: free })
  const waiting = async () => (await desk.places(id)).espera.map((one) => `${one.nombre_completo} ${one.estado}`)
  expect(await waiting()).toEqual(['Biel Puig despues'])
  expect(await desk.call(declared.toggleWaitingList, { id })).toMatchObject({
    es_lista_espera: true,
    limite_alumnos_activos: 0,
    limite_alumnos_espera: 2,
  })
  await enrol(id, ['Carla'], { id: free })
  expect(await waiting()).toEqual(['Alba Puig despues', 'Biel Puig despues', 'Carla Puig despues'])
  const sent = await desk.http({ method: 'POST', url: '/api/curso/listaEsperaCursoReservas', body: { id_mst_curso: id } })
  expect(sent).toMatchObject({ status: 200, body: { es_lista_espera: 0 } })
  expect(await waiting()).toEqual(['Alba Puig ofrecida', 'Biel Puig despues', 'Carla Puig despues'])
})
it('a notice to the students is a draft, with the name of the course', async () => {
  const id = await course('Con aviso', 0)
  expect(await desk.call(declared.draftCourseNotice, { id })).toEqual({ id_reg_notificaciones: expect.any(Number), subject: 'Con aviso' })
  expect(await desk.db.selectFrom('notificacion').select(['id_mst_curso', 'fecha_envio']).execute()).toEqual([
    { id_mst_curso: id, fecha_envio: null },
  ])
})
it('desks that deactivate a course and change its permanent booking at once do not stop each other for ever', async () => {
  const id = await course('A la vez', 3)
  const series = await timetable(id, { hora_ini: 1320, hora_fin: 1380 })
  await join(id, ['Alba', 'Biel'])
  await desk.settled()
  const answers = await Promise.allSettled([
    desk.call(declared.deactivateCourse, { id }),
    desk.http({ method: 'PUT', url: `/api/permanentReservations/${series}`, body: { nombre: 'Otro nombre' } }),
    join(id, ['Carla']),
    desk.call(updateCourse, { id, limite_alumnos: 5 }),
  ])
  expect(answers.filter((one) => one.status === 'rejected' && !('code' in (one.reason as object)))).toEqual([])
  await desk.settled()
  expect(desk.deadlocks()).toBe(0)
  expect(await broken(desk)).toEqual([])
})
it('bookings that have begun stay, those of two courts and single ones go: before and after it the figures are the same (R-100)', async () => {
  const id = await course('Dos pistas', 0)
  const fridays = { dias: 16, hora_ini: 780, hora_fin: 840, fecha_ini: '2026-11-20', fecha_fin: '2026-12-04' }
  await timetable(id, { ...fridays, recursos: [desk.padel, desk.other] })
  await desk.book({ fecha_ini: '2026-12-05', hora_ini: 780, id_mst_curso: id })
  await desk.at('2026-11-20T12:30:00Z')
  const body = { id_mst_curso: id, solo_ver: 1 }
  const seen = await desk.http({ method: 'POST', url: '/api/curso/deleteCursoReservas', body })
  expect(seen.body).toEqual({ reservas: 5, pagadas: 0, alumnos: 0 })
  expect(await desk.call(declared.deactivateCourse, { id })).toEqual(seen.body)
  expect((await classes(id)).map((one) => one.slice(0, 5))).toEqual(['11-20'])
  expect(await desk.call(getCourse, { id })).toMatchObject({ activo: false, inactivo_desde: '2026-11-20', horario: [] })
  const again = await desk.http({ method: 'POST', url: '/api/curso/activar', body: { id_mst_curso: id } })
  expect(again).toMatchObject({ status: 200, body: { activo: 1 } })
  await desk.at('2026-11-20T10:00:00Z')
})
it('a deactivated course withdraws its offers, and makes them again once it is active, with another limit too', async () => {
  const id = await course('Con oferta', 1)
  await enrol(id, ['Alba', 'Biel', 'Carla'])
  await desk.call(updateCourse, { id, limite_alumnos: 2 })
  expect(await desk.offered(id)).toEqual(['Biel'])
  await desk.call(updateCourse, { id, limite_alumnos: 3, activo: false })
  expect(await desk.offered(id)).toEqual([])
  expect((await desk.letters()).filter(({ asunto }) => asunto === 'Tienes una plaza en Con oferta')).toHaveLength(1)
  expect(await desk.call(updateCourse, { id, activo: true, limite_alumnos: 2 })).toMatchObject({ activo: true, inactivo_desde: null })
  expect(await desk.offered(id)).toEqual(['Biel'])
})
it('a higher limit offers nothing if so wanted', async () => {
  const id = await course('Sin ofrecer', 1)
  await enrol(id, ['Dani', 'Eva'])
  await desk.call(updateCourse, { id, limite_alumnos: 2, ofrecer: false })
  expect(await desk.offered(id)).toEqual([null])
  expect(await desk.call(getCourse, { id })).toMatchObject({ limite_alumnos: 2, limite_alumnos_activos: 1, ofrecidas: 0 })
})
it('of two desks that do the same one does it and the other one is told (R-099, R-100)', async () => {
  const id = await course('Dos mesas', 0)
  const twice = (act: typeof declared.activateCourse | typeof declared.deactivateCourse) =>
    Promise.allSettled([desk.call(act, { id }), desk.call(act, { id })]).then(outcomes)
  expect(await twice(declared.deactivateCourse)).toEqual(new Set(['ok', 'curso.ya_inactivo']))
  expect(await twice(declared.activateCourse)).toEqual(new Set(['ok', 'curso.ya_activo']))
})
it('a student that is enrolled while its course becomes a list waits, too (R-103)', async () => {
  const free = await desk.fee('Gratis', { precio: 0 })
  for (let round = 0; round < roundsOf({ test: 5, proofs: 100 }); round += 1) {
    const { id_mst_curso: id } = await desk.call(createCourse, { desc_curso: `Lista ${round}`, id_mst_cuotas: free })
    await Promise.all([
      desk.call(declared.toggleWaitingList, { id }),
      enrol(id, ['Alba'], { id: free }),
      enrol(id, ['Biel'], { id: free }),
      desk.call(updateCourse, { id, desc_curso: `Espera ${round}` }),
    ])
    expect(await desk.call(getCourse, { id })).toMatchObject({ limite_alumnos_activos: 0, limite_alumnos_espera: 2 })
  }
  expect(desk.deadlocks()).toBe(0)
})
it('desks that deactivate, activate and change a course while its permanent bookings are made and changed do not block each other', async () => {
  const free = await desk.fee('Gratis', { precio: 0 })
  for (let round = 0; round < roundsOf({ test: 4, proofs: 60 }); round += 1) {
    const { id_mst_curso: id } = await desk.call(createCourse, { desc_curso: `Ronda ${round}`, id_mst_cuotas: free })
    const hours = { hora_ini: 480 + round, hora_fin: 481 + round }
    const series = await timetable(id, hours)
    const answers = await Promise.allSettled([
      desk.call(updateCourse, { id, activo: false, desc_curso: 'Otro' }),
      timetable(id, { ...hours, recursos: [desk.other], nombre: 'Más clases' }),
      desk.http({ method: 'PUT', url: `/api/permanentReservations/${series}`, body: { recursos: [desk.padel, desk.left] } }),
      desk.call(updateCourse, { id, limite_alumnos: 5 }),
      desk.call(declared.activateCourse, { id }),
      join(id, ['Carla'], { id: free }),
    ])
    expect(answers.filter((one) => one.status === 'rejected' && !('code' in (one.reason as object)))).toEqual([])
    await desk.settled()
    for (const one of await desk.db.selectFrom('reservafija').select('id_mst_reservasfijas as id').where('id_mst_curso', '=', id).execute())
      await desk.http({ method: 'DELETE', url: `/api/permanentReservations/${one.id}` })
  }
  expect(desk.deadlocks()).toBe(0)
  expect(await broken(desk)).toEqual([])
})
it('deactivating deletes the bookings to come, says how many before, and lets the fees rest; activating makes up for nothing (R-099, R-100, A-151)', async () => {
  const id = await course('Se apaga', 0)
  await timetable(id)
  await join(id, ['Alba'])
  expect(await classes(id)).toEqual(['12-07 Alba', '12-14 Alba', '12-21 Alba', '12-28 Alba'])
  const seen = await desk.call(declared.deactivateCourse, { id, solo_ver: true })
  expect(seen).toEqual({ reservas: 4, pagadas: 0, alumnos: 1 })
  expect(await desk.call(declared.deactivateCourse, { id })).toEqual(seen)
  expect(await classes(id)).toEqual([])
  await expect(desk.call(declared.deactivateCourse, { id })).rejects.toMatchObject({ status: 409, code: 'curso.ya_inactivo' })
  expect(await feeIn(id, 'Alba')).toMatchObject({ no_se_genera: expect.any(String) })
  await desk.at('2027-02-10T10:00:00Z')
  const later = await desk.as({ is_admin: true })
  expect(await later.call(declared.activateCourse, { id })).toMatchObject({ activo: true, inactivo_desde: null })
  await expect(later.call(declared.activateCourse, { id })).rejects.toMatchObject({ status: 409, code: 'curso.ya_activo' })
  expect((await feeIn(id, 'Alba')).siguiente).toMatchObject({ desde: '2027-03-01' })
  expect(await broken(desk)).toEqual([])
})
