import { refusals } from '../../kit/refusals.ts'

export const intranetRefusals = refusals({
  'intranet.usuario_desconocido': 404,
  'intranet.factura_desconocida': 404,
  'intranet.ya_pagada': 409,
  'intranet.sin_correo': 422,
  'intranet.sin_respuesta': 503,
})
