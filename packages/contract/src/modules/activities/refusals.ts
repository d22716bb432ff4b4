import { refusals } from '../../kit/refusals.ts'

export const activitiesRefusals = refusals({
  'actividad.intervalo_invertido': 422,
  'grupo.columna_repetida': 422,
  'grupo.columna_en_uso': 409,
  'inscrito.una_persona': 422,
  'inscrito.ya_inscrito': 409,
  'inscritos.filas_mal': 422,
  'inscritos.demasiadas_filas': 422,
  'inscritos.otras_columnas': 422,
})
