import { action, editsOf } from '../../kit/action.ts'
import { alias, type Field, isEmpty, optional, refuseValue } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import type { Day } from '../../values/day.ts'
import { isMonthDay, monthDay } from '../../values/month-day.ts'
import { bands } from './price-bands.ts'
import { priceBand, tariff, tariffDay, tariffPrice } from './tariff.ts'
import { isYearly } from './tariff-rules.ts'

const day = optional(field.day())
/** Day of a tariff: one of year 0000 is yearly, without further meaning. */
const dayOfTariff: Field<Day | null, 'optional'> = {
  ...day,
  read: (raw) => (typeof raw === 'string' && isYearly(raw.trim()) ? null : day.read(raw)),
}
const { id_mst_tarifas: _id, ...columns } = tariff.fields
/** Editable fields of a tariff. */
export const tariffInput = { ...columns, fecha_ini: dayOfTariff, fecha_fin: dayOfTariff }

export interface YearDay {
  mes: number
  dia_mes: number
}
const monthAndDay = object({ mes: field.integer({ min: 1, max: 12 }), dia_mes: alias(field.integer({ min: 1, max: 31 }), 'dia') })
const spelled = /^(?:0000-(\d{1,2})-(\d{1,2})|(\d{1,2})\/(\d{1,2})(?:\/0000)?)$/
/** Yearly day: {mes, dia_mes}, '0000-06-24' or '24/06'. Impossible days are refused; 29 February applies in leap years. */
const yearDay: Field<YearDay, 'required'> = {
  ...monthAndDay,
  read: (raw) => {
    const text = typeof raw === 'string' ? raw.trim() : (raw as { fecha?: unknown } | null)?.fecha
    const parts = typeof text === 'string' ? spelled.exec(text) : null
    const { mes, dia_mes } = parts ? { mes: Number(parts[1] ?? parts[4]), dia_mes: Number(parts[2] ?? parts[3]) } : monthAndDay.read(raw)
    return isMonthDay(monthDay(mes, dia_mes)) ? { mes, dia_mes } : refuseValue('tarifa.dia_imposible', { dia: `${dia_mes}/${mes}` })
  },
}
/** Days of a tariff; a repeated one counts once. */
export const yearDays: Field<YearDay[], 'required'> = {
  ...list(yearDay, 366),
  read: (raw) => [
    ...new Map(
      list(yearDay, 366)
        .read(raw)
        .map((one) => [`${one.mes}-${one.dia_mes}`, one]),
    ).values(),
  ],
}

const id = optional(field.ref('tarifa_precio'))
const priceFields = {
  id_mst_tiposocio: tariffPrice.fields.id_mst_tiposocio,
  precio: tariffPrice.fields.precio,
  precio_faltan_pocas_horas: tariffPrice.fields.precio_faltan_pocas_horas,
}
/** Price as sent: without `tramos` its bands are unchanged. */
const sentPrice = object({
  ...priceFields,
  id_mst_tarifas_precios: id,
  id_mst_tarifas: optional(field.ref('tarifa')),
  tramos: { ...bands, need: 'optional', read: (raw: unknown) => (isEmpty(raw) ? null : bands.read(raw)) } as Field<
    ReturnType<typeof bands.read> | null,
    'optional'
  >,
})
/** Prices of a tariff as sent. */
export const sentPrices = list(sentPrice, 500)
const tariffWithRules = object({
  ...columns,
  id_mst_tarifas: tariff.fields.id_mst_tarifas,
  fecha_ini: optional(field.text(10)),
  fecha_fin: optional(field.text(10)),
  precios: list(
    object({ ...priceFields, id_mst_tarifas_precios: field.integer(), id_mst_tarifas: field.integer(), tramos: bands }),
    Number.POSITIVE_INFINITY,
  ),
  dias_tarifa: list(object({ mes: field.integer(), dia_mes: field.integer(), fecha: field.text(10) }), 366),
})
const one = { id: field.ref('tarifa') }
const changes = [tariff, tariffPrice, tariffDay, priceBand]

/** Tariffs with their prices and days. Types 1 and 2 recur: their dates have year 0000. */
export const listTariffs = action({
  endpoint: 'GET /api/tarifa',
  permission: 'tariffs',
  input: {},
  output: list(tariffWithRules, Number.POSITIVE_INFINITY),
})
/** Tariff with its prices, their bands, and its yearly days. */
export const getTariff = action({ endpoint: 'GET /api/tarifa/{id}', permission: 'tariffs', input: one, output: tariffWithRules })
/** Initial values of the new-tariff form, with the selectable lengths. */
export const newTariff = action({
  endpoint: 'GET /api/tarifa/create',
  permission: 'tariffs',
  input: {},
  output: field.json<Record<string, unknown> & { duraciones: number[] }>(),
})
/** Adds a tariff, with prices and days if sent. */
export const createTariff = action({
  endpoint: 'POST /api/tarifa',
  permission: 'tariffs',
  input: { ...tariffInput, precios: sentPrices, dias_tarifa: yearDays },
  output: tariffWithRules,
  changes,
})
/** Changes the sent fields of a tariff's own row. */
export const changeTariff = action({
  endpoint: 'PUT /api/tarifa/{id}',
  permission: 'tariffs',
  input: { ...one, ...partial(tariffInput) },
  output: tariffWithRules,
  changes,
  edits: editsOf(getTariff),
})
/** Changes a tariff with its rules: its fields, new or changed prices, deleted prices, and all its days (spec 3 §7). */
export const updateTariff = action({
  endpoint: 'POST /api/tarifa/{id}/update',
  permission: 'tariffs',
  input: {
    ...one,
    ...partial({ tarifa: object(partial({ ...tariffInput, id_mst_tarifas: optional(field.ref('tarifa')) })) }),
    precios: sentPrices,
    idsTarifaPrecioElim: list(field.ref('tarifa_precio'), 500),
    ...partial({ dias_tarifa: yearDays }),
  },
  output: tariffWithRules,
  changes,
  edits: editsOf(getTariff),
})
/** Copies a tariff, inactive and under a new name. */
export const copyTariff = action({
  endpoint: 'GET /api/tarifa/{id}/copy',
  permission: 'tariffs',
  input: one,
  output: tariffWithRules,
  changes,
})
/** Deletes a tariff with its prices; bookings keep their price. */
export const removeTariff = action({ endpoint: 'DELETE /api/tarifa/{id}', permission: 'tariffs', input: one, output: nothing, changes })
