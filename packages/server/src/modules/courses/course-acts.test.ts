import { markAllPresent } from '@app/contract/bookings/attendance'
import { cloneCourse } from '@app/contract/courses/clone-course'
import * as declared from '@app/contract/courses/course-acts'
import { attendanceOfCourse, classesOfCourse, studentsOfCourse } from '@app/contract/courses/course-students'
import { createCourse, getCourse, updateCourse } from '@app/contract/courses/courses'
import { chargeSelected } from '@app/contract/invoices/collect'
import { expect, it } from 'vitest'
import { broken, linesOf } from '../../testing/modules/bookings.ts'
import { courseClub } from '../../testing/modules/courses.ts'

const desk = await courseClub()
const { school, course, timetable, join, classes, feeIn, leaves, list, enrol } = desk

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
it('students are players of the classes from the day they join to the day they leave, and their attendance is shown by month', async () => {
  const id = await course('Con clases', 0)
  await timetable(id, { hora_ini: 900, hora_fin: 960 })
  await join(id, ['Carla', 'Dani'])
  await join(id, ['Eva'], { fecha_modificacion: '2026-12-20' })
  await leaves(id, 'Carla', '2026-12-14')
  expect(await classes(id)).toEqual(['12-07 Carla Dani', '12-14 Carla Dani', '12-21 Dani Eva', '12-28 Dani Eva'])
  const { clases, quedan, ultima } = await desk.call(classesOfCourse, { id })
  expect([clases.length, quedan, ultima]).toEqual([4, 4, '2026-12-28'])
  expect(clases[0]).toMatchObject({ fecha: '2026-12-07', hora_ini: 900, alumnos: 2, otra_pista: false, saltada: false })
  await desk.call(markAllPresent, { id: clases[0]!.reservas[0]! })
  const month = await desk.call(attendanceOfCourse, { id, mes: '2026-12-01' })
  expect(month.map(({ nombre_completo, clases: n, asistencias }) => [nombre_completo, n, asistencias])).toEqual([
    ['Carla Puig', 2, 1],
    ['Dani Puig', 4, 1],
    ['Eva Puig', 2, 0],
  ])
  const students = await desk.call(studentsOfCourse, { id })
  expect(students.map((one) => `${one.nombre_completo} ${one.fase}`)).toEqual(['Carla Puig sale', 'Dani Puig dentro', 'Eva Puig dentro'])
  expect(students[1]).toMatchObject({ siguiente: { importe: expect.any(Number) }, pendiente: 0 })
  const clerk = await desk.as({ rights: ['bookings'] })
  expect((await clerk.call(studentsOfCourse, { id }))[1]).toMatchObject({ siguiente: null, no_se_genera: null, pendiente: null })
})
it('the students of a course without a fee cannot be opened (R-109)', async () => {
  const { id_mst_curso: id } = await desk.call(createCourse, { desc_curso: 'Sin cuota' })
  await expect(desk.call(studentsOfCourse, { id })).rejects.toMatchObject({ status: 409, code: 'msg.avisoCursoSinCuota' })
  await expect(desk.enrol(id, ['Alba'])).rejects.toMatchObject({ code: 'msg.avisoCursoSinCuota' })
})
it('a clone has the facts of its course, its permanent bookings for other days, and its students as wanted up to the limit', async () => {
  const id = await course('Temporada', 2)
  await timetable(id, { nombre: 'Temporada', hora_ini: 1080, hora_fin: 1140 })
  await join(id, ['Ferran', 'Glòria', 'Hugo'])
  await desk.settled()
  const plain = await desk.call(cloneCourse, { id })
  expect(plain).toMatchObject({
    curso: { desc_curso: 'Temporada (copia)', id_mst_cuotas: school, limite_alumnos: 2, reservas: 0 },
    alumnos: 0,
    espera: 0,
  })
  const next = await desk.call(cloneCourse, {
    id,
    desc_curso: 'Temporada 27',
    fecha_ini: '2027-01-01',
    fecha_fin: '2027-01-31',
    alumnos: 2,
  })
  expect(next).toMatchObject({ reservas: 4, saltadas: 0, alumnos: 2, espera: 0, curso: { desc_curso: 'Temporada 27', activo: true } })
  expect(await classes(next.curso.id_mst_curso)).toEqual([
    '01-04 Ferran Glòria',
    '01-11 Ferran Glòria',
    '01-18 Ferran Glòria',
    '01-25 Ferran Glòria',
  ])
  const again = await desk.call(cloneCourse, { id, desc_curso: 'Otra', fecha_ini: '2026-12-28', fecha_fin: '2027-02-05', alumnos: 1 })
  expect(again).toMatchObject({ reservas: 1, saltadas: 5, alumnos: 0, espera: 2 })
  expect(await list(again.curso.id_mst_curso)).toEqual(['Ferran despues', 'Glòria despues'])
  expect(await desk.call(getCourse, { id })).toMatchObject({ limite_alumnos_activos: 2, limite_alumnos_espera: 1 })
  expect(await broken(desk)).toEqual([])
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
