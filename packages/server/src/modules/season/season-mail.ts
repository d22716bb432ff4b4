import { isSeasonDay } from '@app/contract/season/season-days'
import { mailSeasonState, mailSeasonStates } from '@app/contract/season/season-mail'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { mailJob } from '../mail/public.ts'
import { seasonLetters } from './season-letters.ts'
import { oneWish, requireSeason, type Wish, wishesOf } from './wishes.ts'

async function send(call: Call<unknown>, wishes: readonly Wish[]) {
  const { letters, without } = await seasonLetters(call, wishes)
  for (const { letter, due } of letters) await call.later(mailJob, letter, { now: due, urgency: 'many' })
  return { enviados: letters.length, sin_correo: without.length }
}

export const one = handle(mailSeasonState, async (call) => {
  await requireSeason(call.tx)
  const wish = await oneWish(call.tx, call.input.id)
  const sent = await send(call, [wish])
  if (sent.enviados === 0) refuse(sent.sin_correo > 0 ? 'season.sin_correo' : 'season.nada_que_decir', {}, { nombre: wish.titulo })
  return sent
})

export const many = handle(mailSeasonStates, async (call) => {
  await requireSeason(call.tx)
  const { id_mst_tiporecurso: sport, day } = call.input
  if (!isSeasonDay(day)) refuse('season.no_es_temporada', { day: 'season.no_es_temporada' })
  return send(call, await wishesOf(call.tx, { sport, day }))
})
