import type { feePromotion, feeSibling } from '@app/contract/fee-types/fee-type'
import type { RowOfResource } from '@app/contract/kit/resource'
import type { Tx } from '../../kit/database/database.ts'

export type Promotion = Pick<RowOfResource<typeof feePromotion>, 'num_cuotas' | 'precio_promocion'>
export type Percentage = Pick<RowOfResource<typeof feeSibling>, 'porcentaje'>
interface Lists {
  readonly promotions: readonly Promotion[] | undefined
  readonly hermanos: readonly Percentage[] | undefined
}

/** The first percentage is that of the second in the family. */
const firstSibling = 2

/** Replaces the promotions and percentages of a locked fee type; a list that is undefined stays. */
export async function writeLists(tx: Tx, id_mst_tipocuotas: number, { promotions, hermanos }: Lists) {
  if (promotions) {
    await tx.deleteFrom('tipo_cuota_promocion').where('id_mst_tipocuotas', '=', id_mst_tipocuotas).execute()
    const rows = promotions.map((row, at) => ({ ...row, id_mst_tipocuotas, orden: at + 1 }))
    if (rows.length > 0) await tx.insertInto('tipo_cuota_promocion').values(rows).execute()
  }
  if (hermanos) {
    await tx.deleteFrom('tipo_cuota_hermano').where('id_mst_tipocuotas', '=', id_mst_tipocuotas).execute()
    const rows = hermanos.map((row, at) => ({ ...row, id_mst_tipocuotas, orden: at + firstSibling }))
    if (rows.length > 0) await tx.insertInto('tipo_cuota_hermano').values(rows).execute()
  }
}
