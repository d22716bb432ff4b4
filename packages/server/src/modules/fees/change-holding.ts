import { guestMember } from '@app/contract/members/member'
import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { WorkCall } from '../../kit/http/serve.ts'
import { refuseOwnRecord } from '../ledger/public.ts'
import type { Held } from './holdings.ts'
import { followCourse, type HoldingCall } from './places/follow-course.ts'
import { forgetOffers } from './places/settle-places.ts'
import { changedRhythm, newSchedule, rescheduled, typedNext } from './reschedule.ts'
import { feeWithType } from './terms.ts'

/** Refuses an end before the start, the guest, and a second fee of the same in the same days: by name. */
export async function requireHoldable(tx: Tx, row: Held) {
  if (row.id_mst_socios === guestMember) refuse('cuota.sin_cuota', { id_mst_socios: 'cuota.sin_cuota' })
  if (row.fecha_fin_cuota !== null && row.fecha_fin_cuota < row.fecha_inicio_cuota)
    refuse('cuota.final_antes', { fecha_fin_cuota: 'cuota.final_antes' })
  const other = await overlapping(tx, [row])
  if (other[0]) refuse('cuota.ya_la_tiene', { id_mst_socios: 'cuota.ya_la_tiene' }, { nombre: other[0].nombre })
}

/** Fees that members have already in the days of others of the same fee and course. */
export async function overlapping(tx: Tx, rows: readonly Held[]) {
  const found: { readonly id_mst_socios: number; readonly nombre: string; readonly desde: Day }[] = []
  for (const row of rows) {
    const other = await tx
      .selectFrom('socios_cuotas as h')
      .innerJoin('socio as s', 's.id_mst_socios', 'h.id_mst_socios')
      .select(['h.id_mst_socios', fullName('s').as('nombre'), 'h.fecha_inicio_cuota as desde'])
      .where('h.id_mst_socios', '=', row.id_mst_socios)
      .where('h.id_cuota', '=', row.id_cuota)
      .where(sql<boolean>`h.id_mst_curso is not distinct from ${row.id_mst_curso}::bigint`)
      .where('h.id_reg_socios_cuotas', '<>', row.id_reg_socios_cuotas)
      .where(
        sql<boolean>`daterange(h.fecha_inicio_cuota, h.fecha_fin_cuota, '[]') && daterange(${row.fecha_inicio_cuota}::date, ${row.fecha_fin_cuota}::date, '[]')`,
      )
      .limit(1)
      .executeTakeFirst()
    if (other) found.push(other)
  }
  return found
}

/** Own price and discounts: staff do not lower those of their own record. */
const ofPrice = ['precio_especial', 'importe_descuento', 'prc_descuento', 'prc_descuento_acum', 'importe_primera_mensualidad'] as const

/** Refuses the user's own record where price or discounts differ. */
export function requireOthersPrice(call: Pick<WorkCall, 'user'>, before: Held, after: Held) {
  if (ofPrice.some((name) => before[name] !== after[name])) refuseOwnRecord(call, [after.id_mst_socios])
}

/** Fields of which the first period depends: they stay once a period is raised. */
const ofStart = ['id_mst_socios', 'id_cuota', 'id_mst_curso', 'fecha_inicio_cuota'] as const

/** A member's fee has raised periods, or this one is raised. */
async function isRaised(tx: Tx, id: number, k?: number): Promise<boolean> {
  const period = await tx
    .selectFrom('cuota_periodo')
    .select('id_reg_cuota_periodo')
    .where('id_reg_socios_cuotas', '=', id)
    .where('retirado', '=', false)
    .$if(k !== undefined, (q) => q.where('k', '=', k!))
    .limit(1)
    .executeTakeFirst()
  return period !== undefined
}

/** Change of a locked member's fee: what was sent, and the days that follow from it. */
export async function changed(tx: Tx, before: Held, sent: Partial<Held>): Promise<Held> {
  const { fecha_proxima: typed, ...plain } = sent
  let row: Held = { ...before, ...plain }
  const fee = await feeWithType(tx, row.id_cuota)
  if (ofStart.some((name) => row[name] !== before[name])) {
    if (await isRaised(tx, before.id_reg_socios_cuotas)) refuse('cuota.generada', { fecha_inicio_cuota: 'cuota.generada' })
    return { ...row, ...newSchedule(fee, row, typed ?? null) }
  }
  const hasRhythm = row.frecuencia_cuotas !== before.frecuencia_cuotas || row.dia_generacion_factura !== before.dia_generacion_factura
  if (hasRhythm) row = { ...row, ...changedRhythm(fee, fee, before, row) }
  if (row.fecha_fin_cuota !== before.fecha_fin_cuota)
    row = { ...row, ...rescheduled({ fee, row: { ...row, fecha_fin_cuota: before.fecha_fin_cuota } }, { fee, row }) }
  if (typed !== undefined && typed !== null && typed !== before.fecha_proxima) {
    row = { ...row, ...typedNext(fee, row, typed) }
    if (await isRaised(tx, before.id_reg_socios_cuotas, row.siguiente)) refuse('cuota.generada', { fecha_proxima: 'cuota.generada' })
  }
  return row
}

/** Writes a locked member's fee. */
export async function saveHolding(call: HoldingCall, before: Held, after: Held) {
  const { id_reg_socios_cuotas: id, ...row } = after
  await call.tx.updateTable('socios_cuotas').set(row).where('id_reg_socios_cuotas', '=', id).execute()
  call.note('socios_cuotas', before, after)
  await followCourse(call, [{ before, after }])
}

/** Deletes a locked member's fee without raised periods; false if it has some. */
export async function removeUnraised(call: HoldingCall, row: Held): Promise<boolean> {
  const { tx, note } = call
  const id = row.id_reg_socios_cuotas
  if (await isRaised(tx, id)) return false
  // periods that were taken back have no line, and nothing else to say
  await tx.deleteFrom('cuota_periodo').where('id_reg_socios_cuotas', '=', id).execute()
  if (row.id_mst_curso !== null) await forgetOffers(tx, id)
  await tx.deleteFrom('socios_cuotas').where('id_reg_socios_cuotas', '=', id).execute()
  note('socios_cuotas', row, null)
  await followCourse(call, [{ before: row, after: null }])
  return true
}

/** Writes new members' fees; returns them with their numbers. */
export async function insertHoldings(call: HoldingCall, rows: readonly Held[]): Promise<Held[]> {
  if (rows.length === 0) return []
  const { tx, note } = call
  const made = await tx
    .insertInto('socios_cuotas')
    .values(rows.map(({ id_reg_socios_cuotas: _none, ...row }) => row))
    .returningAll()
    .execute()
  note('socios_cuotas', null, made)
  await followCourse(
    call,
    made.map((after) => ({ before: null, after })),
  )
  return made
}
