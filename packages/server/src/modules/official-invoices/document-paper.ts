import * as declared from '@app/contract/official-invoices/document-paper'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { paperPage } from '../../kit/papers/paper.ts'
import { paperPdf } from '../../kit/papers/paper-pdf.ts'
import type { JobContext } from '../../kit/work/attempt.ts'
import { jobKind } from '../../kit/work/jobs.ts'
import { sendPaper } from '../mail/public.ts'
import { delivering, recordDelivery } from './deliveries.ts'
import { officialPaper, paperForReader, payerOf } from './paper.ts'

interface Payload {
  readonly id: number
  readonly email: string
}
/** The job that mails an official invoice: its paper is made when it leaves. */
export const documentLetterJob = jobKind<Payload>('official-invoices.paper', 'mail')

export const page = handle(declared.documentPage, {
  prepare: (call) => delivering(call, call.input.id, 'impresa'),
  run: async (call) => paperPage(await paperForReader(call, call.input.id)),
})

export const pdf = handle(declared.documentPdf, {
  prepare: async (call) => {
    const { input, inTransaction, now } = call
    const paper = await inTransaction((tx) => paperForReader({ ...call, tx }, input.id))
    await delivering(call, input.id, 'vista')
    return { fichero: `${paper.title.replaceAll('/', '-')}.pdf`, bytes: (await paperPdf(paper, now)).toString('base64') }
  },
  run: async ({ prepared }) => prepared,
})

export const reader = handle(declared.documentReader, async ({ tx, input: { id } }) => {
  const { email } = (await payerOf(tx, id)) ?? refuse('msg.not_found')
  return { email }
})

/** Refuses what the page refuses; the letter leaves after the commit. */
export const mail = handle(declared.mailDocument, async (call) => {
  const { tx, input, now, user } = call
  await paperForReader(call, input.id)
  await recordDelivery(tx, input.id, 'correo', { by: user.id_mst_socios, now })
  await call.later(documentLetterJob, input)
  return {}
})

/** Mails an official invoice as a PDF, in the language of its payer. */
export const sendDocument = ({ id, email }: Payload, context: JobContext) =>
  sendPaper(
    {
      email,
      reader: (tx) => payerOf(tx, id),
      paper: (call, lang) => officialPaper(call, id, lang),
      subject: 'mail.paper.subject',
      body: 'mail.paper.body',
    },
    context,
  )
