import { expect, test } from 'vitest'
import { importFields } from '../fields.ts'
import { es } from './es.ts'

test('every field of the import has a label', () => {
  for (const field of importFields) expect(es).toHaveProperty([`import.field.${field}`])
})
