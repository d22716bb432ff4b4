import type { Language } from '@app/contract/kit/texts'
import type { TemplateUse } from '@app/contract/letters/letter-template'
import { fillFields } from '@app/contract/letters/merge-fields'
import { isOneText, type Tx } from '../../kit/database/database.ts'
import { pictureAt } from '../../kit/files/stored-pictures.ts'
import { mailHtml } from './mail-html.ts'

/** Words of a letter with their fields, the text as HTML. */
export interface ClubWords {
  readonly subject: string
  readonly html: string
}

/** Words of the club's templates of some uses by use and language, null without one; what a language lacks is taken from the club's own. */
export async function clubWords(
  tx: Tx,
  uses: readonly Exclude<TemplateUse, 'libre'>[],
): Promise<(use: TemplateUse, language: Language) => ClubWords | null> {
  const rows = await tx
    .selectFrom('notificacion_plantilla')
    .select(['uso', 'subject', 'desc_notificacion', 'textos'])
    .where(isOneText('uso', uses))
    .execute()
  return (use, language) => {
    const found = rows.find((row) => row.uso === use)
    const own = found?.textos.find((text) => text.idioma === language)
    const [subject, html] = [own?.subject ?? found?.subject, own?.desc_notificacion ?? found?.desc_notificacion]
    return subject && html ? { subject, html } : null
  }
}

/** Pictures of a letter: marks of their places while it is written, then the pictures themselves, each in its address (`data:`). */
export function letterPictures() {
  const paths: string[] = []
  const markOf = (n: number) => `cid:picture-${n}`
  return {
    picture: (path: string) => markOf(paths.push(path)),
    placed: async (tx: Tx, html: string): Promise<string> => {
      let whole = html
      for (const [n, path] of paths.entries()) {
        const found = await pictureAt(tx, path)
        if (found)
          whole = whole.replace(`"${markOf(n + 1)}"`, `"data:${found.tipo};base64,${Buffer.from(found.contenido).toString('base64')}"`)
      }
      return whole
    },
  }
}

type Filling = Omit<Parameters<typeof mailHtml>[0], 'html' | 'picture'>

/** Words filled for a reader, as a letter that holds its pictures. */
export async function clubLetter(tx: Tx, { subject, html }: ClubWords, filling: Filling) {
  const { picture, placed } = letterPictures()
  const made = mailHtml({ ...filling, html, picture })
  const asunto = fillFields(subject, filling.values).replaceAll(/\s+/g, ' ').trim().slice(0, 200)
  return { asunto, texto: made.texto, html: await placed(tx, made.html) }
}
