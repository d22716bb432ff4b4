import type { FastifyRequest } from 'fastify'
import type { Club } from './clubs.ts'
import { readSessionCookie } from './cookie.ts'
import { refuse } from './fail.ts'
import type { Platform } from './serve.ts'
import type { User } from './sessions.ts'

/** The club of a request and who is signed in to it, with the token of their session; for routes that are no declared calls. Refuses strangers. */
export async function signedIn(
  request: FastifyRequest,
  platform: Pick<Platform, 'clubFor' | 'whoIs' | 'now'>,
): Promise<{ club: Club; who: User; token: string }> {
  const club = platform.clubFor(request.host) ?? refuse('msg.unknown_club')
  const token = readSessionCookie(request.headers.cookie, request.protocol === 'https') ?? refuse('msg.not_signed_in')
  const who = (await platform.whoIs(club, token, platform.now())) ?? refuse('msg.not_signed_in')
  return { club, who, token }
}
