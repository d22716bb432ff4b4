import { walletPrice } from '@app/contract/wallet/wallet-price'
import { saveWalletPrices, walletPrices } from '@app/contract/wallet/wallet-prices'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'

const columns = Object.keys(walletPrice.fields) as (keyof typeof walletPrice.fields)[]
const cheapestFirst = (tx: Tx) =>
  tx.selectFrom('monedero_virtual_precios').select(columns).orderBy('precio').orderBy('id_mst_monedero_virtual_precios').execute()

export const listed = handle(walletPrices, ({ tx }) => cheapestFirst(tx))

export const save = handle(saveWalletPrices, async ({ tx, input: { precios }, note }) => {
  const before = await tx
    .selectFrom('monedero_virtual_precios')
    .selectAll()
    .orderBy('id_mst_monedero_virtual_precios')
    .forUpdate()
    .execute()
  const sent = new Set(precios.map((one) => one.id_mst_monedero_virtual_precios))
  const gone = before.map((one) => one.id_mst_monedero_virtual_precios).filter((id) => !sent.has(id))
  await tx.deleteFrom('monedero_virtual_precios').where('id_mst_monedero_virtual_precios', 'in', gone).execute()
  for (const { id_mst_monedero_virtual_precios: id, ...row } of precios) {
    if (id === null) await tx.insertInto('monedero_virtual_precios').values(row).execute()
    else {
      const { numUpdatedRows } = await tx
        .updateTable('monedero_virtual_precios')
        .set(row)
        .where('id_mst_monedero_virtual_precios', '=', id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) refuse('msg.changed_meanwhile')
    }
  }
  const after = await cheapestFirst(tx)
  note('monedero_virtual_precios', before, after)
  return after
})
