import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as cell from './read-cell.ts'

const context: cell.CellContext = { today: '2026-11-20', country: 'ES', order: 'day-first', mIsWoman: false }

test.each([
  [' 12.345.678-z ', '12345678Z', undefined],
  ['12345678', '12345678Z', 'import.nif_letter_added'],
  ['1234567L', '01234567L', 'import.nif_zero_added'],
  ['12345678A', null, 'import.nif_letter'],
  ['B72877810', null, 'import.nif_invalid'],
  ['X1234', null, 'import.nif_invalid'],
  ['123', null, 'import.nif_invalid'],
  ['AAB 123456', 'AAB123456', 'import.nif_foreign'],
  ['pendiente', null, 'import.nif_invalid'],
])('the tax id %s gives %s', (raw, value, key) => {
  const read = cell.readNifCell(raw)
  expect([read.value, read.key]).toEqual([value, key])
})

test.each([
  ['ES91 2100 0418 4502 0005 1332', 'ES9121000418450200051332', undefined],
  ['2100-0418-45-0200051332', 'ES9121000418450200051332', 'import.iban_from_account'],
  ['2100 0418 46 0200051332', null, 'import.account_control'],
  ['2,10004E+19', null, 'import.rounded_by_sheet'],
  ['ES00', null, 'import.iban_invalid'],
])('the account %s gives %s', (raw, value, key) => {
  const read = cell.readIbanCell(raw)
  expect([read.value, read.key]).toEqual([value, key])
})

test.each([
  ['600 112 233', '+34600112233', undefined, undefined],
  ['600112233 / 933 112 244', '+34600112233', 'import.phone_two', '+34933112244'],
  ['600112233 (madre)', '+34600112233', 'import.phone_cleaned', undefined],
  ['Padre: 600-112-233', '+34600112233', 'import.phone_cleaned', undefined],
  ['6,00112E+08', null, 'import.rounded_by_sheet', undefined],
  ['no tiene', null, 'import.phone_invalid', undefined],
])('the telephone %s gives %s', (raw, value, key, rest) => {
  const read = cell.readPhoneCell(raw, context)
  expect([read.value, read.key, read.rest]).toEqual([value, key, rest])
})

test('of two e-mails the first is kept, and a name around one is left out', () => {
  expect(cell.readEmailCell('a@b.cat; c@d.cat')).toMatchObject({ value: 'a@b.cat', key: 'import.email_two', severity: 'warning' })
  expect(cell.readEmailCell('Laia <a@b.cat>').value).toBe('a@b.cat')
  expect(cell.readEmailCell('a@b').key).toBe('import.email_invalid')
})

test('a birth date lies between 120 years ago and today; empty dates of old programs are no dates', () => {
  expect(cell.readBirthCell('05/03/1985', context).value).toBe('1985-03-05')
  expect(cell.readBirthCell('05/03/2027', context).key).toBe('import.birth_future')
  expect(['20/11/2026', '20/11/1906'].map((raw) => cell.readBirthCell(raw, context).value)).toEqual(['2026-11-20', '1906-11-20'])
  expect(['21/11/2026', '19/11/1906'].map((raw) => cell.readBirthCell(raw, context).value)).toEqual([null, null])
  expect(cell.readBirthCell('05/03/1900', context).key).toBe('import.birth_too_old')
  expect(['0000-00-00', '-', '/ /', '01/01/1900'].map((raw) => cell.readBirthCell(raw, context))).toEqual(Array(4).fill({ value: null }))
})

test('sex is read in seven languages, and an M beside an H is a woman (A-118)', () => {
  const read = (raw: string) => cell.readSexCell(raw, context).value
  expect(['Hombre', 'home', 'Homme', 'uomo', 'Masc.', 'Gizona', 'male'].map(read)).toEqual(['M', 'M', 'M', 'M', '-', 'M', 'M'])
  expect(['Mujer', 'dona', 'Femme', 'donna', 'F', 'Emakumea', 'mulher'].map(read)).toEqual(Array(7).fill('F'))
  expect(cell.mMeansWoman(['H', 'M', ''])).toBe(true)
  for (const column of [['M', 'F'], ['H'], ['M'], ['H', 'M', 'F'], ['H', 'M', 'D']]) expect(cell.mMeansWoman(column)).toBe(false)
  expect(['M', 'H', 'D'].map((raw) => cell.readSexCell(raw, { ...context, mIsWoman: true }).value)).toEqual(['F', 'M', 'F'])
  expect(cell.readSexCell('otro', context)).toMatchObject({ value: '-', severity: 'warning' })
})

test('member numbers lose their zeros and postal codes get theirs back', () => {
  expect(['0012', '12.0', 'S-12', '0', '1,5'].map((raw) => cell.readNumberCell(raw).value)).toEqual(['12', '12', null, null, null])
  expect(['8001', '08001'].map((raw) => cell.readPostalCodeCell(raw, context).value)).toEqual(['08001', '08001'])
  expect(cell.readPostalCodeCell('1000-123', { ...context, country: 'PT' }).value).toBe('1000-123')
})

test('no text whatever makes a reader fail, and an error never carries a value', () => {
  const readers = [
    cell.readNifCell,
    cell.readIbanCell,
    cell.readPhoneCell,
    cell.readEmailCell,
    cell.readDayCell,
    cell.readBirthCell,
    cell.readSexCell,
  ]
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...readers), (raw, read) => {
      const { value, severity } = read(raw, context)
      expect(severity !== 'error' || value === null).toBe(true)
    }),
  )
})
