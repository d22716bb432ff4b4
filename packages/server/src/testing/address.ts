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

/** The parts of an address, from which a test makes those of other databases. */
export function connectionAt(address: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address)
  return {
    host: searchParams.get('host') ?? hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1) || 'postgres',
  }
}
