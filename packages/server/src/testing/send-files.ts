import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Desk } from './club.ts'

/** A file of a form: its name, its bytes piece by piece, and its field, that of documents by default. */
export interface SentFile {
  readonly field?: string
  readonly name: string
  readonly pieces: Iterable<string | Uint8Array>
}

/** The same piece again and again: a large file without its bytes in memory. */
export function* repeated(piece: string | Uint8Array, times: number, each: (bytes: number) => void = () => {}) {
  for (let n = 0; n < times; n += 1) {
    each(piece.length)
    yield piece
  }
}

/** Starts a request with the session of a desk, over a socket of its own. */
export function startRequest(address: string, desk: Pick<Desk, 'token' | 'csrf'>, path: string, headers: Record<string, string> = {}) {
  const method = path.startsWith('GET ') ? 'GET' : 'POST'
  const session = { cookie: `session=${desk.token}`, 'x-csrf-token': desk.csrf }
  return request(new URL(path.replace(/^GET /, ''), address), { method, agent: false, headers: { ...session, ...headers } })
}

/** Begins a form of documents of a member, in chunks without an announced length, and sends what is given of it. */
export function startUpload(address: string, desk: Pick<Desk, 'token' | 'csrf'>, member: number, headers: Record<string, string> = {}) {
  const sent = startRequest(address, desk, '/api/socio/documentos/subir', { 'content-type': 'multipart/form-data; boundary=x', ...headers })
  sent.write(`--x\r\ncontent-disposition: form-data; name="socio"\r\n\r\n${member}\r\n`)
  return sent
}

/** Sends a file at the speed of its receiver. */
export async function sendFile(sent: ClientRequest, { name, pieces, field = 'files' }: SentFile) {
  sent.write(`--x\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`)
  const over = new Promise((resolve) => {
    for (const event of ['close', 'response']) sent.once(event, resolve)
  })
  for (const piece of pieces) if (!sent.write(piece)) await Promise.race([new Promise((resolve) => sent.once('drain', resolve)), over])
  sent.write('\r\n')
}

/** Ends a request and waits for its answer. */
export async function answering(sent: ClientRequest, end?: string): Promise<IncomingMessage> {
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  sent.end(end)
  return (await answered)[0]
}

/** Ends a form and reads its answer. */
export async function answerTo(sent: ClientRequest) {
  const answer = await answering(sent, '--x--\r\n')
  return { status: answer.statusCode!, headers: answer.headers, body: JSON.parse(await text(answer)) as Record<string, unknown> }
}
