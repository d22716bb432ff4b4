import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'

const f = invoice.fields
const everything = Number.POSITIVE_INFINITY
/** Fields that the grid shows or that lock its cells. */
export const incomeColumns = [
  ...(['id_reg_factura', 'id_mst_tipofactura', 'id_mst_socios', 'id_mst_proveedor', 'id_mst_tipoingreso', 'id_mst_tipopago'] as const),
  ...(['id_mst_producto', 'id_reg_reserva', 'id_reg_facturaoficial', 'id_reg_factura_anulacion', 'concepto', 'precio'] as const),
  ...(['cantidad', 'pagado', 'prc_iva', 'observaciones', 'fecha_creacion', 'fecha_pago'] as const),
] as const

const named = {
  ...pick(f, ...incomeColumns),
  /** Number of the line, prefixed with the year if FACTURAS_COD_FACTURA is on (0089). */
  cod_factura: field.text(24),
  total: field.money(),
  pagado_check: field.flag(),
  desc_socio: optional(field.text(220)),
  desc_proveedor: optional(field.text(120)),
}
/** Line of the grid: only its columns, because a month may have 20,000 lines (spec 2 §3). */
export const incomeRow = object(named)
/** Line among all invoices, with its booking and its official invoice. */
const invoiceRow = object({
  ...named,
  duracion_reserva: optional(field.integer()),
  fecha_reserva: optional(field.day()),
  desc_recurso: optional(field.text(80)),
  id_mst_tiporecurso: optional(field.integer()),
  /** Number of its official invoice. */
  factura_oficial_num_completo: optional(field.text(60)),
})

/**
 * By default the current month; `tipo` 1 is of suppliers, 2 of members. With `filas` a page of so many lines: the first, or the
 * one after the line that the page before ended with (`tras_fecha`, `tras_id`).
 */
const query = {
  start_date: optional(field.day()),
  end_date: optional(field.day()),
  tipo: defaulted(field.choice(1, 2), 2),
  filas: optional(field.integer({ min: 1, max: 5000 })),
  tras_fecha: optional(field.day()),
  tras_id: optional(field.integer({ min: 0 })),
}

/** Lines outside bookings, newest first (spec 2 §7). */
export const listIncome = action({
  endpoint: 'GET /api/ingresoPuntual',
  heavy: true,
  permission: 'invoices',
  input: query,
  output: list(incomeRow, everything),
})
/** All lines, including those of bookings, newest first. */
export const listInvoices = action({
  endpoint: 'GET /api/ingresoPuntual/verTodas',
  heavy: true,
  permission: 'invoices',
  input: query,
  output: list(invoiceRow, everything),
})
/** Lines of a member between two days, newest first (spec 3 §7). */
export const memberIncome = action({
  endpoint: 'GET /api/ingresoPuntual/user/{id}/fechaIni/{fechaIni}/fechaFin/{fechaFin}',
  permission: ['members', 'invoices'],
  input: { id: field.ref('socio'), fechaIni: field.day(), fechaFin: field.day() },
  output: list(invoiceRow, everything),
})
/**
 * Lines of a member for the bookings shared with members with a label, such as that of the team (decision 0134). The label's name adds
 * nothing to its id; refuses an unknown one.
 */
export const memberIncomeWithLabel = action({
  endpoint: 'GET /api/ingresoPuntual/user/{id}/fechaIni/{fechaIni}/fechaFin/{fechaFin}/{id_etiqueta}/{etiqueta}',
  permission: ['members', 'invoices'],
  input: {
    id: field.ref('socio'),
    fechaIni: field.day(),
    fechaFin: field.day(),
    id_etiqueta: field.ref('etiqueta'),
    etiqueta: field.text(60),
  },
  output: list(invoiceRow, everything),
})
