import { refusals } from '../../kit/refusals.ts'

export const enrolmentBillingRefusals = refusals({
  'facturacion.club_desconocido': 404,
  'facturacion.hash_incorrecto': 404,
  'facturacion.nada_pendiente': 409,
  'facturacion.ha_cambiado': 409,
  'facturacion.nada_que_quitar': 409,
})
