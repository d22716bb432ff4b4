import { say as sayIn } from '@app/contract'
import { type Language, languageOf } from '@app/contract/kit/texts'
import type { shellTexts } from '@app/contract/shell/texts'
import { escaped } from '../../kit/html.ts'
import type { Letter } from '../../kit/mail.ts'

type TextKey = keyof typeof shellTexts & string
type LetterKind = 'password' | 'welcome' | 'code'
export type ChangeKind = 'password' | 'second_factor' | 'rights' | 'email'

interface Words {
  readonly lang: Language
  readonly para: string
  readonly nombre: string
  readonly club: string
  readonly subject: TextKey
  readonly body: TextKey
  readonly values?: Readonly<Record<string, string | number>>
  readonly link?: string
}

/** A letter in the reader's language, as text and as HTML with the same words. */
function write({ lang, para, nombre, club, subject, body, values = {}, link }: Words): Letter {
  const say = (key: TextKey) => sayIn(key, lang, { nombre, club, ...values })
  const lines = [say('mail.greeting'), say(body), ...(link ? [link] : []), say('mail.footer')]
  const html = lines.map((line) => `<p>${line === link ? `<a href="${escaped(line)}">${escaped(line)}</a>` : escaped(line)}</p>`).join('\n')
  return { para, asunto: say(subject).slice(0, 200), texto: `${lines.join('\n\n')}\n`, html }
}

interface Reader {
  readonly email: string | null
  readonly nombre: string
  readonly lang: Parameters<typeof languageOf>[0] | null
}

/** A letter with a link or a code; null when the reader has no address. */
export const letter = (
  kind: LetterKind,
  reader: Reader,
  more: { club: string; standard: Language; values?: Words['values']; link?: string },
) =>
  reader.email === null
    ? null
    : {
        ...write({ ...addressed(reader, more), subject: `mail.${kind}.subject`, body: `mail.${kind}.body`, ...pickMore(more) }),
        secreto: true,
      }

/** Tells the owner of an account what changed in it (A-123). */
export const changeNotice = (kind: ChangeKind, reader: Reader, more: { club: string; standard: Language }) =>
  reader.email === null ? null : write({ ...addressed(reader, more), subject: 'mail.changed.subject', body: `mail.changed.${kind}` })

const addressed = ({ email, nombre, lang }: Reader, { club, standard }: { club: string; standard: Language }) => ({
  lang: lang ? languageOf(lang) : standard,
  para: email ?? '',
  nombre,
  club,
})
const pickMore = ({ values, link }: { values?: Words['values']; link?: string }) => ({ ...(values && { values }), ...(link && { link }) })
