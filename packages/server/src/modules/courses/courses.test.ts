import { cloneCourse } from '@app/contract/courses/clone-course'
import { activateCourse } from '@app/contract/courses/course-acts'
import { studentsOfCourse } from '@app/contract/courses/course-students'
import * as declared from '@app/contract/courses/courses'
import { setCourseSports } from '@app/contract/courses/courses'
import { getMemberFee } from '@app/contract/fees/member-fees'
import { expect, it } from 'vitest'
import { courseClub } from '../../testing/modules/courses.ts'

const desk = await courseClub()
const { school, fee, course, enrol, feeIn, leaves } = desk
const sport = (
  await desk.db.selectFrom('recurso').select('id_mst_tiporecurso').where('id_mst_recurso', '=', desk.padel).executeTakeFirstOrThrow()
).id_mst_tiporecurso
const refusal = (code: string, ...said: string[]) =>
  expect.objectContaining({ code, ...(said.length > 0 && { message: expect.stringMatching(new RegExp(said.join('.*'))) }) })
const group = async (desc: string) =>
  Number(
    ((await desk.http({ method: 'POST', url: '/api/curso_grupo', body: { desc } })).body as { id_mst_curso_grupo: number })
      .id_mst_curso_grupo,
  )
const made = (more: object = {}) => desk.call(declared.createCourse, { desc_curso: 'Medio', ...more })

