import { randomUUID } from 'node:crypto'
import { reportTerminalState, requestEntry } from '@app/contract/access/terminal-calls'
import { pathOf } from '@app/contract/kit/action'

/** Answer of a terminal call: the status, and the raw body. */
interface TerminalAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** Calls a club's server like a terminal, over HTTP: requests access for a code. Without a code it reports its state. */
export async function requestAt(url: string, key: string, codigo?: string): Promise<TerminalAnswer> {
  const [action, sent] = codigo === undefined ? [reportTerminalState, { estado: 'OK' }] : [requestEntry, { codigo, peticion: randomUUID() }]
  const answer = await fetch(new URL(pathOf(action.endpoint), url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(sent),
  })
  return { status: answer.status, body: (await answer.json()) as TerminalAnswer['body'] }
}
