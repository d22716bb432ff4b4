import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { bookingMinutes, courtDocument, courtPermission, courtPrice } from './court-parts.ts'

const input = { id: field.ref('recurso') }
const reads = { permission: 'courts', input } as const

/** Prices by hour and member type of a court. */
export const courtPrices = action({ endpoint: 'GET /api/recurso/{id}/recurso_tiposocio', ...reads, output: courtPrice.rows })
/** What each member type may do on a court: one row a type, of types without a permission too. */
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
/** The documents that a booking of the court asks for. */
export const courtDocuments = action({ endpoint: 'GET /api/recurso/{id}/recurso_documentos', ...reads, output: courtDocument.rows })
/** The lengths of a court's bookings that are its own: 0 at least, 1 at most, 2 by default. */
export const bookingMinutesOf = action({ endpoint: 'GET /api/recurso/{id}/getMinutosReserva', ...reads, output: bookingMinutes.rows })
/** The three lengths of a court; those that are missing are added as 'asks the type'. {a} is the minimum step in minutes, {b} the court's type, which has to be its own. */
export const createBookingMinutes = action({
  endpoint: 'GET /api/recurso/{id}/{a}/{b}/crearYObtenerMinutosReserva',
  permission: 'courts',
  input: { ...input, a: field.integer({ min: 0, max: 1440 }), b: field.ref('tipo_recurso') },
  output: bookingMinutes.rows,
  changes: [bookingMinutes],
})
