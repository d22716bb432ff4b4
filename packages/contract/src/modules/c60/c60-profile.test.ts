import { describe, expect, it } from 'vitest'
import { defaultProfile, readC60, readProfile, readProfileFile } from './c60-profile.ts'

const line = (cents: string, day: string, reference: string) =>
  `6001${'28079300'}521${'1'}${'2100'}${'0418'}${day}${cents.padStart(12, '0')}${'000001'}${' '.repeat(20)}01${reference.padEnd(13)}${' '.repeat(17)}`

describe('a Cuaderno 60 file', () => {
  it('is read line by line by the layout: reference, cents, day; heads and totals are left out', () => {
    const text = ['02 cabecera', line('4500', '201126', '0000000123730'), line('1', '010126', 'R2'), '92 total', ''].join('\r\n')
    expect(readC60(text, defaultProfile)).toEqual({
      payments: [
        { linea: 2, referencia: '0000000123730', importe: 4500, fecha: '2026-11-20', emisora: '28079300' },
        { linea: 3, referencia: 'R2', importe: 1, fecha: '2026-01-01', emisora: '28079300' },
      ],
      pie: null,
    })
  })
  it('is refused with the line that is wrong: too long, no amount, no such day, no reference, nothing at all', () => {
    const problem = (...lines: string[]) => {
      const reading = readC60(lines.join('\n'), defaultProfile)
      return 'problem' in reading ? [reading.problem, reading.values.linea, reading.values.posicion] : reading
    }
    expect(problem(`${line('1', '010126', 'R')}x`)).toEqual(['c60.linea_larga', 1, 101])
    expect(problem(line('1', '010126', 'R'), line('1x', '010126', 'R'))).toEqual(['c60.importe', 2, 31])
    expect(problem(line('1', '310226', 'R'))).toEqual(['c60.fecha', 1, 25])
    expect(problem(line('1', '010126', ''))).toEqual(['c60.sin_referencia', 1, 71])
    expect(problem('hola')).toEqual(['c60.sin_cobros', 1, 1])
  })
})

describe('the foot of a Cuaderno 60 file', () => {
  const foot = {
    codigo: '92',
    campos: [
      ['code', 2],
      ['importeTotalCentimos', 12],
      ['libre', 86],
    ] as const,
  }
  const profile = { ...defaultProfile, pie: foot }
  it('tells its total, and the place where it cannot be read', () => {
    const of = (total: string) => readC60([line('4500', '201126', 'R1'), `92${total}`].join('\n'), profile)
    expect(of('000000004500')).toMatchObject({ pie: 4500 })
    expect(of('00000000450x')).toEqual({ problem: 'c60.pie', values: { linea: 2, longitud: 100, posicion: 3 } })
  })
  it('is part of a profile when it fills the line and has a total', () => {
    expect(readProfile(JSON.parse(JSON.stringify(profile)))).toEqual(profile)
    expect(readProfile({ ...profile, pie: { codigo: '92', campos: [['code', 100]] } })).toBeNull()
    expect(readProfile({ ...profile, pie: { ...foot, campos: [['importeTotalCentimos', 99]] } })).toBeNull()
  })
})

describe('a Cuaderno 60 layout', () => {
  it('is taken when its widths fill the line and hold what is needed', () => {
    expect(readProfile(JSON.parse(JSON.stringify(defaultProfile)))).toEqual(defaultProfile)
    expect(readProfile({ ...defaultProfile, longitud: 99 })).toBeNull()
    expect(readProfile({ ...defaultProfile, campos: [['libre', 100]] })).toBeNull()
    const wider = (longitud: number, ...more: unknown[]) =>
      readProfile({ ...defaultProfile, longitud, campos: [...defaultProfile.campos, ...more] })
    expect(wider(2000, ['relleno', 1900])).toMatchObject({ longitud: 2000 })
    expect(wider(2001, ['relleno', 1901])).toBeNull()
    const stretches = [['x', 0], ['x', 1, 2], [7, 1], ['x'], { 0: 'x', 1: 1, length: 2 }]
    for (const wrong of stretches) expect([wider(100, wrong), wider(101, wrong)]).toEqual([null, null])
    expect(wider(101, ['x', 0.5], ['y', 0.5])).toBeNull()
    for (const wrong of [{ nombre: 7 }, { codigo: 7 }, { codigo: '' }, { campos: 'x' }])
      expect(readProfile({ ...defaultProfile, ...wrong })).toBeNull()
    for (const wrong of [null, [], 'x', {}]) expect(readProfile(wrong)).toBeNull()
    expect([readProfileFile(JSON.stringify(defaultProfile)), readProfileFile('{')]).toEqual([defaultProfile, null])
  })
})
