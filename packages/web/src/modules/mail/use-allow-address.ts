import type { OutputOf } from '@app/contract/kit/action'
import { allowAddress, type stoppedAddresses } from '@app/contract/mail/stopped-addresses'
import { confirm } from '../../kit/dialogs/dialogs.ts'
import { useAction } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Address that receives no more. */
export type Stop = OutputOf<typeof stoppedAddresses>[number]

/** Lets an address receive again; a reader who asked for no more mail is confirmed first. */
export function useAllowAddress() {
  const { run, isBusy, may } = useAction(allowAddress, { toast: t('mail.allowed') })
  const allow = async ({ id_reg_direccion_parada: id, email, motivo }: Stop) => {
    const question = { title: t('mail.allow_question', { email }), hint: t('mail.allow_hint'), confirm: t('mail.allow') }
    if ((motivo !== 'queja' && motivo !== 'baja') || (await confirm(question))) await run({ id })
  }
  return { allow, isBusy, may }
}
