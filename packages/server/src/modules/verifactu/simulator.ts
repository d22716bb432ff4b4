import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { after, systemClock } from '../../kit/clock.ts'
import { answerXml, faultXml } from './simulator/answer.ts'
import { openRegister } from './simulator/register.ts'
import { readSending, SendingRefused } from './simulator/sending-reader.ts'

/**
 * Behaviour of the service: correct, no answer (`down` does nothing, `lost` does it), half of an answer, an answer held
 * back until its release, a page of HTML, a fault of its own.
 */
type Mood = 'well' | 'down' | 'lost' | 'half' | 'slow' | 'nonsense' | 'fault'

interface Options {
  readonly port?: number
  /** Seconds that a sender must wait before its next sending (TiempoEsperaEnvio). */
  readonly wait?: number
  readonly now?: () => Date
  /** Tax ids that the agency does not know. */
  readonly unknown?: readonly string[]
  /** TLS with a client certificate signed by `ca`, in PEM. */
  readonly tls?: { readonly key: string; readonly cert: string; readonly ca: string }
}

const path = '/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP'
const page = '<!doctype html><html lang="es"><title>Agencia Tributaria</title><p>Servicio no disponible temporalmente.</p></html>'
const xml = 'text/xml;charset=UTF-8'

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
/** Tax id of the client certificate: of the entity, else of the person; null without TLS. */
function presenterOf({ socket }: IncomingMessage): string | null {
  const subject = (socket as TLSSocket).getPeerCertificate?.().subject as Readonly<Record<string, string>> | undefined
  return subject ? (/[A-Z\d]{9}$/.exec(subject.organizationIdentifier ?? subject.serialNumber ?? '')?.[0] ?? '') : null
}

/** Answers that wait for their release. */
function holdAnswers() {
  let held: (() => void)[] = []
  let first = Promise.withResolvers<void>()
  return {
    hold: () =>
      new Promise<void>((resolve) => {
        held.push(resolve)
        first.resolve()
      }),
    /** Waits until an answer is held. */
    holding: () => first.promise,
    release: () => {
      for (const resolve of held) resolve()
      held = []
      first = Promise.withResolvers()
    },
  }
}

/** The service without its server: sendings in, answers out. */
function service({ wait = 60, now = systemClock, unknown = [] }: Options) {
  const { received, enter } = openRegister()
  const sendings: { readonly records: number; readonly isIncident: boolean }[] = []
  const refusals = new Map<number, number>()
  const state = { wait, seconds: 0 }
  const isKnown = (nif: string) => !unknown.includes(nif)
  const clock = () => after(now(), state.seconds)

  const answer = async (body: Uint8Array, certificate: string | null) => {
    const { header, obligado, isIncident, records } = await readSending(body, isKnown)
    if (certificate !== null && certificate !== obligado) throw new SendingRefused(4112, `. NIF:${certificate}`)
    sendings.push({ records: records.length, isIncident })
    const [petition, time] = [String(sendings.length), clock()]
    const verdicts = records.map(({ record, code }, at) =>
      enter(record, { obligado, now: time, isIncident, isKnown }, { petition, given: refusals.get(at + 1) ?? code }),
    )
    refusals.clear()
    return answerXml({ header, petition, presenter: certificate ?? obligado, now: time, wait: state.wait }, verdicts)
  }
  return { received, sendings, refusals, state, clock, answer }
}

/**
 * The service of the tax agency for VERI*FACTU, which registers nothing anywhere (formats.md §3.5): its SOAP interface,
 * schema, validations and codes, for tests and for trying a club out.
 */
export async function startVerifactuSimulator(options: Options = {}) {
  const { received, sendings, refusals, state, clock, answer } = service(options)
  const { hold, holding, release } = holdAnswers()
  let mood: Mood = 'well'

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (mood === 'down') return request.socket.destroy()
    const body = await bodyOf(request)
    const send = (text: string, status = 200, type = xml) =>
      response.writeHead(status, { 'content-type': type, date: clock().toUTCString() }).end(text)
    if (request.url !== path) return send(page, 404, 'text/html')
    if (request.method !== 'POST') return send(faultXml(4135), 500)
    if (mood === 'nonsense') return send(page, 200, 'text/html')
    if (mood === 'fault') return send(faultXml(20_009), 500)
    const text = await answer(body, presenterOf(request))
    if (mood === 'slow') await hold()
    if (mood === 'lost') return request.socket.destroy()
    if (mood !== 'half') return send(text)
    const bytes = Buffer.from(text)
    response.writeHead(200, { 'content-type': xml, 'content-length': bytes.length })
    return response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroy())
  }
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    void respond(request, response).catch((problem: unknown) => {
      if (!(problem instanceof SendingRefused)) return response.destroy()
      return response.writeHead(500, { 'content-type': xml, date: clock().toUTCString() }).end(faultXml(problem.code, problem.detail))
    })
  const { tls, port = 0 } = options
  const server = tls ? createSecureServer({ ...tls, requestCert: true }, listener) : createServer(listener)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    /** Accepted records in their order. */
    received,
    /** Sendings that were not refused as a whole. */
    sendings,
    /** Number of accepted records of an invoice number. */
    timesReceived: (number: string) => received.filter((one) => one.number === number).length,
    /** Sets the behaviour from now on. */
    behave: (next: Mood) => {
      mood = next
    },
    /** Refuses the n-th record of the next sending, counted from 1. */
    refuse: (n: number, code: number) => refusals.set(n, code),
    /** Seconds by which the service's clock is fast. */
    shiftClock: (seconds: number) => {
      state.seconds = seconds
    },
    demandWait: (seconds: number) => {
      state.wait = seconds
    },
    holding,
    release,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
