import { sendAutologin } from '@app/contract/members/autologin-link'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { hasFactor, isStaff, issueToken, publicUrl, validMinutes } from '../identity/public.ts'
import { mailJob, writeLetter } from '../mail/public.ts'
import { lockMember } from './lock-member.ts'

export const send = handle(sendAutologin, async ({ tx, input: { id }, now, club, request, later }) => {
  const row = await lockMember(tx, id)
  if (row.email === null) return refuse('socio.activacion_sin_email', { email: 'socio.activacion_sin_email' })
  if (!(await isStaff(tx, id)) || !row.activo || !row.acceso_web) return refuse('socio.sin_cuenta')
  if (await hasFactor(tx, id)) return refuse('socio.con_segundo_factor')
  const link = `${publicUrl(club, request)}/api/autologin/${await issueToken(tx, { id_mst_socios: id, purpose: 'autologin', now })}`
  const letter = writeLetter(
    { email: row.email, nombre: `${row.nombre} ${row.apellidos}`.trim(), lang: null },
    { club: club.nombre, standard: club.language },
    { subject: 'mail.autologin.subject', body: 'mail.autologin.body', values: { minutos: validMinutes.autologin }, link },
  )
  if (letter) await later(mailJob, { ...letter, secreto: true })
  return {}
})
