import { incomeChanges } from '@app/contract/one-off-income/income-changes'
import { describe, expect, it, onTestFinished } from 'vitest'
import { broken } from '../../testing/modules/bookings.ts'
import { cardClub } from '../../testing/modules/cards.ts'

const desk = await cardClub()
const { gateway, line, link, begin, rows } = desk
const audited = (accion: string) => desk.db.selectFrom('auditoria').selectAll().where('accion', '=', accion).execute()

/** A payment made without notice, queried by the worker. */
async function askedFor() {
  const id = await line(1000)
  const { order } = await begin(await link([id]), 1000)
  gateway.decide(order, '0000')
  desk.at('2026-11-20T10:03:00Z')
  await desk.product.outbox.drained()
  desk.at('2026-11-20T10:00:00Z')
  return { id, order }
}

describe('a payment that the worker hears of', () => {
  it('is in the audit, by nobody’s hand, and in the history of its line', async () => {
    const { id } = await askedFor()
    expect(await rows([id])).toMatchObject([{ pagado: 1000 }])
    const [entry, ...others] = await audited('card-ask')
    expect(others).toEqual([])
    expect(entry).toMatchObject({ id_mst_socios: null, tablas: expect.arrayContaining(['factura', 'libro_asiento']) })
    const [change] = await desk.call(incomeChanges, { id })
    expect(change).toMatchObject({
      accion: 'card-ask',
      desc_socio: null,
      cambios: expect.arrayContaining([{ campo: 'pagado', antes: 0, despues: 1000 }]),
    })
    expect(await broken(desk)).toEqual([])
  })
  it('is told to the open screens', async () => {
    const address = await desk.product.app.listen({ port: 0, host: '127.0.0.1' })
    const stop = new AbortController()
    onTestFinished(() => stop.abort())
    const { body } = await fetch(`${address}/api/live`, { headers: { cookie: `session=${desk.token}` }, signal: stop.signal })
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
    await askedFor()
    let heard = ''
    while (!heard.includes('"invoice"')) heard += (await reader.read()).value
    expect(heard).toContain('"ledger-transfer"')
  })
  it('leaves no entry of a question that changed no money', async () => {
    const before = (await audited('card-ask')).length
    const id = await line(1000)
    await begin(await link([id]), 1000)
    desk.at('2026-11-20T10:03:00Z')
    await desk.product.outbox.drained()
    desk.at('2026-11-20T10:00:00Z')
    expect(await rows([id])).toMatchObject([{ pagado: 0 }])
    expect((await audited('card-ask')).length).toBe(before)
  })
})
