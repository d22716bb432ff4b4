import { cloneCourse } from '@app/contract/courses/clone-course'
import { deactivateCourse } from '@app/contract/courses/course-acts'
import { createCourse, getCourse, listCourses, setCourseSports } from '@app/contract/courses/courses'
import { membersWithFee, updateMemberFee } from '@app/contract/fees/member-fees'
import { listPermanent } from '@app/contract/permanent/permanent-bookings'
import { expect, it } from 'vitest'
import { broken } from '../../testing/modules/bookings.ts'
import { courseClub } from '../../testing/modules/courses.ts'

const desk = await courseClub()
const { school, course, timetable, join, classes, list } = desk

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
it('students of a clone keep their fees and terms, whatever the fee of the course (R-093)', async () => {
  const id = await course('Con otra cuota', 0)
  await join(id, ['Alba', 'Biel'], { descuento: 10 })
  const other = await desk.fee('Becados', { precio: 1000 })
  const { id: held } = await desk.feeIn(id, 'Biel')
  await desk.call(updateMemberFee, { id: held, id_cuota: other, precio_especial: 500 })
  const { curso } = await desk.call(cloneCourse, { id, alumnos: 2 })
  expect(await desk.call(membersWithFee, { id: school, idcurso: curso.id_mst_curso })).toMatchObject([
    { nombre_completo: 'Alba Puig', prc_descuento: 10, fecha_inicio_cuota: '2026-11-20', generada: false },
  ])
  expect(await desk.call(membersWithFee, { id: other, idcurso: curso.id_mst_curso })).toMatchObject([
    { nombre_completo: 'Biel Puig', precio_especial: 500, espera: false },
  ])
})
it('a clone copies the timetable in force, or the last one of a deactivated course, and its sports', async () => {
  const id = await course('Con horarios', 0)
  const early = await timetable(id, { hora_ini: 540, hora_fin: 600 })
  await desk.http({ method: 'POST', url: '/api/permanentReservations/toggleActivo', body: { id: early } })
  await timetable(id, { hora_ini: 600, hora_fin: 660, nombre: 'Otro nombre' })
  await desk.call(setCourseSports, { curso: id, lista: [1] })
  const days = { fecha_ini: '2027-03-01', fecha_fin: '2027-03-31' }
  const first = await desk.call(cloneCourse, { id, desc_curso: 'Marzo', ...days })
  expect(first).toMatchObject({
    reservas: 5,
    saltadas: 0,
    curso: { tiposrecurso: [1], horario: [{ hora_ini: 600, dias: 1, recursos: ['Pádel 1'] }] },
  })
  expect((await desk.call(listPermanent, { id_mst_curso: first.curso.id_mst_curso })).map((one) => one.nombre)).toEqual(['Otro nombre'])
  await desk.at('2026-11-21T10:00:00Z')
  const later = await desk.as({ is_admin: true })
  await later.call(deactivateCourse, { id })
  const second = await later.call(cloneCourse, { id, desc_curso: 'Abril', fecha_ini: '2027-04-01', fecha_fin: '2027-04-30' })
  expect(second).toMatchObject({ reservas: 4, curso: { activo: true, inactivo_desde: null, horario: [{ hora_ini: 600 }] } })
  await desk.at('2026-11-20T10:00:00Z')
})
it('a clone that cannot be made leaves nothing: the dates the wrong way round, or all of them occupied', async () => {
  const id = await course('Imposible', 0)
  await timetable(id, { hora_ini: 720, hora_fin: 780 })
  const before = (await desk.call(listCourses)).length
  const refused = await desk.call(cloneCourse, { id, fecha_ini: '2027-02-01', fecha_fin: '2027-01-01' }).catch((error) => error)
  expect(refused).toMatchObject({ status: 422, code: 'permanent.fechas_invertidas', fields: { fecha_fin: [expect.any(String)] } })
  await expect(desk.call(cloneCourse, { id, fecha_ini: '2026-12-01', fecha_fin: '2026-12-31' })).rejects.toMatchObject({
    code: 'permanent.sin_fechas',
  })
  expect(await desk.call(listCourses)).toHaveLength(before)
})
it('a list and a course without a fee are cloned, too; a long name is cut', async () => {
  const { id_mst_curso: plain } = await desk.call(createCourse, { desc_curso: 'x'.repeat(120) })
  const copy = await desk.call(cloneCourse, { id: plain, alumnos: 2 })
  expect(copy).toMatchObject({ curso: { id_mst_cuotas: null }, alumnos: 0, espera: 0 })
  expect(copy.curso.desc_curso).toHaveLength(120)
  await expect(desk.call(cloneCourse, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
})
