import { refusals } from '../../kit/refusals.ts'

/** Refusals of the income grid. */
export const incomeRefusals = refusals({
  'income.invitado': 409,
  'income.sin_socio': 422,
  'income.sin_proveedor': 422,
  'income.forma_bono': 422,
  'income.rango_fechas': 422,
  'income.demasiadas_lineas': 409,
  'income.proveedor_no_cobra': 409,
  'msg.AccedeReservaRealizarCambio': 409,
  'msg.CampoNoEditableAbono': 409,
  'msg.NoPuedeCambiarTipoIngreso': 409,
})
