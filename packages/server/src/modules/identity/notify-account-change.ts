import type { Call } from '../../kit/http/serve.ts'
import { mailJob } from '../mail/public.ts'
import { type Account, fullName } from './account.ts'
import { type ChangeKind, changeNotice } from './letters.ts'

interface Change {
  readonly kind: ChangeKind
  readonly otherAddress?: string | null
}
type Notifying = Pick<Call<unknown>, 'club' | 'later'>

/** Mails the owner of an account that its credentials changed: to its address, and to another one if given. */
export async function notifyAccountChange({ club, later }: Notifying, account: Account, { kind, otherAddress = null }: Change) {
  const more = { club: club.nombre, standard: club.language }
  const addresses = new Set([account.email, otherAddress])
  for (const email of addresses) {
    const mail = changeNotice(kind, { email, nombre: fullName(account), lang: account.lang }, more)
    if (mail) await later(mailJob, mail)
  }
}
