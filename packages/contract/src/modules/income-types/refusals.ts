import { refusals } from '../../kit/refusals.ts'

/** What the calls of income types refuse beside the usual. */
export const incomeTypeRefusals = refusals({
  'msg.NoPuedeEliminarTipoIngreso': 409,
  'tipo_ingreso.siguiente_ciclo': 409,
})
