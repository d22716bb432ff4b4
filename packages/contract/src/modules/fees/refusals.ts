import { refusals } from '../../kit/refusals.ts'

/** Refusals of the calls of fees. */
export const feesRefusals = refusals({
  'msg.NO_ELIMINAR_CUOTA': 409,
  'msg.fecha_invalida': 422,
  'cuota.final_antes': 422,
  'cuota.ya_la_tiene': 409,
  'cuota.generada': 409,
  'cuota.curso_lleno': 409,
  'cuota.no_espera': 409,
  'cuota.curso_de_otra': 422,
  'cuota.sin_cuota': 422,
  'cuota.cuota_y_abono': 422,
  'cuota.sin_tipo': 409,
  'cuota.nada_que_generar': 409,
  'cuota.han_cambiado': 409,
  'cuota.generando': 409,
  'cuota.nada_que_retirar': 409,
  'cuota.linea_sin_cuota': 409,
  'cuota.linea_de_cuota': 409,
  'cuota.linea_tocada': 409,
  'cuota.recalculo_cobrado': 409,
})
