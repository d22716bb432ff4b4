import { allRefusals } from '@app/contract'
import { type AnswerStyle, answerStyle } from '@app/contract/kit/answers'
import type { RefusalStatus } from '@app/contract/kit/refusals'
import type { Issues } from '@app/contract/kit/shapes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Complaint, Refusal } from './fail.ts'
import { page, wantsPage } from './page.ts'
import type { Guards, Platform } from './serve.ts'

export const complaints = (issues: Issues): Record<string, Complaint[]> => issues

/** PostgreSQL's own refusals by SQLSTATE, for constraints that no module names. */
const byState: Record<string, Refusal['code']> = {
  '23503': 'msg.in_use',
  '23505': 'msg.already_there',
  '22003': 'msg.invalid_input',
  '57014': 'msg.busy',
  '55P03': 'msg.busy',
  '40P01': 'msg.busy',
  '40001': 'msg.busy',
}
/** Behind some servers the error's fields are empty and the name in the message has a shard's suffix: read it there too. */
const constraintOf = (error: { constraint?: string; message: string }) =>
  error.constraint ?? error.message.match(/constraint "(.+?)(?:_\d{5,})?"/)?.[1]

/** Any error → the refusal it stands for, or null when it is a bug. */
export function asRefusal(error: Error & { code?: string; constraint?: string; statusCode?: number }, guards: Guards): Refusal | null {
  if (error instanceof Refusal) return error
  if (error.code === 'BODY_UNREADABLE' || error.code === 'FST_ERR_BAD_URL') return new Refusal('msg.invalid_input')
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('msg.too_large')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('msg.unknown_body')
  const guarded = /^(22|23)/.test(error.code ?? '') ? guards[constraintOf(error) ?? ''] : undefined
  const code = guarded ?? byState[error.code ?? '']
  return code ? new Refusal(code, {}, code === 'msg.in_use' ? { where: '' } : {}) : null
}

/** Every refusal and every bug as the specification's error body, in the user's language. A bug is logged and tells no internals. */
export function answerRefusals(app: FastifyInstance, platform: Pick<Platform, 'guards' | 'say'>) {
  app.setErrorHandler((error: Error, request, reply) => {
    const refusal = asRefusal(error, platform.guards)
    if (!refusal) request.log.error({ err: error }, 'unexpected')
    const { status, body } = wordRefusal(refusal ?? new Refusal('msg.unexpected'), request, platform.say)
    reply.code(status).header('cache-control', 'no-store')
    return isForPeople(request) ? reply.type('text/html; charset=utf-8').send(refusalPage(request, body)) : reply.send(body)
  })
}

/** Whether a browser has opened the address of a page, or sent its form: people read no JSON. */
const isForPeople = (request: FastifyRequest) => {
  const { answer } = request.routeOptions.config as { answer?: AnswerStyle }
  return (answer === 'page' || answer === 'form') && wantsPage(request)
}
const refusalPage = (request: FastifyRequest, { msg }: Record<string, unknown>) =>
  page({ lang: request.language ?? 'es', title: String(msg), lines: [] })

function wordRefusal(
  refusal: Refusal,
  request: FastifyRequest,
  say: Platform['say'],
): { status: RefusalStatus; body: Record<string, unknown> } {
  const language = request.language ?? request.headers['accept-language']?.slice(0, 2) ?? null
  const word = (complaint: Complaint) =>
    typeof complaint === 'string' ? say(complaint, language, refusal.values) : say(complaint.key, language, complaint.values)
  const fields = Object.fromEntries(
    Object.entries(refusal.fields).map(([name, value]) => [name, (Array.isArray(value) ? value : [value]).map(word)]),
  )
  const msg = say(refusal.code, language, refusal.values)
  const style = (request.routeOptions.config as { answer?: AnswerStyle }).answer
  return {
    status: allRefusals[refusal.code],
    body: { ...fields, ...answerStyle(style).refused(msg), ...refusal.extra, msg, code: refusal.code },
  }
}
