import type { Action, OutputOf, SentOf } from '@app/contract/kit/action'
import { answerStyle } from '@app/contract/kit/answers'
import type { RefusalCode } from '@app/contract/kit/product'
import { readAnswer } from '@app/contract/kit/shapes'
import { tell } from '../dialogs/dialogs.ts'
import { Refused } from '../dialogs/refused.ts'
import { t } from '../texts/i18n.ts'
import { currentSession, newKey, windowId } from './session.ts'
import { toWire, type Wire } from './wire.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** That nobody is signed in is the caller's business, not the way to the sign-in page. */
  readonly quiet?: boolean
  /** The window is about to go: the call is sent all the same. */
  readonly isLast?: boolean
  /** What the caller read of what it changes, in code form; refused when another desk has changed it meanwhile. */
  readonly read?: Readonly<Record<string, unknown>>
}

/** Keys of writes whose answer never came: the same write again is the same intent, and is done once. */
const unanswered = new Map<string, string>()

/** Other refusals of 401, such as a wrong code, leave the session as it is. */
const signedOutCode: RefusalCode = 'msg.not_signed_in'

let signedOut: () => void = () => {}
/** What happens when a call finds the session gone. */
export const onSignedOut = (handler: () => void) => {
  signedOut = handler
}

/** The headers of every call: window, and for writes the session's token and the intent's key. */
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

/** What the server cannot answer for a moment (503) is asked again by itself so many times, which lasts until a PostgreSQL that was killed has come back on a busy machine; a write has its key, so it is done once. */
const triesOfTheMoment = 5
/** Seconds: longer waits are the person's to decide. */
const longestMoment = 5

/** The seconds after which another try makes sense; null when the answer is one to show. */
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
      // nobody knows whether a write that ends so was done: the key stays for the next time
      if (response.status !== 503) unanswered.delete(intent)
      const seconds = tries > 0 ? momentOf(response) : null
      if (seconds === null) return response
      await pause(seconds)
    }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Refused(0, { code: 'core.no_connection' }, t('core.no_connection'))
  }
}

/** The body of an answer, or the refusal it says. */
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
    throw new Refused(status, named, t('msg.unexpected'), reads)
  }
  if (typeof named.notify === 'string' && named.notify !== '') void tell(named.notify)
  return body
}

/** The resources that an answer is made of, as the server names them; null where it does not say. */
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
  const response = await send(toWire(action, input, options.read), action.changes !== undefined, options)
  const reads = readsOf(response)
  const body = readBody(response.status, await response.text(), { quiet: options.quiet || action.permission === 'anyone', reads })
  return { output: readAnswer(action.output, answerStyle(action.answer).unwrap(body)) as OutputOf<A>, reads }
}

/** The same, for what is not kept. */
export const call = async <A extends Action>(action: A, input: SentOf<A>, options?: CallOptions): Promise<OutputOf<A>> =>
  (await callWithReads(action, input, options)).output
