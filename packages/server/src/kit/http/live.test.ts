import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { addCash } from '@app/contract/cash/move-cash'
import { logout } from '@app/contract/identity/sign-in'
import pg from 'pg'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { assemble } from '../../assemble.ts'
import { club, testSecrets } from '../../testing/club.ts'
import { openLive } from './live.ts'

const desk = await club()
const other = await assemble({ pool: desk.pool, connection: desk.connection, now: desk.now, secrets: testSecrets, files: desk.files })
const stop = new AbortController()
afterAll(async () => {
  stop.abort()
  await other.stop()
})
const { id_mst_caja } = await desk.db
  .insertInto('caja')
  .values({ desc_caja: 'En directe' })
  .returning('id_mst_caja')
  .executeTakeFirstOrThrow()

const addressOf = async (product: { app: typeof other.app }) =>
  product.app.server.listening
    ? `http://127.0.0.1:${(product.app.server.address() as AddressInfo).port}`
    : product.app.listen({ port: 0, host: '127.0.0.1' })
const openStream = async (product: { app: typeof other.app }, token = desk.token, since = '') =>
  fetch(`${await addressOf(product)}/api/live${since && `?since=${encodeURIComponent(since)}`}`, {
    headers: { cookie: `session=${token}` },
    signal: stop.signal,
  })

/** The events of a live stream, one by one, as a browser receives them; null after its end. */
async function listen(product: { app: typeof other.app }, token = desk.token, since = '') {
  const stream = await openStream(product, token, since)
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return async () => {
    for (;;) {
      const event = text.match(/data: (.*)\n\n/)
      if (event) {
        text = text.slice(event.index! + event[0].length)
        return JSON.parse(event[1]!) as { changes: string[] | null; origin: string | null }
      }
      const { value, done } = await reader.read()
      if (done) return null
      text += value
    }
  }
}

describe('the live stream', () => {
  it('tells a desk which resources another one wrote and which window it was, on this server and on others', async () => {
    const [here, there] = [await listen(desk.product), await listen(other)]
    await desk.call(addCash, { id_mst_caja, amount: 100, desc_caja: 'Canvi' }, { 'x-window': 'finestra-1' })
    const told = { changes: ['cash-movement', 'ledger-account', 'ledger-transfer'], origin: 'finestra-1' }
    expect(await here()).toEqual(told)
    expect(await there()).toEqual(told)
  })
  it('repeats what was written since the first answer of the page, and nothing older', async () => {
    const cash = (desc_caja: string, window: string) => desk.call(addCash, { id_mst_caja, amount: 100, desc_caja }, { 'x-window': window })
    await cash('Abans', 'finestra-2')
    const { headers } = await desk.http({ method: 'GET', url: '/api/account/current' })
    await cash('Entremig', 'finestra-3')
    const heard = await listen(desk.product, desk.token, String(headers.live))
    expect(await heard()).toMatchObject({ origin: 'finestra-3' })
    const later = await listen(desk.product, desk.token)
    await cash('Després', 'finestra-4')
    for (const next of [heard, later]) expect(await next()).toMatchObject({ origin: 'finestra-4' })
  })
  it('tells a page whose first answer is too old, or came from another server, to read everything again', async () => {
    const { headers } = await desk.http({ method: 'GET', url: '/api/account/current' })
    for (const since of [String(headers.live).replace(/\d+$/, '999999'), 'otro/1', 'x', '1/2/3'])
      expect(await (await listen(desk.product, desk.token, since))()).toEqual({ changes: null, origin: null })
    expect(await (await listen(other, desk.token, String(headers.live)))()).toEqual({ changes: null, origin: null })
  })
  it('is closed to whoever is not signed in', async () => {
    expect((await desk.anonymous.http({ method: 'GET', url: '/api/live' })).status).toBe(401)
  })
  it('says nothing of a call that was refused', async () => {
    const before = await desk.db
      .selectFrom('auditoria')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    await expect(desk.call(addCash, { id_mst_caja: 999_999, amount: 100, desc_caja: 'Canvi' })).rejects.toMatchObject({ status: 404 })
    expect(
      await desk.db
        .selectFrom('auditoria')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ).toEqual(before)
  })
  it('ends with its session, on this server and on others', async () => {
    const leaver = await desk.as({ rights: ['cash'] })
    const [here, there] = [await listen(desk.product, leaver.token), await listen(other, leaver.token)]
    await leaver.call(logout)
    expect(await here()).toBeNull()
    expect(await there()).toBeNull()
  })
  it('goes on for whoever keeps the session while somebody else leaves', async () => {
    const [stays, leaves] = [await desk.as({ rights: ['cash'] }), await desk.as({ rights: ['cash'] })]
    const heard = await listen(desk.product, stays.token)
    await leaves.call(logout)
    expect(await heard()).toMatchObject({ changes: ['session'] })
  })
  it('is open ten times at most for one session', async () => {
    const { token } = await desk.as({ rights: ['cash'] })
    const open = await Promise.all(Array.from({ length: 10 }, () => openStream(desk.product, token)))
    expect(open.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const eleventh = await openStream(desk.product, token)
    expect(eleventh.status).toBe(429)
    expect(await eleventh.json()).toMatchObject({ code: 'msg.too_many_windows' })
  })
  it('has the security headers of every answer', async () => {
    const { headers } = await openStream(desk.product)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
  it('ends when news of other servers may have been lost, and hears of them again', async () => {
    const streams = [await listen(desk.product), await listen(other)]
    await desk.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tribuna live' and datname = current_database()`,
    )
    for (const heard of streams) expect(await heard()).toBeNull()
    const [again, there] = [await listen(desk.product), await listen(other)]
    await desk.call(addCash, { id_mst_caja, amount: 100, desc_caja: 'Canvi' })
    expect(await again()).toMatchObject({ changes: ['cash-movement', 'ledger-account', 'ledger-transfer'] })
    expect(await there()).toMatchObject({ changes: ['cash-movement', 'ledger-account', 'ledger-transfer'] })
  })
})

/** PostgreSQL up to a sign-in without password; its welcome and its notice of shutdown arrive in one piece. */
async function leavingServer() {
  const message = (type: string, body: Buffer) => {
    const head = Buffer.alloc(5)
    head.write(type, 0)
    head.writeInt32BE(body.length + 4, 1)
    return Buffer.concat([head, body])
  }
  const welcome = Buffer.concat([
    message('R', Buffer.alloc(4)),
    message('Z', Buffer.from('I')),
    message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0')),
  ])
  const server = createServer((socket) => socket.once('data', () => socket.end(welcome)).on('error', () => {}))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

it('a server that leaves together with its welcome ends no process: the stream’s connection fails, says so, and is not tried again', async () => {
  const server = await leavingServer()
  const { port } = server.address() as AddressInfo
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'x', database: 'x' })
  const newClient = vi.fn<() => pg.Client>(() => client)
  const ended = new Promise<void>((over) => client.once('end', over))
  await expect(openLive(newClient)).rejects.toThrow(/terminat|queryable/)
  await ended
  await vi.advanceTimersByTimeAsync(10_000)
  expect(newClient).toHaveBeenCalledOnce()
  server.close()
})
