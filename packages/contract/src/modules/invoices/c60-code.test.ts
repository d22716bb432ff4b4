import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { c60Code, c60Parts, controlDigits, identification, workingDay } from './c60-code.ts'
import vectors from './fixtures/c60.json' with { type: 'json' }

const letter = { emisora: '280793', documento: 123, tributo: '521', limite: '2026-12-31', importe: 4500 }

describe('a payment letter of Cuaderno 60, modality 2', () => {
  it('has the control digits of the published examples', () => {
    for (const { emisora, referencia10, identificacion, importeCentimos, dc } of vectors.modality2)
      expect(controlDigits({ emisora, documento: Number(referencia10), identificacion, importe: importeCentimos })).toBe(dc)
  })
  it('is identified by tax, exercise and the last day to pay', () => {
    for (const { suffix, limit, value } of vectors.identificacion2) expect(identification({ tributo: suffix, limite: limit })).toBe(value)
  })
  it('has a bar code of 42 digits with the amount and the day in it', () => {
    expect(c60Code(letter)).toBe('905212807930000000123731521266365000045000')
    expect(c60Code({ ...letter, importe: 4501 })).not.toBe(c60Code(letter))
  })
  it('has none where issuer, number or amount do not fit', () => {
    for (const wrong of [
      { emisora: '28079' },
      { documento: 0 },
      { documento: 10_000_000_000 },
      { importe: 0 },
      { importe: 100_000_000 },
      { tributo: '52' },
    ])
      expect(c60Code({ ...letter, ...wrong })).toBe(null)
  })
  it('has one for the last number and the highest amount that fit', () => {
    expect(c60Code({ ...letter, documento: 9_999_999_999, importe: 99_999_999 })).toMatch(/^\d{42}$/)
  })
  it('always has two control digits and its whole length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), fc.integer({ min: 1, max: 99_999_999 }), (documento, importe) => {
        expect(c60Code({ ...letter, documento, importe })).toMatch(/^\d{42}$/)
      }),
    )
  })
  it('is read again from its code', () => {
    const days = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999_999 }),
        fc.integer({ min: 1, max: 99_999_999 }),
        days,
        (documento, importe, limite) => {
          const parts = c60Parts(c60Code({ ...letter, documento, importe, limite })!)
          expect(parts).toMatchObject({ emisora: '280793', limite, importe })
          expect(Number(parts.referencia.slice(0, 10))).toBe(documento)
        },
      ),
    )
  })
  it('is never due on a Saturday or a Sunday', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(workingDay)).toEqual([
      '2026-11-20',
      '2026-11-23',
      '2026-11-23',
      '2026-11-23',
    ])
  })
})
