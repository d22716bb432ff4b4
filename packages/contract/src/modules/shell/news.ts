import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { nothing, object } from '../../kit/shapes.ts'
import type { Language } from '../../kit/texts.ts'

/** The same words in some of the seven languages; Spanish stands in for one that is missing. */
export type Worded = Partial<Record<Language, string>>

/** A notice shown once to every user between two days. */
export const news = resource('news', {
  table: 'aviso',
  path: 'aviso',
  only: ['list', 'get', 'create', 'update', 'remove'],
  label: 'desde',
  permission: 'admin',
  fields: {
    id_reg_aviso: field.id(),
    titulo: field.json<Worded>(),
    texto: field.json<Worded>(),
    desde: field.day(),
    hasta: optional(field.day()),
  },
})

/** The notice as one user reads it. */
export const notice = object({ id_reg_aviso: field.integer(), titulo: field.text(200), texto: field.note() })

/** Path inferred: the user has read the notice and does not see it again. */
export const dismissNews = action({
  endpoint: 'POST /api/aviso/{id}/visto',
  permission: 'signed-in',
  input: { id: field.ref('aviso') },
  output: nothing,
  changes: ['member-setting'],
})
