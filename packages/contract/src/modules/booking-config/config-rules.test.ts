import { describe, expect, it } from 'vitest'
import { appliesTo, type BookingCriteria, type Configuration, decidingConfiguration, firstSetTimes } from './config-rules.ts'
import { complaintsAboutTimes, timeChoices } from './times.ts'

const times = (min: number, normal: number, max: number) => ({
  min_tiempo_reserva: min,
  max_tiempo_reserva: max,
  default_tiempo_reserva: normal,
})
const hours = { horas_reservas_dia: 0, horas_reservas_franja: 0, horas_reservas_franja_consecutivas: 0, horas_reservas_semana: 0 }
const week = { lu: true, ma: true, mi: true, ju: true, vi: true, sa: true, do: true }
const configuration = (id: number, more: Partial<Configuration> = {}): Configuration => ({
  id_mst_reserva_configuracion: id,
  desc_configuracion: null,
  id_mst_tiporeserva: null,
  id_mst_tiporecurso: null,
  hora_ini: 0,
  hora_fin: 1439,
  ...week,
  ...times(60, 90, 120),
  ...hours,
  tiposocios: [],
  tipoabonos: [],
  ...more,
})
const asking: BookingCriteria = { id_mst_tiporeserva: 1, id_mst_tiporecurso: 2, tiposocios: [4], tipoabonos: [7], dia: 6, hora_ini: 600 }

describe('the choices of a time', () => {
  it('are -1, then 1 to 8 steps (R-279, R-280)', () => {
    expect(timeChoices(30)).toEqual([-1, 30, 60, 90, 120, 150, 180, 210, 240])
    expect(timeChoices(15)).toHaveLength(9)
  })
  it('never pass a day (R-279)', () => {
    expect(Math.max(...timeChoices(240))).toBe(1440)
  })
})

describe('three times', () => {
  it('are all -1 or none, otherwise alert1 at each that is missing (R-277)', () => {
    expect(complaintsAboutTimes(times(-1, -1, -1), 30)).toEqual({})
    expect(complaintsAboutTimes(times(60, 60, 120), 30)).toEqual({})
    expect(complaintsAboutTimes(times(60, -1, 120), 30)).toEqual({ default_tiempo_reserva: 'alert1' })
    expect(Object.keys(complaintsAboutTimes(times(-1, -1, 90), 30))).toEqual(['min_tiempo_reserva', 'default_tiempo_reserva'])
  })
  it('lie on a step, at most the eighth, unless they were there before (R-279, R-280)', () => {
    expect(complaintsAboutTimes(times(50, 60, 120), 30)).toEqual({ min_tiempo_reserva: 'reserva_configuracion.paso' })
    expect(complaintsAboutTimes(times(60, 60, 270), 30)).toEqual({ max_tiempo_reserva: 'reserva_configuracion.paso' })
    expect(complaintsAboutTimes(times(50, 60, 120), 30, times(50, 50, 50))).toEqual({})
  })
  it('are in order: shortest, default, longest', () => {
    expect(complaintsAboutTimes(times(120, 60, 90), 30)).toEqual({ max_tiempo_reserva: 'reserva_configuracion.max_menor' })
    const outside = { default_tiempo_reserva: 'reserva_configuracion.default_fuera' }
    expect(complaintsAboutTimes(times(60, 150, 120), 30)).toEqual(outside)
    expect(complaintsAboutTimes(times(60, 30, 120), 30)).toEqual(outside)
    expect(complaintsAboutTimes(times(60, 90, 60), 30)).toEqual(outside)
    for (const alike of [times(60, 60, 60), times(60, 120, 120)]) expect(complaintsAboutTimes(alike, 30)).toEqual({})
  })
})

describe('a configuration', () => {
  it('without any name is for every booking', () => {
    expect(appliesTo(configuration(1), asking)).toBe(true)
  })
  it('is for the booking type, court type, member type and pass type that it names, and nobody is no type', () => {
    expect(appliesTo(configuration(1, { id_mst_tiporeserva: 2 }), asking)).toBe(false)
    expect(appliesTo(configuration(1, { id_mst_tiporecurso: 2 }), asking)).toBe(true)
    expect(appliesTo(configuration(1, { tiposocios: [3, 4] }), asking)).toBe(true)
    expect(appliesTo(configuration(1, { tiposocios: [3] }), asking)).toBe(false)
    expect(appliesTo(configuration(1, { tiposocios: [3, 4] }), { ...asking, tiposocios: [] })).toBe(false)
    expect(appliesTo(configuration(1, { tipoabonos: [7, 8] }), asking)).toBe(true)
    expect(appliesTo(configuration(1, { tipoabonos: [8] }), asking)).toBe(false)
  })
  it('is for starts within its hours on its days; 1439 is midnight (A-17)', () => {
    const evening = configuration(1, { hora_ini: 1080, hora_fin: 1439, sa: false })
    expect([1079, 1080, 1439].map((hora_ini) => appliesTo(evening, { ...asking, dia: 5, hora_ini }))).toEqual([false, true, true])
    expect(appliesTo(evening, { ...asking, hora_ini: 1100 })).toBe(false)
    expect(appliesTo(configuration(1, { hora_fin: 600 }), asking)).toBe(false)
  })
  it('decides when it names most: booking type before court type before passes before member types; the older of two alike', () => {
    const all = [
      configuration(5),
      configuration(4, { tiposocios: [4] }),
      configuration(3, { tipoabonos: [7] }),
      configuration(2, { id_mst_tiporecurso: 2 }),
      configuration(1, { id_mst_tiporeserva: 1 }),
    ]
    for (const expected of [1, 2, 3, 4, 5]) {
      expect(decidingConfiguration(all, asking)?.id_mst_reserva_configuracion).toBe(expected)
      all.pop()
    }
    expect(decidingConfiguration([configuration(9), configuration(8)], asking)?.id_mst_reserva_configuracion).toBe(8)
  })
  it('that leaves the times open decides nothing (R-282)', () => {
    expect(decidingConfiguration([configuration(1, { id_mst_tiporeserva: 1, ...times(-1, -1, -1) })], asking)).toBeNull()
  })
})

describe('the levels of times', () => {
  it('are asked in turn, each time on its own; -1 asks the next (R-281, R-282)', () => {
    expect(firstSetTimes([null, times(-1, 60, -1), times(30, 45, 120)])).toEqual(times(30, 60, 120))
    expect(firstSetTimes([null, null])).toEqual(times(-1, -1, -1))
  })
})
