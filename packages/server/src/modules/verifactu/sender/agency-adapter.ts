import { request as openRequest } from 'node:http'
import { request as openSecureRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'
import type { TaxAgencySite } from '@app/contract/official-invoices/qr-text'
import { readAnswer } from './answer-xml.ts'

/** Milliseconds in which a sending is answered. */
export const patience = 60_000
/** Largest answer in bytes: a thousand lines have some 2 MB. */
const largest = 16_777_216

const path = '/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP'
const hosts: Readonly<Record<TaxAgencySite, { readonly person: string; readonly seal: string }>> = {
  production: { person: 'www1.agenciatributaria.gob.es', seal: 'www10.agenciatributaria.gob.es' },
  test: { person: 'prewww1.aeat.es', seal: 'prewww10.aeat.es' },
}

/** Address of the service for a certificate; seals have one of their own (formats.md §3.5). */
export const serviceAddress = (site: TaxAgencySite, isSeal: boolean): string => `https://${hosts[site][isSeal ? 'seal' : 'person']}${path}`

/** Key and certificates of the sender in PEM. */
export interface SenderIdentity {
  readonly key: string
  readonly cert: string
}
/** Answer of the service, its refusal of the whole, or the reason for which it is unknown if anything was taken. */
export type Reading = ReturnType<typeof readAnswer> | { readonly problem: string }
/** Reply of the service, with the service's own clock in milliseconds. */
export interface Reply {
  readonly reading: Reading
  readonly clock: number | null
}

/** Sends a SOAP message and returns the body of the answer, whatever its status: faults have 500. Throws when there is none, or only a part of it. */
async function post(url: string, message: string, identity: SenderIdentity) {
  const body = Buffer.from(message)
  const options = {
    method: 'POST',
    headers: { 'content-type': 'text/xml;charset=UTF-8', soapaction: '""', 'content-length': body.length },
    agent: false as const,
    signal: AbortSignal.timeout(patience),
  }
  const sent = url.startsWith('https:') ? openSecureRequest(url, { ...options, ...identity }) : openRequest(url, options)
  const answer = Promise.withResolvers<{ bytes: Uint8Array; date: string | undefined }>()
  sent.once('error', answer.reject)
  sent.once('response', (response) => {
    let received = 0
    response.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > largest) response.destroy(new Error('the answer is too large'))
    })
    buffer(response).then((bytes) => answer.resolve({ bytes, date: response.headers.date }), answer.reject)
  })
  sent.end(body)
  return answer.promise
}

/** The answer as read; of anything else its beginning. */
function readingOf(bytes: Uint8Array): Reading {
  try {
    return readAnswer(bytes)
  } catch {
    return { problem: Buffer.from(bytes).toString('utf8').slice(0, 200) }
  }
}

/** Asks the service with a SOAP message; never throws. */
export async function ask(url: string, message: string, identity: SenderIdentity): Promise<Reply> {
  try {
    const { bytes, date = '' } = await post(url, message, identity)
    const clock = Date.parse(date)
    return { reading: readingOf(bytes), clock: Number.isNaN(clock) ? null : clock }
  } catch (error) {
    return { reading: { problem: error instanceof Error ? error.message.slice(0, 2000) : '' }, clock: null }
  }
}
