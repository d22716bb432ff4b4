import { sentOnly } from '@app/contract/kit/partial'
import { newRow, writeObject } from '@app/contract/kit/shapes'
import { tariff } from '@app/contract/tariffs/tariff'
import { durationChoices, type TariffToCheck, tariffComplaints, yearly } from '@app/contract/tariffs/tariff-rules'
import {
  changeTariff,
  copyTariff,
  createTariff,
  getTariff,
  listTariffs,
  newTariff,
  removeTariff,
  tariffInput,
  updateTariff,
} from '@app/contract/tariffs/tariffs'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { param } from '../club/public.ts'
import { type SentPrice, writeDays, writePrices } from './tariff-prices.ts'
import { allTariffs, oneTariff } from './tariff-rows.ts'

const columns = Object.keys(tariff.fields) as (keyof typeof tariff.fields)[]

const durations = async (tx: Tx) => durationChoices(await param(tx, 'STEP_TIEMPO_RESERVA'), await param(tx, 'DEFAULT_TIEMPO_RESERVA'))

/** Refuses an invalid tariff; a length is checked only when changed, because the club may have changed its step. */
export function refuseTariff(row: TariffToCheck) {
  const complaints = tariffComplaints(row)
  if (Object.keys(complaints).length > 0) refuse('msg.invalid_input', complaints)
}
async function refuseDuration(tx: Tx, duracion: number) {
  const choices = await durations(tx)
  if (!choices.includes(duracion))
    refuse('msg.invalid_input', { duracion: { key: 'tarifa.duracion_no_elegible', values: { choices: choices.join(', ') } } })
}
/** Only a type 3 tariff keeps dates. */
const settled = <R extends { tipo_tarifa: 1 | 2 | 3 }>(row: R) =>
  row.tipo_tarifa === 3 ? row : { ...row, fecha_ini: null, fecha_fin: null }

export const listed = handle(listTariffs, ({ tx }) => allTariffs(tx))
export const get = handle(getTariff, ({ tx, input }) => oneTariff(tx, input.id))

/** All year, every day from 00:00 to 24:00, of any length. */
export const template = handle(newTariff, async ({ tx }) => ({
  ...writeObject(tariffInput, newRow(tariffInput)),
  ...yearly,
  precios: [],
  dias_tarifa: [],
  duraciones: await durations(tx),
}))

export const create = handle(createTariff, async ({ tx, input: { precios, dias_tarifa, ...row } }) => {
  refuseTariff({ ...row, dias_tarifa })
  await refuseDuration(tx, row.duracion)
  const { id_mst_tarifas: id } = await tx.insertInto('tarifa').values(settled(row)).returning('id_mst_tarifas').executeTakeFirstOrThrow()
  await writePrices(tx, id, { sent: precios, gone: [] })
  if (row.tipo_tarifa === 2) await writeDays(tx, id, dias_tarifa)
  return oneTariff(tx, id)
})

interface Change {
  readonly fields: Readonly<Record<string, unknown>>
  readonly days?: readonly { readonly mes: number; readonly dia_mes: number }[] | undefined
  readonly prices?: { readonly sent: readonly SentPrice[]; readonly gone: readonly number[] }
}
/** Locks the tariff, checks the changed one against the rules, writes it. */
async function change(tx: Tx, id: number, { fields, days, prices }: Change) {
  const before = await tx.selectFrom('tarifa').select(columns).where('id_mst_tarifas', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!before) return refuse('msg.not_found')
  const kept = await tx.selectFrom('tarifa_dia').select(['mes', 'dia_mes']).where('id_mst_tarifas', '=', id).execute()
  const after = { ...before, ...fields }
  const daysAfter = days ?? kept
  refuseTariff({ ...after, dias_tarifa: daysAfter })
  if (after.duracion !== before.duracion) await refuseDuration(tx, after.duracion)
  await tx.updateTable('tarifa').set(settled(after)).where('id_mst_tarifas', '=', id).execute()
  await writeDays(tx, id, after.tipo_tarifa === 2 ? daysAfter : [])
  if (prices) await writePrices(tx, id, prices)
  return oneTariff(tx, id)
}

export const changed = handle(changeTariff, ({ tx, input: { id, ...sent } }) => change(tx, id, { fields: sentOnly(sent) }))

export const update = handle(updateTariff, ({ tx, input: { id, tarifa, precios, idsTarifaPrecioElim, dias_tarifa } }) => {
  const { id_mst_tarifas: _id, ...fields } = sentOnly(tarifa ?? {}) as Record<string, unknown>
  return change(tx, id, { fields, days: dias_tarifa, prices: { sent: precios, gone: idsTarifaPrecioElim } })
})

/** Inactive, so that no price changes before a review. */
export const copy = handle(copyTariff, async ({ tx, input, say }) => {
  const { precios, dias_tarifa, id_mst_tarifas: _id, desc_tarifa, ...row } = await oneTariff(tx, input.id)
  const name = say('tarifa.copia_de', { nombre: desc_tarifa.slice(0, 100) })
  const { id_mst_tarifas: id } = await tx
    .insertInto('tarifa')
    .values(settled({ ...row, desc_tarifa: name, activo: false }))
    .returning('id_mst_tarifas')
    .executeTakeFirstOrThrow()
  await writePrices(tx, id, { sent: precios.map((price) => ({ ...price, id_mst_tarifas_precios: null })), gone: [] })
  await writeDays(tx, id, dias_tarifa)
  return oneTariff(tx, id)
})

export const remove = handle(removeTariff, async ({ tx, input: { id } }) => {
  const row = await tx.selectFrom('tarifa').select('id_mst_tarifas').where('id_mst_tarifas', '=', id).forUpdate().executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  const prices = tx.selectFrom('tarifa_precio').select('id_mst_tarifas_precios').where('id_mst_tarifas', '=', id)
  await tx.deleteFrom('tarifa_precio_tramo').where('id_mst_tarifas_precios', 'in', prices).execute()
  await tx.deleteFrom('tarifa_precio').where('id_mst_tarifas', '=', id).execute()
  await tx.deleteFrom('tarifa_dia').where('id_mst_tarifas', '=', id).execute()
  await tx.deleteFrom('tarifa').where('id_mst_tarifas', '=', id).execute()
  return {}
})
