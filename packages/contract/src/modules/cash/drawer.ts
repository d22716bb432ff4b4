import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { payment } from '../invoices/collect.ts'
import { invoice } from '../invoices/invoice.ts'
import { cashMovement, cashRegister } from './cash-register.ts'

const amount = field.money({ min: 0 })
/** Below zero if refunds exceed payments. */
const collected = field.money()
const id = field.ref('caja')
const movement = { ...cashMovement.fields, desc_socio: optional(field.text(220)) }

/** Registers of the sidebar; empty while ACTIVAR_CAJA is off. */
export const listRegisters = action({
  endpoint: 'GET /get_cajas',
  permission: 'cash',
  input: {},
  output: cashRegister.rows,
  answer: 'inData',
})

/** Number of registers offered. */
export const countRegisters = action({
  endpoint: 'GET /api/cajas/cantidad',
  permission: 'cash',
  input: {},
  output: object({ cantidad: field.integer() }),
})

export const registerDetail = action({
  endpoint: 'GET /api/cajas/get_caja/{id}',
  also: ['GET /api/cajas/{id}'],
  permission: 'cash',
  input: { id },
  output: cashRegister.row,
})

/** Current state of a drawer: its last close, the expected amount, and its composition. */
export const drawerInfo = action({
  endpoint: 'GET /api/caja/getInfo/{id}',
  permission: 'cash',
  input: { id },
  output: object({
    caja: cashRegister.row,
    ultima_caja: optional(object(movement, 'id_reg_caja')),
    expectedAmount: amount,
    /** `paid`: payments to suppliers, less their reversals. */
    origen: object({ kept: amount, collected, added: amount, withdrawn: amount, paid: amount }),
    por_tipo_ingreso: list(
      object({ id_mst_tipoingreso: optional(field.integer()), desc_tipoingreso: optional(field.text(100)), amount: collected }),
    ),
  }),
})

/** Movements of a register between two club days, newest first; by default the current month. */
export const movements = action({
  endpoint: 'GET /api/caja',
  permission: 'cash',
  input: { id, start_date: optional(field.day()), end_date: optional(field.day()) },
  output: list(object(movement, 'id_reg_caja'), Number.POSITIVE_INFINITY),
})

/** One movement; a close includes its count and the cash payments it covers. */
export const movementDetail = action({
  endpoint: 'GET /api/caja/{id}/ver_detalle',
  permission: 'cash',
  input: { id: field.ref('caja_movimiento') },
  output: object(
    {
      ...movement,
      desc_registro: cashRegister.fields.desc_caja,
      diferencia: optional(field.money()),
      cobros: list(
        object({
          id_reg_cobro: payment.id_reg_cobro,
          fecha: payment.fecha,
          importe: payment.importe,
          id_reg_factura: payment.id_reg_factura,
          id_reg_reserva: invoice.fields.id_reg_reserva,
          concepto: invoice.fields.concepto,
          desc_socio: optional(field.text(220)),
        }),
      ),
    },
    'id_reg_caja',
  ),
})
