import { type DemoFill, put } from '../../kit/demo.ts'

const times = (min: number, normal: number, max: number) => ({
  min_tiempo_reserva: min,
  default_tiempo_reserva: normal,
  max_tiempo_reserva: max,
})

/** Configurations of booking times and limits. */
export const fill: DemoFill = ({ write }) =>
  write(async (tx) => {
    await put(tx, 'reserva_configuracion', 'id_mst_reserva_configuracion', [
      { id_mst_reserva_configuracion: 1, desc_configuracion: 'Clases de una hora', id_mst_tiporeserva: 2, ...times(60, 60, 90) },
      {
        id_mst_reserva_configuracion: 2,
        desc_configuracion: 'Júniors entre semana',
        id_mst_tiporecurso: 2,
        hora_ini: 960,
        hora_fin: 1140,
        sa: false,
        do: false,
        ...times(60, 60, 60),
        horas_reservas_dia: 1,
        horas_reservas_semana: 3,
      },
      {
        id_mst_reserva_configuracion: 3,
        desc_configuracion: 'Abonados, fin de semana',
        lu: false,
        ma: false,
        mi: false,
        ju: false,
        vi: false,
        horas_reservas_dia: 2,
        horas_reservas_franja_consecutivas: 2,
      },
    ])
    await put(tx, 'reserva_configuracion_tiposocio', 'id_reg_reserva_configuracion_tiposocio', [
      { id_reg_reserva_configuracion_tiposocio: 1, id_mst_reserva_configuracion: 2, id_mst_tiposocio: 4 },
      { id_reg_reserva_configuracion_tiposocio: 2, id_mst_reserva_configuracion: 3, id_mst_tiposocio: 1 },
      { id_reg_reserva_configuracion_tiposocio: 3, id_mst_reserva_configuracion: 3, id_mst_tiposocio: 5 },
    ])
    await put(tx, 'tiporeserva_configuracion', 'id_mst_tiporeserva_configuracion', [
      { id_mst_tiporeserva_configuracion: 1, id_mst_tiporeserva: 3, ...times(60, 90, 120) },
    ])
  })
