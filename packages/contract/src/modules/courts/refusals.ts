import { refusals } from '../../kit/refusals.ts'

/** Refusals of the court calls. */
export const courtsRefusals = refusals({
  'recurso.tipo_siempre_activo': 409,
  'recurso.calendario_inactivo': 422,
  'recurso.padre_en_circulo': 409,
  'recurso.padre_con_choques': 409,
  'recurso.capacidad_al_reves': 422,
  'recurso.documento_repetido': 422,
  'recurso.tipo_socio_repetido': 422,
  'recurso.minutos_repetidos': 422,
})
