import { addCash } from '@app/contract/cash/drawer'
import { describe, expect, it } from 'vitest'
import { club } from './test-club.ts'

const desk = await club()
const { id_mst_caja } = await desk.db.insertInto('caja').values({ desc_caja: 'Barra' }).returning('id_mst_caja').executeTakeFirstOrThrow()
const written = async () => (await desk.db.selectFrom('caja_movimiento').select('desc_caja').execute()).map((row) => row.desc_caja)

describe('a connection that is lost', () => {
  it('under load ends neither the server nor what was acknowledged: 503, when to try again, and the same key is safe', async () => {
    const answers = new Map<string, number>()
    let unanswered = 0
    const write = async (writer: number) => {
      for (let n = 0; n < 30; n += 1) {
        const desc_caja = `mesa ${writer} nota ${n}`
        const asked = {
          method: 'POST',
          url: '/api/caja/anadir_dinero',
          body: { id_mst_caja, amount: 1, desc_caja },
          headers: { 'idempotency-key': desc_caja },
        }
        const first = await desk.http(asked)
        if (first.status !== 200) {
          unanswered += 1
          expect(first).toMatchObject({ status: 503, body: { code: 'msg.unavailable', msg: expect.any(String) } })
          expect(first.headers['retry-after']).toBe('2')
        }
        for (let again = first; again.status !== 200; ) again = await desk.http(asked)
        answers.set(desc_caja, 1)
      }
    }
    const strike = async () => {
      for (let n = 0; n < 20; n += 1)
        await desk.pool
          .query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like '%caja_movimiento%'`,
          )
          .catch(() => null)
    }
    await Promise.all([...[0, 1, 2, 3, 4, 5].map(write), strike()])
    expect(unanswered).toBeGreaterThan(0)
    expect((await written()).toSorted()).toEqual([...answers.keys()].toSorted())
  })
  it('is healed at once: the next call finds another one', async () => {
    await desk.pool
      .query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)
      .catch(() => null)
    await desk.call(addCash, { id_mst_caja, amount: 100, desc_caja: 'Después' }).catch(() => null)
    await desk.call(addCash, { id_mst_caja, amount: 100, desc_caja: 'Y luego' })
    expect(await written()).toContain('Y luego')
  })
})
