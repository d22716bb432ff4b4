import * as declared from '@app/contract/courses/courses'
import { sentOnly } from '@app/contract/kit/partial'
import { formatEuros } from '@app/contract/values/money'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { countActive, courseOf, lastsUntil, lockCourse, moveStudents, settlePlaces, waitingFor } from '../fees/public.ts'
import { activate, type Course, deactivate, feeOf, lockCourtsOf, lockWithStudents, requireFreeList, setWaitingList } from './course-acts.ts'
import { courseRowOf, courseRows, seenCourse, seenCourses } from './course-rows.ts'

export const list = handle(declared.listCourses, async (call) => {
  const { activos, curso_grupo } = call.input
  const rows = await courseRows(call)
  return rows.filter(
    (row) => (activos === null || row.activo === activos) && (curso_grupo === null || (row.id_mst_curso_grupo ?? 0) === curso_grupo),
  )
})

export const get = handle(declared.getCourse, (call) => courseRowOf(call, call.input.id))

export const template = handle(declared.newCourse, async ({ say }) => ({
  ...{ desc_curso: say('curso.nuevo'), id_mst_cuotas: null, id_mst_curso_grupo: null, id_mst_tiporeserva: null },
  ...{ activo: 1, limite_alumnos: 0, es_lista_espera: 0 },
}))

export const create = handle(declared.createCourse, async (call) => {
  const { tx, input, say } = call
  const { id_mst_curso: _id, inactivo_desde: _since, desc_curso, ...row } = input
  await requireFreeList(tx, row)
  const { id_mst_curso } = await tx
    .insertInto('cursos')
    .values({ ...row, desc_curso: desc_curso ?? say('curso.nuevo'), inactivo_desde: row.activo ? null : call.today })
    .returning('id_mst_curso')
    .executeTakeFirstOrThrow()
  return courseRowOf(call, id_mst_curso)
})

/** Refuses a limit below the number of students. */
async function requireRoom({ tx, today }: Call<unknown>, { id_mst_curso, limite_alumnos: limite, es_lista_espera }: Course) {
  if (limite === 0 || es_lista_espera) return
  const activos = await countActive(tx, id_mst_curso, today)
  if (limite >= activos) return
  const values = { activos, limite }
  refuse('curso.limite_bajo', { limite_alumnos: { key: 'curso.limite_bajo', values } }, values)
}

export const update = handle(declared.updateCourse, async (call) => {
  const { tx, input, user } = call
  const { id, id_mst_curso: _id, inactivo_desde: _since, ofrecer, activo, es_lista_espera, ...sent } = input
  const { activo: isActive, es_lista_espera: isList, ...change } = sentOnly({ activo, es_lista_espera, ...sent })
  await seenCourse(call, id)
  if (isActive === false) await lockCourtsOf(call, id)
  const changesStudents = isActive === true || isList === true || change.id_mst_cuotas !== undefined
  const before = await (changesStudents ? lockWithStudents(call, id) : lockCourse(tx, id))
  const after: Course = { ...before, ...change, es_lista_espera: isList ?? before.es_lista_espera }
  await requireFreeList(tx, after)
  if (after.limite_alumnos !== before.limite_alumnos) await requireRoom(call, after)
  if (after.id_mst_cuotas !== before.id_mst_cuotas) await moveToFee(call, before, after.id_mst_cuotas)
  if (Object.keys(change).length > 0) await tx.updateTable('cursos').set(change).where('id_mst_curso', '=', id).execute()
  if (isActive === false && before.activo) await deactivate(call, before)
  if (after.es_lista_espera !== before.es_lista_espera) await setWaitingList(call, id, after.es_lista_espera)
  if (after.limite_alumnos !== before.limite_alumnos)
    await settlePlaces(call, await courseOf(tx, id), user.id_mst_socios, ofrecer ? 'all' : 'former')
  if (isActive === true && !before.activo) await activate(call, before)
  return courseRowOf(call, id)
})

/** Moves the students of a course, locked with them, to another fee. Refuses raised ones, which keep theirs. */
async function moveToFee(call: Call<unknown>, { id_mst_curso, id_mst_cuotas: former }: Course, fee: number | null) {
  const n = former === null ? 0 : await moveStudents(call, id_mst_curso, fee)
  if (former === null || n === 0) return
  const cuota = (await feeOf(call.tx, former))!.desc_cuota
  refuse('curso.cuota_con_alumnos', { id_mst_cuotas: { key: 'curso.cuota_con_alumnos', values: { n, cuota } } }, { n, cuota })
}

/** Students of a course, now or later, and those that wait; its bookings from today on. */
async function usesOf(call: Call<unknown>, id: number) {
  const { activo, limite_alumnos_activos: alumnos, limite_alumnos_espera: espera, reservas } = await courseRowOf(call, id)
  return { activo, alumnos, espera, reservas }
}

export const checkEmpty = handle(declared.checkCourseEmpty, async (call) => {
  const { activo, alumnos, espera, reservas } = await usesOf(call, call.input.id)
  const n = alumnos + espera
  const msg = activo ? call.say('curso.activo') : n > 0 ? call.say('curso.con_alumnos', { n }) : null
  return { vacio: n === 0, alumnos, espera, reservas, msg }
})

