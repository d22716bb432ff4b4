import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Target of the form of the answered page, and its inline script. */
    leadsTo: LeadsTo | null
    /** Origins that the frames of the answered page open. */
    frames: readonly string[] | null
  }
}
/** A page with a script of its own; `origin` is the other site that its form is sent to, such as a bank's. */
export interface LeadsTo {
  readonly origin: string | null
  readonly script: string
}

/** Scripts come from this server only; Mantine writes its styles into the page, so styles may be inline. No page of ours may be framed, and ours frame the named origins only. */
const contentPolicy = (elsewhere: LeadsTo | null, frames: readonly string[] = []) =>
  `default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; frame-src ${frames.join(' ') || "'none'"}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'${elsewhere?.origin ? ` ${elsewhere.origin}` : ''}; object-src 'none'${elsewhere ? `; script-src 'sha256-${createHash('sha256').update(elsewhere.script).digest('base64')}'` : ''}`

/** Headers of every answer, including those that the framework sends before a call is found. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'content-security-policy': contentPolicy(null),
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Pages whose address is a secret: their own forms and links tell it to none, only the host; without any referrer a form would lose its Origin. */
const hasSecretAddress = (request: FastifyRequest) => request.routeOptions.url?.includes('/:token') ?? false

/** The headers of an answer to this request; over TLS with Strict-Transport-Security, for the hosts below this one too. */
export const headersFor = (request: FastifyRequest) => ({
  ...securityHeaders,
  ...(hasSecretAddress(request) && { 'referrer-policy': 'strict-origin' }),
  ...((request.leadsTo || request.frames) && { 'content-security-policy': contentPolicy(request.leadsTo, request.frames ?? []) }),
  'x-request-id': request.id,
  ...(request.protocol === 'https' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})
