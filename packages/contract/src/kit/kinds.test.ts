import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alias, defaulted, type Field, optional, Unreadable } from './field.ts'
import { field } from './kinds.ts'
import { list, object, readAnswer, readObject, writeObject } from './shapes.ts'

const complaint = (f: Field, raw: unknown) => {
  try {
    return f.read(raw)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return Object.values(error.issues)[0]![0]!.key
  }
}

describe('a kind', () => {
  it('reads money as a number or a text with a decimal point into cents and writes euros (A-166)', () => {
    const money = field.money()
    for (const raw of [12.5, '12.5', '12.50', ' 12.5 ']) expect(money.read(raw)).toBe(1250)
    for (const raw of ['12', 12]) expect(money.read(raw)).toBe(1200)
    expect(money.read('-0.50')).toBe(-50)
    expect(money.write!(1250)).toBe(12.5)
  })
  it('has one reading of an amount: no thousands, no comma, at most two decimals (A-166)', () => {
    for (const raw of [
      '1.234',
      '10.001',
      '1,234',
      '1.234,50',
      '1,234.50',
      '12,5',
      '12,50',
      '12.500',
      '12 €',
      '.5',
      '5.',
      '1e3',
      '+5',
      '',
      ' ',
    ])
      for (const one of [field.money(), field.percent()]) expect(() => one.read(raw)).toThrow(/invalid\.(money|required)/)
  })
  it('refuses a third decimal of money and names no other amount', () => {
    expect(complaint(field.money(), 1.005)).toBe('invalid.money')
    expect(complaint(field.money(), '1.005')).toBe('invalid.money')
  })
  it('names limits of amounts in euros and per cent, and says of a number that is too large that it is', () => {
    const said = (one: Field, raw: unknown) => {
      try {
        return one.read(raw)
      } catch (error) {
        return Object.values((error as Unreadable).issues)[0]![0]!.values
      }
    }
    expect(said(field.money({ min: 1 }), 0)).toMatchObject({ min: '0,01\u00a0€' })
    expect(said(field.money({ min: 0, max: 500_000 }), 5000.01)).toMatchObject({ min: '0,00\u00a0€', max: '5.000,00\u00a0€' })
    expect(said(field.percent(), 101)).toMatchObject({ max: '100 %' })
    for (const large of [1e12, '1000000000', '999999999999999999.99', -1e12])
      expect(said(field.money(), large)).toMatchObject({ max: '999.999.999,99\u00a0€' })
  })
  it('takes money through the wire and back unchanged, whatever the cents', () => {
    const money = field.money()
    fc.assert(
      fc.property(
        fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
        (cents) => money.read(JSON.parse(JSON.stringify(money.write!(cents)))) === cents,
      ),
    )
  })
  it('reads a day in the three forms of the wire (A-18)', () => {
    for (const raw of ['2026-11-20', '20/11/2026', '20112026']) expect(field.day().read(raw)).toBe('2026-11-20')
    expect(complaint(field.day(), '31/02/2026')).toBe('invalid.day')
  })
  it('accepts only 0 and 1 for a flag, however they are spelled (R-033)', () => {
    for (const raw of [1, '1', true, 'true', 'on']) expect(field.flag().read(raw)).toBe(true)
    for (const raw of [0, '0', false, 'false']) expect(field.flag().read(raw)).toBe(false)
    for (const raw of [2, 'yes', -1, {}]) expect(complaint(field.flag(), raw)).toBe('invalid.flag')
  })
  it('keeps a level within 0 and 7 (R-032)', () => {
    expect(field.level().read('7')).toBe(7)
    expect(complaint(field.level(), 8)).toBe('invalid.range')
    expect(complaint(field.level(), 1.5)).toBe('invalid.integer')
  })
  it('names what is missing, too long or no number', () => {
    expect(complaint(field.text(5), '')).toBe('invalid.required')
    expect(complaint(field.text(5), '   ')).toBe('invalid.required')
    expect(complaint(field.text(5), 'sis lletres')).toBe('invalid.text_long')
    expect(complaint(field.ref('socio'), 'abc')).toBe('invalid.number')
    expect(complaint(field.ref('socio'), -1)).toBe('invalid.range')
    expect(complaint(field.choice('a', 'b'), 'c')).toBe('invalid.choice')
    expect(complaint(field.minute(), '25:00')).toBe('invalid.minute')
  })
  it('refuses in any text what PostgreSQL cannot keep: a NUL, half a character', () => {
    for (const kind of [field.text(20), field.note(), field.secret(), field.email(), field.day()])
      for (const raw of ['a\0b', '\0', 'x\uD800', '\uDFFF']) expect(complaint(kind, raw)).toBe('invalid.characters')
    for (const raw of [{ a: 'x\0' }, { '\uD800': 1 }, [['\0']], '{"a":"\\u0000"}'])
      expect(complaint(field.json(), raw)).toBe('invalid.characters')
    expect(field.text(20).read('pádel 🎾')).toBe('pádel 🎾')
  })
  it('keeps a text of one line on one line, without marks that turn its direction', () => {
    for (const raw of ['a\r\nb', 'a\tb', 'a\u2028b', '\u202Etxt.exe', 'a\u200Fb', '\u2066x'])
      expect(complaint(field.text(20), raw)).toBe('invalid.one_line')
    expect(field.note().read('una\r\n\tdos')).toBe('una\r\n\tdos')
    expect(complaint(field.note(), 'una\u0007dos')).toBe('invalid.characters')
  })
  it('takes days from 1900 to 2199, or from where it is told', () => {
    for (const raw of ['1899-12-31', '2200-01-01', '9999-12-31']) expect(complaint(field.day(), raw)).toBe('invalid.day_range')
    expect(field.day().read('2099-12-14')).toBe('2099-12-14')
    expect(complaint(field.day('2000-01-01'), '31/12/1999')).toBe('invalid.day_range')
  })
  it('takes a secret as it was typed, spaces and all', () => {
    expect(field.secret().read(' a b ')).toBe(' a b ')
  })
  it('keeps an instant through the wire and back', () => {
    const at = new Date('2026-11-20T10:00:00.000Z')
    expect(field.instant().read(field.instant().write!(at))).toEqual(at)
  })
})

