import { listPassPrices, savePassPrices } from '@app/contract/pass-types/pass-prices'
import { by } from '@app/contract/values/order'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'

const all = (tx: Tx) =>
  tx
    .selectFrom('tipoabono_tiposocio_precio')
    .select(['id_mst_tipoabonos', 'id_mst_tiposocio', 'precio'])
    .orderBy('id_mst_tipoabonos')
    .orderBy('id_mst_tiposocio')
    .execute()

export const listed = handle(listPassPrices, ({ tx }) => all(tx))

/** In the order of pass and member type, so that two desks that save at the same time wait for each other instead of deadlocking. */
export const save = handle(savePassPrices, async ({ tx, input: { precios } }) => {
  const cells = precios.toSorted(
    by(
      (one) => one.id_mst_tipoabonos,
      (one) => one.id_mst_tiposocio,
    ),
  )
  for (const [index, { id_mst_tipoabonos, id_mst_tiposocio, precio }] of cells.entries()) {
    const before = cells[index - 1]
    if (before?.id_mst_tipoabonos === id_mst_tipoabonos && before.id_mst_tiposocio === id_mst_tiposocio)
      refuse('msg.invalid_input', { precios: 'tipo_abono.tipo_socio_repetido' })
    if (precio === null)
      await tx
        .deleteFrom('tipoabono_tiposocio_precio')
        .where('id_mst_tipoabonos', '=', id_mst_tipoabonos)
        .where('id_mst_tiposocio', '=', id_mst_tiposocio)
        .execute()
    else
      await tx
        .insertInto('tipoabono_tiposocio_precio')
        .values({ id_mst_tipoabonos, id_mst_tiposocio, precio })
        .onConflict((conflict) => conflict.columns(['id_mst_tipoabonos', 'id_mst_tiposocio']).doUpdateSet({ precio }))
        .execute()
  }
  return all(tx)
})
