import { refusals } from '../../kit/refusals.ts'

/** What the members' calls refuse beside the usual. */
export const membersRefusals = refusals({
  'socio.usuario_reservado': 409,
  'socio.CodigoAccesoError1': 422,
  'socio.email_repetido': 409,
  'socio.numero_repetido': 409,
  'importacion.sin_fichero': 422,
  'importacion.fichero_ilegible': 422,
  'importacion.sin_filas': 422,
  'importacion.lectura_caducada': 409,
  'importacion.columnas_distintas': 422,
  'importacion.ya_deshecha': 409,
  'importacion.en_uso': 409,
})
