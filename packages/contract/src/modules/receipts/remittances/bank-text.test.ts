import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankReference, bankText } from './bank-text.ts'

describe('texts for banks (formats.md §1.2)', () => {
  it.each([
    ['Peña Núñez, José', 'Pena Nunez, Jose'],
    ['Col·legi d’Açò', "Col.legi d'Aco"],
    ['Fußball & Co – Straße', 'Fussball + Co - Strasse'],
    ['3.ª cuota «adultos»', "3.a cuota 'adultos'"],
    ['Łukasz Đoković', 'Lukasz Dokovic'],
    ['Иван', '????'],
    ['12 €; 50 %', '12 EUR, 50'],
    ['\u{1F3BE}', '-'],
    ['', '-'],
  ])('%s is written %s', (text, expected) => {
    expect(bankText(text, 70)).toBe(expected)
  })
  it('is cut to its length, without a space at the end', () => {
    expect(bankText('Cuota de noviembre', 6)).toBe('Cuota')
  })
  it('any text becomes letters of the banks, and stays the same the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 1, max: 140 }), (text, max) => {
        const once = bankText(text, max)
        expect(once).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]+$/)
        expect(once.length).toBeLessThanOrEqual(max)
        expect(bankText(once, max)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })
  it('a reference has no slash at its ends, and no two together', () => {
    expect(['/A//B/', '//', 'M-1'].map((one) => bankReference(one))).toEqual(['A/B', '-', 'M-1'])
  })
})
