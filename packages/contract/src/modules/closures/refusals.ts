import { refusals } from '../../kit/refusals.ts'

export const closuresRefusals = refusals({
  'closures.vista_cambiada': 409,
  'closures.pasado': 422,
  'closures.horas_invertidas': 422,
  'closures.demasiado_largo': 422,
  'closures.otro_deporte': 422,
  'closures.ya_cerradas': 409,
  'closures.ya_deshecho': 409,
  'closures.avisos_enviados': 409,
  'closures.ya_abierta': 409,
  'closures.ya_devuelto': 409,
})
