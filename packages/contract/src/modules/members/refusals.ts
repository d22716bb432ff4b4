import { refusals } from '../../kit/refusals.ts'

/** Refusals of the member calls. */
export const membersRefusals = refusals({
  'socio.usuario_reservado': 409,
  'socio.unido': 409,
  'socio.CodigoAccesoError1': 422,
  'socio.baja_antes_de_alta': 422,
  'socio.castigo_sin_fin': 422,
  'socio.castigo_pasado': 422,
  'socio.activacion_no_procede': 409,
  'socio.activacion_sin_email': 422,
  'socio.activacion_reciente': 409,
  'socio.sin_cuenta': 409,
  'socio.con_segundo_factor': 409,
  'socio.titular_invalido': 422,
  'socio.titular_es_beneficiario': 422,
  'socio.tiene_beneficiarios': 422,
  'socio.email_repetido': 409,
  'socio.numero_repetido': 409,
  'socio.tarjeta_repetida': 409,
  'importacion.sin_fichero': 422,
  'importacion.fichero_ilegible': 422,
  'importacion.sin_filas': 422,
  'importacion.lectura_caducada': 409,
  'importacion.columnas_distintas': 422,
  'importacion.ya_deshecha': 409,
  'importacion.en_uso': 409,
})
