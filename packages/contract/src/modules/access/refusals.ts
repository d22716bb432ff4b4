import { refusals } from '../../kit/refusals.ts'

/** Refusals of the access calls. */
export const accessRefusals = refusals({
  'No hi ha cap codi seleccionat': 422,
  'acceso.codigo_en_uso': 409,
  'acceso.codigo_de_otro': 409,
  'acceso.sin_fichero': 422,
  'acceso.fichero_grande': 422,
  'acceso.fichero_ilegible': 422,
  'acceso.fichero_vacio': 422,
  'acceso.clave_invalida': 401,
  'acceso.hora_inexistente': 422,
  'acceso.terminal_repetido': 409,
  'acceso.terminal_sin_pistas': 422,
})
