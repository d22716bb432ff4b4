import type { FastifyRequest } from 'fastify'

/** Scripts come from this server only; Mantine writes its styles into the page, so styles may be inline. No page of ours stands in a frame. */
const contentPolicy =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"

/** What every answer carries, also those that the framework gives before a call is found. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'content-security-policy': contentPolicy,
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** The headers of an answer to this request; over TLS it also says that the address is never to be opened without. */
export const headersFor = (request: FastifyRequest) => ({
  ...securityHeaders,
  'x-request-id': request.id,
  ...(request.protocol === 'https' && { 'strict-transport-security': 'max-age=31536000' }),
})
