import { inLanguage } from '@app/contract/kit/texts'
import { officialInvoicesTexts } from '@app/contract/official-invoices/texts'
import { expect, test } from 'vitest'
import { startTexts } from '../../kit/texts/i18n.ts'
import { taxIdNote } from './tax-id-note.ts'

startTexts('es-ES', inLanguage(officialInvoicesTexts, 'es'))

test('a tax id is judged while it is typed: right, the letter that a DNI has, or a wrong figure', () => {
  expect(taxIdNote('1234')).toBeNull()
  expect(taxIdNote('12345678-Z')).toMatch(/^Dígito correcto/)
  for (const typed of ['12345678', '12345678A']) expect(taxIdNote(typed)).toBe('La letra de 12345678 es Z.')
  expect(taxIdNote('B85626240')).toMatch(/^Dígito correcto/)
  expect(taxIdNote('B85626241')).toBe('El dígito de control no es correcto.')
})
