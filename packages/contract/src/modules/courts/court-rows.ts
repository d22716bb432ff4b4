import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { bookingMinutes, courtDocument, courtPermission, courtPrice } from './court-parts.ts'

const input = { id: field.ref('recurso') }
const reads = { permission: 'courts', input } as const

/** Prices by hour and member type of a court. */
export const courtPrices = action({ endpoint: 'GET /api/recurso/{id}/recurso_tiposocio', ...reads, output: courtPrice.rows })
/** Permissions of each member type on a court: one row per type, also for types without a permission. */
export const courtPermissions = action({
  endpoint: 'GET /api/recurso/{id}/tiposocio_recursoTiposocioPermiso',
  ...reads,
  output: list(
    object({
      id_mst_tiposocio: field.integer(),
      desc: field.text(100),
      luz_manual: courtPermission.fields.luz_manual,
    }),
  ),
})
/** Documents required by a booking of the court. */
export const courtDocuments = action({ endpoint: 'GET /api/recurso/{id}/recurso_documentos', ...reads, output: courtDocument.rows })
/** Individual lengths of a court's bookings: 0 minimum, 1 maximum, 2 default. */
export const bookingMinutesOf = action({ endpoint: 'GET /api/recurso/{id}/getMinutosReserva', ...reads, output: bookingMinutes.rows })
/**
 * The three lengths of a court; missing ones are added as inherited from the type. {a} is the minimum step in minutes, {b} the court's
 * type, which must match.
 */
export const createBookingMinutes = action({
  endpoint: 'GET /api/recurso/{id}/{a}/{b}/crearYObtenerMinutosReserva',
  permission: 'courts',
  input: { ...input, a: field.integer({ min: 0, max: 1440 }), b: field.ref('tipo_recurso') },
  output: bookingMinutes.rows,
  changes: [bookingMinutes],
})
