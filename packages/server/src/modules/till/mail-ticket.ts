import { mailTicket } from '@app/contract/till/mail-ticket'
import { handle } from '../../kit/http/serve.ts'
import type { JobContext } from '../../kit/work/attempt.ts'
import { jobKind } from '../../kit/work/jobs.ts'
import { sendPaper } from '../mail/public.ts'
import { ticketPaper } from './ticket.ts'
import { readerOf } from './ticket-reader.ts'

/** The job that mails a ticket: its paper is made when it leaves. */
export const ticketLetterJob = jobKind<{ id: number; email: string }>('till.ticket', 'mail')

/** Refuses an open cart; the letter leaves after the commit. */
export const mail = handle(mailTicket, async (call) => {
  await ticketPaper(call, call.input.id, call.user.lang)
  await call.later(ticketLetterJob, call.input)
  return {}
})

/** Mails the ticket as a PDF, in the language of its member. */
export const sendTicket = ({ id, email }: { id: number; email: string }, context: JobContext) =>
  sendPaper(
    {
      email,
      reader: (tx) => readerOf(tx, id),
      paper: (call, lang) => ticketPaper(call, id, lang),
      subject: 'mail.paper.subject',
      body: 'mail.paper.body',
    },
    context,
  )
