import * as declared from '@app/contract/members/activation'
import { commitAndRefuse } from '../../kit/database/commit-and-refuse.ts'
import { page } from '../../kit/http/page.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { addressOf, countAttempt, issueToken, publicUrl, sentJustNow, translatorOf, useToken, validMinutes } from '../identity/public.ts'
import { mailJob, writeLetter } from '../mail/public.ts'
import { lockMember } from './lock-member.ts'
import { writeMember } from './write-member.ts'

const activeType = 2

export const send = handle(declared.sendActivation, async ({ tx, input: { id_mst_socios }, now, club, request, later }) => {
  const row = await lockMember(tx, id_mst_socios)
  if (!declared.awaitsActivation(row)) return refuse('socio.activacion_no_procede')
  if (row.email === null) return refuse('socio.activacion_sin_email', { email: 'socio.activacion_sin_email' })
  const wanted = { id_mst_socios, purpose: 'activation', now } as const
  if (await sentJustNow(tx, wanted)) return refuse('socio.activacion_reciente')
  const link = `${publicUrl(club, request)}/activar/${await issueToken(tx, wanted)}`
  const letter = writeLetter(
    { email: row.email, nombre: `${row.nombre} ${row.apellidos}`.trim(), lang: null },
    { club: club.nombre, standard: club.language },
    { subject: 'mail.activation.subject', body: 'mail.activation.body', values: { dias: validMinutes.activation / 1440 }, link },
  )
  if (letter) await later(mailJob, { ...letter, secreto: true })
  return {}
})

export const activationPage = handle(declared.activationPage, async (call) => {
  const { lang, say } = translatorOf(call)
  const form = { button: say('activation.confirm'), hidden: call.user ? { _token: call.user.csrf } : {} }
  return page({ lang, title: say('activation.title'), lines: [say('activation.hint')], form })
})

export const activate = handle(declared.activate, async (call) => {
  const { tx, input, now, request } = call
  const attempt = await countAttempt(tx, now, { ip: addressOf(request.ip) })
  const id = await useToken(tx, input.token, { purpose: 'activation', now })
  const row = id === null ? null : await lockMember(tx, id)
  if (!row || !declared.awaitsActivation(row)) {
    const accion = declared.activate.endpoint
    return commitAndRefuse(tx, { now, ip: request.ip, accion, id_mst_socios: row?.id_mst_socios ?? null, code: 'account.link_used' })
  }
  const isExternal = row.id_mst_tiposocio === declared.waitingTypes.external
  await writeMember(call, row, { activo: true, aceptado: true, id_mst_tiposocio: activeType, es_externo: row.es_externo || isExternal })
  await attempt.discard()
  const { lang, say } = translatorOf(call)
  return page({ lang, title: say('activation.done'), lines: [say('activation.welcome')] })
})
