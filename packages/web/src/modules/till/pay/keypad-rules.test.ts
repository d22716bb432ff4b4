import { describe, expect, it } from 'vitest'
import { type Editing, type KeypadKey, press } from './keypad-rules.ts'

const typed = (keys: readonly KeypadKey[], editing: Editing, first = '') => keys.reduce((text, key) => press(text, key, editing), first)

describe('the keypad of the till (R-381)', () => {
  it('writes figures, takes the last one away, and all', () => {
    expect(typed(['1', '2'], 'cantidad')).toBe('12')
    expect(typed(['1', '2', 'back'], 'cantidad')).toBe('1')
    expect(typed(['1', '2', 'clear'], 'cantidad')).toBe('')
  })
  it('takes a point for a price only, after a figure and once (R-382)', () => {
    expect(typed(['3', ','], 'cantidad')).toBe('3')
    expect(typed([','], 'precio')).toBe('')
    expect(typed(['3', ',', '5', ',', '0'], 'precio')).toBe('3,50')
    expect(typed(['3', ',', '5', '0', '9'], 'precio')).toBe('3,50')
    expect(typed(['3', ',', '00'], 'precio')).toBe('3,00')
    expect(typed(['3', ',', '1', '00'], 'precio')).toBe('3,1')
  })
  it('ignores a leading zero (R-383)', () => {
    expect(typed(['0', '0', '7'], 'cantidad')).toBe('7')
    expect(typed(['00', '5'], 'precio')).toBe('5')
    expect(typed(['0', ',', '5'], 'precio')).toBe('0,5')
  })
  it('writes no more than a quantity or a price has', () => {
    expect(typed(['9', '9', '9', '9', '9'], 'cantidad')).toBe('9999')
    expect(typed(['1', '2', '3', '4', '5', '6', '7', '8'], 'precio')).toBe('1234567')
  })
})
