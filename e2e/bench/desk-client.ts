interface Answer {
  readonly status: number
  readonly text: string
}
/** A signed-in desk over HTTP, as lean as a measurement needs; answers are read whole. */
export interface DeskClient {
  readonly url: string
  get(path: string): Promise<Answer>
  post(path: string, body: unknown, options?: { anyStatus?: boolean }): Promise<Answer>
  remove(path: string): Promise<Answer>
  /** Sends a form with files: their names and contents. */
  upload(path: string, files: Readonly<Record<string, readonly [name: string, content: string]>>): Promise<Answer>
}

export async function signIn(url: string): Promise<DeskClient> {
  const signedIn = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: 'admin@club.test', password: 'demo-demo' }),
  })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const account = await fetch(`${url}/api/account/current`, { headers: { cookie } })
  const token = ((await account.json()) as { _token: string })._token
  const send = async (path: string, init: RequestInit, anyStatus = false) => {
    const response = await fetch(url + path, { ...init, headers: { cookie, 'x-csrf-token': token, ...init.headers } })
    const text = await response.text()
    if (!response.ok && !anyStatus) throw new Error(`${path}: ${response.status} ${text}`)
    return { status: response.status, text }
  }
  return {
    url,
    get: (path) => send(path, {}),
    upload: (path, files) => {
      const body = new FormData()
      for (const [field, [name, content]] of Object.entries(files)) body.set(field, new File([content], name))
      return send(path, { method: 'POST', body })
    },
    remove: (path) => send(path, { method: 'DELETE' }),
    post: (path, body, { anyStatus } = {}) =>
      send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, anyStatus),
  }
}
