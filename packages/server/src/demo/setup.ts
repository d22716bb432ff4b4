import { addDays, type Day, dayNumber, weekday } from '@app/contract/values/day'
import type { Tx } from '../kit/database.ts'
import { put } from './masters.ts'

const times = (min: number, normal: number, max: number) => ({
  min_tiempo_reserva: min,
  default_tiempo_reserva: normal,
  max_tiempo_reserva: max,
})

/** '2026-W47': the ISO week of a day, which is the week of its Thursday. */
function weekCode(day: Day) {
  const thursday = addDays(day, 4 - weekday(day))
  const first = `${thursday.slice(0, 4)}-01-01`
  return `${thursday.slice(0, 4)}-W${String(Math.floor((dayNumber(thursday) - dayNumber(first)) / 7) + 1).padStart(2, '0')}`
}

/** What the club decided about bookings, rankings and papers, so that no screen of the settings is empty. */
export async function seedSetup(tx: Tx, today: Day) {
  await put(tx, 'empresa', 'id_mst_empresas', [
    {
      id_mst_empresas: 1,
      nombre: 'Club Esportiu Sant Jordi',
      iban: 'ES9121000418450200051332',
      bic: 'CAIXESBBXXX',
      id_acreedor: 'ES33000G99999990',
      emisora_c60: '080196',
    },
  ])
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
  await seedCompetition(tx, today)
}

/** Rankings, categories and the weeks of the league. */
async function seedCompetition(tx: Tx, today: Day) {
  await put(tx, 'ranking', 'id_mst_ranking', [
    { id_mst_ranking: 1, desc: 'Clasificación general', activo: true, orden: 1 },
    { id_mst_ranking: 2, desc: 'Pádel masculino', activo: true, orden: 2 },
    { id_mst_ranking: 3, desc: 'Pádel femenino', activo: true, orden: 3 },
    { id_mst_ranking: 4, desc: 'Pádel mixto', activo: true, orden: 4 },
    { id_mst_ranking: 5, desc: 'Tenis', activo: true, orden: 5 },
    { id_mst_ranking: 6, desc: 'Liga de verano 2025', activo: false, orden: 9 },
  ])
  await put(tx, 'campeonato_categoria', 'id_mst_categoria', [
    { id_mst_categoria: 1, desc_categoria: 'Absoluta', reservado: true, activo: true },
    { id_mst_categoria: 2, desc_categoria: 'Primera', reservado: false, activo: true },
    { id_mst_categoria: 3, desc_categoria: 'Segunda', reservado: false, activo: true },
    { id_mst_categoria: 4, desc_categoria: 'Tercera', reservado: false, activo: true },
    { id_mst_categoria: 5, desc_categoria: 'Veteranos +45', reservado: false, activo: true },
    { id_mst_categoria: 6, desc_categoria: 'Alevín', reservado: false, activo: false },
  ])
  const weeks = [-14, -7, 0, 7].flatMap((days, index) =>
    ['A', 'B'].map((cod_grupo, group) => ({
      id_act_semana_estado: index * 2 + group + 1,
      cod_tipo: 'LIGA',
      cod_semana: weekCode(addDays(today, days)),
      cod_grupo,
      activo: days >= 0,
    })),
  )
  await put(tx, 'act_semana_estado', 'id_act_semana_estado', weeks)
}
