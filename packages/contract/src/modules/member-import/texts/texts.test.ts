import { expect, test } from 'vitest'
import { importFields } from '../fields.ts'
import { ca } from './ca.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { eu } from './eu.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

test.each(Object.entries({ ca, eu, pt, en, it, fr }))('the texts in %s have the same places to fill as the Spanish ones', (_, texts) => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  for (const key of Object.keys(es) as (keyof typeof es)[]) expect([key, places(texts[key])]).toEqual([key, places(es[key])])
})

test('every field of the import has a label', () => {
  for (const field of importFields) expect(es).toHaveProperty([`import.field.${field}`])
})
