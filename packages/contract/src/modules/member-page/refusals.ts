import { refusals } from '../../kit/refusals.ts'

/** Refusals of the players' page. */
export const memberPageRefusals = refusals({
  'mi.sin_pagar': 409,
  'mi.pago_en_curso': 409,
  'mi.consentimiento_repetido': 422,
})
