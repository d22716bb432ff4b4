import { type Reader, type Writer, writeLetter } from '../mail/public.ts'

type LetterKind = 'password' | 'welcome' | 'code'
/** What of an account changed, as its owner is told. */
export type ChangeKind = 'password' | 'second_factor' | 'rights' | 'email'

interface Filled extends Writer {
  readonly values?: Readonly<Record<string, string | number>>
  readonly link?: string
}

/** A letter with a link or a code; null when the reader has no address. */
export function letter(kind: LetterKind, reader: Reader, { values, link, ...writer }: Filled) {
  const written = writeLetter(reader, writer, { subject: `mail.${kind}.subject`, body: `mail.${kind}.body`, values, link })
  return written && { ...written, secreto: true }
}

/** Tells the owner of an account what changed in it. */
export const changeNotice = (kind: ChangeKind, reader: Reader, writer: Writer) =>
  writeLetter(reader, writer, { subject: 'mail.changed.subject', body: `mail.changed.${kind}` })
