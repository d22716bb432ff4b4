import type { FastifyRequest } from 'fastify'
import type { Club } from '../database/clubs.ts'
import { readSessionCookie } from './cookie.ts'
import type { Platform } from './platform.ts'
import { refuse } from './refusal.ts'
import type { User } from './user.ts'

type SessionLookup = Pick<Platform, 'clubFor' | 'sessionUser' | 'now'>

/** The club of a request and its signed-in user, if any, with the token of the session. Refuses an unknown host. */
export async function resolveSession(
  request: FastifyRequest,
  platform: SessionLookup,
): Promise<{ club: Club; now: Date; token: string | null; user: User | null }> {
  const club = platform.clubFor(request.host) ?? refuse('msg.unknown_club')
  const now = platform.now()
  const token = readSessionCookie(request.headers.cookie, request.protocol === 'https')
  return { club, now, token, user: token ? await platform.sessionUser(club, token, now) : null }
}

/** The same for routes that are no declared calls. Refuses strangers. */
export async function requireSession(request: FastifyRequest, platform: SessionLookup): Promise<{ club: Club; who: User; token: string }> {
  const { club, token, user } = await resolveSession(request, platform)
  return token && user ? { club, who: user, token } : refuse('msg.not_signed_in')
}
