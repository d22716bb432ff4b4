import { refusals } from '../../kit/refusals.ts'

export const seasonRefusals = refusals({
  'msg.RESERVA_TEMPORADA_PASADA': 400,
  'msg.FUSIONAR_SELECCIONADOS_MINIMO': 422,
  'season.desactivada': 409,
  'season.sin_periodo': 409,
  'season.no_es_temporada': 409,
  'season.ya_aprobada': 409,
  'season.no_aprobada': 409,
  'season.borrador': 409,
  'season.solapada': 409,
  'season.otra_semana': 409,
  'season.anula_antes': 409,
  'season.otra_pista': 409,
  'season.no_se_pisan': 409,
  'season.fusion_larga': 422,
  'season.sin_fusion': 409,
  'season.sin_correo': 409,
  'season.nada_que_decir': 409,
})
