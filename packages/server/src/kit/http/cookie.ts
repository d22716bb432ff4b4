import type { FastifyReply } from 'fastify'

/** Days that a browser keeps each cookie; sessions and devices expire on the server. */
const days = { session: 30, device: 365 } as const
type Cookie = keyof typeof days

/** The name differs over TLS: `__Host-` keeps the cookie of one club away from its neighbours' hosts (A-124). */
const nameOf = (cookie: Cookie, secure: boolean) => (secure ? `__Host-${cookie}` : cookie)

/** Sets a cookie, or takes it back with null. */
const write = (cookie: Cookie) => (reply: FastifyReply, secure: boolean, token: string | null) => {
  const age = token === null ? 0 : days[cookie] * 86_400
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure ? '; Secure' : ''}`
  reply.header('set-cookie', `${nameOf(cookie, secure)}=${token ?? ''}; ${attributes}`)
}

const read = (cookie: Cookie) => (header: string | undefined, secure: boolean) => {
  const name = nameOf(cookie, secure)
  const pair = header?.split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  const token = pair?.slice(name.length + 1)
  return token && /^[\w-]+$/.test(token) ? token : null
}

/** The cookie of a session. */
export const sessionCookie = write('session')
export const readSessionCookie = read('session')

/** The browser itself, from one sign-in to the next. */
export const deviceCookie = write('device')
export const readDeviceCookie = read('device')
