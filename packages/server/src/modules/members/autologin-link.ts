import { sendAutologin } from '@app/contract/members/autologin-link'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { hasFactor, isStaff, issueToken, publicUrl, requirePlayerAccount, validMinutes } from '../identity/public.ts'
import { mailJob, writeLetter } from '../mail/public.ts'
import { lockMember } from './lock-member.ts'

export const send = handle(sendAutologin, async ({ tx, input: { id }, user, now, today, club, request, later }) => {
  const row = await lockMember(tx, id)
  if (row.email === null) return refuse('socio.activacion_sin_email', { email: 'socio.activacion_sin_email' })
  // a link to staff's mailbox is a credential of staff
  if (!user.is_admin && (await isStaff(tx, id))) return refuse('msg.not_allowed')
  const hasLeft = row.fecha_baja !== null && row.fecha_baja < today
  if (!row.activo || !row.acceso_web || hasLeft) return refuse('socio.sin_cuenta')
  await requirePlayerAccount(tx, id, today)
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
