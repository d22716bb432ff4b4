import { say, type TextKey } from '@app/contract'
import { mailPaper, paperReader } from '@app/contract/invoices/mail-paper'
import type { PaperFlag } from '@app/contract/invoices/ticket-page'
import { languageOf } from '@app/contract/kit/texts'
import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { handle } from '../../../kit/http/serve.ts'
import { paperPdf } from '../../../kit/papers/paper-pdf.ts'
import type { JobContext } from '../../../kit/work/attempt.ts'
import { jobKind } from '../../../kit/work/jobs.ts'
import { sendMail, writeLetter } from '../../mail/public.ts'
import { linePaper } from './line-paper.ts'

interface Payload {
  readonly id: number
  readonly flag: PaperFlag
  readonly email: string
}
/** The job that mails a paper of a line, which is made when it leaves. */
export const paperLetterJob = jobKind<Payload>('invoices.paper', 'mail')

/** Member of a line, as reader of a letter. */
const readerOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('factura as f')
    .leftJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios')
    .leftJoin('cuenta as c', 'c.id_mst_socios', 'f.id_mst_socios')
    .select(['s.nombre', 's.email', 'c.lang'])
    .where('f.id_reg_factura', '=', id)
    .where('f.fecha_baja', 'is', null)
    .executeTakeFirst()

export const reader = handle(paperReader, async ({ tx, input: { id } }) => {
  const { email } = (await readerOf(tx, id)) ?? refuse('msg.not_found')
  return { email }
})

/** Refuses what the page of the paper refuses; the letter leaves after the commit. */
export const mail = handle(mailPaper, async (call) => {
  await linePaper(call, { ...call.input, lang: call.user.lang })
  await call.later(paperLetterJob, call.input)
  return {}
})

/** Mails the paper as a PDF, in the language of its member. */
export async function sendPaper({ id, flag, email }: Payload, context: JobContext) {
  const { club, now, inTransaction } = context
  const { letter, paper } = await inTransaction(async (tx) => {
    const found = await readerOf(tx, id)
    const lang = found?.lang ? languageOf(found.lang) : club.language
    const words: Parameters<typeof linePaper>[0]['say'] = (key, values) => say(key as TextKey, lang, values)
    const made = await linePaper({ tx, now, club, say: words }, { id, flag, lang })
    const written = writeLetter(
      { email, nombre: found?.nombre ?? '', lang: found?.lang ?? null },
      { club: club.nombre, standard: club.language },
      { subject: 'mail.paper.subject', body: 'mail.paper.body', values: { papel: made.title } },
    )
    return { letter: written!, paper: made }
  })
  const content = await paperPdf(paper, now)
  return sendMail(letter, context, [{ filename: `${paper.title}.pdf`, content, contentType: 'application/pdf' }])
}
