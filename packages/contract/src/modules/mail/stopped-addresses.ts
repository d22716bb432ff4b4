import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { stoppedAddress } from './mail.ts'

const { id_reg_direccion_parada, email, motivo, detalle, fecha } = stoppedAddress.fields
const socios = list(object({ id_mst_socios: field.ref('socio'), nombre_completo: field.text(220) }))
const shown = object({ id_reg_direccion_parada, email, motivo, detalle, fecha, socios })

/** Addresses that receive no more, by cause, the newest first, each with the members who have it. */
export const stoppedAddresses = action({
  endpoint: 'GET /api/correo/direcciones',
  permission: 'messages',
  input: {},
  output: list(shown, Number.POSITIVE_INFINITY),
})

/** Addresses of letters to a member that receive no more: the member's own and the guardian's. */
export const memberStops = action({
  endpoint: 'GET /api/socio/{id}/direcciones',
  permission: 'members',
  input: { id: field.ref('socio') },
  output: list(shown),
})

/** Lets an address receive again; one that was unsubscribed before it bounced stays unsubscribed. */
export const allowAddress = action({
  endpoint: 'POST /api/correo/direcciones/{id}/permitir',
  permission: ['messages', 'members'],
  input: { id: field.ref('direccion_parada') },
  output: nothing,
  changes: [stoppedAddress],
})
