import { randomUUID } from 'node:crypto'
import { reportTerminalState, requestEntry } from '@app/contract/access/terminal-calls'
import { pathOf } from '@app/contract/kit/action'

/** What a terminal was answered: the status, and the body as it came. */
interface Answered {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** Asks a club's server as a terminal does, over HTTP: may whoever has this code come in? Without a code it tells its state. */
export async function askAt(url: string, clave: string, codigo?: string): Promise<Answered> {
  const [action, sent] =
    codigo === undefined ? [reportTerminalState, { clave, estado: 'OK' }] : [requestEntry, { clave, codigo, peticion: randomUUID() }]
  const answer = await fetch(new URL(pathOf(action.endpoint), url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  })
  return { status: answer.status, body: (await answer.json()) as Answered['body'] }
}
