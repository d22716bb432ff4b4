import { describe, expect, it } from 'vitest'
import type { Configuration } from './config-rules.ts'
import { firstBreach, type Hours, weekAround } from './hour-limits.ts'

const configuration = (more: Partial<Configuration>): Configuration => ({
  id_mst_reserva_configuracion: 1,
  desc_configuracion: null,
  id_mst_tiporeserva: null,
  id_mst_tiporecurso: null,
  hora_ini: 0,
  hora_fin: 1439,
  ...{ lu: true, ma: true, mi: true, ju: true, vi: true, sa: true, do: true },
  ...{ min_tiempo_reserva: -1, max_tiempo_reserva: -1, default_tiempo_reserva: -1 },
  ...{ horas_reservas_dia: 0, horas_reservas_franja: 0, horas_reservas_franja_consecutivas: 0, horas_reservas_semana: 0 },
  tiposocios: [],
  tipoabonos: [],
  ...more,
})
/** 2026-11-25 is a Wednesday. */
const hours = (hora_ini: number, duracion = 60, more: Partial<Hours> = {}): Hours => ({
  fecha: '2026-11-25',
  hora_ini,
  duracion,
  id_mst_tiporeserva: 1,
  id_mst_tiporecurso: 1,
  restriccion_reservas: true,
  ...more,
})
const owner = { tiposocios: [2], tipoabonos: [] }
const breach = (more: Partial<Configuration>, wanted: Hours, ...others: Hours[]) =>
  firstBreach([configuration(more)], owner, wanted, others)

describe('the hours that one member may book', () => {
  it('of a day count all of that day and nothing of another one', () => {
    const day = { horas_reservas_dia: 2 }
    expect(breach(day, hours(600), hours(900))).toBeNull()
    expect(breach(day, hours(600), hours(900, 75))).toMatchObject({
      limite: 'horas_reservas_dia',
      maximo: 120,
      usado: 75,
      total: 135,
      hasta: '2026-11-25',
    })
    expect(breach(day, hours(600), hours(900, 120, { fecha: '2026-11-24' }))).toBeNull()
  })
  it('within the hours of the configuration count what lies in them only', () => {
    const evening = { hora_ini: 1080, hora_fin: 1320, horas_reservas_franja: 1 }
    expect(breach(evening, hours(1080), hours(900, 180))).toBeNull()
    expect(breach(evening, hours(1200, 60), hours(1020, 75))).toMatchObject({ limite: 'horas_reservas_franja', usado: 15, total: 75 })
    expect(breach(evening, hours(600, 120), hours(1080))).toBeNull()
  })
  it('in a row begin anew after every pause, on whichever court', () => {
    const row = { horas_reservas_franja_consecutivas: 1.5 }
    expect(breach(row, hours(600), hours(675), hours(480))).toBeNull()
    expect(breach(row, hours(600), hours(660), hours(480))).toMatchObject({
      limite: 'horas_reservas_franja_consecutivas',
      maximo: 90,
      usado: 60,
      total: 120,
    })
    expect(breach(row, hours(600, 90), hours(600, 90))).toBeNull()
    // a booking that ends with the hours of the configuration is not in a row with one that begins then
    const evening = { hora_ini: 1080, hora_fin: 1320, horas_reservas_franja_consecutivas: 0.5 }
    expect(breach(evening, hours(1320), hours(1200, 120))).toBeNull()
  })
  it('of a week go from Monday to Sunday, on the days of the configuration', () => {
    const week = { horas_reservas_semana: 3 }
    const monday = hours(600, 120, { fecha: '2026-11-23' })
    const sunday = hours(600, 60, { fecha: '2026-11-29' })
    const next = hours(600, 120, { fecha: '2026-11-30' })
    expect(breach(week, hours(600), monday, next)).toBeNull()
    expect(breach(week, hours(600), monday, sunday)).toMatchObject({ limite: 'horas_reservas_semana', usado: 180, hasta: '2026-11-29' })
    expect(breach({ ...week, do: false }, hours(600), monday, sunday)).toBeNull()
    expect(weekAround('2026-11-29')).toEqual({ monday: '2026-11-23', sunday: '2026-11-29' })
  })
  it('count bookings of types that restrict, or of the type that the configuration names', () => {
    const day = { horas_reservas_dia: 1 }
    const lesson = hours(900, 60, { id_mst_tiporeserva: 2, restriccion_reservas: false })
    expect(breach(day, hours(600), lesson)).toBeNull()
    expect(breach(day, lesson, hours(600))).toBeNull()
    expect(breach({ ...day, id_mst_tiporeserva: 2 }, lesson, { ...lesson, hora_ini: 600 })).not.toBeNull()
    expect(breach({ ...day, id_mst_tiporeserva: 2 }, lesson, hours(600))).toBeNull()
    expect(breach({ ...day, id_mst_tiporecurso: 1 }, hours(600), hours(900, 60, { id_mst_tiporecurso: 7 }))).toBeNull()
    expect(breach({ ...day, id_mst_tiporecurso: 1 }, hours(600), hours(900))).toMatchObject({ usado: 60, total: 120 })
  })
  it('are those of every configuration that concerns the owner, the first one broken is told; 0 is no limit', () => {
    const all = [
      configuration({ id_mst_reserva_configuracion: 1, tiposocios: [9], horas_reservas_dia: 1 }),
      configuration({ id_mst_reserva_configuracion: 2, tipoabonos: [5], horas_reservas_dia: 1 }),
      configuration({ id_mst_reserva_configuracion: 3, mi: false, horas_reservas_dia: 1 }),
      configuration({ id_mst_reserva_configuracion: 4 }),
      configuration({ id_mst_reserva_configuracion: 5, tiposocios: [2], horas_reservas_semana: 1 }),
    ]
    const found = firstBreach(all, owner, hours(600), [hours(900)])
    expect(found).toMatchObject({ limite: 'horas_reservas_semana', configuracion: { id_mst_reserva_configuracion: 5 } })
    expect(firstBreach(all, { ...owner, tipoabonos: [5] }, hours(600), [hours(900)])?.configuracion.id_mst_reserva_configuracion).toBe(2)
  })
})
