import { type ClubFacts, isLoopback } from '../../kit/database/clubs.ts'
import type { Caller } from '../../kit/http/serve.ts'

/**
 * The address that links in mails start with: PUBLIC_URL, else the club's own host. What a Host header says counts on this machine only:
 * otherwise a stranger could have a link to his own site mailed to an administrator.
 */
export function publicUrl({ hosts }: ClubFacts, { host }: Pick<Caller, 'host'>): string {
  const configured = process.env.PUBLIC_URL?.replace(/\/+$/, '')
  if (configured) return configured
  const named = hosts.find((one) => !isLoopback(one))
  return named ? `https://${named}` : `http://${isLoopback(host) ? host : 'localhost'}`
}
