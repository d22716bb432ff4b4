import { refusals } from '../../kit/refusals.ts'

/** Refusals of the pass type calls. */
export const passRefusals = refusals({
  'tipo_abono.grupo_repetido': 409,
  'tipo_abono.modo_incoherente': 422,
  'tipo_abono.caducidad_sin_plazo': 422,
  'tipo_abono.tipo_socio_repetido': 422,
  'tipo_abono.sin_saldo': 422,
  'tipo_abono.entradas_sin_usos': 422,
})
