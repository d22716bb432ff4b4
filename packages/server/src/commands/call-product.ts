import { type Action, methodOf, type OutputOf, pathOf, type SentOf } from '@app/contract/kit/action'
import { answerStyle } from '@app/contract/kit/answers'
import { readAnswer, writeObject } from '@app/contract/kit/shapes'
import type { FastifyInstance } from 'fastify'
import type { Club } from '../kit/database/clubs.ts'
import { StartFailure } from '../kit/embedded/start-failure.ts'

interface Upload {
  readonly filename: string
  readonly content: Uint8Array
}
const isUpload = (value: unknown): value is Upload => (value as Upload | null)?.content instanceof Uint8Array

/** A multipart body with its boundary, for imports only. */
function multipart(wire: Record<string, unknown>) {
  const boundary = crypto.randomUUID()
  const parts = Object.entries(wire).flatMap(([name, value]) => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`
    return isUpload(value)
      ? [
          Buffer.from(`${head}; filename="${encodeURIComponent(value.filename)}"\r\ncontent-type: application/octet-stream\r\n\r\n`),
          Buffer.from(value.content),
          Buffer.from('\r\n'),
        ]
      : [Buffer.from(`${head}\r\n\r\n${String(value)}\r\n`)]
  })
  return { payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]), type: `multipart/form-data; boundary=${boundary}` }
}

/** Calls actions as a command does: through the same pipeline as a desk, in process. A refusal is one sentence. */
export const callerFor =
  (app: FastifyInstance, club: Club, { token, csrf }: { token: string; csrf: string }) =>
  async <A extends Action>(action: A, input: SentOf<A>): Promise<OutputOf<A>> => {
    const sent = input as Record<string, unknown>
    const wire = writeObject(action.input, sent)
    const path = new Set<string>()
    const url = pathOf(action.endpoint).replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
      path.add(name)
      return String(wire[name])
    })
    const body = Object.values(sent).some(isUpload)
      ? multipart(sent)
      : { payload: JSON.stringify(Object.fromEntries(Object.entries(wire).filter(([name]) => !path.has(name)))), type: 'application/json' }
    const answer = await app.inject({
      method: methodOf(action.endpoint),
      url,
      headers: {
        host: club.hosts[0] ?? 'localhost',
        cookie: `session=${token}`,
        'x-csrf-token': csrf,
        'content-type': body.type,
        'accept-language': 'en',
      },
      payload: body.payload,
    })
    const parsed: unknown = JSON.parse(answer.body)
    if (answer.statusCode !== 200) throw new StartFailure((parsed as { msg: string }).msg)
    return readAnswer(action.output, answerStyle(action.answer).unwrap(parsed)) as OutputOf<A>
  }
