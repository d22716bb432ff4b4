import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import { refuse } from '../../kit/http/refusal.ts'

/** Shortest token in characters; a shorter one counts as none. */
const shortest = 16

interface Hashed {
  readonly hash: string
  readonly month: number
  readonly year: number
}

/** Refuses a hash other than the HMAC of "month/year" by the configured token, and any host but the central one, all alike. */
export function requireHash(club: ClubFacts, { hash, month, year }: Hashed) {
  const token = process.env.CENTRAL_TOKEN ?? ''
  const expected = createHmac('sha256', token).update(`${month}/${year}`).digest()
  const given = Buffer.from(hash, 'hex')
  const isEqual = given.length === expected.length && timingSafeEqual(given, expected)
  if (!isEqual || !club.isCentral || token.length < shortest) refuse('facturacion.hash_incorrecto')
}
