import { sentOnly } from '@app/contract/kit/partial'
import * as declared from '@app/contract/letters/letter-template'
import { bookingFields, mergeFields, unknownFields } from '@app/contract/letters/merge-fields'
import { json, type Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { cleanWords } from './clean-html.ts'

interface Words {
  readonly subject: string | null
  readonly desc_notificacion: string | null
}
interface Template extends Words {
  readonly uso: declared.TemplateUse
  readonly textos: readonly declared.LetterText[]
}

/** Refuses fields of a letter that do not exist, by the name of the part. */
export function requireKnownFields({ subject, desc_notificacion }: Words, known: readonly string[]) {
  for (const [name, text] of Object.entries({ subject, desc_notificacion })) {
    const [campo] = unknownFields(text ?? '', known)
    if (campo !== undefined)
      refuse('plantilla.campo_desconocido', { [name]: { key: 'plantilla.campo_desconocido', values: { campo } } }, { campo })
  }
}

/** Refuses two texts in one language. */
export function requireOneEach(textos: readonly declared.LetterText[]) {
  const repeated = textos.find(({ idioma }, at) => textos.findIndex((one) => one.idioma === idioma) !== at)
  if (repeated) refuse('plantilla.idioma_repetido', { textos: 'plantilla.idioma_repetido' })
}

/** A template as stored: without foreign markup. Refuses unknown fields, and a letter of the product without words. */
function checked<T extends Template>(sent: T) {
  const [template, textos] = [cleanWords(sent), sent.textos.map(cleanWords)]
  const known = template.uso === 'libre' ? mergeFields : bookingFields
  requireOneEach(textos)
  for (const words of [template, ...textos]) requireKnownFields(words, known)
  if (template.uso !== 'libre' && (template.subject === null || template.desc_notificacion === null)) {
    const missing = template.subject === null ? 'subject' : 'desc_notificacion'
    refuse('plantilla.sin_texto', { [missing]: 'plantilla.sin_texto' })
  }
  return { ...template, textos: json(textos) }
}

const rows = (tx: Tx) => tx.selectFrom('notificacion_plantilla').selectAll()
const withTexts = <T extends { textos: readonly declared.LetterText[] }>(row: T) => ({ ...row, textos: [...row.textos] })

export const list = handle(declared.letterTemplates, async ({ tx }) =>
  (await rows(tx).orderBy('uso').orderBy('desc_plantilla').orderBy('id_mst_notificaciones_plantillas').execute()).map(withTexts),
)

const one = async (tx: Tx, id: number) =>
  (await rows(tx).where('id_mst_notificaciones_plantillas', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')

export const read = handle(declared.oneTemplate, async ({ tx, input }) => withTexts(await one(tx, input.id)))

export const add = handle(declared.addTemplate, async ({ tx, input }) =>
  withTexts(await tx.insertInto('notificacion_plantilla').values(checked(input)).returningAll().executeTakeFirstOrThrow()),
)

export const change = handle(declared.changeTemplate, async ({ tx, input: { id, ...sent } }) => {
  const kept = await rows(tx).where('id_mst_notificaciones_plantillas', '=', id).forUpdate().executeTakeFirst()
  if (!kept) return refuse('msg.not_found')
  const { id_mst_notificaciones_plantillas: _id, ...template } = { ...kept, ...sentOnly(sent) }
  const changed = await tx
    .updateTable('notificacion_plantilla')
    .set(checked(template))
    .where('id_mst_notificaciones_plantillas', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return withTexts(changed)
})

export const remove = handle(declared.removeTemplate, async ({ tx, input }) => {
  const { numDeletedRows } = await tx
    .deleteFrom('notificacion_plantilla')
    .where('id_mst_notificaciones_plantillas', '=', input.id)
    .executeTakeFirst()
  return numDeletedRows ? {} : refuse('msg.not_found')
})