export const remove = handle(declared.removeCourse, async (call) => {
  const { tx, input, note } = call
  await seenCourse(call, input.id)
  const course = await lockCourse(tx, input.id)
  const { activo, alumnos, espera } = await usesOf(call, input.id)
  if (activo) refuse('curso.activo')
  if (alumnos + espera > 0) refuse('curso.con_alumnos', {}, { n: alumnos + espera })
  await tx.deleteFrom('curso_tiporecurso').where('id_mst_curso', '=', input.id).execute()
  await tx.deleteFrom('cursos').where('id_mst_curso', '=', input.id).execute()
  note('cursos', course, null)
  return {}
})

export const waitingPrice = handle(declared.waitingListPrice, async (call) => {
  const { es_lista_espera, id_mst_cuotas } = await seenCourse(call, call.input.id)
  const fee = id_mst_cuotas === null ? undefined : await feeOf(call.tx, id_mst_cuotas)
  const precio = fee?.precio ?? 0
  const msg = precio > 0 ? call.say('curso.lista_con_precio', { cuota: fee!.desc_cuota, precio: formatEuros(precio) }) : null
  return { es_lista_espera, desc_cuota: fee?.desc_cuota ?? null, precio, posible: precio === 0, msg }
})

export const waiting = handle(declared.waitingOfCourse, async (call) => {
  const { es_lista_espera } = await seenCourse(call, call.input.id)
  const socios = await waitingFor(call.tx, call.input.id, call.today)
    .select(['s.id_mst_socios', 's.numsocio', fullName('s').as('nombre_completo')])
    .execute()
  return { es_lista_espera, socios }
})

export const limit = handle(declared.limitOfCourse, async (call) => {
  const { limite_alumnos, limite_alumnos_activos, limite_alumnos_espera } = await courseRowOf(call, call.input.id)
  return { limite_alumnos, limite_alumnos_activos, limite_alumnos_espera }
})

/** Students that are in a course today, by name. */
async function studentsToday(call: Call<{ id: number }>) {
  await seenCourse(call, call.input.id)
  return call.tx
    .selectFrom('socios_cuotas as h')
    .innerJoin('socio as s', 's.id_mst_socios', 'h.id_mst_socios')
    .select(['s.id_mst_socios', 's.numsocio', fullName('s').as('nombre_completo')])
    .distinct()
    .where('h.id_mst_curso', '=', call.input.id)
    .where('h.espera', '=', false)
    .where('h.fecha_inicio_cuota', '<=', call.today)
    .where(lastsUntil(call.today))
    .orderBy('nombre_completo')
    .orderBy('s.id_mst_socios')
    .execute()
}
export const ids = handle(declared.studentIds, async (call) => (await studentsToday(call)).map((one) => one.id_mst_socios))
export const names = handle(declared.studentNames, studentsToday)

export const bookingType = handle(declared.bookingTypeOfCourse, async (call) => {
  const { id_mst_tiporeserva } = await seenCourse(call, call.input.id)
  return { id_mst_tiporeserva }
})

export const hasPermanent = handle(declared.hasPermanentBooking, async (call) => {
  await seenCourse(call, call.input.id_mst_curso)
  const reservas_fijas = await call.tx
    .selectFrom('reservafija')
    .select(['id_mst_reservasfijas', 'nombre'])
    .where('id_mst_curso', '=', call.input.id_mst_curso)
    .orderBy('nombre')
    .orderBy('id_mst_reservasfijas')
    .execute()
  return { tiene: reservas_fijas.length > 0, reservas_fijas }
})

export const setSports = handle(declared.setCourseSports, async (call) => {
  const { tx, input } = call
  await seenCourse(call, input.curso)
  await lockCourse(tx, input.curso)
  await tx.deleteFrom('curso_tiporecurso').where('id_mst_curso', '=', input.curso).execute()
  const sports = [...new Set(input.lista)]
  if (sports.length > 0)
    await tx
      .insertInto('curso_tiporecurso')
      .values(sports.map((id_mst_tiporecurso) => ({ id_mst_curso: input.curso, id_mst_tiporecurso })))
      .execute()
  return courseRowOf(call, input.curso)
})

export const withGroup = handle(declared.coursesWithGroup, async (call) =>
  (await seenCourses(call)).map(({ row: { id_mst_curso, desc_curso, activo, id_mst_curso_grupo, desc_curso_grupo } }) => ({
    ...{ id_mst_curso, desc_curso, activo, id_mst_curso_grupo, desc_curso_grupo },
  })),
)

export const checkGroup = handle(declared.checkGroupRemoval, async ({ tx, input: { id }, say }) => {
  const group = await tx.selectFrom('curso_grupo').select('desc').where('id_mst_curso_grupo', '=', id).executeTakeFirst()
  if (!group) return refuse('msg.not_found')
  const { n } = await tx
    .selectFrom('cursos')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('id_mst_curso_grupo', '=', id)
    .executeTakeFirstOrThrow()
  return { eliminable: n === 0, cursos: n, msg: n === 0 ? null : say('curso.grupo_en_uso', { n }) }
})
