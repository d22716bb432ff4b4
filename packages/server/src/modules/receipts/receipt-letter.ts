import type { JobContext } from '../../kit/work/attempt.ts'
import { jobKind } from '../../kit/work/jobs.ts'
import { sendPaper } from '../mail/public.ts'
import { payerOf, receiptPaper } from './receipt-paper.ts'

/** The job that mails a receipt to its payer; the paper is made when it leaves. */
export const receiptLetterJob = jobKind<{ id: number }>('receipts.letter', 'mail')

/** Mails a receipt as a PDF, in the language of its payer: the pre-notification of its debit. A deleted one is not mailed. */
export async function sendReceipt({ id }: { id: number }, context: JobContext) {
  const payer = await context.inTransaction((tx) => payerOf(tx, id))
  if (!payer || payer.email === null) return
  await sendPaper(
    {
      email: payer.email,
      reader: async () => payer,
      paper: (call, lang) => receiptPaper(call, id, lang),
      subject: 'mail.receipt.subject',
      body: 'mail.receipt.body',
    },
    context,
  )
}
