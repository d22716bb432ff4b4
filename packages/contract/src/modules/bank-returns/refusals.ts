import { refusals } from '../../kit/refusals.ts'

/** Refusals of the calls of returns. */
export const bankReturnsRefusals = refusals({
  'devolucion.sin_fichero': 422,
  'devolucion.fichero_grande': 422,
  'devolucion.no_reconocido': 422,
  'devolucion.fichero_roto': 422,
  'devolucion.otra_codificacion': 422,
  'devolucion.con_entidades': 422,
  'devolucion.demasiado': 422,
  'devolucion.zip_roto': 422,
  'devolucion.vacio': 422,
  'devolucion.otra_empresa': 422,
  'devolucion.sumas_distintas': 409,
  'devolucion.han_cambiado': 409,
  'devolucion.clave_desconocida': 422,
  'devolucion.recibo_ajeno': 422,
  'devolucion.dia_pasado': 422,
  'devolucion.ya_devuelto': 409,
  'devolucion.sin_girar': 409,
  'devolucion.importe_mayor': 422,
  'devolucion.fecha_futura': 422,
  'devolucion.deshacer_tarde': 409,
  'devolucion.deshacer_seguido': 409,
  'regla_devolucion.repetida': 409,
})
