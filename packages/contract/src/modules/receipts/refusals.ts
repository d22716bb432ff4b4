import { refusals } from '../../kit/refusals.ts'

/** Refusals of the calls of receipts and remittances. */
export const receiptsRefusals = refusals({
  'recibo.elige_facturas': 422,
  'recibo.elige': 422,
  'recibo.elige_eliminar': 422,
  'recibo.nada_que_generar': 409,
  'recibo.linea_en_recibo': 409,
  'recibo.linea_con_recibo': 409,
  'recibo.descargado': 409,
  'recibo.por_el_banco': 409,
  'recibo.lote_desconocido': 422,
  'recibo.fecha_no_valida': 422,
  'recibo.fecha_pasada': 422,
  'recibo.fecha_sin_bancos': 422,
  'recibo.fecha_aviso': 422,
  'recibo.nada_para_el_banco': 409,
  'recibo.fichero_no_valido': 409,
  'recibo.han_cambiado': 409,
  'remesa.enviada': 409,
  'remesa.cobrada': 409,
  'remesa.fecha_cobro': 422,
})
