import { refusals } from '../../kit/refusals.ts'

/** Refusals of the calls of mandates. */
export const mandatesRefusals = refusals({
  'mandato.sin_acreedor': 409,
  'mandato.ya_hay': 409,
  'mandato.firma_futura': 422,
  'mandato.referencia_repetida': 422,
  'mandato.sin_direccion': 422,
  'mandato.revocado': 409,
  'mandato.sin_firmar': 409,
  'mandato.sin_fichero': 422,
  'mandato.tipo_fichero': 422,
  'mandato.fichero_grande': 422,
})
