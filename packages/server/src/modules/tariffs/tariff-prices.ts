import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { refuseBands, writeBands } from './price-bands.ts'

/** A price as sent; without `tramos` its bands are kept. */
export interface SentPrice {
  readonly id_mst_tarifas_precios: number | null
  readonly id_mst_tiposocio: number
  readonly precio: number
  readonly precio_faltan_pocas_horas: number | null
  readonly tramos: readonly { readonly min_horas: number; readonly max_horas: number; readonly precio: number }[] | null
}

/** Index of a member type's repeated price in a list, or -1. */
const twice = (prices: readonly { id_mst_tiposocio: number }[]) =>
  prices.findIndex((price, index) => prices.findIndex((other) => other.id_mst_tiposocio === price.id_mst_tiposocio) < index)

/**
 * Deletes prices of a tariff, then writes the sent ones. The tariff is locked by the caller. Refuses a member type
 * twice, incomplete bands, and a price deleted meanwhile.
 */
export async function writePrices(tx: Tx, tariff: number, { sent, gone }: { sent: readonly SentPrice[]; gone: readonly number[] }) {
  const there = await tx
    .selectFrom('tarifa_precio')
    .select(['id_mst_tarifas_precios', 'id_mst_tiposocio'])
    .where('id_mst_tarifas', '=', tariff)
    .execute()
  const known = new Set(there.map((row) => row.id_mst_tarifas_precios))
  const changed = new Set(sent.map((price) => price.id_mst_tarifas_precios))
  if ([...changed].some((id) => id !== null && !known.has(id))) refuse('msg.changed_meanwhile')
  const stays = there.filter((row) => !gone.includes(row.id_mst_tarifas_precios) && !changed.has(row.id_mst_tarifas_precios))
  const double = twice([...stays, ...sent])
  if (double >= 0)
    refuse('msg.invalid_input', {
      precios: 'tarifa.tipo_socio_repetido',
      [`precios.${double - stays.length}.id_mst_tiposocio`]: 'tarifa.tipo_socio_repetido',
    })
  for (const [index, price] of sent.entries()) if (price.tramos) refuseBands(price.tramos, `precios.${index}.tramos`)
  const out = gone.filter((id) => known.has(id) && !changed.has(id))
  if (out.length > 0) {
    await tx.deleteFrom('tarifa_precio_tramo').where('id_mst_tarifas_precios', 'in', out).execute()
    await tx.deleteFrom('tarifa_precio').where('id_mst_tarifas_precios', 'in', out).execute()
  }
  for (const price of sent) await writePrice(tx, tariff, price)
}

async function writePrice(tx: Tx, id_mst_tarifas: number, { id_mst_tarifas_precios, tramos, ...price }: SentPrice) {
  const row = {
    id_mst_tiposocio: price.id_mst_tiposocio,
    precio: price.precio,
    precio_faltan_pocas_horas: price.precio_faltan_pocas_horas,
  }
  const id =
    id_mst_tarifas_precios ??
    (
      await tx
        .insertInto('tarifa_precio')
        .values({ ...row, id_mst_tarifas })
        .returning('id_mst_tarifas_precios')
        .executeTakeFirstOrThrow()
    ).id_mst_tarifas_precios
  if (id_mst_tarifas_precios !== null) await tx.updateTable('tarifa_precio').set(row).where('id_mst_tarifas_precios', '=', id).execute()
  if (tramos) await writeBands(tx, id, tramos)
}

/** The days of the year of a tariff, in place of those it had. */
export async function writeDays(tx: Tx, id_mst_tarifas: number, days: readonly { readonly mes: number; readonly dia_mes: number }[]) {
  await tx.deleteFrom('tarifa_dia').where('id_mst_tarifas', '=', id_mst_tarifas).execute()
  if (days.length > 0)
    await tx
      .insertInto('tarifa_dia')
      .values(days.map(({ mes, dia_mes }) => ({ id_mst_tarifas, mes, dia_mes })))
      .execute()
}
