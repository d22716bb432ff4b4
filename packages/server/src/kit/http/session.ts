import { may } from '@app/contract/kit/permissions'
import type { FastifyRequest } from 'fastify'
import type { Club } from '../database/clubs.ts'
import { readDeviceCookie, readSessionCookie } from './cookie.ts'
import type { Platform } from './platform.ts'
import { refuse } from './refusal.ts'
import type { User } from './user.ts'

/** Client of a request, and its cookies and tokens. */
export interface Caller {
  readonly ip: string
  readonly agent: string
  readonly secure: boolean
  readonly host: string
  /** The session's cookie token, for signing out and for keeping this session while others end. */
  readonly token: string | null
  /** Token that the browser received at its last sign-in. */
  readonly device: string | null
  readonly language: string | null
  /** Key that a device sends: `Authorization: Bearer`. */
  readonly bearer: string | null
}

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

/** The same for routes that are no declared calls, of staff only. Refuses strangers and players. */
export async function requireSession(request: FastifyRequest, platform: SessionLookup): Promise<{ club: Club; who: User; token: string }> {
  const { club, token, user } = await resolveSession(request, platform)
  if (!token || !user) return refuse('msg.not_signed_in')
  return may(user, 'signed-in') ? { club, who: user, token } : refuse('msg.not_allowed')
}

/** Returns the client of a request with the token of its session. */
export function callerOf(request: FastifyRequest, token: string | null): Caller {
  const secure = request.protocol === 'https'
  return {
    ip: request.ip,
    agent: (request.headers['user-agent'] ?? '').slice(0, 200),
    bearer: /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null,
    secure,
    host: request.host,
    token,
    device: readDeviceCookie(request.headers.cookie, secure),
    language: request.headers['accept-language']?.slice(0, 2).toLowerCase() ?? null,
  }
}
