import * as declared from '@app/contract/official-invoices/document-paper'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { paperPage } from '../../kit/papers/paper.ts'
import { paperPdf } from '../../kit/papers/paper-pdf.ts'
import { delivering } from './deliveries.ts'
import { paperForReader, payerOf } from './paper.ts'

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
