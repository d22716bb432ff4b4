import { type AnswerStyle, answerStyle } from '@app/contract/kit/answers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLostConnection } from '../database/database.ts'
import { StoreAway } from '../files/file-store.ts'
import { isGone } from '../servers/places.ts'
import { page, wantsPage } from './page.ts'
import type { Guards, Platform } from './platform.ts'
import { type Complaint, Refusal } from './refusal.ts'

/** PostgreSQL's own refusals by SQLSTATE, for constraints that no module names. */
const byState: Record<string, Refusal['code']> = {
  '23503': 'msg.in_use',
  '23505': 'msg.already_there',
  '23502': 'msg.invalid_input',
  '23514': 'msg.invalid_input',
  '22003': 'msg.invalid_input',
  '22021': 'msg.invalid_input',
  '22P02': 'msg.invalid_input',
  '22P05': 'msg.invalid_input',
  '57014': 'msg.busy',
  '55P03': 'msg.busy',
  '40P01': 'msg.busy',
  '40001': 'msg.busy',
  '53100': 'msg.disk_full',
}
/** Refusals of the web framework itself, by HTTP status; any other status from 400 to 499 is an unreadable request. */
const byStatus: Record<number, Refusal['code']> = {
  403: 'msg.not_found',
  404: 'msg.not_found',
  405: 'msg.not_found',
  408: 'msg.slow_request',
  413: 'msg.too_large',
  414: 'msg.address_long',
  415: 'msg.unknown_body',
  431: 'msg.headers_long',
}
/** Refusals whose key the specification's clients look for in `msg`; their sentence is in `texto`. */
const keyed: readonly Refusal['code'][] = ['msg.period_has_full_events', 'msg.RESERVA_TEMPORADA_PASADA']
/** Seconds after which a refusal of the moment is worth another try. */
const retryAfter: Partial<Record<Refusal['code'], number>> = { 'msg.busy': 1, 'msg.unavailable': 2, 'msg.stopping': 3 }
/** Maximum of faults named in an answer: a body with thousands of faults is not answered with thousands of sentences. */
const mostComplaints = 50

/** Behind some servers the error's fields are empty and the name in the message has a shard's suffix: read it there too. */
export const constraintOf = (error: { constraint?: string; message: string }) =>
  error.constraint ?? error.message.match(/constraint "(.+?)(?:_\d{5,})?"/)?.[1]

/** Any error → its refusal, or null when it is a bug. */
function asRefusal(error: Error & { code?: string; constraint?: string; statusCode?: number }, guards: Guards): Refusal | null {
  if (error instanceof Refusal) return error
  if (isLostConnection(error) || isGone(error)) return new Refusal('msg.unavailable')
  if (error instanceof StoreAway) return new Refusal('msg.files_away')
  const guarded = /^(22|23)/.test(error.code ?? '') ? guards[constraintOf(error) ?? ''] : undefined
  const code = guarded ?? byState[error.code ?? '']
  if (code) return new Refusal(code, {}, code === 'msg.in_use' ? { where: '' } : {})
  const { statusCode = 500 } = error
  return statusCode >= 400 && statusCode < 500 ? new Refusal(byStatus[statusCode] ?? 'msg.bad_request') : null
}

/** Every refusal and every bug as the specification's error body, in the user's language. A bug is logged and reveals no internals. */
export function answerRefusals(app: FastifyInstance, platform: Pick<Platform, 'guards' | 'say' | 'refusals'>) {
  app.setErrorHandler((error: Error, request, reply) => sendRefusal(error, request, reply, platform))
}

/** Answers a request with the refusal of an error; a refusal that asks to wait sets `Retry-After`. */
export function sendRefusal(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Pick<Platform, 'guards' | 'say' | 'refusals'>,
) {
  const refusal = asRefusal(error, platform.guards)
  if (!refusal) request.log.error({ err: error }, 'unexpected')
  if (isGone(error)) request.log.error({ err: error }, 'the club is not where it was')
  if (error instanceof StoreAway) request.log.error({ err: error }, 'the store of files is away')
  const { status, body, seconds } = wordRefusal(refusal ?? new Refusal('msg.unexpected'), spokenTo(request), platform)
  if (seconds !== undefined) reply.header('retry-after', String(seconds))
  reply.code(status).header('cache-control', 'no-store')
  return isForPeople(request) ? reply.type('text/html; charset=utf-8').send(refusalPage(request, body)) : reply.send(body)
}

/** True if a browser opened a page or sent its form: the answer is a page instead of JSON. */
const isForPeople = (request: FastifyRequest) => {
  const { answer } = request.routeOptions.config as { answer?: AnswerStyle }
  return (answer === 'page' || answer === 'form') && wantsPage(request)
}
const refusalPage = (request: FastifyRequest, { msg }: Record<string, unknown>) =>
  page({ lang: request.language ?? 'es', title: String(msg), lines: [] })

const spokenTo = (request: FastifyRequest) => {
  const { answer } = request.routeOptions.config as { answer?: AnswerStyle }
  return { language: request.language ?? request.headers['accept-language']?.slice(0, 2) ?? null, ...(answer && { style: answer }) }
}

/** A refusal as an answer: its status, its translated body, and the seconds to wait if waiting helps. */
export function wordRefusal(
  refusal: Refusal,
  request: { readonly language: string | null; readonly style?: AnswerStyle },
  { say, refusals }: Pick<Platform, 'say' | 'refusals'>,
) {
  const word = (complaint: Complaint) =>
    typeof complaint === 'string'
      ? say(complaint, request.language, refusal.values)
      : say(complaint.key, request.language, complaint.values)
  const complaints = Object.entries(refusal.fields).slice(0, mostComplaints)
  const fields = Object.fromEntries(
    complaints.map(([name, value]) => [
      name.slice(0, 200),
      [value]
        .flat()
        .slice(0, mostComplaints)
        .map((one) => word(one as Complaint)),
    ]),
  )
  const msg = say(refusal.code, request.language, refusal.values)
  const { segundos } = refusal.extra
  return {
    status: refusals[refusal.code],
    seconds: typeof segundos === 'number' ? segundos : retryAfter[refusal.code],
    body: {
      ...fields,
      ...answerStyle(request.style).refused(msg),
      ...refusal.extra,
      ...(keyed.includes(refusal.code) ? { msg: refusal.code, texto: msg } : { msg }),
      code: refusal.code,
    },
  }
}
