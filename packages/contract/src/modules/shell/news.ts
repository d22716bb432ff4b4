import { action } from '../../kit/action.ts'
import { type Field, optional, refuseValue } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { nothing, object } from '../../kit/shapes.ts'
import { type Language, languages } from '../../kit/texts.ts'
import { memberSetting } from './member-setting.ts'

/** One text in some of the seven languages; Spanish replaces a missing one. */
export type PartialTranslations = Partial<Record<Language, string>>

/** Text in at least one language; other languages are refused. */
const translatedText = (max: number): Field<PartialTranslations, 'required'> => {
  const translations = object(Object.fromEntries(languages.map((language) => [language, optional(field.note(max))])))
  return {
    ...field.json<PartialTranslations>(),
    read: (raw) => {
      const present = Object.entries(translations.read(field.json().read(raw))).filter(([, text]) => text !== null)
      return present.length > 0 ? (Object.fromEntries(present) as PartialTranslations) : refuseValue('invalid.required')
    },
  }
}

/** Notice shown once to every user between two days. */
export const news = resource('news', {
  table: 'aviso',
  path: 'aviso',
  only: ['list', 'get', 'create', 'update', 'remove'],
  label: 'desde',
  permission: 'admin',
  words: 'club',
  fields: {
    id_reg_aviso: field.id(),
    titulo: translatedText(200),
    texto: translatedText(4000),
    desde: field.day(),
    hasta: optional(field.day()),
  },
})

/** Notice as shown to one user. */
export const notice = object({ id_reg_aviso: field.integer(), titulo: field.text(200), texto: field.note() })

/** Path inferred: marks the notice as read, so that it is not shown to the user again. */
export const dismissNews = action({
  endpoint: 'POST /api/aviso/{id}/visto',
  permission: 'signed-in',
  input: { id: field.ref('aviso') },
  output: nothing,
  changes: [memberSetting],
})
