import { action } from '../../kit/action.ts'
import { type Field, optional, refuseValue } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { type Language, languages } from '../../kit/texts.ts'
import { highestLevel, level } from './level.ts'

/** Language, also in the form of a locale: 'ca' and 'ca-ES' are the same. */
const language: Field<Language> = {
  ...field.text(5),
  read: (raw) =>
    languages.find((one) => one === String(raw).slice(0, 2).toLowerCase()) ??
    refuseValue('invalid.choice', { choices: languages.join(', ') }),
}
const named = { cod_nivel: field.level(), desc_nivel: field.text(60) }
const rows = list(object({ ...named, textos: field.json<Readonly<Partial<Record<Language, string>>>>() }))
const saved = object({ niveles: rows })
/** Level to save; a complete read row, with the texts of every language, is accepted. */
const renamed: Field<{ cod_nivel: number; desc_nivel: string }> = object({ ...named, textos: optional(field.json()) })
const shownIn = { selected_language: optional(language) }

/** Levels, lowest first, named in the user's language; `textos` has every language. */
export const levelList = action({ endpoint: 'GET /api/nivel/get', permission: ['params', 'bookings'], input: {}, output: rows })
/** Levels named in one language; in Spanish if the text is missing. */
export const levelsIn = action({
  endpoint: 'GET /api/nivel/get/{lang}',
  permission: ['params', 'bookings'],
  input: { lang: language },
  output: rows,
})
/** Adds the lowest missing level, or the sent one. Refuses a ninth; administrators only. */
export const addLevel = action({
  endpoint: 'POST /api/nivel/add',
  permission: 'admin',
  input: { ...shownIn, cod_nivel: optional(field.level()), desc_nivel: optional(field.text(60)) },
  output: saved,
  changes: [level],
  answer: 'statusOk',
})
/**
 * Deletes a level in all languages. Refuses one used by members or member types, naming them; bookings keep their range, clipped to the
 * existing levels; administrators only.
 */
export const deleteLevel = action({
  endpoint: 'POST /api/nivel/delete',
  permission: 'admin',
  input: { ...shownIn, cod_nivel: field.level() },
  output: saved,
  changes: [level],
  answer: 'statusOk',
})
/** Saves the names of levels in one language. Refuses an empty name and a duplicate one. */
export const saveLevels = action({
  endpoint: 'POST /api/nivel/save',
  permission: 'params',
  input: { selected_language: language, niveles: list(renamed, highestLevel + 1) },
  output: saved,
  changes: [level],
  edits: [{ read: levelsIn, of: ({ selected_language: lang }) => ({ lang }), as: 'niveles' }],
  answer: 'statusOk',
})
