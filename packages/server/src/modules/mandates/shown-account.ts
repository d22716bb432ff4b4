import { may } from '@app/contract/kit/permissions'
import { maskIban } from '@app/contract/values/iban'
import type { Call } from '../../kit/http/serve.ts'

/** Account as a user may see it: whole with the right to see members, otherwise masked. */
export const shownAccount = <T extends string | null>(user: Call<unknown>['user'], iban: T) =>
  iban === null || may(user, 'members') ? iban : maskIban(iban)
