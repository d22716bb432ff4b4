import { action, editsOf } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { pick } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { bookingName, court, occupationName } from './court.ts'
import { bookingMinutes, courtDocument, courtPass, courtPermission, courtPrice, paymentSlot } from './court-parts.ts'
import { bookingMinutesOf, courtDocuments, courtPermissions, courtPrices } from './court-rows.ts'

const one = { id: field.ref('recurso') }
/** Court under its type, as nested in the specification. */
const nested = { id: field.ref('tipo_recurso'), id_recurso: field.ref('recurso') }

const { id_mst_recurso: _id, id_mst_tiporecurso, path_imagen_banner: _banner, familia_desde: _since, ...written } = court.fields
/** Rows of a court, each list complete: rows not in it are removed. */
const parts = {
  recurso_tiposocio: list(object(pick(courtPrice.fields, 'id_mst_tiposocio', 'precio', 'hora_ini', 'hora_fin')), 500),
  recurso_tiposocio_permiso: list(object(pick(courtPermission.fields, 'id_mst_tiposocio', 'luz_manual')), 200),
  recurso_documentos: list(
    object({ id_reg_recurso_documentos: optional(field.integer({ min: 1 })), ...pick(courtDocument.fields, 'descripcion', 'obligatorio') }),
    50,
  ),
  minutos_reserva: list(object(pick(bookingMinutes.fields, 'tipo_minutosreserva', 'minutes')), 3),
}
/** Editable fields of a court. */
export const courtInput = {
  ...written,
  /** If off, the minutes after a booking become 0. */
  tiempo_reserva_posterior_activo: optional(field.flag()),
}
const changes = [court, courtPrice, courtPermission, courtDocument, bookingMinutes, { name: occupationName }, { name: bookingName }]
const changed = partial({ ...courtInput, id_mst_tiporecurso, ...parts })

/** Initial values of the new-court form: four players at most, one at least, after the last of its type. */
export const newCourt = action({
  endpoint: 'GET /api/tipo_recurso/{id}/recurso/create',
  permission: 'courts',
  input: { id: nested.id },
  output: field.json<Record<string, unknown>>(),
})
/** Adds a court to a type. */
export const createCourt = action({
  endpoint: 'POST /api/tipo_recurso/{id}/recurso',
  permission: 'courts',
  input: { id: nested.id, ...courtInput, ...parts },
  output: court.row,
  changes,
})
/** One court; its emergency code only for users with the right to change it, while codes are in use. */
export const getCourt = action({ endpoint: 'GET /api/recurso/{id}', permission: 'courts', input: one, output: court.row })
export const getCourtOfType = action({
  endpoint: 'GET /api/tipo_recurso/{id}/recurso/{id_recurso}',
  permission: 'courts',
  input: nested,
  output: court.row,
})
/**
 * Changes the sent fields. A new parent reassigns the leaf courts of its live bookings, and is refused if bookings would then collide or
 * courts be part of each other.
 */
export const updateCourt = action({
  endpoint: 'PUT /api/recurso/{id}',
  permission: 'courts',
  input: { ...one, ...changed },
  output: court.row,
  changes,
  edits: editsOf(getCourt),
})
export const updateCourtOfType = action({
  endpoint: 'PUT /api/tipo_recurso/{id}/recurso/{id_recurso}',
  permission: 'courts',
  input: { ...nested, ...changed },
  output: court.row,
  changes,
  edits: [
    { read: getCourtOfType, of: ({ id, id_recurso }) => ({ id, id_recurso }) },
    { read: bookingMinutesOf, of: ({ id_recurso: id }) => ({ id }), as: 'minutos_reserva' },
    { read: courtPrices, of: ({ id_recurso: id }) => ({ id }), as: 'recurso_tiposocio' },
    { read: courtPermissions, of: ({ id_recurso: id }) => ({ id }), as: 'recurso_tiposocio_permiso' },
    { read: courtDocuments, of: ({ id_recurso: id }) => ({ id }), as: 'recurso_documentos' },
  ],
})
const removed = [...changes, courtPass, paymentSlot]
/** Deletes an unused court; one with bookings is deactivated instead. */
export const removeCourt = action({
  endpoint: 'DELETE /api/recurso/{id}',
  permission: 'courts',
  input: one,
  output: nothing,
  changes: removed,
})
export const removeCourtOfType = action({
  endpoint: 'DELETE /api/tipo_recurso/{id}/recurso/{id_recurso}',
  permission: 'courts',
  input: nested,
  output: nothing,
  changes: removed,
})
