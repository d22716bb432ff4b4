import { refusals } from '../../kit/refusals.ts'

/** Refusals of official invoices; those of a fault name what the tax agency would refuse. */
export const officialInvoicesRefusals = refusals({
  'oficial.sin_nif': 409,
  'oficial.territorio': 409,
  'oficial.reloj_atrasado': 503,
  'oficial.fecha_anterior': 422,
  'oficial.fecha_futura': 422,
  'oficial.linea_ya_facturada': 409,
  'oficial.linea_sin_pagar': 409,
  'oficial.sin_causa': 422,
  'oficial.tasa': 422,
  'oficial.supera_limite': 422,
  'oficial.receptor': 422,
  'oficial.prefijo': 422,
  'oficial.prefijo_reservado': 422,
  'oficial.sin_configurar': 503,
})
