import { action, editsOf } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { callsOf, choices } from '../../kit/generic-calls.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { fee, feeDesk } from './fee.ts'
import { memberFeeTables } from './places/course-place.ts'

const { id_mst_cuotas: _id, inactiva_desde: _since, ...written } = fee.fields
const one = { id: field.ref('cuotas') }

/** Fees, in the order of their names: of the income types that the user sees. */
export const listFees = action({ endpoint: 'GET /api/cuotas', permission: feeDesk, input: {}, output: fee.rows })
/** The same as choices. */
export const feeChoices = action({
  endpoint: 'GET /api/cuotas/dropdown',
  permission: [...feeDesk, 'bookings', 'params', 'tariffs'],
  input: {},
  output: choices,
})
/** Adds a fee. */
export const createFee = action({
  endpoint: 'POST /api/cuotas',
  permission: feeDesk,
  input: { ...written, id_mst_cuotas: optional(field.integer()), inactiva_desde: optional(field.day()) },
  output: fee.row,
  changes: [fee],
})
/**
 * Changes a fee. A day of generation or frequency of its own holds from the end of what is raised; switched off, nothing is raised,
 * and switched on again nothing is made up for.
 */
export const updateFee = action({
  endpoint: 'PUT /api/cuotas/{id}',
  permission: feeDesk,
  input: { ...one, ...partial(written), id_mst_cuotas: optional(field.integer()), inactiva_desde: optional(field.day()) },
  output: fee.row,
  changes: [fee, ...memberFeeTables],
  edits: editsOf(callsOf(fee).get),
})
/** Deletes a fee that nothing refers to; refuses any other (NO_ELIMINAR_CUOTA, R-084). */
export const removeFee = action({
  endpoint: 'DELETE /api/cuotas/{id}',
  permission: feeDesk,
  input: one,
  output: nothing,
  changes: [fee],
})
/** Uses of a fee: it may be deleted while there are none. */
export const checkFeeRemoval = action({
  endpoint: 'POST /api/validar_eliminar_cuota',
  permission: feeDesk,
  input: { ...one },
  output: object({
    eliminable: field.flag(),
    /** Members with it, now or earlier; courses and pass types that bring it. */
    socios: field.integer(),
    cursos: field.integer(),
    tipos_abono: field.integer(),
  }),
})

/**
 * Figures of the fees, one row each: members that have it, the sum of a month in cents with long fees shared out, members that pay another
 * price than the fee's, and their unpaid amount.
 */
export const feeFigures = action({
  endpoint: 'GET /api/cuotas/cifras',
  heavy: true,
  permission: feeDesk,
  input: {},
  output: list(
    object({
      id_mst_cuotas: field.integer(),
      socios: field.integer(),
      esperan: field.integer(),
      al_mes: field.money(),
      otro_precio: field.integer(),
      pendiente: field.money(),
    }),
    Number.POSITIVE_INFINITY,
  ),
})

const asChoices = { permission: [...feeDesk, 'tariffs', 'bookings'] as const, output: choices }
/** Active fees for a member type: those of that type and those of none; 0 is any. */
export const feesForMemberType = action({
  endpoint: 'GET /api/cuotas/dropdownWithTipoSocio/{id}',
  ...asChoices,
  input: { id: field.integer({ min: 0 }) },
})
/** Active fees that a pass type may bring: those of the member type that it assigns and those of none; 0 is a new pass type. */
export const feesForPassType = action({
  endpoint: 'GET /api/cuotas/dropdownWithTipoSocioTipoAbono/{id}',
  ...asChoices,
  input: { id: field.integer({ min: 0 }) },
})
const words = { permission: asChoices.permission, input: {}, output: choices } as const
/** Frequencies, by months. */
export const frequencies = action({ endpoint: 'GET /api/frecuencia_cuotas/dropdown', ...words })
/** Collections: in advance, in arrears. */
export const collectionChoices = action({ endpoint: 'GET /api/periodo_cobro_cuota/dropdown', ...words })
/** Charges of a period covered in part: full, by days, half. */
export const proportionChoices = action({ endpoint: 'GET /api/proporcion/dropdown', ...words })

const { precio, frecuencia_cuotas, dia_generacion_factura, activo, id_mst_tiposocio } = written
/** Effect of a changed fee on its members: how many have it, and one example. */
export const feeChangePreview = action({
  endpoint: 'POST /api/cuotas/{id}/vista-cambio',
  permission: feeDesk,
  input: { ...one, ...partial({ precio, frecuencia_cuotas, dia_generacion_factura, activo, id_mst_tiposocio }) },
  output: object({
    socios: field.integer(),
    /** Members of another type than the new one. */
    otro_tipo: field.integer(),
    /** Lines that are raised and unpaid, at another price than the new one. */
    lineas_otro_precio: field.integer(),
    ejemplo: optional(
      object({
        nombre_completo: field.text(220),
        desde: field.day(),
        hasta: field.day(),
        dias: field.integer(),
        importe: field.money(),
      }),
    ),
  }),
})
