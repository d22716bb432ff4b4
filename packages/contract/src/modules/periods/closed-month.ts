import { action } from '../../kit/action.ts'
import { impersonal, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'

/** Month whose lines take no change of day, income type, amount or payment any more; `mes` is its first day. */
export const closedMonth = resource('closed-month', {
  only: [],
  permission: 'admin',
  table: 'periodo_cerrado',
  path: 'periodo_cerrado',
  label: 'mes',
  fields: {
    id_reg_periodo_cerrado: field.id(),
    mes: field.day(),
    fecha: field.instant(),
    id_mst_socios_creacion: optional(field.ref('socio')),
  },
})
const { mes, fecha } = closedMonth.fields
const months = list(
  object({
    mes,
    cerrado: field.flag(),
    /** Time and author of its closing. */
    fecha: optional(fecha),
    desc_socio_creacion: optional(field.text(220)),
    /** Number of its unpaid lines, and their sum in cents: they can still be charged. */
    pendientes: field.integer(),
    importe_pendiente: field.money(),
  }),
)

/** The past months, newest first: two years, and all older closed ones. */
export const listMonths = action({ endpoint: 'GET /api/periodos', permission: 'admin', input: {}, output: months })
/** The last closed month before which no month with lines is open; null if there is none. */
export const closedUntil = action({
  endpoint: 'GET /api/periodos/hasta',
  permission: 'invoices',
  input: {},
  output: object({ mes: optional(mes) }),
})
/** Closes a past month. */
export const closeMonth = action({
  endpoint: 'POST /api/periodos/{mes}/cerrar',
  permission: 'admin',
  input: { mes },
  output: months,
  changes: [closedMonth],
})
/** Reopens a closed month; the reason is kept by the audit. */
export const reopenMonth = action({
  endpoint: 'POST /api/periodos/{mes}/abrir',
  permission: 'admin',
  input: { mes, motivo: impersonal(field.text(200)) },
  output: months,
  changes: [closedMonth],
})

export const periodsRefusals = refusals({
  'periodo.cerrado': 409,
  'periodo.no_pasado': 422,
  'periodo.ya_cerrado': 409,
  'periodo.no_cerrado': 409,
  'periodo.falta_motivo': 422,
})
