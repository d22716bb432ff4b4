import * as declared from '@app/contract/members/web-punishment'
import type { Day } from '@app/contract/values/day'
import { clubTime } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database.ts'
import type { Tidy } from '../../kit/housekeeping.ts'
import { refuse } from '../../kit/refusal.ts'
import { handle } from '../../kit/serve.ts'
import { param } from '../club/public.ts'
import { lockMember } from './lock-member.ts'

const setEnd = (tx: Tx, id: number, fecha_ini_acceso_web: Day | null) =>
  tx.updateTable('socio').set({ fecha_ini_acceso_web }).where('id_mst_socios', '=', id).execute()

export const punish = handle(declared.punishMember, async ({ tx, input: { id, fecha_ini_acceso_web: sent }, today }) => {
  await lockMember(tx, id)
  const end = sent ?? declared.punishmentEnd(today, await param(tx, 'SOCIO_DIAS_CASTIGO'))
  if (end === null) return refuse('socio.castigo_sin_fin', { fecha_ini_acceso_web: 'socio.castigo_sin_fin' })
  if (end <= today) return refuse('socio.castigo_pasado', { fecha_ini_acceso_web: 'socio.castigo_pasado' })
  await setEnd(tx, id, end)
  return { fecha_ini_acceso_web: end, castigado: true }
})

export const pardon = handle(declared.endPunishment, async ({ tx, input: { id } }) => {
  await lockMember(tx, id)
  await setEnd(tx, id, null)
  return { fecha_ini_acceso_web: null, castigado: false }
})

/** A punishment whose day has come is over: nobody has to take it back by hand. */
export const endPunishments: Tidy = async (tx, now, club) => {
  const { today } = clubTime(now, club.zone)
  await tx.updateTable('socio').set({ fecha_ini_acceso_web: null }).where('fecha_ini_acceso_web', '<=', today).execute()
}
