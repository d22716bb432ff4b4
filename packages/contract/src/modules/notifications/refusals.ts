import { refusals } from '../../kit/refusals.ts'

export const notificationsRefusals = refusals({
  'notificacion.sin_asunto': 422,
  'notificacion.sin_codigo': 422,
  'notificacion.codigo_repetido': 409,
  'notificacion.sin_canal': 422,
  'notificacion.nadie': 409,
  'notificacion.ya_enviada': 409,
  'notificacion.ya_sale': 409,
  'notificacion.no_sale': 409,
  'notificacion.hora_pasada': 422,
  'notificacion.hora_lejana': 422,
  'notificacion.direccion_imposible': 409,
  'notificacion.sin_tu_correo': 409,
  'notificacion.fichero_no_admitido': 422,
  'notificacion.fichero_grande': 413,
  'notificacion.sin_fichero': 422,
  'notificacion.no_dudoso': 409,
  'notificacion.destinatario_ajeno': 404,
  'msg.maxEmailsManualesMes': 409,
})
