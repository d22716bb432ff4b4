import type { Day } from '@app/contract/values/day'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../kit/database/database.ts'

/** Days on which a member is a player of the classes of a course; open-ended without a last one. */
export interface ClassSpan {
  readonly from: Day
  readonly to: Day | null
}
/** A member on a place of a booking. */
export interface Seat {
  readonly id_reg_reserva: number
  readonly id_mst_socios: number
}

/** Condition on a member's fee `h`: its member is a player of the classes on a day. */
const isClassDay = (day: RawBuilder<unknown>) =>
  sql<boolean>`not h.espera and greatest(h.fecha_inicio_cuota, h.clases_desde) <= ${day}
    and coalesce(h.fecha_fin_cuota >= ${day}, true) and h.clases_desde is not null`

/** Place `p` of a booking `r` that its member has as a student of the booking's course on its day. */
export const isStudentsPlace = (eb: ExpressionBuilder<Database & { r: Database['reserva']; p: Database['reserva_socio'] }, 'r' | 'p'>) =>
  eb.exists(
    eb
      .selectFrom('socios_cuotas as h')
      .select('h.id_reg_socios_cuotas')
      .whereRef('h.id_mst_curso', '=', 'r.id_mst_curso')
      .whereRef('h.id_mst_socios', '=', 'p.id_mst_socios')
      .where(isClassDay(sql.ref('r.fecha'))),
  )

/** Students of a course that are players of its classes between two days, in the order of their fees, each with its days. */
export const studentsOn = (tx: Tx, curso: number, from: Day, to: Day): Promise<(ClassSpan & { readonly id_mst_socios: number })[]> =>
  tx
    .selectFrom('socios_cuotas as h')
    .select(['h.id_mst_socios', sql<Day>`greatest(h.fecha_inicio_cuota, h.clases_desde)`.as('from'), 'h.fecha_fin_cuota as to'])
    .where('h.id_mst_curso', '=', curso)
    .where('h.espera', '=', false)
    .where('h.clases_desde', 'is not', null)
    .where(sql<boolean>`greatest(h.fecha_inicio_cuota, h.clases_desde) <= ${to}::date`)
    .where((eb) => eb.or([eb('h.fecha_fin_cuota', 'is', null), eb('h.fecha_fin_cuota', '>=', from)]))
    .orderBy('h.id_reg_socios_cuotas')
    .execute()

/** True if one of some spans covers a day. */
export const covers = (spans: readonly ClassSpan[], day: Day) => spans.some(({ from, to }) => from <= day && (to === null || to >= day))

/** Function of member and day: true for a student of a course between two days. */
export async function studentTest(tx: Tx, curso: number | null, from: Day, to: Day) {
  const spans = curso === null ? [] : await studentsOn(tx, curso, from, to)
  const byMember = Map.groupBy(spans, (one) => one.id_mst_socios)
  return (id_mst_socios: number, day: Day) => covers(byMember.get(id_mst_socios) ?? [], day)
}

/** Places that students have in bookings by their courses and days. */
export async function studentSeats(tx: Tx, ids: readonly number[]): Promise<Seat[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('reserva as r')
    .innerJoin('socios_cuotas as h', 'h.id_mst_curso', 'r.id_mst_curso')
    .select(['r.id_reg_reserva', 'h.id_mst_socios'])
    .where('r.id_reg_reserva', 'in', ids)
    .where(isClassDay(sql.ref('r.fecha')))
    .groupBy(['r.id_reg_reserva', 'h.id_mst_socios'])
    .orderBy('r.id_reg_reserva')
    .orderBy((eb) => eb.fn.min('h.id_reg_socios_cuotas'))
    .execute()
  return rows
}
