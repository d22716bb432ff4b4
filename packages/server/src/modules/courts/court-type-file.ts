import { timeComplaints } from '@app/contract/courts/court-rules'
import { courtTypeIncome, courtTypePrices, createCourtType, removeCourtType, updateCourtType } from '@app/contract/courts/court-type-file'
import { sentOnly } from '@app/contract/kit/partial'
import type { Tx } from '../../kit/database/database.ts'
import { type Complaint, refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { settings } from '../club/public.ts'
import { incomesOf, linkIncomeType, putIncomeFirst, unlinkCourtType } from '../income-types/public.ts'
import { complaintsAt, type HourPriceRow, requireHours } from './hours.ts'
import { lockType } from './locks.ts'

/** The type that always exists and is always active. */
const firstType = 1

const times = ['min_tiempo_reserva', 'max_tiempo_reserva', 'default_tiempo_reserva'] as const
type Times = { readonly [K in (typeof times)[number]]: number }

/** Refuses times that are not -1 or on the club's step, or not in order. */
export async function requireTimes(tx: Tx, row: Times) {
  const { STEP_TIEMPO_RESERVA: step } = await settings(tx)
  const wrong = timeComplaints({ min: row.min_tiempo_reserva, max: row.max_tiempo_reserva, normal: row.default_tiempo_reserva }, step)
  const fields: Record<string, Complaint | undefined> = {
    min_tiempo_reserva: complaintsAt(wrong.min),
    max_tiempo_reserva: complaintsAt(wrong.max),
    default_tiempo_reserva: complaintsAt(wrong.normal),
  }
  const complaints = Object.fromEntries(Object.entries(fields).filter(([, complaint]) => complaint !== undefined))
  if (Object.keys(complaints).length > 0) refuse('msg.invalid_input', complaints as Record<string, Complaint>)
}

/** The prices of a type as a whole: missing ones are deleted. */
async function writePrices(tx: Tx, id_mst_tiporecurso: number, rows: readonly HourPriceRow[]) {
  requireHours('tiporecurso_tiposocio', rows)
  await tx.deleteFrom('tiporecurso_tiposocio').where('id_mst_tiporecurso', '=', id_mst_tiporecurso).execute()
  if (rows.length === 0) return
  await tx
    .insertInto('tiporecurso_tiposocio')
    .values(rows.map((row) => ({ id_mst_tiporecurso, ...row })))
    .execute()
}

/** The lines of a type go to this income type from now on; a type that has one does not go back to none. */
async function writeIncome(tx: Tx, id: number, income: number | null) {
  if (income !== null) await putIncomeFirst(tx, { id_mst_tipoingreso: income, id_mst_tiporecurso: id })
  else if ((await incomesOf(tx, id)).length > 0) refuse('msg.invalid_input', { id_mst_tipoingreso: 'invalid.required' })
}

export const createType = handle(createCourtType, async ({ tx, input: { tiporecurso_tiposocio, id_mst_tipoingreso, ...row } }) => {
  await requireTimes(tx, row)
  const made = await tx.insertInto('tipo_recurso').values(row).returningAll().executeTakeFirstOrThrow()
  const { id_mst_tiporecurso } = made
  await writePrices(tx, id_mst_tiporecurso, tiporecurso_tiposocio)
  if (id_mst_tipoingreso !== null) await linkIncomeType(tx, { id_mst_tipoingreso, id_mst_tiporecurso, on: true })
  return made
})

export const updateType = handle(updateCourtType, async ({ tx, input: { id, tiporecurso_tiposocio, id_mst_tipoingreso, ...sent } }) => {
  const before = await lockType(tx, id)
  const change = sentOnly(sent)
  const after = { ...before, ...change }
  if (id === firstType && !after.activo) refuse('recurso.tipo_siempre_activo', { activo: 'recurso.tipo_siempre_activo' })
  // a step changed by the club since does not block the correction of a name
  if (times.some((name) => after[name] !== before[name])) await requireTimes(tx, after)
  if (Object.keys(change).length > 0) await tx.updateTable('tipo_recurso').set(change).where('id_mst_tiporecurso', '=', id).execute()
  if (tiporecurso_tiposocio !== undefined) await writePrices(tx, id, tiporecurso_tiposocio)
  if (id_mst_tipoingreso !== undefined) await writeIncome(tx, id, id_mst_tipoingreso)
  return after
})

export const income = handle(courtTypeIncome, async ({ tx, input: { id } }) => ({
  id_mst_tipoingreso: (await incomesOf(tx, id))[0] ?? null,
}))

/** Rows only about the type are deleted with it; its courts prevent the deletion (msg.in_use). */
export const removeType = handle(removeCourtType, async ({ tx, input: { id } }) => {
  if (id === firstType) refuse('msg.reserved')
  await lockType(tx, id)
  await tx.deleteFrom('tiporecurso_tiposocio').where('id_mst_tiporecurso', '=', id).execute()
  await tx.deleteFrom('tiporecurso_tipoabono').where('id_mst_tiporecurso', '=', id).execute()
  await unlinkCourtType(tx, id)
  await tx.deleteFrom('tipo_recurso').where('id_mst_tiporecurso', '=', id).execute()
  return {}
})

/** Member type by member type, from morning to night. */
export const typePrices = handle(courtTypePrices, ({ tx, input }) =>
  tx
    .selectFrom('tiporecurso_tiposocio')
    .selectAll()
    .where('id_mst_tiporecurso', '=', input.id)
    .orderBy('id_mst_tiposocio')
    .orderBy('hora_ini')
    .orderBy('id_reg_tiporecurso_tiposocio')
    .execute(),
)
