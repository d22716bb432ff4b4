import { say, type TextKey } from '@app/contract'
import { type Language, readerLanguage } from '@app/contract/kit/texts'
import { clubTime } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Call } from '../../kit/http/serve.ts'
import type { Paper } from '../../kit/papers/paper.ts'
import { paperPdf } from '../../kit/papers/paper-pdf.ts'
import type { JobContext } from '../../kit/work/attempt.ts'
import { type Reader, writeLetter } from './letter.ts'
import { sendMail } from './mail-adapter.ts'

/** Read context of a paper in a letter, and its words in the reader's language. */
type Writing = Pick<Call<unknown>, 'tx' | 'now' | 'today' | 'minute' | 'club' | 'say'>

/** Words of a language, for a paper in another one than its call's. */
export const wordsIn =
  (lang: Language): Writing['say'] =>
  (key, values) =>
    say(key as TextKey, lang, values)

interface PaperLetter {
  readonly email: string
  /** Name and language of the reader; undefined if there is none. */
  readonly reader: (tx: Tx) => Promise<{ nombre: Reader['nombre'] | null; lang: Reader['lang'] } | undefined>
  readonly paper: (call: Writing, lang: Language) => Promise<Paper>
  /** Texts of the letter, whose `{papel}` is the title of the paper. */
  readonly subject: TextKey
  readonly body: TextKey
}

/** Mails a paper as a PDF in its reader's language; letter and paper are of one transaction, the PDF is made after it. */
export async function sendPaper({ email, reader, paper, subject, body }: PaperLetter, context: JobContext) {
  const { club, now, inTransaction } = context
  const made = await inTransaction(async (tx) => {
    const found = await reader(tx)
    const lang = readerLanguage(found?.lang, club.language)
    const content = await paper({ tx, now, club, say: wordsIn(lang), ...clubTime(now, club.zone) }, lang)
    const letter = writeLetter(
      { email, nombre: found?.nombre ?? '', lang: found?.lang ?? null },
      { club: club.nombre, standard: club.language },
      { subject, body, values: { papel: content.title } },
    )
    return { letter: letter!, content }
  })
  const pdf = await paperPdf(made.content, now)
  const filename = `${made.content.title.replaceAll('/', '-')}.pdf`
  return sendMail(made.letter, context, { attachments: [{ filename, content: pdf, contentType: 'application/pdf' }] })
}
