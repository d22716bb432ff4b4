import { execFileSync } from 'node:child_process'
import { addCash } from '@app/contract/cash/move-cash'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { isLostConnection, openPool } from './database.ts'

const desk = await club()
const { id_mst_caja } = await desk.db.insertInto('caja').values({ desc_caja: 'Barra' }).returning('id_mst_caja').executeTakeFirstOrThrow()
const toAdd = { method: 'POST', url: '/api/caja/anadir_dinero' }
const written = async () => (await desk.db.selectFrom('caja_movimiento').select('desc_caja').execute()).map((row) => row.desc_caja)
/** Ends every connection of the database while this process waits, so that its pools cannot know of it. */
function endAllUnnoticed() {
  const { host, port, user, password, database } = desk.pool.options
  const program = `
    import pg from 'pg'
    const client = new pg.Client(${JSON.stringify({ host, port, user, password, database })})
    await client.connect()
    await client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()')
    await client.end()`
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: import.meta.dirname })
}

describe('a connection that is lost', () => {
  it('under load ends neither the server nor what was acknowledged: 503, when to try again, and the same key is safe', async () => {
    const asked: string[] = []
    const refused: { status: number; code: unknown; again: unknown }[] = []
    const write = async (writer: number) => {
      for (let n = 0; n < 30; n += 1) {
        const desc_caja = `mesa ${writer} nota ${n}`
        const body = { id_mst_caja, amount: 1, desc_caja }
        asked.push(desc_caja)
        for (let status = 0; status !== 200; ) {
          const answer = await desk.http({ ...toAdd, body, headers: { 'idempotency-key': desc_caja } })
          if (answer.status !== 200) refused.push({ status: answer.status, code: answer.body.code, again: answer.headers['retry-after'] })
          status = answer.status
        }
      }
    }
    const strike = async () => {
      for (let n = 0; n < 400 && refused.length < 20; n += 1)
        await desk.pool
          .query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like '%caja_movimiento%'`,
          )
          .catch(() => null)
    }
    await Promise.all([...[0, 1, 2, 3, 4, 5].map(write), strike()])
    expect(refused.length).toBeGreaterThan(0)
    expect(refused).toEqual(refused.map(() => ({ status: 503, code: 'msg.unavailable', again: '2' })))
    expect(new Set(await written())).toEqual(new Set(asked))
    expect(await written()).toHaveLength(asked.length)
  })
  it('is how a call ends whose pool is closed under it, as at a shutdown: to be sent again, and no bug', async () => {
    const pool = openPool(desk.connection)
    await pool.end()
    await expect(pool.query('select 1')).rejects.toSatisfy(isLostConnection)
  })
  it('is nobody’s trouble when it waited in the pool: the next call takes another one', async () => {
    const take = (note: number) => desk.call(addCash, { id_mst_caja, amount: 100, desc_caja: `después ${note}` })
    await Promise.all([1, 2].map(take))
    endAllUnnoticed()
    await Promise.all([3, 4].map(take))
    expect((await written()).filter((note) => note?.startsWith('después'))).toHaveLength(4)
  })
})
