import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { openPool } from './kit/database/database.ts'
import { openEmbedded, startEmbedded } from './kit/embedded/embedded-postgres.ts'
import { freePort } from './kit/embedded/port.ts'
import {
  killBackend,
  lostOrBroken,
  newFolder,
  nothing,
  openDesks,
  postmasterOf,
  prepareClub,
  startProduct,
  stopUnderLoad,
} from './testing/desks.ts'
import { roundsOf } from './testing/rounds.ts'

const rounds = roundsOf({ test: 4, proofs: 20 })

describe('a product under load', () => {
  it('outlives a killed backend and a killed PostgreSQL, stops with a desk open and starts again, time after time, and loses nothing', async () => {
    const dataDir = newFolder()
    const { connection, stop } = await startEmbedded({ dataDir })
    const prepared = await prepareClub(connection)
    await stop()
    const acknowledged: string[] = []
    const ends: { code: number | null; seconds: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      const port = await freePort()
      const product = await startProduct(port, dataDir)
      const pool = openPool((await openEmbedded({ dataDir })).connection, 1)
      const desks = openDesks(port, prepared, round)
      await desks.more(10)
      await killBackend(pool)
      await pool.end()
      await desks.more(10)
      process.kill(postmasterOf(dataDir), 'SIGKILL')
      await desks.more(10)
      ends.push(await stopUnderLoad(product, port, prepared))
      await desks.ended
      expect(desks.wrong).toEqual([])
      acknowledged.push(...desks.acknowledged)
    }
    const again = await startEmbedded({ dataDir })
    expect(acknowledged.length).toBeGreaterThan(30 * rounds)
    expect(await lostOrBroken(again.connection, acknowledged)).toEqual(nothing)
    await again.stop()
    expect(ends.map(({ code }) => code)).toEqual(ends.map(() => 0))
    expect(Math.max(...ends.map(({ seconds }) => seconds))).toBeLessThan(10)
  }, 900_000)

  it('ends at once at a second signal, whatever still waits', async () => {
    const dataDir = newFolder()
    const { connection, stop } = await startEmbedded({ dataDir })
    const prepared = await prepareClub(connection)
    await stop()
    const port = await freePort()
    const product = await startProduct(port, dataDir)
    const joined = await openEmbedded({ dataDir })
    const holder = openPool(joined.connection, 2)
    await holder.query('select 1')
    const client = await holder.connect()
    await client.query('begin')
    await client.query('select 1 from club_prova.caja where id_mst_caja = $1 for update', [prepared.id_mst_caja])
    const desks = openDesks(port, prepared, 0)
    const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock'`
    for (let waiting = 0; waiting === 0; ) waiting = (await holder.query(waits)).rowCount ?? 0
    const exited = once(product, 'exit') as Promise<[number | null]>
    product.kill('SIGTERM')
    const again = setInterval(() => product.kill('SIGTERM'), 100)
    expect((await exited)[0]).toBe(1)
    clearInterval(again)
    await desks.ended
    client.release(true)
    await holder.end()
  })

  it('outlives the restarts of a server at DATABASE_URL, time after time, and loses nothing', async () => {
    const elsewhere = newFolder()
    let server = await startEmbedded({ dataDir: elsewhere })
    const { user, password, database, host } = server.connection
    const url = `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`
    const prepared = await prepareClub(server.connection)
    const acknowledged: string[] = []
    const port = await freePort()
    const product = await startProduct(port, newFolder(), { DATABASE_URL: url })
    for (let round = 0; round < rounds; round += 1) {
      const desks = openDesks(port, prepared, round)
      await desks.more(10)
      const pool = openPool(server.connection, 1)
      await killBackend(pool)
      await pool.end()
      await desks.more(10)
      await server.stop()
      server = await startEmbedded({ dataDir: elsewhere })
      await desks.more(10)
      expect(desks.wrong).toEqual([])
      desks.close()
      await desks.ended
      acknowledged.push(...desks.acknowledged)
    }
    expect((await stopUnderLoad(product, port, prepared)).code).toBe(0)
    expect(await lostOrBroken(server.connection, acknowledged)).toEqual(nothing)
    await server.stop()
  }, 900_000)
})
