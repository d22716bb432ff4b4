import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'

/**
 * Lets the students of courses wait until bookings have entered them or left them: after courts, before bookings. Changes of students lock
 * the course alone.
 */
export async function lockCourses(tx: Tx, courses: readonly (number | null | undefined)[]) {
  const ids = [...new Set(courses.flatMap((id) => id ?? []))]
  if (ids.length > 0)
    await tx.selectFrom('cursos').select('id_mst_curso').where('id_mst_curso', 'in', ids).orderBy('id_mst_curso').forShare().execute()
}

/** Refuses an unknown course, and an inactive one that the booking does not have yet. */
export async function checkCourse(tx: Tx, id: number | null, kept: number | null = null) {
  if (id === null || id === kept) return
  const course = await tx.selectFrom('cursos').select('activo').where('id_mst_curso', '=', id).executeTakeFirst()
  if (!course) refuse('msg.invalid_input', { id_mst_curso: 'invalid.reference' })
  if (!course.activo) refuse('booking.curso_inactivo', { id_mst_curso: 'booking.curso_inactivo' })
}
