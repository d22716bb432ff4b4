import { mailDocument } from '@app/contract/official-invoices/document-letter'
import { handle } from '../../kit/http/serve.ts'
import type { JobContext } from '../../kit/work/attempt.ts'
import { jobKind } from '../../kit/work/jobs.ts'
import { sendPaper } from '../mail/public.ts'
import { recordDelivery } from './deliveries.ts'
import { officialPaper, paperForReader, payerOf } from './paper.ts'

interface Payload {
  readonly id: number
  readonly email: string
}
/** The job that mails an official invoice: its paper is made when it leaves. */
export const documentLetterJob = jobKind<Payload>('official-invoices.paper', 'mail')

/** Refuses what the page refuses; the letter leaves after the commit. */
export const mail = handle(mailDocument, async (call) => {
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
