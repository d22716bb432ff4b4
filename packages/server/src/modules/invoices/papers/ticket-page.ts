import { ticketPage } from '@app/contract/invoices/ticket-page'
import { handle } from '../../../kit/http/serve.ts'
import { paperPage } from '../../../kit/papers/paper.ts'
import { linePaper } from './line-paper.ts'

export const print = handle(ticketPage, async (call) => paperPage(await linePaper(call, { ...call.input, lang: call.user.lang })))
