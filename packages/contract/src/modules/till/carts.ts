import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { pick } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'
import { member } from '../members/member.ts'
import { cart } from './cart.ts'

/** Calls of the till: its right, while the till is switched on. */
export const atTill = { permission: 'cash', parametros: ['ACTIVAR_TPV'] } as const
/** The desk that asks: what its browser calls itself. A caller without a name is a desk too. */
export const desk = { hash: defaulted(field.text(64), '') }
/** The cart of this desk that is meant; the one that was used last when it is not named. */
export const ofCart = { ...desk, id_reg_tpv_carro: optional(field.ref('tpv_carro')) }
export const cartChanges = [cart, invoice]

const total = field.money()
/** A line of a cart; `es_deuda` was owed before and leaves the cart unharmed, `pendiente` is what this cart has to pay of it, in cents. */
const cartLine = object({
  ...pick(
    invoice.fields,
    'id_reg_factura',
    'id_mst_producto',
    'id_mst_tipoabonos',
    'id_reg_reserva',
    'concepto',
    'precio',
    'cantidad',
    'prc_iva',
    'fecha_pago',
  ),
  detalle: optional(field.text(200)),
  es_deuda: field.flag(),
  total,
  pendiente: total,
  /** What was given back of a line of a ticket, in cents. */
  devuelto: total,
})
export const cartFile = object({
  carro: object(pick(cart.fields, 'id_reg_tpv_carro', 'fecha_creacion', 'fecha_modificacion', 'fecha_pago', 'entregado')),
  usuario: optional(
    object({
      ...pick(member.fields, 'id_mst_socios', 'numsocio', 'path_imagen'),
      nombre_completo: field.text(220),
      /** What is owed beside this cart, in cents, and in how many lines. */
      debe: total,
      lineas_debe: field.integer(),
    }),
  ),
  total,
  lines: list(cartLine),
})

/** One cart with its lines: `current`, the one that this desk used last, or the one of a number. Others may look at one that is paid. */
export const loadCart = action({
  endpoint: 'GET /api/tpv/cargarCarro/{id}',
  ...atTill,
  input: { id: field.text(20), ...desk },
  output: cartFile,
})
/** The open carts of this desk, the oldest first. */
export const openCarts = action({ endpoint: 'GET /api/tpv/carros', ...atTill, input: desk, output: list(cartFile) })
/** A new cart, of the guest unless a member is named. */
export const newCart = action({
  endpoint: 'POST /api/tpv/crearNuevoCarro',
  ...atTill,
  input: { ...desk, id_mst_socios: optional(field.ref('socio')) },
  output: cartFile,
  changes: [cart],
})
/** Puts a cart away from its desk without losing it; one without lines is deleted (R-380, decision 0093). */
export const closeCart = action({
  endpoint: 'POST /api/tpv/cerrarCarro',
  ...atTill,
  input: ofCart,
  output: nothing,
  changes: cartChanges,
})
/** Takes an open cart to this desk: one that was put away, or one of a desk that is no more. */
export const takeCart = action({
  endpoint: 'POST /api/tpv/carro/setCarroHash',
  ...atTill,
  input: { ...desk, id_reg_tpv_carro: field.ref('tpv_carro') },
  output: cartFile,
  changes: [cart],
})
/** Says whose a cart is; 0 takes the person out. What was put in by the till is then for them. */
export const assignMember = action({
  endpoint: 'POST /api/tpv/carroAsignarUsuario/{id}',
  ...atTill,
  input: { ...ofCart, id: field.ref('socio') },
  output: cartFile,
  changes: cartChanges,
})
/** Deletes an open cart with what the till put in; debts stay debts. A paid one is refused. */
export const removeCart = action({
  endpoint: 'POST /api/tpv/carro/{id}/elimina',
  ...atTill,
  input: { ...desk, id: field.ref('tpv_carro') },
  output: nothing,
  changes: cartChanges,
})
/** Carts by the club day on which they were paid or, open, made; newest first, the current month when no days are given. */
export const findCarts = action({
  endpoint: 'GET /api/tpv/carro/buscarCarroGrid',
  ...atTill,
  input: { startDate: optional(field.day()), endDate: optional(field.day()) },
  output: list(
    object({
      ...pick(cart.fields, 'id_reg_tpv_carro', 'fecha_creacion', 'fecha_pago', 'id_mst_socios'),
      nombre_completo: optional(field.text(220)),
      desc_socio_creacion: optional(field.text(220)),
      /** Whether it is open at this desk, at another one, put away, or paid. */
      estado: field.choice('abierto', 'aparcado', 'pagado'),
      lineas: field.integer(),
      /** Whether it sold passes, whose QRs can be printed and mailed. */
      te_qrs: field.flag(),
      total,
      /** What was given back of it, in cents; null where nothing was. */
      devuelto: optional(total),
    }),
    Number.POSITIVE_INFINITY,
  ),
})

/** What the calls of the till refuse beside the usual. */
export const tillRefusals = refusals({
  'tpv.elige_socio': 422,
  'tpv.carro_vacio': 409,
  'tpv.carro_pagado': 409,
  'tpv.carro_de_otro_puesto': 409,
  'tpv.carro_ha_cambiado': 409,
  'tpv.linea_en_otro_carro': 409,
  'tpv.linea_en_carro': 409,
  'tpv.linea_no_se_cambia': 409,
  'tpv.pagos_no_suman': 422,
  'tpv.entregado_insuficiente': 422,
  'tpv.codigo_desconocido': 404,
  'tpv.rango_fechas': 422,
  'msg.NO_HAY_ABONOS_QRS': 409,
  'msg.MarcarPagadoAntesTiquet': 409,
  TiquetCambioPrecioAlert1: 409,
})
