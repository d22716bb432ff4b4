import type { Right } from '@app/contract/kit/permissions'
import { createAccount } from '../../modules/identity/public.ts'
import type { Desk } from '../club.ts'

interface AccountOptions {
  readonly email?: string | null
  readonly password?: string
  readonly is_admin?: boolean
  readonly rights?: readonly Right[]
  readonly numsocio?: number
  readonly nif?: string
}

/** A staff member of a test with a password to sign in with; returns id_mst_socios. */
export async function newAccount(desk: Desk, wanted: AccountOptions = {}): Promise<number> {
  const { email = null, password = 'una-frase-larga', is_admin = false, rights = [], numsocio, nif } = wanted
  const { id_mst_socios } = await desk.db
    .insertInto('socio')
    .values({ nombre: 'Aina', apellidos: 'Prats', email, numsocio: numsocio ?? null, nif: nif ?? null })
    .returning('id_mst_socios')
    .executeTakeFirstOrThrow()
  await createAccount(desk.db as never, { id_mst_socios, password, is_admin, rights })
  return id_mst_socios
}

let browsers = 0

/** A browser of a test, at a separate address: signs in and calls with the cookies it received. */
export function browser(desk: Desk, remoteAddress = `10.0.${Math.floor((browsers += 1) / 250)}.${browsers % 250}`) {
  const cookies = new Map<string, string>()
  const jar = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  let csrf = ''
  const http = async <Body = Record<string, unknown>>(
    endpoint: `${string} /${string}`,
    body?: unknown,
    more: Record<string, string> = {},
  ) => {
    const [method, url] = endpoint.split(' ') as ['GET', string]
    const headers = { host: 'localhost', ...(cookies.size > 0 && { cookie: jar() }), ...(csrf && { 'x-csrf-token': csrf }), ...more }
    const payload = body === undefined ? {} : { payload: body as object }
    const answer = await desk.product.app.inject({ method, url, remoteAddress, headers, ...payload })
    const given = [answer.headers['set-cookie'] ?? []].flat()
    for (const one of given) {
      const [name, value] = one.split(';')[0]!.split('=') as [string, string]
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const isJson = String(answer.headers['content-type']).includes('json')
    const content = isJson ? answer.json<Body>() : ({ text: answer.body } as Body)
    return { status: answer.statusCode, body: content, headers: answer.headers, set: given.find((one) => one.includes('session=')) }
  }
  return {
    http,
    signIn: async (usuario: string, password: string, more: Record<string, unknown> = {}) => {
      const answer = await http('POST /api/account/login', { usuario, password, ...more })
      if (typeof answer.body._token === 'string') csrf = answer.body._token
      return answer
    },
    cookie: jar,
    token: () => csrf,
  }
}
