import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { sentPrices, tariffInput, yearDays } from './tariffs.ts'

const answer = object({ precio: field.money(), explicacion: field.json() })
/**
 * Price of a tariff as edited on the screen for a member, beside the current price: both with their explanation. `vinculada` is
 * true if the tariff's income type is one of the court's type; otherwise the tariff cannot apply.
 */
export const tryTariff = action({
  endpoint: 'POST /api/tarifa/probar',
  permission: 'tariffs',
  input: {
    id: optional(field.ref('tarifa')),
    tarifa: object({ ...tariffInput, desc_tarifa: defaulted(field.text(120), '–') }),
    precios: sentPrices,
    dias_tarifa: yearDays,
    id_mst_recurso: field.ref('recurso'),
    id_mst_tiporeserva: defaulted(field.ref('tipo_reserva'), 1),
    fecha: field.day(),
    hora_ini: field.minute(),
    duracion: field.integer({ min: 1, max: 1440 }),
    id_mst_socios: optional(field.ref('socio')),
    id_mst_tiposocio: optional(field.ref('tipo_socio')),
    ultima_hora: defaulted(field.flag(), false),
  },
  output: object({ antes: answer, despues: answer, vinculada: field.flag() }),
})
