import * as declared from '@app/contract/members/web-punishment'
import { clubTime } from '../../kit/clock.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import type { Tidy } from '../../kit/work/housekeeping.ts'
import { param } from '../club/public.ts'
import { lockMember } from './lock-member.ts'
import { writeMember } from './write-member.ts'

export const punish = handle(declared.punishMember, async (call) => {
  const { tx, today } = call
  const { id, fecha_ini_acceso_web: sent } = call.input
  const before = await lockMember(tx, id)
  const end = sent ?? declared.punishmentEnd(today, await param(tx, 'SOCIO_DIAS_CASTIGO'))
  if (end === null) return refuse('socio.castigo_sin_fin', { fecha_ini_acceso_web: 'socio.castigo_sin_fin' })
  if (end <= today) return refuse('socio.castigo_pasado', { fecha_ini_acceso_web: 'socio.castigo_pasado' })
  await writeMember(call, before, { fecha_ini_acceso_web: end })
  return { fecha_ini_acceso_web: end, castigado: true }
})

export const pardon = handle(declared.endPunishment, async (call) => {
  const before = await lockMember(call.tx, call.input.id)
  await writeMember(call, before, { fecha_ini_acceso_web: null })
  return { fecha_ini_acceso_web: null, castigado: false }
})

/** Ends punishments on their day, without action by staff. */
export const endPunishments: Tidy = async (tx, now, club) => {
  const { today } = clubTime(now, club.zone)
  await tx.updateTable('socio').set({ fecha_ini_acceso_web: null }).where('fecha_ini_acceso_web', '<=', today).execute()
}
