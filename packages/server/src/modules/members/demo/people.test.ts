import { addMonths } from '@app/contract/values/day'
import { readEmail } from '@app/contract/values/email'
import { readIban } from '@app/contract/values/iban'
import { readTaxId } from '@app/contract/values/nif'
import { readPhone } from '@app/contract/values/phone'
import { expect, test } from 'vitest'
import { demoMembers, demoNif } from './people.ts'

const today = '2026-11-20'
const members = demoMembers(5000, 1, today)
const all = (test: (member: (typeof members)[number]) => boolean) => members.filter((member) => !test(member))

test('the same seed makes the same people and another seed other ones', () => {
  expect(demoMembers(200, 7, today)).toEqual(demoMembers(200, 7, today))
  expect(demoMembers(200, 7, today).slice(0, 50)).toEqual(demoMembers(50, 7, today))
  expect(demoMembers(200, 8, today)).not.toEqual(demoMembers(200, 7, today))
})

test('every member passes the checks the product makes of a real one', () => {
  expect(all(({ nif }) => nif === null || ['DNI', 'NIE'].includes(readTaxId(nif)?.kind ?? ''))).toEqual([])
  expect(all(({ full_iban }) => full_iban === null || readIban(full_iban) === full_iban)).toEqual([])
  expect(all(({ email }) => readEmail(email) === email && email.endsWith('@example.test'))).toEqual([])
  expect(
    all(({ telefono, telefono2 }) => readPhone(telefono) === telefono && (telefono2 === null || readPhone(telefono2) === telefono2)),
  ).toEqual([])
  expect(
    all(({ nivel, nivel_decimales: exact }) => exact >= 0 && exact <= 7 && Number.isInteger(exact * 4) && nivel === Math.trunc(exact)),
  ).toEqual([])
})

test('nobody is younger than their membership, and only children lack a tax id', () => {
  expect(all(({ fecha_nac, fecha_alta }) => fecha_nac < fecha_alta && fecha_alta <= today)).toEqual([])
  expect(all(({ nif, fecha_nac }) => (nif === null) === fecha_nac > addMonths(today, -14 * 12))).toEqual([])
})

test('numbers, e-mails and tax ids are of one person each', () => {
  const many = demoMembers(30_000, 2, today)
  for (const key of ['numsocio', 'email'] as const) expect(new Set(many.map((member) => member[key])).size).toBe(30_000)
  const ids = many.map(({ nif }) => nif).filter((nif) => nif !== null)
  expect(new Set(ids).size).toBe(ids.length)
})

test('tax ids, telephones and accounts are in ranges that belong to nobody', () => {
  expect([demoNif(1), demoNif(9)].map((nif) => nif.slice(0, 2))).toEqual(['99', 'Z9'])
  expect(all(({ telefono }) => telefono.startsWith('+3477'))).toEqual([])
  expect(all(({ full_iban }) => full_iban === null || full_iban.slice(8, 11) === '999')).toEqual([])
})

test('postal codes belong to the province', () => {
  const provinces = new Map(members.map(({ codigo_postal, provincia }) => [codigo_postal.slice(0, 2), provincia]))
  expect(provinces.get('08')).toBe('Barcelona')
  expect(
    all(({ codigo_postal, provincia }) => provinces.get(codigo_postal.slice(0, 2)) === provincia && /^\d{5}$/.test(codigo_postal)),
  ).toEqual([])
})
