import { refusals } from '../../kit/refusals.ts'

export const matchesRefusals = refusals({
  'partido.ya_colocado': 409,
  'partido.ya_en_pista': 409,
  'partido.sin_pista': 409,
  'partido.no_es_partido': 409,
  'partido.otro_deporte': 422,
  'partido.ya_aprobado': 409,
  'partido.no_aprobado': 409,
  'partido.pasado': 400,
  'partido.vista_cambiada': 409,
  'partido.choque_cobrado': 409,
  'partido.mismo_equipo': 422,
  'partido.equipo_de_otro_grupo': 422,
  'partido.intervalo_invertido': 422,
  'partido.sin_correo': 409,
})
