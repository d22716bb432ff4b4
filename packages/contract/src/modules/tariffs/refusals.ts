import { refusals } from '../../kit/refusals.ts'

/** Refusals of the tariff calls. */
export const tariffRefusals = refusals({
  'msg.form_start_end_conflict_hour': 422,
  'tarifa.fechas_al_reves': 422,
  'tarifa.tipo_socio_repetido': 409,
})
