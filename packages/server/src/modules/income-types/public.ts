import { cached } from '../../kit/database/cached.ts'
import type { Tx } from '../../kit/database/database.ts'

export { byIncome, incomesAllowedTo, incomesSeenBy, inIncomes, requireAllowedIncome } from './allowed-incomes.ts'

/** Income types that are not declared in VERI*FACTU: their lines are in no official invoice. */
export const undeclaredTypes = cached(['tipo_ingreso'], async (tx): Promise<readonly number[]> => {
  const rows = await tx.selectFrom('tipo_ingreso').select('id_mst_tipoingreso').where('verifactu', '=', false).execute()
  return rows.map(({ id_mst_tipoingreso }) => id_mst_tipoingreso)
})

/** Income types of which one makes the limit of a simplified invoice 400 € instead of 3,000 € (RD 1619/2012, article 4). */
export const limitedTypes = cached(['tipo_ingreso'], async (tx): Promise<readonly number[]> => {
  const rows = await tx.selectFrom('tipo_ingreso').select('id_mst_tipoingreso').where('hasta_3000', '=', false).execute()
  return rows.map(({ id_mst_tipoingreso }) => id_mst_tipoingreso)
})

interface Link {
  readonly id_mst_tipoingreso: number
  readonly id_mst_tiporecurso: number
  /** True to link the two, false to unlink. */
  readonly on: boolean
}

/** Links an income type to a court type or takes the link away (asociarTiporecurso, A-116); doing it twice changes nothing more. */
export async function linkIncomeType(tx: Tx, { id_mst_tipoingreso, id_mst_tiporecurso, on }: Link) {
  if (on)
    await tx
      .insertInto('tipo_ingreso_tiporecurso')
      .values({ id_mst_tipoingreso, id_mst_tiporecurso })
      .onConflict((conflict) => conflict.columns(['id_mst_tipoingreso', 'id_mst_tiporecurso']).doNothing())
      .execute()
  else
    await tx
      .deleteFrom('tipo_ingreso_tiporecurso')
      .where('id_mst_tipoingreso', '=', id_mst_tipoingreso)
      .where('id_mst_tiporecurso', '=', id_mst_tiporecurso)
      .execute()
}

/** Creates an income type with the standard values; returns its id. */
export async function createIncome(tx: Tx, desc_tipoingreso: string): Promise<number> {
  const made = await tx.insertInto('tipo_ingreso').values({ desc_tipoingreso }).returning('id_mst_tipoingreso').executeTakeFirstOrThrow()
  return made.id_mst_tipoingreso
}

/** Deletes an income type; its lines, tariffs and products keep it (msg.in_use). */
export const removeIncome = (tx: Tx, id: number) => tx.deleteFrom('tipo_ingreso').where('id_mst_tipoingreso', '=', id).execute()

/** Takes away the links of a court type that is being deleted. */
export const unlinkCourtType = (tx: Tx, id_mst_tiporecurso: number) =>
  tx.deleteFrom('tipo_ingreso_tiporecurso').where('id_mst_tiporecurso', '=', id_mst_tiporecurso).execute()

/** The income types that a court type is linked to, in their order: lines go to the first. */
export const incomesOf = async (tx: Tx, id_mst_tiporecurso: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('tipo_ingreso_tiporecurso')
      .select('id_mst_tipoingreso')
      .where('id_mst_tiporecurso', '=', id_mst_tiporecurso)
      .orderBy('id_reg_tipoingreso_tiporecurso')
      .execute()
  ).map((link) => link.id_mst_tipoingreso)

/** Makes an income type the first of a court type; the others stay linked after it, so that no tariff is lost. */
export async function putIncomeFirst(tx: Tx, { id_mst_tipoingreso: first, id_mst_tiporecurso }: Omit<Link, 'on'>) {
  const before = await incomesOf(tx, id_mst_tiporecurso)
  if (before[0] === first) return
  await unlinkCourtType(tx, id_mst_tiporecurso)
  for (const id_mst_tipoingreso of [first, ...before.filter((one) => one !== first)])
    await linkIncomeType(tx, { id_mst_tipoingreso, id_mst_tiporecurso, on: true })
}
