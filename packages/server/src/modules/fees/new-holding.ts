import type { Day } from '@app/contract/values/day'
import type { Held } from './holdings.ts'
import { newSchedule } from './reschedule.ts'
import type { FeeWithType } from './terms.ts'

/** Number of the first of the members' fees that are not stored yet: they come after all stored ones. */
export const firstUnstored = 2 ** 52

/** Member's fee to be made: the fee's quantity, no discount, its first period on its first day, unless named otherwise. */
export function newHolding(
  fee: FeeWithType,
  given: Pick<Held, 'id_mst_socios' | 'fecha_inicio_cuota' | 'date_create'> & Partial<Held>,
  proxima: Day | null,
): Held {
  const row: Held = {
    id_reg_socios_cuotas: firstUnstored,
    ...{ id_cuota: fee.id_mst_cuotas, id_mst_curso: null, id_reg_abonos: null, fecha_fin_cuota: null, fecha_proxima: null },
    ...{ frecuencia_cuotas: null, dia_generacion_factura: null, cantidad: Math.max(1, fee.cantidad) },
    ...{ precio_especial: null, importe_descuento: 0, prc_descuento: 0, prc_descuento_acum: 0 },
    ...{ primera_mensualidad_proporcional: null, ultima_mensualidad_proporcional: null, importe_primera_mensualidad: null },
    ...{ clases_desde: null, espera: false, frec_dias: 30, observaciones: null },
    ...{ ancla: given.fecha_inicio_cuota, siguiente: 0, desde_cambio: null },
    ...given,
  }
  return { ...row, ...newSchedule(fee, row, proxima) }
}
