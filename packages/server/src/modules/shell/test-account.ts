import { createAccount } from './public.ts'
import type { Desk } from '../../kit/test-club.ts'
import type { Right } from '@app/contract/kit/permissions'

interface Wanted {
  readonly email?: string | null
  readonly password?: string
  readonly is_admin?: boolean
  readonly rights?: readonly Right[]
  readonly numsocio?: number
  readonly nif?: string
}

/** A staff member of a test with a password to sign in with; returns id_mst_socios. */
export async function newAccount(desk: Desk, wanted: Wanted = {}): Promise<number> {
  const { email = null, password = 'una-frase-larga', is_admin = false, rights = [], numsocio, nif } = wanted
  const { id_mst_socios } = await desk.db
    .insertInto('socio')
    .values({ nombre: 'Aina', apellidos: 'Prats', email, numsocio: numsocio ?? null, nif: nif ?? null })
    .returning('id_mst_socios')
    .executeTakeFirstOrThrow()
  await createAccount(desk.db as never, { id_mst_socios, password, is_admin, rights })
  return id_mst_socios
}

/** A browser of a test: signs in and calls with the cookie that it was given. */
export function browser(desk: Desk, headers: Record<string, string> = {}) {
  let cookie = ''
  let csrf = ''
  const http = async (method: string, url: string, body?: unknown, more: Record<string, string> = {}) => {
    const answer = await desk.anonymous.http({
      method,
      url,
      headers: { ...headers, ...(cookie && { cookie }), ...(csrf && { 'x-csrf-token': csrf }), ...more },
      ...(body !== undefined && { body }),
    })
    const set = [answer.headers['set-cookie']].flat()[0] as string | undefined
    if (set) cookie = set.split(';')[0]!.endsWith('=') ? '' : set.split(';')[0]!
    return { ...answer, set }
  }
  return {
    http,
    signIn: async (usuario: string, password: string, more: Record<string, unknown> = {}) => {
      const answer = await http('POST', '/api/account/login', { usuario, password, ...more })
      if (typeof answer.body._token === 'string') csrf = answer.body._token
      return answer
    },
    cookie: () => cookie,
    token: () => csrf,
  }
}
