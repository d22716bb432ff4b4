import type { FastifyReply } from 'fastify'

/** How long a browser keeps the cookie; the session itself ends on the server. */
const days = 30

/** The name differs over TLS: `__Host-` keeps the cookie of one club away from its neighbours' hosts (A-124). */
const nameOf = (secure: boolean) => (secure ? '__Host-session' : 'session')

/** Sets the session's cookie, or takes it back with null. */
export function sessionCookie(reply: FastifyReply, secure: boolean, token: string | null) {
  const age = token === null ? 0 : days * 86_400
  reply.header('set-cookie', `${nameOf(secure)}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure ? '; Secure' : ''}`)
}

export const readSessionCookie = (header: string | undefined, secure: boolean) => {
  const name = nameOf(secure)
  const pair = header?.split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  const token = pair?.slice(name.length + 1)
  return token && /^[\w-]+$/.test(token) ? token : null
}
