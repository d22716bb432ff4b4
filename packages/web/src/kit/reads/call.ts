import type { Action, OutputOf, SentOf } from '@app/contract/kit/action'
import { answerStyle } from '@app/contract/kit/answers'
import type { RefusalCode } from '@app/contract/kit/product'
import { readAnswer } from '@app/contract/kit/shapes'
import { askPassword, showMessage } from '../dialogs/dialogs.ts'
import { RefusedError } from '../dialogs/refused-error.ts'
import { t } from '../texts/i18n.ts'
import { currentSession, newKey, noteLivePosition, windowId } from './session.ts'
import { toWire, type Wire } from './wire.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Leaves a missing session to the caller, without the sign-in page. */
  readonly quiet?: boolean
  /** The window is closing: the call is sent even so. */
  readonly isLast?: boolean
  /** Values as last read by the caller, in code form; refused if another desk has changed them meanwhile. */
  readonly read?: Readonly<Record<string, unknown>>
}

/** Keys of unanswered writes: repeating the same write is the same intent, and runs once. */
const unanswered = new Map<string, string>()

/** Other refusals of 401, such as a wrong code, keep the session. */
const signedOutCode: RefusalCode = 'msg.not_signed_in'

let signedOut: () => void = () => {}
/** Handler of calls that find the session expired. */
export const onSignedOut = (handler: () => void) => {
  signedOut = handler
}

/** Headers of every call: window, and for writes the session's token and the intent's key. */
export function headersFor(isWrite: boolean, intent: string): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', 'x-window': windowId }
  if (!isWrite) return headers
  const token = currentSession()?.account._token
  if (token) headers['x-csrf-token'] = token
  const key = unanswered.get(intent) ?? newKey()
  unanswered.set(intent, key)
  headers['idempotency-key'] = key
  return headers
}

/** Number of automatic retries on a 503, enough for a killed PostgreSQL to restart on a busy machine; a write has its key, so it runs once. */
const triesOfTheMoment = 5
/** Seconds: longer waits are left to the user. */
const longestMoment = 5

/** Seconds until a retry makes sense; null if the answer is final. */
const momentOf = (response: Response): number | null => {
  const seconds = Number(response.headers.get('retry-after') ?? 0)
  return response.status === 503 && seconds > 0 && seconds <= longestMoment ? seconds : null
}
const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

async function send(wire: Wire, isWrite: boolean, { signal, isLast = false }: CallOptions): Promise<Response> {
  const intent = `${wire.method} ${wire.url} ${wire.body}`
  const headers = headersFor(isWrite, intent)
  if (wire.body !== null) headers['content-type'] = 'application/json'
  try {
    for (let tries = triesOfTheMoment; ; tries -= 1) {
      const response = await fetch(wire.url, { method: wire.method, headers, body: wire.body, signal: signal ?? null, keepalive: isLast })
      // the outcome of such a write is unknown: the key is kept for a retry
      if (response.status !== 503) unanswered.delete(intent)
      const seconds = tries > 0 ? momentOf(response) : null
      if (seconds === null) return response
      await pause(seconds)
    }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new RefusedError(0, { code: 'core.no_connection' }, t('core.no_connection'))
  }
}

/** Body of an answer, or its refusal. */
export function readBody(
  status: number,
  text: string,
  { quiet, reads = null }: { quiet?: boolean | undefined; reads?: readonly string[] | null } = {},
): unknown {
  let body: unknown
  try {
    body = text === '' ? {} : JSON.parse(text)
  } catch {
    body = text
  }
  const named = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  if (status >= 400) {
    if (named.code === signedOutCode && !quiet) signedOut()
    throw new RefusedError(status, named, t('msg.unexpected'), reads)
  }
  if (typeof named.notify === 'string' && named.notify !== '') void showMessage(named.notify)
  return body
}

/** Source resources of an answer, as named by the server; null if it names none. */
const readsOf = (response: Response): readonly string[] | null =>
  response.headers
    .get('reads')
    ?.split(',')
    .filter((name) => name !== '') ?? null

/** Makes one call of the contract: input and output in code form; a refusal is thrown as `Refused`, a `notify` is shown. */
export async function callWithReads<A extends Action>(
  action: A,
  input: SentOf<A>,
  options: CallOptions = {},
): Promise<{ output: OutputOf<A>; reads: readonly string[] | null }> {
  const wire = toWire(action, input, options.read)
  const { body, reads } = await withPassword(async (password) => {
    const confirmed =
      password === null ? wire : { ...wire, body: JSON.stringify({ ...JSON.parse(wire.body ?? '{}'), _password: password }) }
    const response = await send(confirmed, action.changes !== undefined, options)
    const sources = readsOf(response)
    noteLivePosition(response.headers.get('live'))
    const quiet = options.quiet || action.permission === 'anyone'
    return { body: readBody(response.status, await response.text(), { quiet, reads: sources }), reads: sources }
  })
  return { output: readAnswer(action.output, answerStyle(action.answer).unwrap(body)) as OutputOf<A>, reads }
}

const passwordNeeded: readonly RefusalCode[] = ['msg.password_needed', 'msg.password_confirms']
const passwordWrong: RefusalCode = 'account.wrong_password'

/** Sends a call, again with the password of the user if it takes one, as guarded settings do; the refusal stands if the user backs out. */
async function withPassword<T>(sendWith: (password: string | null) => Promise<T>): Promise<T> {
  let password: string | null = null
  let refused: RefusedError | null = null
  for (;;) {
    try {
      return await sendWith(password)
    } catch (error) {
      const isAsked =
        error instanceof RefusedError &&
        (passwordNeeded.some((code) => code === error.code) || (refused !== null && error.code === passwordWrong))
      if (!isAsked) throw error
      refused ??= error
      password = await askPassword(refused.msg, error.code === passwordWrong ? error.msg : '')
      if (password === null) throw refused
    }
  }
}

/** The same, for uncached calls. */
export const call = async <A extends Action>(action: A, input: SentOf<A>, options?: CallOptions): Promise<OutputOf<A>> =>
  (await callWithReads(action, input, options)).output
