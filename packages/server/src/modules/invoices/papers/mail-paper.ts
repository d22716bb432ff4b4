import { mailPaper, paperReader } from '@app/contract/invoices/mail-paper'
import type { PaperFlag } from '@app/contract/invoices/ticket-page'
import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { handle } from '../../../kit/http/serve.ts'
import type { JobContext } from '../../../kit/work/attempt.ts'
import { jobKind } from '../../../kit/work/jobs.ts'
import { letterLanguage, sendPaper } from '../../mail/public.ts'
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
    .select(['s.nombre', 's.email', letterLanguage('c', 's').as('lang')])
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
export const sendLinePaper = ({ id, flag, email }: Payload, context: JobContext) =>
  sendPaper(
    {
      email,
      reader: (tx) => readerOf(tx, id),
      paper: (call, lang) => linePaper(call, { id, flag, lang }),
      subject: 'mail.paper.subject',
      body: 'mail.paper.body',
    },
    context,
  )
