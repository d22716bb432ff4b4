import { listBands, saveBands } from '@app/contract/tariffs/price-bands'
import { type BandFault, bandFault, faultValues } from '@app/contract/tariffs/tariff-rules'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'

interface Band {
  readonly min_horas: number
  readonly max_horas: number
  readonly precio: number
}

const bandsOf = (tx: Tx, price: number) =>
  tx
    .selectFrom('tarifa_precio_tramo')
    .select(['min_horas', 'max_horas', 'precio'])
    .where('id_mst_tarifas_precios', '=', price)
    .orderBy('min_horas')
    .execute()

/** Fault of bands, as a text. */
const faultText = (fault: BandFault) => ({ key: fault.key, values: faultValues(fault) })

/** Refuses bands with a hole, an overlap or an end before its start; `field` is their place in the input. */
export function refuseBands(bands: readonly Band[], field: string) {
  const fault = bandFault(bands)
  if (fault) refuse('msg.invalid_input', { [`${field}.${fault.index}.min_horas`]: faultText(fault), [field]: faultText(fault) })
}

/** All bands of a price, in place of those it had; the price is locked by the caller. */
export async function writeBands(tx: Tx, id_mst_tarifas_precios: number, bands: readonly Band[]) {
  await tx.deleteFrom('tarifa_precio_tramo').where('id_mst_tarifas_precios', '=', id_mst_tarifas_precios).execute()
  if (bands.length > 0)
    await tx
      .insertInto('tarifa_precio_tramo')
      .values(bands.map(({ min_horas, max_horas, precio }) => ({ id_mst_tarifas_precios, min_horas, max_horas, precio })))
      .execute()
}

export const listed = handle(listBands, async ({ tx, input: { id } }) => {
  const price = await tx.selectFrom('tarifa_precio').select('precio').where('id_mst_tarifas_precios', '=', id).executeTakeFirst()
  return price ? bandsOf(tx, id) : refuse('msg.not_found')
})

export const save = handle(saveBands, async ({ tx, input: { id, tramos } }) => {
  refuseBands(tramos, 'tramos')
  const price = await tx
    .selectFrom('tarifa_precio')
    .select('precio')
    .where('id_mst_tarifas_precios', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!price) return refuse('msg.not_found')
  await writeBands(tx, id, tramos)
  return bandsOf(tx, id)
})
