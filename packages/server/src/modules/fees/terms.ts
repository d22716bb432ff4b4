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
