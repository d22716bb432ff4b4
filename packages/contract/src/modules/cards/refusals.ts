import { refusals } from '../../kit/refusals.ts'

export const cardsRefusals = refusals({
  'msg.CORREO_FACTURA_NO_ENVIADO': 409,
  'cards.sin_pasarela': 409,
  'cards.firma': 422,
  'cards.ya_no_pendiente': 409,
  'cards.sin_sobrante': 409,
  'cards.nada_que_pagar': 409,
})
