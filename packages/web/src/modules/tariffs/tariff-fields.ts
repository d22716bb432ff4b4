import { optional } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { list, object } from '@app/contract/kit/shapes'
import { tariffPrice } from '@app/contract/tariffs/tariff'
import { createTariff, tariffInput } from '@app/contract/tariffs/tariffs'
import type { First } from '../../kit/forms/form-state.ts'
import type { Form } from '../../kit/forms/use-form.ts'
import type { TariffRow } from './tariff-labels.ts'

/** Price in the form; its bands have a screen of their own. */
const price = object({
  id_mst_tarifas_precios: optional(field.ref('tarifa_precio')),
  id_mst_tiposocio: tariffPrice.fields.id_mst_tiposocio,
  precio: field.money({ min: 0 }),
  precio_faltan_pocas_horas: tariffPrice.fields.precio_faltan_pocas_horas,
})
/** Form fields of a tariff. */
export const tariffFields = { ...tariffInput, precios: list(price), dias_tarifa: createTariff.input.dias_tarifa }
export type TariffForm = Form<typeof tariffFields>
export type FirstTariff = First<typeof tariffFields>

/** Initial values of a tariff's form: only one between two days has dates. */
export const firstTariff = (row: TariffRow): FirstTariff => ({
  ...row,
  ...(row.tipo_tarifa !== 3 && { fecha_ini: null, fecha_fin: null }),
  dias_tarifa: row.dias_tarifa.map(({ mes, dia_mes }) => ({ mes, dia_mes })),
})
