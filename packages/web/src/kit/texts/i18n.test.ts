import { afterAll, describe, expect, expectTypeOf, it } from 'vitest'
import { addTexts, type Family, language, locale, startTexts, t, tFound, tKey } from './i18n.ts'

afterAll(() => startTexts('es-ES', {}))

describe('a text', () => {
  it('has every place filled that a value is given for, as it is', () => {
    startTexts('es-ES', { 'ui.chosen_of': '{n} de {max}, {n}', rows: '{n} {n|fila|filas}', plain: '<b>{nombre}</b>' })
    expect(t('ui.chosen_of', { n: 0, max: 4 })).toBe('0 de 4, 0')
    expect(t('ui.chosen_of', { n: 2 })).toBe('2 de {max}, 2')
    expect([tKey('rows', { n: '1' }), tKey('rows', { n: 2 }), tKey('rows')]).toEqual(['1 fila', '2 filas', '{n} filas'])
    expect(tKey('plain', { nombre: '$& {n} & "x"' })).toBe('<b>$& {n} & "x"</b>')
  })
  it('that is missing shows its key, and is there once its namespace has come', () => {
    startTexts('ca-ES', {})
    expect(t('menu.staff')).toBe('menu.staff')
    addTexts({ 'menu.staff': 'Personal' })
    expect(t('menu.staff')).toBe('Personal')
  })
  it('of a code from data is that of its family; a code without one stands for itself', () => {
    startTexts('es-ES', { 'param.unit.days': '{n|día|días}' })
    expect([tFound('param.unit', 'days', { n: 3 }), tFound('param.unit', 'weeks')]).toEqual(['días', 'weeks'])
  })
  it('is said by a key that exists, in a family that exists, or does not compile', () => {
    expectTypeOf<'menu.staff'>().toExtend<Parameters<typeof t>[0]>()
    expectTypeOf<'menu.no_such_screen'>().not.toExtend<Parameters<typeof t>[0]>()
    expectTypeOf<`menu.${string}`>().not.toExtend<Parameters<typeof t>[0]>()
    expectTypeOf<'param' | 'param.unit' | 'cash-movement'>().toExtend<Family>()
    expectTypeOf<'no-such-family'>().not.toExtend<Family>()
  })
})

describe('the language', () => {
  it('is two letters, and dates in English are British', () => {
    startTexts('en-EN', {})
    expect([language(), locale()]).toEqual(['en', 'en-GB'])
  })
})
