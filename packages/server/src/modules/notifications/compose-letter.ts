import { say as sayIn, type TextKey } from '@app/contract'
import type { Language } from '@app/contract/kit/texts'
import { fillFields } from '@app/contract/letters/merge-fields'
import { inApp } from '@app/contract/notifications/app-subject'
import { asLinks, linkDays } from '@app/contract/notifications/attachment-rules'
import { formatDay } from '@app/contract/values/day'
import { after, clubTime } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { escaped } from '../../kit/http/html.ts'
import { mailHtml, plainText } from '../letters/public.ts'
import { valuesOf, type Words, wordsFor } from './letter-values.ts'
import type { Notice } from './notice-row.ts'
import type { Looking, Person } from './people.ts'

/** File of a letter with its place. */
export const filesOf = async (tx: Tx, notice: number) => {
  const rows = await tx
    .selectFrom('notificacion_adjunto as a')
    .innerJoin('archivo as f', 'f.id_reg_archivo', 'a.id_reg_archivo')
    .select(['a.id_reg_notificaciones_adjuntos', 'a.nombre', 'a.fecha', 'f.tipo', 'f.bytes', 'f.lugar', 'f.clave', 'f.contenido'])
    .where('a.id_reg_notificaciones', '=', notice)
    .orderBy('a.id_reg_notificaciones_adjuntos')
    .execute()
  const links = asLinks(rows.map((row) => row.bytes))
  return rows.map((row, at) => ({ ...row, como_enlace: links[at]! }))
}
export type LetterFile = Awaited<ReturnType<typeof filesOf>>[number]

interface Composing extends Looking {
  readonly minute: number
  readonly now: Date
  readonly notice: Notice
  readonly files: readonly LetterFile[]
  /** Language of the readers. */
  readonly lang: Language
  /** Address of the product and secret of the letter's links; null for a look. */
  readonly links: { readonly base: string; readonly token: string } | null
  readonly picture?: (path: string) => string
}

/** Title and text of the message in the app: the subject in 120 letters, the text without its pictures. */
export const appMessage = ({ subject, html }: Words, values: Readonly<Partial<Record<string, string | null>>>) => ({
  titulo: inApp(fillFields(subject, values)),
  texto: plainText(html, values).slice(0, 4000),
})

/** A letter to the people of one mail: subject, both parts, and the message in the app. */
export async function composeLetter(composing: Composing, people: readonly Person[]) {
  const { notice, club, now, files, lang, links, picture } = composing
  const words = wordsFor(notice, lang, club.language)
  const values = await valuesOf({ ...composing, words, base: links?.base ?? null }, people)
  const say = (key: TextKey, more: Record<string, string> = {}) => sayIn(key, words.idioma, { club: club.nombre, ...more })
  const until = formatDay(clubTime(after(notice.sale ?? now, linkDays * 86_400), club.zone).today)
  const linked = files
    .filter((one) => one.como_enlace)
    .map((one) => ({
      text: say('notificacion.fichero_hasta', { nombre: one.nombre, hasta: until }),
      link: links ? `${links.base}/adjunto/${links.token}/${one.id_reg_notificaciones_adjuntos}` : '#',
    }))
  const names = new Intl.ListFormat(words.idioma).format(people.map((one) => one.nombre_completo))
  const subject = fillFields(words.subject, values).replaceAll(/\s+/g, ' ').slice(0, 400)
  const open = notice.enlace ? `<p><a href="${escaped(notice.enlace)}" data-boton="1">${escaped(say('notificacion.abrir'))}</a></p>` : ''
  const { html, texto } = mailHtml({
    html: `${words.html}${open}`,
    values,
    club: club.nombre,
    foot: [
      ...linked,
      { text: say('notificacion.por_que', { nombre: names }) },
      { text: say('notificacion.baja'), link: links ? `${links.base}/avisos/${links.token}` : '#' },
    ],
    ...(picture && { picture }),
  })
  return { subject, html, texto, words, app: appMessage(words, values) }
}
