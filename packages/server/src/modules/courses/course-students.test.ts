import { markAllPresent } from '@app/contract/bookings/attendance'
import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { moveBooking } from '@app/contract/bookings/change-booking'
import { attendanceOfCourse, classesOfCourse, studentsOfCourse } from '@app/contract/courses/course-students'
import { createCourse, getCourse } from '@app/contract/courses/courses'
import { bookingsOfPermanent, deleteBetween } from '@app/contract/permanent/permanent-bookings'
import { expect, it } from 'vitest'
import { courseClub } from '../../testing/modules/courses.ts'

const desk = await courseClub()
const { course, timetable, join, classes, leaves } = desk

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
it('students are inside, to come, leaving, or former, with their phones; those that wait are not among them', async () => {
  const id = await course('Fases', 3)
  await desk.db.updateTable('socio').set({ telefono: '600 100 200' }).where('id_mst_socios', '=', desk.people.get('Alba')!).execute()
  await join(id, ['Alba'], { fecha_proporcional: '2026-10-01' })
  await join(id, ['Biel'], { fecha_proporcional: '2026-12-01' })
  await join(id, ['Carla', 'Dani'], { fecha_proporcional: '2026-10-01' })
  await leaves(id, 'Carla', '2026-11-20')
  await desk.settled()
  const phases = async () => (await desk.call(studentsOfCourse, { id })).map((one) => `${one.nombre_completo} ${one.fase} ${one.telefono}`)
  expect(await phases()).toEqual(['Alba Puig dentro 600 100 200', 'Biel Puig entra null', 'Carla Puig sale null'])
  await leaves(id, 'Carla', '2026-11-19')
  expect((await phases())[2]).toBe('Carla Puig fue null')
})
it('next amounts and debts are those of the income types that staff may see (A-165, A-184)', async () => {
  const id = await course('Con importes', 0)
  await join(id, ['Eva'])
  const clerk = await desk.as({ rights: ['bookings', 'members'] })
  const money = async () => (await clerk.call(studentsOfCourse, { id })).map(({ siguiente, pendiente }) => [siguiente !== null, pendiente])
  const sums = async () => {
    const { precio, al_mes } = await clerk.call(getCourse, { id })
    return [precio, al_mes]
  }
  expect([await money(), await sums()]).toEqual([[[true, 0]], [3800, 1393]])
  await desk.db.insertInto('socios_tipoingreso').values({ id_mst_socios: clerk.id, id_mst_tipoingreso: 1 }).execute()
  expect([await money(), await sums()]).toEqual([[[false, null]], [null, null]])
})
it('bookings of two courts at one hour are one class; another court is told, a skipped day with its holiday', async () => {
  const id = await course('Dos pistas', 0)
  await desk.db.insertInto('festivo').values({ dia: '2026-12-14', desc_festivo: 'Patrón' }).execute()
  await closeOnHolidays([desk.padel, desk.other])
  const series = await timetable(id, { recursos: [desk.padel, desk.other] })
  await join(id, ['Ferran', 'Glòria'])
  await desk.settled()
  const shown = async (n?: number) => {
    const { clases, quedan, ultima } = await desk.call(classesOfCourse, { id, ...(n && { n }) })
    const days = clases.map((one) =>
      [
        one.fecha.slice(5),
        ...(one.saltada ? ['saltada', one.motivo] : [one.recursos.join(' y '), one.alumnos]),
        ...(one.otra_pista ? ['otra'] : []),
      ].join(' '),
    )
    return [...days, `${quedan} hasta ${ultima}`]
  }
  expect(await shown()).toEqual([
    ...['12-07 Pádel 1 y Pádel 2 2', '12-14 saltada Patrón', '12-21 Pádel 1 y Pádel 2 2', '12-28 Pádel 1 y Pádel 2 2'],
    '3 hasta 2026-12-28',
  ])
  const bookings = await desk.call(bookingsOfPermanent, { id: series })
  const moved = bookings.find((one) => one.fecha === '2026-12-07' && one.id_mst_recurso === desk.other)!
  await desk.call(moveBooking, { id_reg_reserva: moved.id_reg_reserva, id_mst_recurso: desk.hall, confirmar_mismo_horario: true })
  await desk.call(deleteBetween, { id: series, fecha_ini: '2026-12-21', fecha_fin: '2026-12-21' })
  expect(await shown()).toEqual([
    ...['12-07 Pabellón y Pádel 1 2 otra', '12-14 saltada Patrón', '12-21 saltada ', '12-28 Pádel 1 y Pádel 2 2'],
    '2 hasta 2026-12-28',
  ])
  expect(await shown(1)).toEqual(['12-07 Pabellón y Pádel 1 2 otra', '2 hasta 2026-12-28'])
  const half = bookings.find((one) => one.fecha === '2026-12-28')!
  await desk.call(deleteBooking, { id_reg_reserva: half.id_reg_reserva })
  expect((await shown())[3]).toMatch(/^12-28 Pádel \d 2$/)
  await desk.call(markAllPresent, { id: bookings[0]!.id_reg_reserva })
  const month = async (mes: string) =>
    (await desk.call(attendanceOfCourse, { id, mes })).map((one) => [one.nombre_completo, one.clases, one.asistencias, one.dias.length])
  expect(await month('2026-12-15')).toEqual([
    ['Ferran Puig', 2, 1, 2],
    ['Glòria Puig', 2, 1, 2],
  ])
  expect(await month('2026-11-30')).toEqual([])
})
it('two permanent bookings of one hour are one class, and it is not skipped because one of them is', async () => {
  const id = await course('Dos horarios', 0)
  await timetable(id, { hora_ini: 1080, hora_fin: 1140, recursos: [desk.left] })
  const second = await timetable(id, { hora_ini: 1080, hora_fin: 1140, recursos: [desk.right] })
  await desk.call(deleteBetween, { id: second, fecha_ini: '2026-12-07', fecha_fin: '2026-12-07' })
  const { clases } = await desk.call(classesOfCourse, { id })
  expect(clases.map(({ fecha, recursos, saltada }) => [fecha.slice(5), recursos.length, saltada])).toEqual([
    ['12-07', 1, false],
    ...['12-14', '12-21', '12-28'].map((day) => [day, 2, false]),
  ])
})
it('students, classes and attendance of an unknown course are not found', async () => {
  const id = 999_999
  await expect(desk.call(studentsOfCourse, { id })).rejects.toMatchObject({ status: 404 })
  await expect(desk.call(classesOfCourse, { id })).rejects.toMatchObject({ status: 404 })
  await expect(desk.call(attendanceOfCourse, { id, mes: '2026-12-01' })).rejects.toMatchObject({ status: 404 })
})

/** Opens courts from 16 to 22 h on every day but holidays. */
async function closeOnHolidays(courts: readonly number[]) {
  const { id_mst_calendario } = await desk.db
    .insertInto('calendario')
    .values({ desc_calendario: 'Tarde' })
    .returning('id_mst_calendario')
    .executeTakeFirstOrThrow()
  const { id_mst_horarios } = await desk.db
    .insertInto('horario')
    .values({ id_mst_calendario, tipo_horario: 1 })
    .returning('id_mst_horarios')
    .executeTakeFirstOrThrow()
  await desk.db.insertInto('horario_hora').values({ id_mst_horarios, dias: 127, hora_ini: 960, hora_fin: 1320, duracion: 60 }).execute()
  await desk.db.updateTable('recurso').set({ id_mst_calendario }).where('id_mst_recurso', 'in', courts).execute()
}
