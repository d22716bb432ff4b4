import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { booking } from '../bookings/booking.ts'
import { court } from '../courts/court.ts'
import { courtType } from '../courts/court-type.ts'
import { incomeType } from '../income-types/income-type.ts'
import { paymentType } from '../income-types/payment-type.ts'
import { product } from '../products/product.ts'
import { tillCall } from './carts.ts'

const everything = Number.POSITIVE_INFINITY

/** Data of the till: its products by tile or code, its families (visible income types), and the payment types of the desk. */
export const tillData = action({
  endpoint: 'GET /api/tpv/datos',
  ...tillCall,
  input: {},
  output: object({
    productos: list(
      object({
        ...pick(product.fields, 'id_mst_producto', 'nombre', 'codigo_barras', 'precio', 'imagen', 'id_mst_tipoingreso', 'visible_tpv'),
        /** Stock; null if not counted. */
        stock: optional(field.integer()),
      }),
      everything,
    ),
    familias: list(object(pick(incomeType.fields, 'id_mst_tipoingreso', 'desc_tipoingreso')), everything),
    /** True if passes are on sale. */
    vende_abonos: field.flag(),
    formas: list(object(pick(paymentType.fields, 'id_mst_tipopago', 'desc_tipopago')), everything),
  }),
})
/** Best sellers at this weekday and about this hour: products sold at the till in the last eight weeks, today left out, so that they keep their places during the hour. */
export const bestSellersNow = action({
  endpoint: 'GET /api/tpv/ahora',
  ...tillCall,
  input: {},
  output: object({ productos: list(product.fields.id_mst_producto) }),
})
/** Today's unpaid bookings that begin within two hours, or began in the last half hour. */
export const dueSoon = action({
  endpoint: 'GET /api/tpv/porCobrar',
  ...tillCall,
  input: {},
  output: list(
    object({
      ...pick(booking.fields, 'id_reg_reserva', 'hora_ini'),
      ...pick(court.fields, 'desc_recurso'),
      ...pick(courtType.fields, 'desc_tiporecurso'),
      nombre_completo: optional(field.text(220)),
      pendiente: field.money(),
      total: field.money(),
    }),
    everything,
  ),
})
/** Identifies a scanned or typed code, in this order: a member's card or number, a ticket of the till, a product's bar code. */
export const readCode = action({
  endpoint: 'GET /api/tpv/leer/{codigo}',
  ...tillCall,
  input: { codigo: field.text(80) },
  output: object({ es: field.choice('socio', 'tique', 'producto'), id: field.integer() }),
})
