import { refusals } from '../../kit/refusals.ts'

/** Refusals of Cuaderno 60 files. */
export const c60Refusals = refusals({
  ERROR_C60: 422,
  'c60.ya_subido': 409,
  'c60.pie_distinto': 409,
  'c60.han_cambiado': 409,
})
