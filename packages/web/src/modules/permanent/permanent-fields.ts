import { defaulted, optional } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { pick } from '@app/contract/kit/resource'
import { list, object } from '@app/contract/kit/shapes'
import { savePermanent } from '@app/contract/permanent/permanent-bookings'

const input = savePermanent.input
/** Fields of the form: income types and payment methods share one row here. */
export const seriesFields = {
  ...pick(input, 'nombre', 'id_mst_socios', 'id_mst_tiporeserva', 'id_mst_curso', 'socios', 'dias', 'hora_ini', 'hora_fin'),
  ...pick(input, 'tipo_horario', 'fecha_ini', 'fecha_fin', 'recursos', 'pin_reserva', 'num_faltan', 'nivel', 'nivel_max', 'sx'),
  ...pick(input, 'observaciones', 'comentarios', 'info', 'desde'),
  ingresos: defaulted(
    list(object({ id_mst_tipoingreso: field.ref('tipo_ingreso'), id_mst_tipopago: optional(field.ref('tipo_pago')) }), 50),
    [],
  ),
}
/** Values of the form, in code form. */
export type Values = { [K in keyof typeof seriesFields]: ReturnType<(typeof seriesFields)[K]['read']> }

/** Form as input of the calls. */
export const sentOf = ({ ingresos, ...values }: Values) => ({
  ...values,
  tipo_ingresos: ingresos.map(({ id_mst_tipoingreso }) => ({ id_mst_tipoingreso })),
  tipo_pagos: ingresos.flatMap(({ id_mst_tipoingreso, id_mst_tipopago }) =>
    id_mst_tipopago === null ? [] : [{ id_mst_tipoingreso, id_mst_tipopago }],
  ),
})
