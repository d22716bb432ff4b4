import { refusals } from '../../kit/refusals.ts'

/** Refusals of the income type calls. */
export const incomeTypeRefusals = refusals({
  'msg.NoPuedeEliminarTipoIngreso': 409,
  'tipo_ingreso.siguiente_ciclo': 409,
})
