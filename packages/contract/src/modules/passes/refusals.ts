import { refusals } from '../../kit/refusals.ts'

/** Refusals of the calls of members' passes. */
export const passesRefusals = refusals({
  'abono.invitado': 422,
  'abono.sin_precio': 422,
  'abono.venta_cerrada': 409,
  'abono.inactivo': 409,
  'abono.devuelto': 409,
  'abono.perdonado': 409,
  'abono.medio_uso': 422,
  'abono.caducado': 409,
  'abono.aun_no_vale': 409,
  'abono.sin_saldo': 409,
  'abono.requiere_reserva': 409,
  'abono.uso_de_reserva': 409,
  'abono.no_es_un_uso': 404,
  'abono.otra_unidad': 422,
  'abono.mismo_abono': 422,
  'abono.sin_traspaso': 422,
  'abono.termina_antes': 422,
  'abono.linea_de_abono': 409,
  'abono.otra_pista': 409,
  'abono.de_otro': 409,
  'abono.no_es_una_plaza': 409,
  'abono.linea_sin_abono': 409,
  'booking.deshacer_con_abono': 409,
})
