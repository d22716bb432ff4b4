import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandFault, bandOf, durationChoices, tariffComplaints, tariffStep } from './tariff-rules.ts'
import { tariffInput, updateTariff } from './tariffs.ts'

const tariff = { tipo_tarifa: 1 as const, fecha_ini: null, fecha_fin: null, hora_ini: 0, hora_fin: 1439, dias: 127, dias_tarifa: [] }

describe('the lengths of a tariff', () => {
  it('are none, one step less, the usual one, one, two and four more (R-339, R-340)', () => {
    expect(durationChoices()).toEqual([0, 30, 60, 90, 120, 180])
    expect(durationChoices(15, 60)).toEqual([0, 30, 45, 60, 75, 90, 120])
  })
  it('are never negative, never longer than a day, never named twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 240 }), fc.integer({ min: 5, max: 1440 }), (step, usual) => {
        const choices = durationChoices(step, usual)
        expect(choices.every((one) => one >= 0 && one <= 1440)).toBe(true)
        expect(new Set(choices).size).toBe(choices.length)
        expect(choices).toContain(usual)
      }),
    )
  })
})

describe('a tariff', () => {
  it('may be of the whole day', () => {
    expect(tariffComplaints(tariff)).toEqual({})
    expect(tariffComplaints({ ...tariff, hora_fin: 1440 })).toEqual({})
  })
  it('does not end before it starts, and 00:00 to 00:00 is told apart (R-336, R-337)', () => {
    expect(tariffComplaints({ ...tariff, hora_ini: 1080, hora_fin: 600 })).toEqual({ hora_fin: 'msg.form_start_end_conflict_hour' })
    expect(tariffComplaints({ ...tariff, hora_ini: 600, hora_fin: 600 })).toEqual({ hora_fin: 'msg.form_start_end_conflict_hour' })
    expect(tariffComplaints({ ...tariff, hora_ini: 0, hora_fin: 0 })).toEqual({ hora_fin: 'tarifa.avisoInfoHorario24' })
  })
  it('starts and ends on a quarter of an hour (R-341)', () => {
    expect(tariffStep).toBe(15)
    expect(tariffComplaints({ ...tariff, hora_ini: 607, hora_fin: 1081 })).toEqual({
      hora_ini: 'tarifa.cuartos_de_hora',
      hora_fin: 'tarifa.cuartos_de_hora',
    })
  })
  it('between dates has both, the right way round (R-342)', () => {
    expect(tariffComplaints({ ...tariff, tipo_tarifa: 3 })).toEqual({ fecha_ini: 'tarifa.falta_fecha', fecha_fin: 'tarifa.falta_fecha' })
    expect(tariffComplaints({ ...tariff, tipo_tarifa: 3, fecha_ini: '2026-12-01', fecha_fin: '2026-11-30' })).toEqual({
      fecha_fin: 'tarifa.fechas_al_reves',
    })
    expect(tariffComplaints({ ...tariff, tipo_tarifa: 3, fecha_ini: '2026-12-01', fecha_fin: '2026-12-01' })).toEqual({})
    expect(tariffComplaints({ ...tariff, fecha_ini: '2026-12-01', fecha_fin: '2026-11-30' })).toEqual({})
  })
  it('of chosen days names one, and every tariff a weekday (A-32)', () => {
    expect(tariffComplaints({ ...tariff, tipo_tarifa: 2, dias: 0 })).toEqual({
      dias: 'tarifa.sin_dias_semana',
      dias_tarifa: 'tarifa.sin_dias',
    })
  })
})

describe('the wire', () => {
  it('reads dates of year 0000 as those of every year (R-342, A-16)', () => {
    expect(tariffInput.fecha_ini.read('0000-01-01')).toBeNull()
    expect(tariffInput.fecha_fin.read('31/12/0000')).toBeNull()
    expect(tariffInput.fecha_fin.read('31/12/2026')).toBe('2026-12-31')
  })
  it('reads a day of the year in each spelling, once', () => {
    const days = updateTariff.input.dias_tarifa.read([
      { mes: 6, dia_mes: 24 },
      '0000-06-24',
      '24/06',
      { fecha: '0000-12-25' },
      { dia: 1, mes: 1 },
    ])
    expect(days).toEqual([
      { mes: 6, dia_mes: 24 },
      { mes: 12, dia_mes: 25 },
      { mes: 1, dia_mes: 1 },
    ])
  })
  it.each(['30/02', '31/06', '0000-02-30', '31/04/0000', '0/1', '1/13'])('refuses %s, which no year has', (text) => {
    expect(() => updateTariff.input.dias_tarifa.read([text])).toThrow('tarifa.dia_imposible')
  })
  it('takes 29 February, which comes in leap years (A-133)', () => {
    expect(updateTariff.input.dias_tarifa.read(['29/02'])).toEqual([{ mes: 2, dia_mes: 29 }])
  })
})

describe('bands', () => {
  const band = (min_horas: number, max_horas: number) => ({ min_horas, max_horas })
  it('that touch are whole, in any order (A-80)', () => {
    expect(bandFault([])).toBeNull()
    expect(bandFault([band(1, 1.5), band(0, 1), band(1.5, 4)])).toBeNull()
  })
  it('with a hole, an overlap or no length say where (A-80)', () => {
    expect(bandFault([band(0, 1), band(1.5, 2)])).toEqual({ index: 1, key: 'tarifa.tramo_hueco', from: 1, to: 1.5 })
    expect(bandFault([band(0.5, 2), band(0, 1)])).toEqual({ index: 0, key: 'tarifa.tramo_solapado', from: 0.5, to: 1 })
    expect(bandFault([band(0, 4), band(1, 2)])).toEqual({ index: 1, key: 'tarifa.tramo_solapado', from: 1, to: 2 })
    expect(bandFault([band(0, 2), band(0, 1)])).toEqual({ index: 0, key: 'tarifa.tramo_solapado', from: 0, to: 1 })
    expect(bandFault([band(0, 1), band(0, 1)])).toMatchObject({ key: 'tarifa.tramo_solapado' })
    expect(bandFault([band(1, 1)])).toMatchObject({ index: 0, key: 'tarifa.tramo_vacio' })
    expect(bandFault([band(2, 1)])).toMatchObject({ key: 'tarifa.tramo_vacio' })
  })
  it('give a length that two share to the shorter one (A-80)', () => {
    const bands = [band(1.5, 2), band(0.5, 1.5)]
    expect([bandOf(bands, 90), bandOf(bands, 91), bandOf(bands, 30), bandOf(bands, 121)]).toEqual([bands[1], bands[0], bands[1], undefined])
  })
})
