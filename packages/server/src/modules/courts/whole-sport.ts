import type { Tx } from '../../kit/database/database.ts'
import { createIncome, linkIncomeType, removeIncome, unlinkCourtType } from '../income-types/public.ts'
import { removeParts } from './court-parts.ts'
import { requireTimes } from './court-type-file.ts'
import { lockCourt, lockType } from './locks.ts'

/** Type of a new club, and its name until somebody changes it. */
export const firstType = { id: 1, name: 'Pista' } as const

interface WholeSport {
  readonly desc_tiporecurso: string
  /** Names of its courts, in the order of the planner. */
  readonly pistas: readonly string[]
  readonly capacidad_max: number
  readonly default_tiempo_reserva: number
  readonly min_tiempo_reserva: number
  readonly max_tiempo_reserva: number
  readonly reservar_pista: boolean
}

/** True if the type of a new club has neither courts nor another name. Locks it. */
async function isFirstFree(tx: Tx): Promise<boolean> {
  const { desc_tiporecurso } = await lockType(tx, firstType.id)
  const court = await tx.selectFrom('recurso').select('id_mst_recurso').where('id_mst_tiporecurso', '=', firstType.id).executeTakeFirst()
  return desc_tiporecurso === firstType.name && court === undefined
}

/** Creates a type with an income type of its name and its courts; an untouched type 1 is used first. */
export async function addSport(tx: Tx, { pistas, capacidad_max, reservar_pista, ...type }: WholeSport) {
  await requireTimes(tx, type)
  const isFirst = await isFirstFree(tx)
  const { id_mst_tiporecurso } = isFirst
    ? await tx
        .updateTable('tipo_recurso')
        .set(type)
        .where('id_mst_tiporecurso', '=', firstType.id)
        .returning('id_mst_tiporecurso')
        .executeTakeFirstOrThrow()
    : await tx.insertInto('tipo_recurso').values(type).returning('id_mst_tiporecurso').executeTakeFirstOrThrow()
  const id_mst_tipoingreso = await createIncome(tx, type.desc_tiporecurso)
  await linkIncomeType(tx, { id_mst_tipoingreso, id_mst_tiporecurso, on: true })
  const courts = await tx
    .insertInto('recurso')
    .values(pistas.map((desc_recurso, at) => ({ desc_recurso, id_mst_tiporecurso, capacidad_max, reservar_pista, orden: at + 1 })))
    .returning('id_mst_recurso')
    .execute()
  return { id_mst_tiporecurso, id_mst_tipoingreso, pistas: courts.map(({ id_mst_recurso }) => id_mst_recurso) }
}

/** Takes a sport back: its courts, income type and type, or the first type's name. Whatever uses a court keeps it (msg.in_use). */
export async function removeSport(tx: Tx, { id_mst_tiporecurso, id_mst_tipoingreso, pistas }: Awaited<ReturnType<typeof addSport>>) {
  await lockType(tx, id_mst_tiporecurso)
  for (const id of pistas) {
    await lockCourt(tx, id, id_mst_tiporecurso)
    await removeParts(tx, id)
  }
  await tx
    .deleteFrom('recurso')
    .where('id_mst_recurso', 'in', [...pistas])
    .execute()
  await tx.deleteFrom('tiporecurso_tiposocio').where('id_mst_tiporecurso', '=', id_mst_tiporecurso).execute()
  await unlinkCourtType(tx, id_mst_tiporecurso)
  await removeIncome(tx, id_mst_tipoingreso)
  if (id_mst_tiporecurso === firstType.id)
    await tx
      .updateTable('tipo_recurso')
      .set({ desc_tiporecurso: firstType.name, min_tiempo_reserva: -1, max_tiempo_reserva: -1, default_tiempo_reserva: -1 })
      .where('id_mst_tiporecurso', '=', firstType.id)
      .execute()
  else await tx.deleteFrom('tipo_recurso').where('id_mst_tiporecurso', '=', id_mst_tiporecurso).execute()
}

/** Gives a calendar to every active court without one; returns their number. */
export async function giveCalendar(tx: Tx, id_mst_calendario: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('recurso')
    .set({ id_mst_calendario })
    .where('id_mst_calendario', 'is', null)
    .where('activo', '=', true)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