it('a new course has a name to be written over, no fee, and is active (R-110)', async () => {
  const template = await desk.http({ method: 'GET', url: '/api/cursos/create' })
  expect(template.body).toMatchObject({ desc_curso: 'Curso nuevo', id_mst_cuotas: null, activo: 1, limite_alumnos: 0, es_lista_espera: 0 })
  const sent = await desk.http({ method: 'POST', url: '/api/cursos', body: template.body })
  expect(sent).toMatchObject({
    status: 200,
    body: { desc_curso: 'Curso nuevo', id_mst_cuotas: null, activo: 1, limite_alumnos_activos: 0 },
  })
})
it('the list is filtered by activity and group, 0 is those of none, and each course can be sent back (R-111, A-170)', async () => {
  const kids = await group('Niños')
  const one = await made({ desc_curso: 'Mini', id_mst_curso_grupo: kids, id_mst_cuotas: school, limite_alumnos: 8 })
  const off = await made({ desc_curso: 'Apagado', id_mst_curso_grupo: kids, activo: false })
  const names = async (query: object) => (await desk.call(declared.listCourses, query)).map((row) => row.desc_curso)
  expect(await names({ curso_grupo: kids })).toEqual(['Apagado', 'Mini'])
  expect(await names({ curso_grupo: kids, activos: true })).toEqual(['Mini'])
  expect(await names({ curso_grupo: 0 })).not.toContain('Mini')
  const { body } = await desk.http({ method: 'GET', url: `/api/cursos/${one.id_mst_curso}` })
  const sent = await desk.http({ method: 'PUT', url: `/api/cursos/${one.id_mst_curso}`, body })
  expect([sent.status, sent.body]).toEqual([200, body])
  expect(body).toMatchObject({ desc_curso_grupo: 'Niños', desc_cuota: 'Escuela', precio: 38, al_mes: 0 })
  expect(off).toMatchObject({ inactivo_desde: '2026-11-20', eliminable: true })
  expect(await desk.call(declared.coursesWithGroup)).toContainEqual(
    expect.objectContaining({ desc_curso: 'Mini', desc_curso_grupo: 'Niños' }),
  )
})
it('a limit below the students is refused with their number, and nothing is stored (R-108)', async () => {
  const id = await course('Lleno', 3)
  await enrol(id, ['Alba', 'Biel', 'Carla', 'Dani'])
  const refused = await desk.http({ method: 'PUT', url: `/api/cursos/${id}`, body: { limite_alumnos: 2, desc_curso: 'Otro' } })
  const msg = 'Hay 3 dentro: el límite no puede ser 2.'
  expect(refused).toMatchObject({ status: 422, body: { code: 'curso.limite_bajo', msg, limite_alumnos: [msg] } })
  await expect(desk.call(declared.updateCourse, { id, limite_alumnos: -1 })).rejects.toMatchObject({ status: 422 })
  expect(await desk.call(declared.getCourse, { id })).toMatchObject({ limite_alumnos: 3, desc_curso: 'Lleno' })
  expect(await desk.call(declared.limitOfCourse, { id })).toEqual({
    limite_alumnos: 3,
    limite_alumnos_activos: 3,
    limite_alumnos_espera: 1,
  })
  expect((await desk.call(declared.waitingOfCourse, { id })).socios.map((one) => one.nombre_completo)).toEqual(['Dani Puig'])
  expect(await desk.call(declared.studentIds, { id })).toHaveLength(3)
  expect((await desk.call(declared.studentNames, { id })).map((one) => one.nombre_completo)).toEqual([
    'Alba Puig',
    'Biel Puig',
    'Carla Puig',
  ])
})
it('a waiting list takes no fee with a price, and the message shows it (R-104, R-106)', async () => {
  const free = await fee('Lista', { precio: 0 })
  const list = await made({ desc_curso: 'Lista', id_mst_cuotas: free, es_lista_espera: true })
  const refused = await desk
    .call(declared.updateCourse, { id: list.id_mst_curso, id_mst_cuotas: school, desc_curso: 'Otro', limite_alumnos: 9 })
    .catch((error) => error)
  expect(refused).toEqual(refusal('curso.lista_con_precio', 'Escuela', '38,00'))
  expect(refused).toMatchObject({ status: 422, fields: { id_mst_cuotas: [expect.stringContaining('38,00')] } })
  expect(await desk.call(declared.getCourse, { id: list.id_mst_curso })).toEqual(list)
  await expect(made({ desc_curso: 'Cara', id_mst_cuotas: school, es_lista_espera: true })).rejects.toEqual(
    refusal('curso.lista_con_precio'),
  )
  const dear = await course('Caro', 0)
  expect(await desk.call(declared.waitingListPrice, { id: dear })).toMatchObject({
    precio: 3800,
    posible: false,
    msg: expect.stringContaining('38,00'),
  })
  expect(await desk.call(declared.waitingListPrice, { id: list.id_mst_curso })).toMatchObject({
    es_lista_espera: true,
    precio: 0,
    posible: true,
    msg: null,
  })
  expect(await desk.call(declared.listCourses, {})).not.toContainEqual(expect.objectContaining({ desc_curso: 'Cara' }))
})
it('another fee of a course moves its students while nothing is raised, and is refused with their number afterwards', async () => {
  const [id, other, third] = [await course('Cambia', 0), await fee('Más cara', { precio: 4500 }), await fee('Tercera')]
  await enrol(id, ['Alba'])
  const { id: held } = await feeIn(id, 'Alba')
  await desk.call(declared.updateCourse, { id, id_mst_cuotas: other })
  expect(await desk.call(getMemberFee, { id: held })).toMatchObject({ id_cuota: other, precio: 4500 })
  await desk.raise('2026-11-20', { id_mst_cuotas: other })
  await expect(desk.call(declared.updateCourse, { id, id_mst_cuotas: third })).rejects.toEqual(
    refusal('curso.cuota_con_alumnos', '1', 'Más cara'),
  )
  await expect(desk.call(declared.updateCourse, { id, id_mst_cuotas: null })).rejects.toEqual(refusal('curso.cuota_con_alumnos'))
  expect(await desk.call(declared.getCourse, { id })).toMatchObject({ id_mst_cuotas: other })
})
it('a course is deleted only while it is inactive and has no students, and its group while it has no courses (R-102, R-113, A-28)', async () => {
  const kids = await group('Se borra')
  const { id_mst_curso: id } = await made({ desc_curso: 'Se borra', id_mst_cuotas: school, id_mst_curso_grupo: kids })
  await enrol(id, ['Eva'])
  await expect(desk.call(declared.removeCourse, { id })).rejects.toEqual(refusal('curso.activo'))
  expect(await desk.call(declared.checkCourseEmpty, { id })).toMatchObject({
    vacio: false,
    alumnos: 1,
    espera: 0,
    msg: expect.stringContaining('activo'),
  })
  await desk.call(declared.updateCourse, { id, activo: false })
  await expect(desk.call(declared.removeCourse, { id })).rejects.toEqual(refusal('curso.con_alumnos', '1'))
  expect(await desk.call(declared.checkGroupRemoval, { id: kids })).toMatchObject({ eliminable: false, cursos: 1 })
  expect((await desk.http({ method: 'DELETE', url: `/api/curso_grupo/${kids}` })).status).toBe(409)
  await desk.http({ method: 'DELETE', url: `/api/socios_cuotas/${(await feeIn(id, 'Eva')).id}` })
  await desk.call(setCourseSports, { curso: id, lista: [sport] })
  await desk.call(declared.removeCourse, { id })
  await expect(desk.call(declared.getCourse, { id })).rejects.toMatchObject({ status: 404 })
  expect(await desk.call(declared.checkGroupRemoval, { id: kids })).toEqual({ eliminable: true, cursos: 0, msg: null })
  expect((await desk.http({ method: 'DELETE', url: `/api/curso_grupo/${kids}` })).status).toBe(200)
})
it('a course with former students stays, because their fees name it', async () => {
  const id = await course('Con historia', 0)
  await enrol(id, ['Hugo'], { fecha_proporcional: '2026-10-01' })
  await leaves(id, 'Hugo', '2026-11-10')
  await desk.call(declared.updateCourse, { id, activo: false })
  await expect(desk.call(declared.removeCourse, { id })).rejects.toMatchObject({ status: 409 })
})
it('sports, booking type and permanent bookings of a course are told', async () => {
  const { id_mst_curso: id } = await made({ desc_curso: 'Con todo', id_mst_cuotas: school, id_mst_tiporeserva: 1 })
  expect(await desk.call(declared.hasPermanentBooking, { id_mst_curso: id })).toEqual({ tiene: false, reservas_fijas: [] })
  const series = await desk.timetable(id)
  expect(await desk.call(declared.hasPermanentBooking, { id_mst_curso: id })).toEqual({
    tiene: true,
    reservas_fijas: [{ id_mst_reservasfijas: series, nombre: 'Clases' }],
  })
  expect(await desk.call(declared.bookingTypeOfCourse, { id })).toEqual({ id_mst_tiporeserva: 1 })
  const shown = await desk.call(declared.setCourseSports, { curso: id, lista: [sport, sport] })
  expect(shown).toMatchObject({ tiposrecurso: [sport], horario: [{ dias: 1, hora_ini: 1200, hora_fin: 1260 }], reservas: 4 })
  expect(await desk.call(declared.setCourseSports, { curso: id, lista: [] })).toMatchObject({ tiposrecurso: [], desc_tiposrecurso: '' })
})
it('staff with the right to bookings alone sees no prices of courses (A-184), and of some sports only their courses (A-165)', async () => {
  const clerk = await desk.as({ rights: ['bookings'] })
  const { id_mst_curso: id } = await made({ desc_curso: 'Con deporte', id_mst_cuotas: school })
  await desk.call(declared.setCourseSports, { curso: id, lista: [sport] })
  expect(await clerk.call(declared.getCourse, { id })).toMatchObject({ precio: null, al_mes: null })
  const { id_mst_tiporecurso } = await desk.db
    .insertInto('tipo_recurso')
    .values({ desc_tiporecurso: 'Otro deporte' } as never)
    .returning('id_mst_tiporecurso')
    .executeTakeFirstOrThrow()
  await desk.db.insertInto('socios_tiporecurso_tiposocio').values({ id_mst_socios: clerk.id, id_mst_tiporecurso }).execute()
  expect((await clerk.call(declared.listCourses, {})).map((row) => row.id_mst_curso)).not.toContain(id)
  await expect(clerk.call(declared.getCourse, { id })).rejects.toMatchObject({ status: 404 })
  await expect(clerk.call(activateCourse, { id })).rejects.toMatchObject({ status: 404 })
  await expect(clerk.call(studentsOfCourse, { id })).rejects.toMatchObject({ status: 404 })
  await expect(clerk.call(cloneCourse, { id })).rejects.toMatchObject({ status: 404 })
  expect((await clerk.call(declared.coursesWithGroup)).map((row) => row.id_mst_curso)).not.toContain(id)
  const { id_mst_curso: everybodys } = await made({ desc_curso: 'De todos' })
  expect(await clerk.call(declared.getCourse, { id: everybodys })).toMatchObject({ tiposrecurso: [] })
})
it('groups are added and changed as other small tables are, and lists to choose from name courses and groups', async () => {
  const id = await group('Benjamines')
  const changed = await desk.http({ method: 'PUT', url: `/api/curso_grupo/${id}`, body: { id_mst_curso_grupo: id, desc: 'Alevines' } })
  expect(changed).toMatchObject({ status: 200, body: { id_mst_curso_grupo: id, desc: 'Alevines' } })
  expect((await desk.http({ method: 'PUT', url: `/api/curso_grupo/${id}`, body: { desc: '' } })).status).toBe(422)
  const { id_mst_curso } = await made({ desc_curso: 'Para elegir', id_mst_curso_grupo: id })
  const clerk = await desk.as({ rights: ['members'] })
  const options = async (path: string) => JSON.stringify((await clerk.http({ method: 'GET', url: `/api/${path}/dropdown` })).body)
  expect(await options('curso_grupo')).toContain('Alevines')
  expect(await options('cursos')).toContain('Para elegir')
  expect(await clerk.call(declared.coursesWithGroup)).toContainEqual(
    expect.objectContaining({ id_mst_curso, activo: true, id_mst_curso_grupo: id, desc_curso_grupo: 'Alevines' }),
  )
  await expect(clerk.call(declared.listCourses, {})).rejects.toMatchObject({ status: 403 })
})
it('courses that do not exist are not found by any call, nor are their references taken', async () => {
  const id = 999_999
  const reads = ['', '/checkCursoVacio', '/listaEsperaPrecioCursoReservas', '/getListaEspera', '/getLimiteAlumnos'].map(
    (path) => `/api/curso${path === '' ? 's' : ''}/${id}${path}`,
  )
  const more = ['getAlumnosId', 'getAlumnosNombreCompleto', 'getIdMstTipoReserva', 'alumnos', 'clases', 'duplicar'].map(
    (path) => `/api/curso/${id}/${path}`,
  )
  for (const url of [...reads, ...more, `/api/curso/comprobar-si-curso-tiene-reservafija?id_mst_curso=${id}`])
    expect([url, (await desk.http({ method: 'GET', url })).status]).toEqual([url, 404])
  for (const act of ['activar', 'deleteCursoReservas', 'listaEsperaCursoReservas', 'crearNotificacion'])
    expect([act, (await desk.http({ method: 'POST', url: `/api/curso/${act}`, body: { id_mst_curso: id } })).status]).toEqual([act, 404])
  expect((await desk.http({ method: 'POST', url: `/api/curso/asignar_tiporecurso/${id}`, body: { lista: [] } })).status).toBe(404)
  expect((await desk.http({ method: 'PUT', url: `/api/cursos/${id}`, body: { desc_curso: 'X' } })).status).toBe(404)
  expect((await desk.http({ method: 'DELETE', url: `/api/cursos/${id}` })).status).toBe(404)
  expect((await desk.http({ method: 'POST', url: `/api/curso_grupo/${id}/checkDelete`, body: {} })).status).toBe(404)
  const { id_mst_curso: own } = await made({ desc_curso: 'Con referencias' })
  const wrong = await desk.http({ method: 'PUT', url: `/api/cursos/${own}`, body: { desc_curso: 'Otro', id_mst_cuotas: id } })
  expect(wrong).toMatchObject({ status: 422, body: { id_mst_cuotas: [expect.any(String)] } })
  const sports = await desk.http({ method: 'POST', url: `/api/curso/asignar_tiporecurso/${own}`, body: { lista: [sport, id] } })
  expect(sports.status).toBe(422)
  expect(await desk.call(declared.getCourse, { id: own })).toMatchObject({ desc_curso: 'Con referencias', tiposrecurso: [] })
})
