import { type Reader, type Writer, writeLetter } from '../mail/public.ts'

type LetterKind = 'password' | 'welcome' | 'code'
/** Change of an account that its owner is notified of. */
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

/** Notifies the owner of an account of a change. */
export const changeNotice = (kind: ChangeKind, reader: Reader, writer: Writer) =>
  writeLetter(reader, writer, { subject: 'mail.changed.subject', body: `mail.changed.${kind}` })
