import { sentOnly } from '@app/contract/kit/partial'
import type { Day } from '@app/contract/values/day'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'
import { accessChanged, refuseCredentialEdit } from '../identity/public.ts'
import { lockMember } from './lock-member.ts'
import { writeMember } from './write-member.ts'

interface AccessChange {
  readonly fecha_baja?: Day | null
  readonly activo?: boolean
  readonly acceso_web?: boolean
}

/**
 * Changes a member's leaving date or access: for staff only by an administrator, and never for the last one.
 * Without user it is a timed change.
 */
export async function changeAccess(
  { tx, user, today, note }: Pick<Call<unknown, User | null>, 'tx' | 'user' | 'today' | 'note'>,
  id: number,
  change: AccessChange,
) {
  const before = await lockMember(tx, id)
  const after = { ...before, ...sentOnly(change) }
  // a departure that is due lets members go whatever their joining date says
  if (change.fecha_baja !== undefined && after.fecha_baja !== null && before.fecha_alta !== null && after.fecha_baja < before.fecha_alta)
    refuse('socio.baja_antes_de_alta', { fecha_baja: 'socio.baja_antes_de_alta' })
  if (user) await refuseCredentialEdit(tx, user, id)
  await writeMember({ tx, note }, before, change)
  await accessChanged({ tx, today }, id, after)
  return after
}
