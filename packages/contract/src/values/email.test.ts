import { expect, test } from 'vitest'
import { readEmail } from './email.ts'

test.each([
  [' Laia.Puig@Example.TEST ', 'laia.puig@example.test'],
  ['mailto:a@b.cat', 'a@b.cat'],
  ['info@Peña.es', 'info@xn--pea-8ma.es'],
  ['info@pen\u0303a.es', 'info@xn--pea-8ma.es'],
  ['info@xn--pea-8ma.es', 'info@xn--pea-8ma.es'],
  ['a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai'],
  ["o'neil+club@mail.example.co.uk", "o'neil+club@mail.example.co.uk"],
])('%s is the address %s', (raw, email) => {
  expect(readEmail(raw)).toBe(email)
})

test.each([
  '',
  'no tiene',
  'a@b',
  'a b@c.es',
  'a@b.es; c@d.es',
  '.a@b.es',
  'a..b@c.es',
  'a@-b.es',
  'a@b..es',
  `${'x'.repeat(65)}@b.es`,
  'niño@b.es',
  'a@ñ',
  'a@peña.es/x',
  'a@peña.es:80',
  'a@b@peña.es',
  'a@１.２.３.４',
])('%o is no address', (raw) => {
  expect(readEmail(raw)).toBeNull()
})
