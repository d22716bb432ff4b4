import { readFileSync } from 'node:fs'
import type { Parameter } from '@app/contract/club/parameter-spec'
import { asText, isOn, isParameter, parameterNames, parameters, settingsOf } from '@app/contract/club/parameters'
import { describe, expect, it } from 'vitest'

const spec = readFileSync(new URL('../../../../../docs/spec/params.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)

describe('the catalogue of parameters', () => {
  it('holds every parameter that the specification names, families by their members (A-63, R-045, R-444)', () => {
    const named = spec.map((line) => line.split('\t')[0]!).filter((name) => /^[A-Z]/.test(name))
    const covered = (name: string) =>
      name.endsWith('*') ? parameterNames.some((one) => one.startsWith(name.slice(0, -1))) : isParameter(name)
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((name) => !covered(name))).toEqual([])
  })
  it('has the standard values that the specification states (R-221)', () => {
    const stated = spec.map((line) => line.split('\t')).filter(([name, value]) => isParameter(name!) && /^\d+$/.test(value!))
    expect(stated.length).toBeGreaterThan(15)
    for (const [name, value] of stated)
      expect(`${name} ${asText(parameters[name as keyof typeof parameters].standard)}`).toBe(`${name} ${value}`)
  })
  it('gives every number once, and a standard value that its own kind allows', () => {
    const all = Object.values(parameters) as Parameter[]
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const { field, standard, off } of all) {
      expect(field.read(asText(standard))).toBe(standard)
      expect(field.read(asText(off))).toBe(off)
    }
  })
  it('is on when the value is neither 0 nor empty (A-63)', () => {
    expect([true, 4, 'x'].every(isOn)).toBe(true)
    expect([false, 0, '', '0'].some(isOn)).toBe(false)
  })
  it('reads saved values over the standard ones, inactive ones as off', () => {
    const settings = settingsOf([
      { cod_param: 'ACTIVAR_TPV', valor: '1', activo: true },
      { cod_param: 'ACTIVAR_CAJA', valor: '1', activo: false },
      { cod_param: 'HORAS_VISTA', valor: '24', activo: true },
      { cod_param: 'VIEJO', valor: '1', activo: true },
    ])
    expect(settings).toMatchObject({ ACTIVAR_TPV: true, ACTIVAR_CAJA: false, HORAS_VISTA: 24, IMPRESORA_TIQUETS_ANCHO: 80 })
    expect(settings).not.toHaveProperty('VIEJO')
  })
})
