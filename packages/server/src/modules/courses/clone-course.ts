import { cloneCourse, cloneStudents } from '@app/contract/courses/clone-course'
import type { InputOf } from '@app/contract/kit/action'
import { spans } from '@app/contract/permanent/permanent-booking'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { copyStudents, courseOf, settlePlaces } from '../fees/public.ts'
import { readSeries, type Series, saveSeries, savingOf, undecided } from '../permanent/public.ts'
import type { Course } from './course-acts.ts'
import { courseRowOf, seenCourse } from './course-rows.ts'

type Cloning = Call<InputOf<typeof cloneCourse>>

/** A new course with the facts and sports of another one: active, without students. */
async function copyCourse({ tx, input, say }: Cloning, source: Course): Promise<Course> {
  const { id_mst_curso: id, desc_curso, ...facts } = source
  const name = input.desc_curso ?? say('curso.copia', { curso: desc_curso }).slice(0, 120)
  const made = await tx
    .insertInto('cursos')
    .values({ ...facts, desc_curso: name, activo: true, inactivo_desde: null })
    .returningAll()
    .executeTakeFirstOrThrow()
  const sports = await tx.selectFrom('curso_tiporecurso').select('id_mst_tiporecurso').where('id_mst_curso', '=', id).execute()
  if (sports.length > 0)
    await tx
      .insertInto('curso_tiporecurso')
      .values(sports.map((one) => ({ ...one, id_mst_curso: made.id_mst_curso })))
      .execute()
  return made
}

/**
 * Copies the permanent bookings of a course for other days: those that are active, or were until the course was deactivated. Occupied dates
 * are left out. Returns the numbers of bookings and of dates left out.
 */
async function copySeries(call: Cloning, source: Course, made: Course) {
  const { tx, input, today } = call
  const { fecha_ini, fecha_fin } = input
  const found = await tx
    .selectFrom('reservafija')
    .select('id_mst_reservasfijas as id')
    .where('id_mst_curso', '=', source.id_mst_curso)
    .where('es_bloqueig', '=', false)
    .where((eb) => eb.or([eb('activo', '=', true), eb('desactivada_desde', '>=', source.inactivo_desde)]))
    .orderBy('id_mst_reservasfijas')
    .execute()
  const total = { reservas: 0, saltadas: 0 }
  if (fecha_ini === null) return total
  if (fecha_fin !== null && fecha_fin < fecha_ini) refuse('permanent.fechas_invertidas', { fecha_fin: 'permanent.fechas_invertidas' })
  for (const { id } of found) {
    const { row, courts, people, incomes } = await readSeries(tx, id)
    const { id_mst_reservasfijas: _id, generada_hasta: _until, version: _v, id_mst_socios_creacion: _by, ...facts } = row
    const { fecha_creacion: _made, fecha_modificacion: _changed, ...kept } = facts
    const days = {
      fecha_ini,
      fecha_fin,
      tipo_horario: fecha_fin === null ? spans.forever : spans.between,
      activo: true,
      desactivada_desde: null,
    }
    const nombre = row.nombre === source.desc_curso ? made.desc_curso : row.nombre
    const series: Series = { row: { ...kept, ...days, nombre, id_mst_curso: made.id_mst_curso }, courts, people, incomes }
    const saved = await saveSeries(savingOf(call), {
      id: null,
      sent: { ...undecided, resolver: 'skip' },
      wanted: () => series,
      from: today,
    })
    total.reservas += saved.creadas
    total.saltadas += saved.saltadas
  }
  return total
}

export const clone = handle(cloneCourse, async (call) => {
  const { tx, input, today, user } = call
  await seenCourse(call, input.id)
  const source = await courseOf(tx, input.id)
  const made = await copyCourse(call, source)
  const bookings = await copySeries(call, source, made)
  const inicio = input.fecha_ini !== null && input.fecha_ini > today ? input.fecha_ini : today
  const copy = { from: source.id_mst_curso, to: made, inicio, clases_desde: input.fecha_ini === null ? null : inicio }
  const withStudents = input.alumnos !== cloneStudents.none && made.id_mst_cuotas !== null
  const students = withStudents ? await copyStudents(call, { ...copy, waits: input.alumnos === cloneStudents.waiting }) : []
  if (students.length > 0) await settlePlaces(call, made, user.id_mst_socios, 'former')
  const espera = students.filter((one) => one.espera).length
  return { curso: await courseRowOf(call, made.id_mst_curso), ...bookings, alumnos: students.length - espera, espera }
})
