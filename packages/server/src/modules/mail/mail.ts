import { mails, oneMail } from '@app/contract/mail/mail'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'

const shown = ['id_reg_correo', 'para', 'asunto', 'created_at', 'sent_at', 'error'] as const

export const list = handle(mails, ({ tx }) => tx.selectFrom('correo').select(shown).orderBy('id_reg_correo', 'desc').limit(500).execute())

export const one = handle(
  oneMail,
  async ({ tx, input }) =>
    (await tx.selectFrom('correo').selectAll().where('id_reg_correo', '=', input.id).executeTakeFirst()) ?? refuse('msg.not_found'),
)
