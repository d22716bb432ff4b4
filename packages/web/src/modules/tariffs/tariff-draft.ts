import { type Field, Unreadable } from '@app/contract/kit/field'
import { createTariff, tariffInput, type YearDay } from '@app/contract/tariffs/tariffs'
import { amount, amountText } from '../../kit/amount.ts'
import type { TariffRow } from './tariff-words.ts'

export interface Band {
  readonly min_horas: number
  readonly max_horas: number
  readonly precio: number
}
/** A price while it is typed: amounts as text, empty where there is none. */
export interface PriceDraft {
  readonly id_mst_tarifas_precios: number | null
  readonly id_mst_tiposocio: number
  readonly precio: string
  readonly ultima: string
  readonly tramos: readonly Band[]
}
/** A price as a call takes it. */
export interface PriceValue {
  id_mst_tarifas_precios: number | null
  id_mst_tarifas: null
  id_mst_tiposocio: number
  precio: number
  precio_faltan_pocas_horas: number | null
  tramos: Band[]
}

/** Reads one amount; what is wrong is told by a key, and which row it was by its place. */
function readAmount(text: string, index: number): number {
  try {
    return amount.read(text)
  } catch (error) {
    throw error instanceof Unreadable ? new Unreadable(error.key, error.values, String(index)) : error
  }
}
/** The prices of a tariff as its form holds them; a line without amounts is none. */
const prices = {
  ...createTariff.input.precios,
  read: (raw: unknown): PriceValue[] =>
    (raw as readonly PriceDraft[])
      .filter(({ precio, ultima }) => precio.trim() !== '' || ultima.trim() !== '')
      .map(({ id_mst_tarifas_precios, id_mst_tiposocio, precio, ultima, tramos }, index) => ({
        id_mst_tarifas_precios,
        id_mst_tarifas: null,
        id_mst_tiposocio,
        precio: precio.trim() === '' ? noPrice() : readAmount(precio, index),
        precio_faltan_pocas_horas: ultima.trim() === '' ? null : readAmount(ultima, index),
        tramos: [...tramos],
      })),
} as Field<PriceValue[], 'required'>
const noPrice = (): never => {
  throw new Unreadable('tarifa.muy_pocas')
}

/** What the form of a tariff asks. */
export const tariffFields = { ...tariffInput, precios: prices, dias_tarifa: createTariff.input.dias_tarifa }
export interface TariffValues {
  precios: PriceValue[]
  dias_tarifa: YearDay[]
}

/** A tariff as its form holds it first. */
export const formRow = (row: TariffRow) => ({
  ...row,
  ...(row.tipo_tarifa !== 3 && { fecha_ini: null, fecha_fin: null }),
  dias_tarifa: row.dias_tarifa.map(({ mes, dia_mes }) => ({ mes, dia_mes })),
  precios: row.precios.map(
    (price): PriceDraft => ({
      id_mst_tarifas_precios: price.id_mst_tarifas_precios,
      id_mst_tiposocio: price.id_mst_tiposocio,
      precio: amountText(price.precio),
      ultima: amountText(price.precio_faltan_pocas_horas),
      tramos: price.tramos,
    }),
  ),
})
