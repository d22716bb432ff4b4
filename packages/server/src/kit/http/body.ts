import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import busboy from 'busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Spool, SpooledFile, type Spooling } from '../files/spool.ts'
import { Refusal, refuse } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of this request on the disk. */
    spooling: Spooling | null
  }
}

/** A file of a multipart body, completely in memory: bodies are limited per call, and large files are streamed. */
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

const unreadable = new Refusal('msg.invalid_input')
const tooLarge = (limit: number) => new Refusal('msg.too_large', {}, { max: Math.floor(limit / 1_048_576) })

/** 'horario[fecha_ini][dia]' → ['horario', 'fecha_ini', 'dia']; a trailing [] yields ''. */
const stepsOf = (name: string): string[] => {
  const open = name.indexOf('[')
  return open < 1 ? [name] : [name.slice(0, open), ...[...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1]!)]
}

type Tree = { [name: string]: unknown }
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof SpooledFile) &&
  !Buffer.isBuffer((value as Partial<UploadedFile>).content)
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
    if ((fields += 1) > most.fields || steps.length > deepest) refuse('msg.invalid_input')
    place(target, steps, value)
  }
  return target
}

/** Counts the separators of an encoded form before anything is made of it. */
function readEncoded(text: string): Record<string, unknown> {
  let fields = 1
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) if ((fields += 1) > most.fields) refuse('msg.invalid_input')
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
  if (!isModest(text)) refuse('msg.invalid_input')
  try {
    return JSON.parse(text, (key, inner: unknown) => (key === '__proto__' ? undefined : inner))
  } catch {
    return refuse('msg.invalid_input')
  }
}

/** Maximum body of a request in bytes: more than the route's own limit if its files are streamed. */
export const longestBody = ({ routeOptions: { bodyLimit, config } }: FastifyRequest): number =>
  (config as { streamed?: number }).streamed ?? bodyLimit

/** Takes a file of a body from its stream. */
type Take = (stream: Readable, filename: string) => Promise<UploadedFile | SpooledFile>
const intoMemory: Take = async (stream, filename) => ({ filename, content: await buffer(stream) })

/** Files of calls that stream them reach the disk while they are received; those of others, of a few megabytes, stay in memory. */
async function readMultipart(request: FastifyRequest, spool: Spool): Promise<Record<string, unknown>> {
  const { bodyLimit } = request.routeOptions
  const limit = longestBody(request)
  const announced = Number(request.headers['content-length'] ?? limit)
  if (announced > limit) throw tooLarge(limit)
  if (limit === bodyLimit) return receive(request, { limit, fields: limit }, intoMemory)
  const spooling = await spool.open(announced)
  try {
    const body = await receive(request, { limit, fields: bodyLimit }, spooling.take)
    request.spooling = spooling
    return body
  } catch (error) {
    await spooling.discard()
    throw error
  }
}

/** Maximum of a whole body in bytes, and of its fields, which are in memory. */
interface Limits {
  readonly limit: number
  readonly fields: number
}
/** The whole body counts towards the limit of its call, fields as well as files; bytes after a refusal are dropped. */
function receive(request: FastifyRequest, { limit, fields }: Limits, take: Take): Promise<Record<string, unknown>> {
  const { promise, resolve, reject } = Promise.withResolvers<Record<string, unknown>>()
  const entries: [string, unknown][] = []
  const taken: Promise<void>[] = []
  const { raw } = request
  const limits = { fileSize: limit, fieldSize: fields + 1, fieldNameSize: 1000, headerPairs: 100, fields: most.fields, files: most.files }
  const parser = parserOf(request, limits)
  /** Ends the files at hand first: none of them is written after the refusal. */
  let isStopped = false
  const stop = (error: Error) => {
    if (isStopped) return
    isStopped = true
    raw.unpipe(parser)
    raw.resume()
    parser.destroy(error)
    void Promise.allSettled(taken).then(() => reject(error))
  }
  let received = 0
  let inFields = 0
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > limit) stop(tooLarge(limit))
  })
  // a sender that hung up
  raw.once('close', () => raw.readableEnded || stop(unreadable))
  parser.on('field', (name, value) => {
    inFields += value.length
    if (inFields > fields) stop(tooLarge(fields))
    else entries.push([name, value])
  })
  parser.on('file', (name, stream, { filename = '' }: { filename?: string }) => {
    const at = entries.push([name, null]) - 1
    const whole = take(stream, tidyName(filename)).then((file) => {
      entries[at] = [name, file]
    })
    whole.catch(stop)
    taken.push(whole)
  })
  for (const event of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) parser.on(event, () => stop(unreadable))
  parser.on('error', () => stop(unreadable))
  parser.on('finish', () => {
    void Promise.all(taken)
      .then(() => resolve(readForm(entries)))
      .catch(reject)
  })
  raw.pipe(parser)
  return promise
}

function parserOf(request: FastifyRequest, limits: busboy.Limits): busboy.Busboy {
  try {
    return busboy({ headers: request.headers, defParamCharset: 'utf8', limits })
  } catch {
    throw unreadable
  }
}

/** A file's name for display and storage only, without characters that cannot be stored; a long one keeps its ending. */
function tidyName(name: string) {
  const tidy = name.toWellFormed().replaceAll(/\p{Cc}/gu, '')
  if (tidy.length <= 200) return tidy
  const ending = /\.[^.]{1,20}$/.exec(tidy)?.[0] ?? ''
  return `${tidy.slice(0, 200 - ending.length)}${ending}`.toWellFormed()
}

/** JSON, form-encoded and multipart bodies of every write; any other content type is refused. */
export function acceptBodies(app: FastifyInstance, spool: Spool) {
  app.decorateRequest('spooling', null)
  app.removeAllContentTypeParsers()
  const readAs = (read: (text: string) => unknown) => async (_request: FastifyRequest, text: string | Buffer) => read(String(text))
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readAs(readJson))
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readAs(readEncoded))
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => readMultipart(request, spool))
}
