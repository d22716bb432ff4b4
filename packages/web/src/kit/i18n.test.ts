import { afterAll, describe, expect, it } from 'vitest'
import { addTexts, has, language, locale, startTexts, t } from './i18n.ts'

afterAll(() => startTexts('es-ES', {}))

describe('a text', () => {
  it('has every place filled that a value is given for, as it is', () => {
    startTexts('es-ES', { 'ui.chosen_of': '{n} de {max}, {n}', 'ui.rows': '{n} {n|fila|filas}', plain: '<b>{nombre}</b>' })
    expect(t('ui.chosen_of', { n: 0, max: 4 })).toBe('0 de 4, 0')
    expect(t('ui.chosen_of', { n: 2 })).toBe('2 de {max}, 2')
    expect([t('ui.rows', { n: '1' }), t('ui.rows', { n: 2 }), t('ui.rows')]).toEqual(['1 fila', '2 filas', '{n} filas'])
    expect(t('plain', { nombre: '$& {n} & "x"' })).toBe('<b>$& {n} & "x"</b>')
  })
  it('that is missing shows its key, and is there once its namespace has come', () => {
    startTexts('ca-ES', {})
    expect([t('menu.staff'), has('menu.staff')]).toEqual(['menu.staff', false])
    addTexts({ 'menu.staff': 'Personal' })
    expect([t('menu.staff'), has('menu.staff')]).toEqual(['Personal', true])
  })
})

describe('the language', () => {
  it('is two letters, and dates in English are British', () => {
    startTexts('en-EN', {})
    expect([language(), locale()]).toEqual(['en', 'en-GB'])
  })
})
