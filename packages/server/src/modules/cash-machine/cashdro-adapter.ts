import { lookup as resolve } from 'node:dns'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'
import { readDeviceHost } from '@app/contract/values/web-address'
import type { CashMachine, Failure, MachineStatus, Order, StartResult } from './provider.ts'

/** Address and credentials of a machine. */
export interface CashDro {
  /** 'https://192.168.1.40' */
  readonly base: string
  readonly name: string
  readonly password: string
  /** SHA-256 of its certificate in hexadecimal, with or without colons. */
  readonly fingerprint: string
  readonly isTest: boolean
}
/** Milliseconds after which a machine counts as silent: it is on the club's own network. */
const patience = 3000
/** An answer is some hundred bytes. */
const longest = 100_000
/** Operation types: 4 takes money in, 3 pays out (formats.md §4.3). */
const types = { maquina_cobro: '4', maquina_pago: '3' } as const
const ends = { cancel: '2' } as const

/** A name may lead to this machine itself, or to a hosting provider's metadata address: neither is a device of a club. */
const elsewhere: LookupFunction = (host, options, done) =>
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    const [first] = found.filter(({ address, family }) => readDeviceHost(family === 6 ? `[${address}]` : address) !== null)
    if (!first) return done(new Error('no device of a club'), [])
    return options.all ? done(null, [first]) : done(null, first.address, first.family)
  })

const plain = (fingerprint: string) => fingerprint.replaceAll(/[^0-9a-f]/gi, '').toLowerCase()
/** A certificate of another fingerprint than the pinned one: this device receives nothing, the password least of all. */
class OtherCertificate {
  readonly fingerprint: string
  constructor(fingerprint: string) {
    this.fingerprint = fingerprint
  }
}

/**
 * A connection to the device with the pinned certificate, which is self-signed, so that no authority vouches for it;
 * null if there is none in time. Nothing is sent before.
 */
function connected({ base, fingerprint }: CashDro, signal: AbortSignal): Promise<TLSSocket | OtherCertificate | null> {
  const { promise, resolve: settle } = Promise.withResolvers<TLSSocket | OtherCertificate | null>()
  const { hostname, port } = new URL(base)
  const host = hostname.replaceAll(/[[\]]/g, '')
  const socket = connect({
    ...{ host, port: Number(port) || 443, lookup: elsewhere },
    ...(isIP(host) === 0 && { servername: host }),
    // its fingerprint is compared below instead
    rejectUnauthorized: false,
  })
  const fail = () => {
    settle(null)
    socket.destroy()
  }
  signal.addEventListener('abort', fail)
  socket.on('error', fail)
  socket.on('secureConnect', () => {
    const found = plain(socket.getPeerCertificate().fingerprint256 ?? '')
    if (found !== '' && found === plain(fingerprint)) return settle(socket)
    settle(new OtherCertificate(found))
    socket.destroy()
  })
  return promise
}

/** The text of an answer; null when it is far too long or not there within some seconds. */
async function answerOf(machine: CashDro, query: URLSearchParams): Promise<string | OtherCertificate | null> {
  const signal = AbortSignal.timeout(patience)
  const socket = machine.isTest ? undefined : await connected(machine, signal)
  if (socket === null || socket instanceof OtherCertificate) return socket
  const { promise, resolve: settle } = Promise.withResolvers<string | null>()
  const url = `${machine.base.replace(/^https:/, 'http:')}/Cashdro3WS/index3.php?${query.toString()}`
  const options = { signal, ...(socket ? { createConnection: () => socket } : { agent: false as const }) }
  const take = (response: IncomingMessage) => {
    const chunks: Buffer[] = []
    let size = 0
    response.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= longest) return void chunks.push(chunk)
      // a truncated answer may parse as complete
      settle(null)
      response.destroy()
    })
    response.on('end', () => settle(response.statusCode === 200 ? Buffer.concat(chunks).toString('utf8') : null))
    response.on('close', () => settle(null))
    response.on('error', () => settle(null))
  }
  const outgoing = plainRequest(url, options, take)
  outgoing.on('error', () => settle(null))
  outgoing.end()
  return promise
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
/** A value inside an answer by path, of any type. */
const at = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((inside, name) => (isObject(inside) ? inside[name] : undefined), value)
const whole = (value: unknown): number | null => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^-?\d{1,12}$/.test(text) ? Number(text) : null
}

type DeviceAnswer = { readonly what: 'result'; readonly body: unknown } | Failure
const nonsense: Failure = { what: 'nonsense', code: 'nonsense' }

/** One request and its result: `code` 1 is success, all others are refusals. Older machines name it `data` instead of `response`. */
async function send(machine: CashDro, operation: string, params: Readonly<Record<string, string>>): Promise<DeviceAnswer> {
  const query = new URLSearchParams({ operation, name: machine.name, password: machine.password, ...params })
  const text = await answerOf(machine, query)
  if (text === null) return { what: 'silent', code: 'silent' }
  // a start is refused; of an operation that runs nothing is known
  if (text instanceof OtherCertificate) {
    const what = operation === 'startOperation' ? ('refused' as const) : ('silent' as const)
    return { what, code: `huella ${text.fingerprint}` }
  }
  const answer = parsed(text)
  const code = whole(at(answer, 'code'))
  if (code === null) return nonsense
  return code === 1 ? { what: 'result', body: at(answer, 'response') ?? at(answer, 'data') } : { what: 'refused', code: String(code) }
}

/** Net cents of an operation: taken in less paid out; an operation with another number is ignored. */
function statusOf(body: unknown, reference: string): MachineStatus {
  const operation = at(parsed(at(body, 'operation') ?? body), 'operation')
  const [state, totalin, totalout] = [at(operation, 'state'), whole(at(operation, 'totalin')), whole(at(operation, 'totalout'))]
  if (String(at(operation, 'operationid')) !== reference || totalin === null || totalout === null) return nonsense
  if (state === 'I') return { what: 'waiting' }
  if (state === 'Q' || state === 'E') return { what: 'running' }
  return state === 'F' && totalin >= 0 ? { what: 'finished', cents: totalin - Math.abs(totalout) } : nonsense
}

/**
 * CashDro's "Integración por Web Service", v4.15 (formats.md §4.3). It knows GET only, so that name and password are part
 * of the address: that is never logged, and sent to the device with the pinned certificate alone.
 */
export const cashdro = (machine: CashDro): CashMachine => ({
  isFile: false,
  isTest: machine.isTest,
  start: async ({ id, clase, cents }: Order): Promise<StartResult> => {
    const result = await send(machine, 'startOperation', {
      type: types[clase],
      posid: 'TRIBUNA',
      posuser: '1',
      aliasid: `OP-${id}`,
      parameters: JSON.stringify({ amount: String(cents) }),
    })
    if (result.what !== 'result') return result
    const number = at(result.body, 'operation', 'operationId') ?? result.body
    const reference = typeof number === 'number' ? String(number) : number
    return typeof reference === 'string' && /^\w{1,40}$/.test(reference) ? { what: 'started', reference } : nonsense
  },
  acknowledge: async (operationId) => void (await send(machine, 'acknowledgeOperationId', { operationId })),
  query: async (operationId) => {
    const result = await send(machine, 'askOperation', { operationId })
    return result.what === 'result' ? statusOf(result.body, operationId) : result
  },
  cancel: async (operationId) => void (await send(machine, 'finishOperation', { operationId, type: ends.cancel })),
  imported: async (operationId) => void (await send(machine, 'setOperationImported', { operationId })),
})
