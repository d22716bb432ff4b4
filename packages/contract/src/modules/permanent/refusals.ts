import { refusals } from '../../kit/refusals.ts'

export const permanentRefusals = refusals({
  'msg.period_has_full_events': 400,
  'permanent.choca': 400,
  'permanent.choque_cobrado': 409,
  'permanent.vista_cambiada': 409,
  'permanent.sin_fechas': 422,
  'permanent.demasiadas': 422,
  'permanent.pistas_comparten': 422,
  'permanent.fechas_invertidas': 422,
  'permanent.fuera_horizonte': 422,
  'permanent.pista_no_libre': 409,
  'permanent.otro_deporte': 422,
  'permanent.ya_deshecho': 409,
  'permanent.desde_cuando': 422,
  'msg.form_full_required': 422,
  'msg.form_start_end_conflict': 422,
  'permanentReservations.CodigoAccesoReservaFija': 422,
})
