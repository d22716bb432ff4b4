import type { fee } from '@app/contract/fees/fee'
import type { FeeTerms } from '@app/contract/fees/fee-terms'
import type { RowOfResource } from '@app/contract/kit/resource'
import { cached } from '../../kit/database/cached.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'

export type Fee = RowOfResource<typeof fee>
/** A fee with the promotions and percentages of its type. */
export type FeeWithType = Fee & FeeTerms

/** All fees with the promotions and percentages of their types, by number. */
export const allFees = cached(
  ['cuotas', 'tipo_cuota_promocion', 'tipo_cuota_hermano'],
  async (tx): Promise<ReadonlyMap<number, FeeWithType>> => {
    const fees = await tx.selectFrom('cuotas').selectAll().orderBy('id_mst_cuotas').execute()
    const promotions = Map.groupBy(
      await tx.selectFrom('tipo_cuota_promocion').selectAll().orderBy('orden').execute(),
      (one) => one.id_mst_tipocuotas,
    )
    const siblings = Map.groupBy(
      await tx.selectFrom('tipo_cuota_hermano').selectAll().orderBy('orden').execute(),
      (one) => one.id_mst_tipocuotas,
    )
    return new Map(
      fees.map((one) => [
        one.id_mst_cuotas,
        {
          ...one,
          promociones: (promotions.get(one.id_mst_tipocuotas) ?? []).map(({ num_cuotas, precio_promocion }) => ({
            num_cuotas,
            precio_promocion,
          })),
          hermanos: (siblings.get(one.id_mst_tipocuotas) ?? []).map(({ porcentaje }) => porcentaje),
        },
      ]),
    )
  },
)

/** One fee with its type; refuses an unknown one. */
export const feeWithType = async (tx: Tx, id: number): Promise<FeeWithType> => (await allFees(tx)).get(id) ?? refuse('msg.not_found')

/** Income types that follow others, by number. */
const nextIncomes = cached(['tipo_ingreso'], async (tx): Promise<ReadonlyMap<number, number | null>> => {
  const rows = await tx.selectFrom('tipo_ingreso').select(['id_mst_tipoingreso as id', 'id_mst_tipoingreso_next as next']).execute()
  return new Map(rows.map(({ id, next }) => [id, next]))
})

/** Income type of the n-th fee of a member: the first is of the fee's own type, each further one of the next type, as far as there are some. */
export async function incomeTypeOf(tx: Tx): Promise<(fee: Fee, n: number) => number> {
  const next = await nextIncomes(tx)
  return ({ id_mst_tipoingreso }, n) => {
    let id = id_mst_tipoingreso
    for (let at = 1, other = next.get(id); at < n && other; at += 1, other = next.get(id)) id = other
    return id
  }
}
