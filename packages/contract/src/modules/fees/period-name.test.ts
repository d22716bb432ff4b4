import { expect, it } from 'vitest'
import { kitTexts } from '../../kit/kit-texts.ts'
import { fill, inLanguage } from '../../kit/texts.ts'
import { periodName } from './period-name.ts'

const text = inLanguage(kitTexts, 'es')
const names = {
  long: text['date.months'].split(','),
  short: text['date.months_short'].split(','),
  withYear: (month: string, year: string) => fill(text['date.month'], { month, year }),
}
const name = (inicio: string, fin: string) => periodName({ inicio, fin }, '2026-11-28', names)

it('names a month, with its year where it is another one', () => {
  expect([name('2026-12-01', '2027-01-01'), name('2026-12-15', '2027-01-15')]).toEqual(['diciembre', 'diciembre'])
  expect([name('2027-01-01', '2027-02-01'), name('2026-01-31', '2026-02-28')]).toEqual(['enero de 2027', 'enero'])
})
it('names two months of a longer period, with the year where none of them is of this one', () => {
  expect([name('2026-12-01', '2027-03-01'), name('2026-07-01', '2027-01-01')]).toEqual(['dic–feb', 'jul–dic'])
  expect([name('2027-01-01', '2027-04-01'), name('2027-11-01', '2028-02-01')]).toEqual(['ene–mar de 2027', 'nov de 2027–ene de 2028'])
})
it('names a year that begins in January, and no other twelve months', () => {
  expect([name('2026-01-01', '2027-01-01'), name('2027-01-15', '2028-01-15')]).toEqual(['2026', '2027'])
  expect(name('2026-09-01', '2027-09-01')).toBe('sept–ago')
})
