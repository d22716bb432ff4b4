import { type Expression, type RawBuilder, sql } from 'kysely'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Restriction, Restrictions } from '../../kit/http/restrictions.ts'
import type { User } from '../../kit/http/user.ts'
import { incomesSeenBy, inIncomes } from '../income-types/public.ts'
import { sportsReadBy } from '../member-permissions/public.ts'

/** Condition on the number of a course: none of its sports is unseen by the user; one without a sport is everybody's. */
export async function isSeenCourse(tx: Tx, user: User): Promise<(course: RawBuilder<unknown>) => RawBuilder<boolean>> {
  const sports = await sportsReadBy(tx, user)
  if (sports === null) return () => sql<boolean>`true`
  const unseen = tx
    .selectFrom('curso_tiporecurso as o')
    .select('o.id_mst_curso')
    .where('o.id_mst_tiporecurso', 'not in', [...sports])
  return (course) => sql<boolean>`${course} not in (${unseen})`
}

/** Condition on `notificacion as n`: the user sees its fee, its course, and every course of its group. */
export async function isSeenLetter(tx: Tx, user: User): Promise<RawBuilder<boolean>> {
  const incomes = await incomesSeenBy(tx, user)
  const seenCourse = await isSeenCourse(tx, user)
  const fees = tx.selectFrom('cuotas as f').select('f.id_mst_cuotas').where(inIncomes('f.id_mst_tipoingreso', incomes))
  const unseenGroups = tx
    .selectFrom('cursos as k')
    .select('k.id_mst_curso_grupo')
    .where('k.id_mst_curso_grupo', 'is not', null)
    .where(sql<boolean>`not ${seenCourse(sql.ref('k.id_mst_curso'))}`)
  const isSeenFee = sql<boolean>`(n.id_mst_cuotas is null or n.id_mst_cuotas in (${fees}))`
  const isSeenGroup = sql<boolean>`(n.id_mst_curso_grupo is null or n.id_mst_curso_grupo not in (${unseenGroups}))`
  return sql<boolean>`(${isSeenFee} and (n.id_mst_curso is null or ${seenCourse(sql.ref('n.id_mst_curso'))}) and ${isSeenGroup})`
}

/** Restriction of rows by the letters that they belong to: unseen ones are not found. Own messages are their reader's. */
const byLetter =
  (lettersOf: (tx: Tx, ids: readonly number[]) => Expression<unknown>): Restriction =>
  async ({ tx, user, ids, permission }) => {
    if (permission === 'signed-in') return
    const unseen = await tx
      .selectFrom('notificacion as n')
      .select('n.id_reg_notificaciones')
      .where(sql<boolean>`n.id_reg_notificaciones in (${lettersOf(tx, ids)})`)
      .where(sql<boolean>`not ${await isSeenLetter(tx, user)}`)
      .limit(1)
      .executeTakeFirst()
    if (unseen) refuse('msg.not_found')
  }

/** Letters to people of fees and courses that a user does not see, with their files and recipients, are not found. */
export const noticeRestrictions: Restrictions = {
  notificacion: byLetter((_tx, ids) => sql`select unnest(${[...ids]}::bigint[])`),
  notificacion_adjunto: byLetter((tx, ids) =>
    tx.selectFrom('notificacion_adjunto').select('id_reg_notificaciones').where(isOneOf('id_reg_notificaciones_adjuntos', ids)),
  ),
  notificacion_destino: byLetter((tx, ids) =>
    tx.selectFrom('notificacion_destino').select('id_reg_notificaciones').where(isOneOf('id_reg_notificaciones_destinos', ids)),
  ),
}
