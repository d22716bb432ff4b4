import type { Day } from '@app/contract/values/day'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Held, lastsUntil } from './holdings.ts'

/** Active students of a course from a day on: those in it then or later, without those that wait. */
export async function countActive(tx: Tx, curso: number, from: Day): Promise<number> {
  const { n } = await tx
    .selectFrom('socios_cuotas')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('id_mst_curso', '=', curso)
    .where('espera', '=', false)
    .where(lastsUntil(from))
    .executeTakeFirstOrThrow()
  return n
}

/** The course, locked, with its free places from a day on: null is no limit. Refuses an unknown one, and one of another fee. */
export async function lockPlaces(tx: Tx, { id_mst_curso, id_cuota, from }: { id_mst_curso: number; id_cuota: number; from: Day }) {
  const course = await tx.selectFrom('cursos').selectAll().where('id_mst_curso', '=', id_mst_curso).forNoKeyUpdate().executeTakeFirst()
  if (!course) return refuse('msg.invalid_input', { id_mst_curso: 'invalid.reference' })
  if (course.id_mst_cuotas !== id_cuota) refuse('cuota.curso_de_otra', { id_mst_curso: 'cuota.curso_de_otra' })
  const activos = await countActive(tx, id_mst_curso, from)
  const limite = course.limite_alumnos
  return { activos, limite, libres: limite === 0 ? null : Math.max(0, limite - activos) }
}

/** Refuses a member's fee of a course without a free place: rows of the course take turns. */
export async function requirePlace(tx: Tx, { id_mst_curso, id_cuota, fecha_inicio_cuota }: Held) {
  if (id_mst_curso === null) return
  const { activos, limite, libres } = await lockPlaces(tx, { id_mst_curso, id_cuota, from: fecha_inicio_cuota })
  if (libres === 0) refuse('cuota.curso_lleno', { id_mst_curso: 'cuota.curso_lleno' }, { activos, limite })
}
