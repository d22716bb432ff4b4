import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { refuse } from './refusal.ts'
import type { User } from './user.ts'

const same = (sent: string, kept: string) => {
  const [a, b] = [Buffer.from(sent), Buffer.from(kept)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Values of Sec-Fetch-Site for a page of another site, or of a neighbouring club's host. */
const elsewhere = new Set(['cross-site', 'same-site'])

/**
 * Only this club's own pages may write, signing in included: the Origin, if sent, is the host itself, Sec-Fetch-Site is
 * not another site, and a session's write carries the session's token in a header or as `_token`. A GET
 * that writes accepts the header only.
 */
export function refuseForgery(request: FastifyRequest, who: User | null) {
  const { origin, 'sec-fetch-site': page } = request.headers
  if (origin && URL.parse(origin)?.host !== request.host) refuse('msg.bad_token')
  if (typeof page === 'string' && elsewhere.has(page.toLowerCase())) refuse('msg.bad_token')
  if (!who) return
  const header = request.headers['x-csrf-token']
  const body = request.method === 'GET' ? undefined : (request.body as { _token?: unknown } | undefined)?._token
  const token = typeof header === 'string' ? header : body
  if (typeof token !== 'string' || !same(token, who.csrf)) refuse('msg.bad_token')
}
