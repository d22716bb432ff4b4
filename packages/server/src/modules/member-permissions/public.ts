import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { User } from '../../kit/http/user.ts'

export { inSports, type Sports, sportsReadBy } from './restricted-sports.ts'

/** The court types that a member is restricted to; empty is no restriction. */
const sportsOf = async (tx: Tx, member: number): Promise<readonly number[]> =>
  (
    await tx
      .selectFrom('socios_tiporecurso_tiposocio')
      .select('id_mst_tiporecurso')
      .where('id_mst_socios', '=', member)
      .orderBy('id_mst_tiporecurso')
      .execute()
  ).map((one) => one.id_mst_tiporecurso)

/** The kinds of court that staff see in their menu: those they book and those that are shown besides; none is all. */
export async function sportsSeenBy(tx: Tx, user: User): Promise<readonly number[]> {
  const own = await sportsOf(tx, user.id_mst_socios)
  if (user.is_admin || own.length === 0) return []
  const more = await tx
    .selectFrom('socios_tiporecurso_visible')
    .select('id_mst_tiporecurso')
    .where('id_mst_socios', '=', user.id_mst_socios)
    .execute()
  return [...own, ...more.map((one) => one.id_mst_tiporecurso)]
}

interface SportCheck {
  readonly user: User
  readonly owner: number | null
  readonly courts: readonly { readonly desc_recurso: string; readonly id_mst_tiporecurso: number }[]
}
/** Refuses a booking on courts of a type that its author or its owner is not allowed. */
export async function requireAllowedSports(tx: Tx, { user, owner, courts }: SportCheck) {
  const checked = [...(user.is_admin ? [] : [user.id_mst_socios]), ...(owner === null || owner === user.id_mst_socios ? [] : [owner])]
  if (checked.length === 0) return
  const rows = await tx
    .selectFrom('socios_tiporecurso_tiposocio')
    .select(['id_mst_socios', 'id_mst_tiporecurso'])
    .where('id_mst_socios', 'in', checked) // only for speed
    .execute()
  const closedTo = (member: number) => {
    const own = rows.filter((one) => one.id_mst_socios === member).map((one) => one.id_mst_tiporecurso)
    return own.length > 0 ? courts.find((court) => !own.includes(court.id_mst_tiporecurso)) : undefined
  }
  const closed = checked.find((member) => closedTo(member) !== undefined)
  if (closed === undefined) return
  const pista = closedTo(closed)!.desc_recurso
  if (closed === user.id_mst_socios) refuse('permiso.deporte_no_permitido', { id_mst_recurso: 'permiso.deporte_no_permitido' }, { pista })
  const { nombre } = await tx.selectFrom('socio').select('nombre').where('id_mst_socios', '=', closed).executeTakeFirstOrThrow()
  refuse('permiso.socio_restringido', { id_mst_socios: 'permiso.socio_restringido' }, { nombre, pista })
}

/** The given members restricted to other court types: bookings of this one for them are refused. */
export async function restrictedFromSport(tx: Tx, members: readonly number[], sport: number): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('socios_tiporecurso_tiposocio')
    .select(['id_mst_socios', ({ fn, eb }) => fn<boolean>('bool_or', [eb('id_mst_tiporecurso', '=', sport)]).as('may')])
    .where('id_mst_socios', 'in', members) // only for speed
    .groupBy('id_mst_socios')
    .execute()
  return new Set(rows.filter(({ may }) => !may).map(({ id_mst_socios }) => id_mst_socios))
}

/** The reports that staff are restricted to; null without restriction, as always for an administrator. */
export async function reportsSeenBy(tx: Tx, { id_mst_socios, is_admin }: User): Promise<readonly number[] | null> {
  if (is_admin) return null
  const own = await tx.selectFrom('socios_informes').select('id_informe').where('id_mst_socios', '=', id_mst_socios).execute()
  return own.length > 0 ? own.map((one) => one.id_informe) : null
}
