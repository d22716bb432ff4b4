import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the page that answers sends its form, and the script that it holds. */
    leadsTo: LeadsTo | null
  }
}
/** A page whose form goes to another site, such as a bank's. */
export interface LeadsTo {
  readonly origin: string
  readonly script: string
}

/** Scripts come from this server only; Mantine writes its styles into the page, so styles may be inline. No page of ours stands in a frame. */
const contentPolicy = (elsewhere: LeadsTo | null) =>
  `default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'${elsewhere ? ` ${elsewhere.origin}` : ''}; object-src 'none'${elsewhere ? `; script-src 'sha256-${createHash('sha256').update(elsewhere.script).digest('base64')}'` : ''}`

/** What every answer carries, also those that the framework gives before a call is found. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'content-security-policy': contentPolicy(null),
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** The headers of an answer to this request; over TLS it also says that the address is never to be opened without. */
export const headersFor = (request: FastifyRequest) => ({
  ...securityHeaders,
  ...(request.leadsTo && { 'content-security-policy': contentPolicy(request.leadsTo) }),
  'x-request-id': request.id,
  ...(request.protocol === 'https' && { 'strict-transport-security': 'max-age=31536000' }),
})
