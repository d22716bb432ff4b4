import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'
import type { Language } from '../../kit/texts.ts'

/** The highest level; the lowest is 0. */
export const highestLevel = 7

/** The names of the players' levels, which are the club's own texts (spec 2 §3, A-122). */
export const level = resource('level', {
  table: 'nivel',
  path: 'nivel',
  label: 'cod_nivel',
  permission: 'params',
  only: [],
  fields: { cod_nivel: field.id(), textos: field.json<Partial<Record<Language, string>>>() },
})

export const levelsRefusals = refusals({ 'nivel.todos': 409 })
