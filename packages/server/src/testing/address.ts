import type { Connection } from '../kit/database/database.ts'

/** The address of a database, as DATABASE_URL has it. */
export function addressOf({ host = 'localhost', port, user = '', password = '', database = '' }: Connection): string {
  const url = new URL('postgres://localhost')
  url.username = user
  url.password = password
  if (port !== undefined) url.port = String(port)
  url.pathname = database
  url.searchParams.set('host', host)
  return url.href
}
