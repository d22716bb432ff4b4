import { rightsIn } from '@app/contract/kit/permissions'
import { sql } from 'kysely'
import { cached } from '../../kit/database/cached.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { NamedRows, Restriction, Restrictions } from '../../kit/http/restrictions.ts'
import type { User } from '../../kit/http/user.ts'

/** Ids of court types. */
export type Sports = readonly number[]

/** Court types that each restricted member may book, and those shown besides. */
const restrictedMembers = cached(['socios_tiporecurso_tiposocio', 'socios_tiporecurso_visible'], async (tx) => {
  const own = await tx.selectFrom('socios_tiporecurso_tiposocio').select(['id_mst_socios', 'id_mst_tiporecurso']).execute()
  const more = await tx.selectFrom('socios_tiporecurso_visible').select(['id_mst_socios', 'id_mst_tiporecurso']).execute()
  const byMember = (rows: typeof own, member: number) =>
    rows.filter(({ id_mst_socios }) => id_mst_socios === member).map(({ id_mst_tiporecurso }) => id_mst_tiporecurso)
  const members = [...new Set(own.map(({ id_mst_socios }) => id_mst_socios))]
  return members.map((id) => ({ id, books: byMember(own, id), sees: [...byMember(own, id), ...byMember(more, id)] }))
})

type Reader = Pick<User, 'id_mst_socios' | 'is_admin'>

/** Restriction of a user to court types; null for administrators and users without one. */
async function restrictionOf(tx: Tx, { id_mst_socios, is_admin }: Reader) {
  if (is_admin) return null
  return (await restrictedMembers(tx)).find(({ id }) => id === id_mst_socios) ?? null
}

/** Court types of which the user sees bookings: those that they book and those shown besides; null is all. */
export const sportsReadBy = async (tx: Tx, user: Reader): Promise<Sports | null> => (await restrictionOf(tx, user))?.sees ?? null

/**
 * Restriction of rows by the court types that `sportsOf` finds for them: unseen ones are not found, those only seen are not changed. Courts
 * and their types are no secret: a change that names one is told why it is refused.
 */
const bySport =
  (sportsOf: (tx: Tx, ids: readonly number[]) => Promise<Sports>, { isPublic = false } = {}): Restriction =>
  async ({ tx, user, ids, isWrite }: NamedRows) => {
    const restriction = await restrictionOf(tx, user)
    if (!restriction) return
    const sports = await sportsOf(tx, ids)
    if (!(isPublic && isWrite) && sports.some((sport) => !restriction.sees.includes(sport))) refuse('msg.not_found')
    const closed = isWrite && sports.find((sport) => !restriction.books.includes(sport))
    if (!closed) return
    const { desc_tiporecurso: pista } = await tx
      .selectFrom('tipo_recurso')
      .select('desc_tiporecurso')
      .where('id_mst_tiporecurso', '=', closed)
      .executeTakeFirstOrThrow()
    refuse('permiso.deporte_no_permitido', {}, { pista })
  }

/** The same for courts and their types, in calls on bookings: the screens that set them up have a right of their own. */
const onBookings =
  (restriction: Restriction): Restriction =>
  async (rows) => {
    if (rightsIn(rows.permission).includes('bookings')) await restriction(rows)
  }

const sportsOfCourts =
  (query: (tx: Tx, ids: readonly number[]) => ReturnType<typeof courtsQuery>) => async (tx: Tx, ids: readonly number[]) =>
    (await query(tx, ids).execute()).map(({ id_mst_tiporecurso }) => id_mst_tiporecurso)
const courtsQuery = (tx: Tx) => tx.selectFrom('recurso as p').select('p.id_mst_tiporecurso').distinct()

/** Tables whose rows belong to a court type. */
export const sportRestrictions: Restrictions = {
  // a deleted booking keeps its number
  reserva: bySport(async (tx, ids) =>
    (
      await courtsQuery(tx)
        .where(({ or, exists, selectFrom }) =>
          or([
            exists(
              selectFrom('reserva as r')
                .select('r.id_reg_reserva')
                .whereRef('r.id_mst_recurso', '=', 'p.id_mst_recurso')
                .where('r.id_reg_reserva', 'in', [...ids]),
            ),
            exists(
              selectFrom('reserva_hist as h')
                .select('h.id_reg_reserva')
                .whereRef('h.id_mst_recurso', '=', 'p.id_mst_recurso')
                .where('h.id_reg_reserva', 'in', [...ids]),
            ),
          ]),
        )
        .execute()
    ).map(({ id_mst_tiporecurso }) => id_mst_tiporecurso),
  ),
  reservafija: bySport(
    sportsOfCourts((tx, ids) =>
      courtsQuery(tx)
        .innerJoin('reservafija_recurso as r', 'r.id_mst_recurso', 'p.id_mst_recurso')
        .where('r.id_mst_reservasfijas', 'in', [...ids]),
    ),
  ),
  recurso: onBookings(
    bySport(
      sportsOfCourts((tx, ids) => courtsQuery(tx).where('p.id_mst_recurso', 'in', [...ids])),
      { isPublic: true },
    ),
  ),
  // a course without sports is of everybody
  cursos: bySport(async (tx, ids) =>
    (
      await tx
        .selectFrom('curso_tiporecurso')
        .select('id_mst_tiporecurso')
        .where('id_mst_curso', 'in', [...ids])
        .execute()
    ).map((one) => one.id_mst_tiporecurso),
  ),
  tipo_recurso: onBookings(bySport(async (_tx, ids) => ids.filter((id) => id !== 0), { isPublic: true })),
  cierre: bySport(async (tx, ids) =>
    (
      await tx
        .selectFrom('cierre')
        .select('id_mst_tiporecurso')
        .where('id_mst_cierre', 'in', [...ids])
        .execute()
    ).map((one) => one.id_mst_tiporecurso),
  ),
  cierre_reserva: bySport(async (tx, ids) =>
    (
      await tx
        .selectFrom('cierre_reserva as r')
        .innerJoin('cierre as c', 'c.id_mst_cierre', 'r.id_mst_cierre')
        .select('c.id_mst_tiporecurso')
        .where('r.id_reg_cierre_reserva', 'in', [...ids])
        .execute()
    ).map((one) => one.id_mst_tiporecurso),
  ),
}

/** Condition on the court type of a row for lists; true without a restriction. */
export const inSports = (column: string, sports: Sports | null) =>
  sports === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} in (${sql.join(sports)})`
