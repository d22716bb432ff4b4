import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { pick } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'
import { member } from '../members/member.ts'
import { officialInvoice } from '../official-invoices/official-invoice.ts'
import { cart } from './cart.ts'

/** Permission of till calls: its right, while the till is switched on. */
export const tillCall = { permission: 'cash', parametros: ['ACTIVAR_TPV'] } as const
/** Calling desk, by the name its browser sends. A caller without a name is a desk too. */
export const desk = { hash: defaulted(field.text(64), '') }
/** Cart of this desk; by default the last used one. */
export const cartOfDesk = { ...desk, id_reg_tpv_carro: optional(field.ref('tpv_carro')) }
export const cartChanges = [cart, invoice]

const total = field.money()
/**
 * Line of a cart; `es_deuda` was due before and leaves the cart unchanged, `pendiente` is the amount this cart has to pay for it, in cents.
 */
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
  /** Refunded amount of a line of a ticket, in cents. */
  devuelto: total,
})
export const cartFile = object({
  carro: object(
    pick(cart.fields, 'id_reg_tpv_carro', 'fecha_creacion', 'fecha_modificacion', 'fecha_pago', 'entregado', 'id_reg_facturaoficial'),
  ),
  /** Official invoices that its lines are in: one, unless they are of several companies. */
  facturas_oficiales: list(object(pick(officialInvoice.fields, 'id_reg_facturaoficial', 'num_completo'))),
  usuario: optional(
    object({
      ...pick(member.fields, 'id_mst_socios', 'numsocio', 'path_imagen'),
      nombre_completo: field.text(220),
      /** Debt outside this cart, in cents, and its number of lines. */
      debe: total,
      lineas_debe: field.integer(),
    }),
  ),
  total,
  lines: list(cartLine),
})

/** Cart with its lines: `current`, the one last used by this desk, or the one of a number. Other desks may read a paid one. */
export const loadCart = action({
  endpoint: 'GET /api/tpv/cargarCarro/{id}',
  ...tillCall,
  input: { id: field.text(20), ...desk },
  output: cartFile,
})
/** Open carts of this desk, oldest first. */
export const openCarts = action({ endpoint: 'GET /api/tpv/carros', ...tillCall, input: desk, output: list(cartFile) })
/** Creates a cart, of the guest by default. An inactive member is asked about. */
export const newCart = action({
  endpoint: 'POST /api/tpv/crearNuevoCarro',
  ...tillCall,
  input: { ...desk, id_mst_socios: optional(field.ref('socio')), confirmar_inactivos: defaulted(field.flag(), false) },
  output: cartFile,
  changes: [cart],
})
/** Parks a cart outside its desk; one without lines is deleted (R-380, decision 0093). */
export const closeCart = action({
  endpoint: 'POST /api/tpv/cerrarCarro',
  ...tillCall,
  input: cartOfDesk,
  output: nothing,
  changes: cartChanges,
})
/** Takes an open cart to this desk: a parked one, or one of a desk that no longer exists. */
export const takeCart = action({
  endpoint: 'POST /api/tpv/carro/setCarroHash',
  ...tillCall,
  input: { ...desk, id_reg_tpv_carro: field.ref('tpv_carro') },
  output: cartFile,
  changes: [cart],
})
/** Assigns a cart to a member, after a question if inactive; 0 removes the member. Lines made by the till follow. */
export const assignMember = action({
  endpoint: 'POST /api/tpv/carroAsignarUsuario/{id}',
  ...tillCall,
  input: { ...cartOfDesk, id: field.ref('socio'), confirmar_inactivos: defaulted(field.flag(), false) },
  output: cartFile,
  changes: cartChanges,
})
/** Deletes an open cart with the lines made by the till; debts remain due. A paid one is refused. */
export const removeCart = action({
  endpoint: 'POST /api/tpv/carro/{id}/elimina',
  ...tillCall,
  input: { ...desk, id: field.ref('tpv_carro') },
  output: nothing,
  changes: cartChanges,
})
/** Carts by the club day of their payment or, if open, creation; newest first, by default the current month. */
export const findCarts = action({
  endpoint: 'GET /api/tpv/carro/buscarCarroGrid',
  ...tillCall,
  input: { startDate: optional(field.day()), endDate: optional(field.day()) },
  output: list(
    object({
      ...pick(cart.fields, 'id_reg_tpv_carro', 'fecha_creacion', 'fecha_pago', 'id_mst_socios'),
      nombre_completo: optional(field.text(220)),
      desc_socio_creacion: optional(field.text(220)),
      /** State: open at a desk, parked, or paid. */
      estado: field.choice('abierto', 'aparcado', 'pagado'),
      lineas: field.integer(),
      /** Numbers of the official invoices of its lines: one, unless they are of several companies. */
      num_completo: optional(field.text(200)),
      /** True if it sold passes, with QRs to print and mail. */
      te_qrs: field.flag(),
      total,
      /** Refunded amount, in cents; null if there is none. */
      devuelto: optional(total),
    }),
    Number.POSITIVE_INFINITY,
  ),
})

/** Refusals of the till calls. */
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
