import { expect, test } from 'vitest'
import { readEmail } from './email.ts'

test.each([
  [' Laia.Puig@Example.TEST ', 'laia.puig@example.test'],
  ['mailto:a@b.cat', 'a@b.cat'],
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
])('%o is no address', (raw) => {
  expect(readEmail(raw)).toBeNull()
})