describe('an object', () => {
  const fields = {
    nombre: field.text(10),
    precio: defaulted(field.money(), 0),
    nota: optional(field.text(10)),
    fecha: alias(optional(field.day()), 'fechaIni', 'fecha_ini'),
  }

  it('fills what may be left out', () => {
    expect(readObject(fields, { nombre: 'Ana' })).toEqual({ value: { nombre: 'Ana', precio: 0, nota: null, fecha: null } })
  })
  it('reads other spellings of a name (A-12)', () => {
    expect(readObject(fields, { nombre: 'Ana', fechaIni: '20/11/2026' })).toMatchObject({ value: { fecha: '2026-11-20' } })
  })
  it('names every field that cannot be read, and fields it does not know', () => {
    expect(readObject(fields, { precio: 'x', otra: 1 })).toEqual({
      issues: {
        nombre: [{ key: 'invalid.required', values: {} }],
        precio: [{ key: 'invalid.money', values: {} }],
        otra: [{ key: 'invalid.unknown_field', values: {} }],
      },
    })
  })
  it('lets the token of a form through (R-042)', () => {
    expect(readObject(fields, { nombre: 'Ana', _token: 'abc' })).toHaveProperty('value')
  })
  it('leaves out what a change does not send', () => {
    expect(readObject(fields, { precio: '3' }, { partial: true })).toEqual({ value: { precio: 300 } })
  })
  it('says where in a nested list a value could not be read', () => {
    const nested = { lineas: list(object({ precio: field.money() })) }
    expect(readObject(nested, { lineas: [{ precio: 1 }, { precio: 'x' }] })).toEqual({
      issues: { 'lineas.1.precio': [{ key: 'invalid.money', values: {} }] },
    })
  })
  it('takes a single form value for a list of one', () => {
    expect(readObject({ players: list(field.ref('socio')) }, { players: '4' })).toEqual({ value: { players: [4] } })
    expect(readObject({ players: list(field.ref('socio')) }, { players: ['4', '5'] })).toEqual({ value: { players: [4, 5] } })
  })
  it('comes back from the wire as it was', () => {
    const row = { nombre: 'Ana', precio: 1250, nota: null, fecha: '2026-11-20' }
    const wire: unknown = JSON.parse(JSON.stringify(writeObject(fields, row)))
    expect(wire).toMatchObject({ precio: 12.5 })
    expect(readAnswer(object(fields), wire)).toEqual(row)
    expect(readAnswer(list(object(fields)), [wire])).toEqual([row])
  })
  it('leaves the rows that it writes as they were', () => {
    const rows = [{ precio: 100 }]
    expect(list(object({ precio: field.money() })).write!(rows)).toEqual([{ precio: 1 }])
    expect(rows).toEqual([{ precio: 100 }])
  })
})
