import busboy from 'busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './fail.ts'

/** A file that came in a multipart body, whole in memory: bodies are limited per call. */
export interface UploadedFile {
  readonly filename: string
  readonly content: Buffer
}

/** Nested deeper than this a body is not a form of ours. */
const deepest = 12
const tooDeep = (value: unknown, depth = 0): boolean =>
  depth > deepest ||
  (typeof value === 'object' &&
    value !== null &&
    !Buffer.isBuffer(value) &&
    Object.values(value).some((inner) => tooDeep(inner, depth + 1)))

/** 'horario[fecha_ini][dia]' → ['horario', 'fecha_ini', 'dia']; a trailing [] gives ''. */
const stepsOf = (name: string): string[] => {
  const open = name.indexOf('[')
  return open < 1 ? [name] : [name.slice(0, open), ...[...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1]!)]
}

function place(target: Record<string, unknown>, steps: readonly string[], value: unknown): void {
  const [step, next, ...rest] = steps as [string, string?, ...string[]]
  if (step === '__proto__' || steps.length > deepest) return
  if (next === undefined) {
    const before = target[step]
    target[step] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value]
  } else if (next === '') {
    target[step] = [...((target[step] as unknown[] | undefined) ?? []), value]
  } else {
    const inner = (target[step] ??= {})
    if (typeof inner === 'object') place(inner as Record<string, unknown>, [next, ...rest], value)
  }
}

/** Form fields → object: repeated names and `name[]` are lists, `a[b]` is nested. */
export function readForm(entries: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const target: Record<string, unknown> = {}
  for (const [name, value] of entries) place(target, stepsOf(name), value)
  return target
}

function readMultipart(request: FastifyRequest, limit: number): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const entries: [string, unknown][] = []
    const parser = busboy({ headers: request.headers, limits: { fileSize: limit, files: 20, fields: 500, fieldSize: 1_000_000 } })
    let tooLarge = false
    parser.on('field', (name, value) => entries.push([name, value]))
    parser.on('file', (name, stream, { filename = '' }: { filename?: string }) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('limit', () => {
        tooLarge = true
      })
      stream.on('end', () => entries.push([name, { filename, content: Buffer.concat(chunks) } satisfies UploadedFile]))
    })
    parser.on('error', reject)
    parser.on('close', () => {
      try {
        resolve(tooLarge ? refuse('msg.too_large', {}, { max: Math.floor(limit / 1_048_576) }) : readForm(entries))
      } catch (error) {
        reject(error as Error)
      }
    })
    request.raw.pipe(parser)
  })
}

/** JSON, form-encoded and multipart bodies of every write; any other content type is refused. */
export function acceptBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      const value: unknown =
        text === '' ? {} : JSON.parse(text as string, (key, inner: unknown) => (key === '__proto__' ? undefined : inner))
      done(null, tooDeep(value) ? refuse('msg.invalid_input') : value)
    } catch {
      done(Object.assign(new Error('body'), { code: 'BODY_UNREADABLE' }))
    }
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, readForm(new URLSearchParams(text as string)))
  })
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => readMultipart(request, request.routeOptions.bodyLimit))
}
