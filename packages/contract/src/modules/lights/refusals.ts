import { refusals } from '../../kit/refusals.ts'

/** Refusals of the light calls. */
export const lightsRefusals = refusals({
  'error.number': 422,
  'luz.dia_inexistente': 422,
  'luz.sin_dias': 422,
  'luz.horas_iguales': 422,
  'luz.fin_antes': 422,
  'luz.pasa_medianoche': 409,
  'luz.pista_de_otro': 409,
})
