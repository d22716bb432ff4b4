import busboy from 'busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './refusal.ts'

/** A file of a multipart body, completely in memory: bodies are limited per call. */
export interface UploadedFile {
  readonly filename: string
  readonly content: Buffer
}

/** Nested deeper than this a body is not a form of ours. */
const deepest = 12
/** Maximum of fields and files in a form, of names in one object of a JSON text, and of values in all of it. */
const most = { fields: 5000, files: 20, names: 5000, values: 25_000 }
/** Maximum body in bytes of a call without a limit of its own: a signed-in user's, and one open to anyone. */
export const bodyMax = { signedIn: 1_048_576, anyone: 16_384 }

const unreadable = () => refuse('msg.invalid_input')
const tooLarge = (limit: number) => refuse('msg.too_large', {}, { max: Math.floor(limit / 1_048_576) })

/** 'horario[fecha_ini][dia]' → ['horario', 'fecha_ini', 'dia']; a trailing [] yields ''. */
const stepsOf = (name: string): string[] => {
  const open = name.indexOf('[')
  return open < 1 ? [name] : [name.slice(0, open), ...[...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1]!)]
}

type Tree = { [name: string]: unknown }
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer((value as Partial<UploadedFile>).content)
const own = (target: Tree, step: string): unknown => (Object.hasOwn(target, step) ? target[step] : undefined)

/** In place, so that a name repeated many times costs no copy each time. */
function place(target: Tree, steps: readonly string[], value: unknown): void {
  let at = target
  for (const [depth, step] of steps.entries()) {
    if (step === '__proto__') return
    const next = steps[depth + 1]
    const before = own(at, step)
    if (next === undefined || next === '') {
      if (isTree(before)) return mixed(steps[0]!)
      if (Array.isArray(before)) before.push(value)
      else if (before !== undefined) at[step] = [before, value]
      else at[step] = next === '' ? [value] : value
      return
    }
    if (before === undefined) at[step] = {}
    else if (!isTree(before)) return mixed(steps[0]!)
    at = at[step] as Tree
  }
}
/** Refuses a name used as a value, a list and an object together: `a[b]=1&a[]=2`. */
const mixed = (name: string): never => refuse('msg.invalid_input', { [name]: 'invalid.object' })

/** Form fields → object: repeated names and `name[]` are lists, `a[b]` is nested. Linear in their number; refuses too many and too deep ones. */
export function readForm(entries: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const target: Tree = {}
  let fields = 0
  for (const [name, value] of entries) {
    const steps = stepsOf(name)
    if ((fields += 1) > most.fields || steps.length > deepest) unreadable()
    place(target, steps, value)
  }
  return target
}

/** Counts the separators of an encoded form before anything is made of it. */
function readEncoded(text: string): Record<string, unknown> {
  let fields = 1
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) if ((fields += 1) > most.fields) unreadable()
  return readForm(new URLSearchParams(text))
}

/** True if a JSON text stays within depth, names per object and values; reads every character once, before any value is built. */
function isModest(text: string): boolean {
  let depth = 0
  let count = 0
  /** Names so far of the open object at each depth. */
  const names: number[] = []
  let inText = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    if (inText) {
      if (character === 0x5c) at += 1
      else if (character === 0x22) inText = false
    } else if (character === 0x22) inText = true
    else if (character === 0x5b || character === 0x7b) {
      if ((depth += 1) > deepest) return false
      names[depth] = 0
    } else if (character === 0x5d || character === 0x7d) depth -= 1
    else if (character === 0x3a && (names[depth] = (names[depth] ?? 0) + 1) > most.names) return false
    else if (character === 0x2c && (count += 1) > most.values) return false
  }
  return true
}

function readJson(text: string): unknown {
  if (text === '') return {}
  if (!isModest(text)) return unreadable()
  try {
    return JSON.parse(text, (key, inner: unknown) => (key === '__proto__' ? undefined : inner))
  } catch {
    return unreadable()
  }
}

/** The whole body counts towards the limit of its call, fields as well as files; bytes after a refusal are dropped. */
function readMultipart(request: FastifyRequest, limit: number): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const entries: [string, unknown][] = []
    const give = (work: () => Record<string, unknown>) => {
      try {
        resolve(work())
      } catch (error) {
        reject(error as Error)
      }
    }
    const stop = (refusal: () => never) => {
      request.raw.unpipe(parser)
      request.raw.resume()
      give(refusal)
    }
    if (Number(request.headers['content-length'] ?? 0) > limit) return give(() => tooLarge(limit))
    let parser: busboy.Busboy
    try {
      const limits = { fileSize: limit, fieldSize: limit, fieldNameSize: 1000, headerPairs: 100, fields: most.fields, files: most.files }
      parser = busboy({ headers: request.headers, defParamCharset: 'utf8', limits })
    } catch {
      return give(unreadable)
    }
    let received = 0
    request.raw.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > limit) stop(() => tooLarge(limit))
    })
    parser.on('field', (name, value) => entries.push([name, value]))
    parser.on('file', (name, stream, { filename = '' }: { filename?: string }) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => entries.push([name, { filename: tidyName(filename), content: Buffer.concat(chunks) } satisfies UploadedFile]))
    })
    for (const event of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) parser.on(event, () => stop(unreadable))
    parser.on('error', () => stop(unreadable))
    parser.on('close', () => give(() => readForm(entries)))
    request.raw.pipe(parser)
  })
}

/** A file's name for display and storage only, without characters that cannot be stored. */
const tidyName = (name: string) =>
  name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 200)

/** JSON, form-encoded and multipart bodies of every write; any other content type is refused. */
export function acceptBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  const readAs = (read: (text: string) => unknown) => async (_request: FastifyRequest, text: string | Buffer) => read(String(text))
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readAs(readJson))
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readAs(readEncoded))
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => readMultipart(request, request.routeOptions.bodyLimit))
}
