import { addCash } from '@app/contract/cash/drawer'
import { afterAll, describe, expect, it } from 'vitest'
import { assemble } from '../assemble.ts'
import { club, testSecrets } from './test-club.ts'

const desk = await club()
const other = await assemble({ pool: desk.pool, connection: desk.connection, now: desk.now, secrets: testSecrets })
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

/** The events of a live stream, one by one, as a browser hears them. */
async function listen(product: { app: typeof other.app }) {
  const url = await product.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await fetch(`${url}/api/live`, { headers: { cookie: `session=${desk.token}` }, signal: stop.signal })
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return async () => {
    for (;;) {
      const event = text.match(/data: (.*)\n\n/)
      if (event) {
        text = text.slice(event.index! + event[0].length)
        return JSON.parse(event[1]!) as { changes: string[]; origin: string | null }
      }
      text += (await reader.read()).value ?? ''
    }
  }
}

describe('the live stream', () => {
  it('tells a desk which resources another one wrote and which window it was, on this server and on others', async () => {
    const [here, there] = [await listen(desk.product), await listen(other)]
    await desk.call(addCash, { id_mst_caja, amount: 100, desc_caja: 'Canvi' }, { 'x-window': 'finestra-1' })
    const told = { changes: ['cash-movement'], origin: 'finestra-1' }
    expect(await here()).toEqual(told)
    expect(await there()).toEqual(told)
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
})
