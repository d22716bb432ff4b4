import { action, editsOf } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { pick, resource } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { type Language, languages } from '../../kit/texts.ts'

/**
 * Uses of a template: free, for letters to many, and the letters that the product sends to players by itself: confirmation, move and
 * cancellation of bookings, reminder of a payment. The club has at most one template of each of these.
 */
export const templateUses = ['libre', 'confirmacion', 'cambio', 'anulacion', 'recordatorio'] as const
export type TemplateUse = (typeof templateUses)[number]

/** Subject and text of a letter, the text as HTML. */
export const letterWords = { subject: optional(field.text(200)), desc_notificacion: optional(field.note(200_000)) }
/** Texts of a letter in its further languages. */
export const letterTexts = list(object({ idioma: field.choice(...languages), ...letterWords }), languages.length)
/** Text of a letter in one further language. */
export interface LetterText {
  readonly idioma: Language
  readonly subject: string | null
  readonly desc_notificacion: string | null
}

/** Template of the club: name, use, and texts in the club's language and in others. */
export const letterTemplate = resource('letter-template', {
  table: 'notificacion_plantilla',
  path: 'notificacion_plantilla',
  label: 'desc_plantilla',
  permission: 'messages',
  only: [],
  words: 'club',
  fields: {
    id_mst_notificaciones_plantillas: field.id(),
    desc_plantilla: field.text(80),
    uso: defaulted(field.choice(...templateUses), 'libre'),
    ...letterWords,
    textos: field.json<readonly LetterText[]>(),
  },
})

const f = letterTemplate.fields
const template = object({ ...f, textos: letterTexts })
const written = { ...pick(f, 'desc_plantilla', 'subject', 'desc_notificacion', 'uso'), textos: defaulted(letterTexts, []) }

/** Templates of the club by use and name. */
export const letterTemplates = action({
  endpoint: 'GET /api/notificacion_plantilla',
  permission: 'messages',
  input: {},
  output: list(template, 1000),
})
/** One template. */
export const oneTemplate = action({
  endpoint: 'GET /api/notificacion_plantilla/{id}',
  permission: 'messages',
  input: { id: field.ref('notificacion_plantilla') },
  output: template,
})
/** Adds a template. Refuses fields that do not exist, and a second template of a letter that the product sends by itself. */
export const addTemplate = action({
  endpoint: 'POST /api/notificacion_plantilla',
  permission: 'messages',
  input: written,
  output: template,
  changes: [letterTemplate],
})
/** Changes a template; refusals as for a new one. */
export const changeTemplate = action({
  endpoint: 'PUT /api/notificacion_plantilla/{id}',
  permission: 'messages',
  input: { id: field.ref('notificacion_plantilla'), ...partial(written) },
  output: template,
  changes: [letterTemplate],
  edits: editsOf(oneTemplate),
})
/** Deletes a template; letters made from it keep their text. */
export const removeTemplate = action({
  endpoint: 'DELETE /api/notificacion_plantilla/{id}',
  permission: 'messages',
  input: { id: field.ref('notificacion_plantilla') },
  output: nothing,
  changes: [letterTemplate],
})
