import { say as sayIn, type TextKey } from '@app/contract'
import { type Language, type Locale, readerLanguage } from '@app/contract/kit/texts'
import { escaped } from '../../kit/http/html.ts'
import { jobKind } from '../../kit/work/jobs.ts'

/** A letter as queued in the outbox, with `later(mailJob, letter)`. */
export interface Letter {
  readonly para: string
  readonly asunto: string
  readonly texto: string
  readonly html: string
  /** Holds a link or a code: the text is not stored after sending. */
  readonly secreto?: boolean
}

/** The job that sends one letter; with a link or a code somebody waits for it. */
export const mailJob = jobKind<Letter>('mail', 'mail', ({ secreto }) => (secreto ? 'waiting' : 'single'))

/** A letter with a secret as shown in the mailbox: without its link or code. */
export const blanked = (letter: Letter): Letter =>
  letter.secreto ? { para: letter.para, asunto: letter.asunto.replaceAll(/\d{6}/g, '······'), texto: '', html: '' } : letter

/** Reader of a letter; without an address none is written. */
export interface Reader {
  readonly email: string | null
  readonly nombre: string
  readonly lang: Locale | null
}

/** The sending club, and its language for readers without a chosen one. */
export interface Writer {
  readonly club: string
  readonly standard: Language
}

interface Words {
  readonly subject: TextKey
  readonly body: TextKey
  readonly values?: Readonly<Record<string, string | number>> | undefined
  readonly link?: string | undefined
  /** Pictures below the text, each embedded in its address (`data:`), with its caption. */
  readonly pictures?: readonly { readonly src: string; readonly text: string }[]
}

/** A letter in the reader's language, as text and as HTML with the same words; null when the reader has no address. */
export function writeLetter(
  { email, nombre, lang }: Reader,
  { club, standard }: Writer,
  { subject, body, values, link, pictures = [] }: Words,
): Letter | null {
  if (email === null) return null
  const say = (key: TextKey) => sayIn(key, readerLanguage(lang, standard), { nombre, club, ...values })
  const lines = [say('mail.greeting'), say(body), ...(link ? [link] : []), ...pictures.map(({ text }) => text), say('mail.footer')]
  const pictured = new Map(pictures.map(({ src, text }) => [text, src]))
  const asHtml = (line: string) => {
    const src = pictured.get(line)
    if (src) return `<img src="${escaped(src)}" alt="${escaped(line)}"><br>${escaped(line)}`
    return line === link ? `<a href="${escaped(line)}">${escaped(line)}</a>` : escaped(line)
  }
  const html = lines.map((line) => `<p>${asHtml(line)}</p>`).join('\n')
  return { para: email, asunto: say(subject).slice(0, 200), texto: `${lines.join('\n\n')}\n`, html }
}
