import type { Tx } from '../../kit/database.ts'
import { refuse } from '../../kit/refusal.ts'
import type { User } from '../../kit/user.ts'
import { param } from '../club/public.ts'

/** The kinds of court that somebody is restricted to; none is no restriction. */
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

interface Asked {
  readonly user: User
  readonly owner: number | null
  readonly court: { readonly desc_recurso: string; readonly id_mst_tiporecurso: number }
}
/** Refuses a booking of a court whose kind is not among those of whoever makes it, or of its owner. */
export async function requireAllowedSport(tx: Tx, { user, owner, court: { desc_recurso: pista, id_mst_tiporecurso: sport } }: Asked) {
  const asked = [...(user.is_admin ? [] : [user.id_mst_socios]), ...(owner === null || owner === user.id_mst_socios ? [] : [owner])]
  if (asked.length === 0) return
  const rows = await tx
    .selectFrom('socios_tiporecurso_tiposocio')
    .select(['id_mst_socios', 'id_mst_tiporecurso'])
    .where('id_mst_socios', 'in', asked)
    .execute()
  const isClosed = (member: number) => {
    const own = rows.filter((one) => one.id_mst_socios === member)
    return own.length > 0 && own.every((one) => one.id_mst_tiporecurso !== sport)
  }
  const closed = asked.find(isClosed)
  if (closed === undefined) return
  if (closed === user.id_mst_socios) refuse('permiso.deporte_no_permitido', { id_mst_recurso: 'permiso.deporte_no_permitido' }, { pista })
  const { nombre } = await tx.selectFrom('socio').select('nombre').where('id_mst_socios', '=', closed).executeTakeFirstOrThrow()
  refuse('permiso.socio_restringido', { id_mst_socios: 'permiso.socio_restringido' }, { nombre, pista })
}

const incomesOf = async (tx: Tx, { id_mst_socios }: User): Promise<readonly number[]> =>
  (await tx.selectFrom('socios_tipoingreso').select('id_mst_tipoingreso').where('id_mst_socios', '=', id_mst_socios).execute()).map(
    (one) => one.id_mst_tipoingreso,
  )

/** Refuses to change a line of a type of income that is not among those of whoever does it. An administrator has them all. */
export async function requireAllowedIncome(tx: Tx, user: User, lines: readonly { readonly id_mst_tipoingreso: number | null }[]) {
  if (user.is_admin) return
  const allowed = await incomesOf(tx, user)
  if (allowed.length === 0) return
  if (lines.some((line) => line.id_mst_tipoingreso === null || !allowed.includes(line.id_mst_tipoingreso)))
    refuse('msg.MOVIMIENTO_NO_EDITABLE')
}

/**
 * The types of income whose lines somebody sees; null is all. Restricted staff see their own types only, unless MOVIMIENTOS_USUARIO_VER_TODOS
 * lets them see every line.
 */
export async function incomesSeenBy(tx: Tx, user: User): Promise<readonly number[] | null> {
  if (user.is_admin || (await param(tx, 'MOVIMIENTOS_USUARIO_VER_TODOS'))) return null
  const own = await incomesOf(tx, user)
  return own.length > 0 ? own : null
}

/** The reports that staff are restricted to; null where they are not, as an administrator never is. */
export async function reportsSeenBy(tx: Tx, { id_mst_socios, is_admin }: User): Promise<readonly number[] | null> {
  if (is_admin) return null
  const own = await tx.selectFrom('socios_informes').select('id_informe').where('id_mst_socios', '=', id_mst_socios).execute()
  return own.length > 0 ? own.map((one) => one.id_informe) : null
}
