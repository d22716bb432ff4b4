import { say, type TextKey } from '@app/contract'
import { languageOf } from '@app/contract/kit/texts'
import { mailTicket } from '@app/contract/till/mail-ticket'
import { clubTime } from '../../kit/clock.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { paperPdf } from '../../kit/papers/paper-pdf.ts'
import type { JobContext } from '../../kit/work/attempt.ts'
import { jobKind } from '../../kit/work/jobs.ts'
import { sendMail, writeLetter } from '../mail/public.ts'
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
export async function sendTicket({ id, email }: { id: number; email: string }, context: JobContext) {
  const { club, now, inTransaction } = context
  const { letter, paper } = await inTransaction(async (tx) => {
    const reader = await readerOf(tx, id)
    const lang = reader?.lang ? languageOf(reader.lang) : club.language
    const words: Call<unknown>['say'] = (key, values) => say(key as TextKey, lang, values)
    const written = writeLetter(
      { email, nombre: reader?.nombre ?? '', lang: reader?.lang ?? null },
      { club: club.nombre, standard: club.language },
      { subject: 'mail.ticket.subject', body: 'mail.ticket.body', values: { n: id } },
    )
    return { letter: written!, paper: await ticketPaper({ tx, now, club, say: words, ...clubTime(now, club.zone) }, id, lang) }
  })
  const content = await paperPdf(paper, now)
  return sendMail(letter, context, [{ filename: `${paper.title}.pdf`, content, contentType: 'application/pdf' }])
}
