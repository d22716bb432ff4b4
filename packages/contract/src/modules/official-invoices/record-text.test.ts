import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, dayText, instantText, isDocumentNumber, readDayText } from './record-text.ts'

const madrid = 'Europe/Madrid'
const at = (instant: string, zone = madrid) => instantText(new Date(instant), zone)

describe('an amount of a record', () => {
  it.each([
    [0, '0.00'],
    [-0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [-999, '-9.99'],
    [12_345, '123.45'],
    [100_000_000, '1000000.00'],
    [99_999_999_999, '999999999.99'],
    [2100, '21.00'],
  ])('of %i hundredths has a dot and two decimals: %s', (hundredths, text) => {
    expect(amountText(hundredths)).toBe(text)
  })
  it('is of whole cents', () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => amountText(wrong)).toThrow(TypeError)
  })
})

describe('a day of a record', () => {
  it('is written with its day first, and read again', () => {
    expect(dayText('2026-10-05')).toBe('05-10-2026')
    expect(readDayText('05-10-2026')).toBe('2026-10-05')
  })
  it('is not read in another form, nor where it does not exist', () => {
    for (const wrong of ['2026-10-05', '5-10-2026', '05/10/2026', '31-02-2026', '05-10-2026 10:00']) expect(readDayText(wrong)).toBeNull()
  })
})

describe('an instant of a record', () => {
  it.each([
    ['the first of both hours of autumn', '2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
    ['the second of both hours of autumn', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
    ['the hour that spring leaves out', '2026-03-29T01:00:00Z', '2026-03-29T03:00:00+02:00'],
    ['the last second of a day', '2026-11-27T22:59:59.999Z', '2026-11-27T23:59:59+01:00'],
    ['midnight', '2026-11-27T23:00:00Z', '2026-11-28T00:00:00+01:00'],
    ['the new year', '2026-12-31T23:00:01Z', '2027-01-01T00:00:01+01:00'],
  ])('is on the clock of its zone: %s', (_, instant, text) => {
    expect(at(instant)).toBe(text)
  })
  it('is an hour earlier on the Canary Islands', () => {
    expect(at('2026-11-27T23:00:00Z', 'Atlantic/Canary')).toBe('2026-11-27T23:00:00+00:00')
    expect(at('2026-07-01T23:30:05Z', 'Atlantic/Canary')).toBe('2026-07-02T00:30:05+01:00')
  })
  it('is before that of Greenwich in the west', () => {
    expect(at('2026-07-02T01:00:09Z', 'America/St_Johns')).toBe('2026-07-01T22:30:09-02:30')
  })
  it('is the same instant when read, to the second', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.constantFrom(madrid, 'Atlantic/Canary', 'Africa/Ceuta', 'America/St_Johns'),
        (instant, zone) => {
          expect(Date.parse(instantText(instant, zone))).toBe(Math.floor(instant.getTime() / 1000) * 1000)
        },
      ),
    )
  })
})

describe('the number of a document', () => {
  it.each(['1', 'T26/000001', 'A & B-1', '12345678/G33', '~!#$%()*+,-./:;?@[]^_`{|}', 'x'.repeat(60)])('may be %s', (number) => {
    expect(isDocumentNumber(number)).toBe(true)
  })
  it.each(['', 'x'.repeat(61), ' 1', '1 ', 'A"1', "A'1", 'A<1', 'A>1', 'A=1', 'Ñ1', 'A\t1', 'A\n', 'A\x7F1'])('may not be %j', (number) => {
    expect(isDocumentNumber(number)).toBe(false)
  })
})
