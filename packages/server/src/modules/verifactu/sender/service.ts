import { request as openRequest } from 'node:http'
import { request as openSecureRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'
import type { TaxAgencySite } from '@app/contract/official-invoices/qr-text'

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
/** Body of the service's answer, and its clock. */
export interface Reply {
  readonly bytes: Uint8Array
  readonly date: Date | null
}

function dateOf(header: string | undefined): Date | null {
  const date = new Date(header ?? '')
  return Number.isNaN(date.getTime()) ? null : date
}

/** Sends a SOAP message and returns the answer, whatever its status: faults have 500. Throws when there is none, or only a part of it. */
export async function post(url: string, message: string, identity: SenderIdentity): Promise<Reply> {
  const isSecure = url.startsWith('https:')
  const body = Buffer.from(message)
  const options = {
    method: 'POST',
    headers: { 'content-type': 'text/xml;charset=UTF-8', soapaction: '""', 'content-length': body.length },
    agent: false as const,
    signal: AbortSignal.timeout(patience),
  }
  const sent = isSecure ? openSecureRequest(url, { ...options, ...identity }) : openRequest(url, options)
  const answer = Promise.withResolvers<Reply>()
  sent.once('error', answer.reject)
  sent.once('response', (response) => {
    let received = 0
    response.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > largest) response.destroy(new Error('the answer is too large'))
    })
    buffer(response).then((bytes) => answer.resolve({ bytes, date: dateOf(response.headers.date) }), answer.reject)
  })
  sent.end(body)
  return answer.promise
}
