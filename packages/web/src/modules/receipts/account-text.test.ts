import { expect, test } from 'vitest'
import { accountText } from './account-text.ts'

test.each([
  ['ES9121000418450200051332', 'ES•• 2100 ···· 1332'],
  ['ES•• ···· 8814', 'ES•• ···· 8814'],
  ['ES12', 'ES12'],
])('the account %s reads %s', (iban, shown) => {
  expect(accountText(iban)).toBe(shown)
})
