import { refusals } from '../../kit/refusals.ts'

export const lettersRefusals = refusals({
  'plantilla.campo_desconocido': 422,
  'plantilla.ya_hay_una': 409,
  'plantilla.sin_texto': 422,
  'plantilla.idioma_repetido': 422,
})
