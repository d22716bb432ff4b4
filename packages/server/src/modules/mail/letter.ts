import { say as sayIn, type TextKey } from '@app/contract'
import { type Language, type Locale, readerLanguage } from '@app/contract/kit/texts'
import { escaped } from '../../kit/http/html.ts'
import { jobKind } from '../../kit/work/jobs.ts'

/**
 * Calendar entries of a letter as an iCalendar object. A request and a cancellation are of one entry, which mail programs show and keep;
 * published ones are a file of the letter (RFC 5546).
 */
export interface CalendarPart {
  readonly metodo: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  readonly texto: string
}

/** A letter as queued in the outbox, with `later(mailJob, letter)`. */
export interface Letter {
  readonly para: string
  readonly asunto: string
  readonly texto: string
  readonly html: string
  /** Holds a link or a code: the text is not stored after sending. */
  readonly secreto?: boolean
  /** Member whom it concerns; its reader may be the guardian. */
  readonly socio?: number | undefined
  readonly calendario?: CalendarPart | undefined
}

/** The job that sends one letter; with a link or a code somebody waits for it. */
export const mailJob = jobKind<Letter>('mail', 'mail', ({ secreto }) => (secreto ? 'waiting' : 'single'))

/** Subject of a letter as shown: without the code of one with a secret. */
export const withoutCode = ({ asunto, secreto }: Pick<Letter, 'asunto' | 'secreto'>) =>
  secreto ? asunto.replaceAll(/\d{6}/g, '······') : asunto

/** A letter with a secret as shown in the mailbox: without its link or code. */
export const blanked = (letter: Letter): Letter =>
  letter.secreto ? { ...letter, asunto: withoutCode(letter), texto: '', html: '' } : letter

/** Reader of a letter; without an address none is written. */
export interface Reader {
  /** The member, if it is one. */
  readonly id_mst_socios?: number | null
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
  { id_mst_socios: socio, email, nombre, lang }: Reader,
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
  return { para: email, asunto: say(subject).slice(0, 200), texto: `${lines.join('\n\n')}\n`, html, ...(socio && { socio }) }
}
