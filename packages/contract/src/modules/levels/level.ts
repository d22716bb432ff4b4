import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'
import type { Language } from '../../kit/texts.ts'

/** The highest level; the lowest is 0. */
export const highestLevel = 7

/** Clips a range of levels to the existing ones, lowest first; an empty range becomes the nearest level below, or the lowest. */
export function clippedLevels<R extends { readonly nivel: number; readonly nivel_max: number }>(range: R, levels: readonly number[]): R {
  const from = levels.find((one) => one >= range.nivel) ?? levels.at(-1)
  const to = levels.findLast((one) => one <= range.nivel_max) ?? levels[0]
  if (from === undefined || to === undefined) return range
  return { ...range, nivel: Math.min(from, to), nivel_max: to }
}

/** Names of the players' levels, as texts of the club (spec 2 §3, A-122). */
export const level = resource('level', {
  table: 'nivel',
  path: 'nivel',
  label: 'cod_nivel',
  permission: 'params',
  only: [],
  words: 'club',
  fields: { cod_nivel: field.id(), textos: field.json<Partial<Record<Language, string>>>() },
})

export const levelsRefusals = refusals({ 'nivel.todos': 409 })
