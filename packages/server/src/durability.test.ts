import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { startEmbedded } from './kit/embedded/embedded-postgres.ts'
import { freePort } from './kit/embedded/port.ts'
import { lostOrBroken, newFolder, nothing, openDesks, postmasterOf, prepareClub, startProduct } from './testing/desks.ts'
import { roundsOf } from './testing/rounds.ts'

const rounds = roundsOf({ test: 4, proofs: 20 })

describe('a kill -9 in the middle of writes', () => {
  it('of Node, of PostgreSQL or of both loses nothing that was acknowledged, time after time', async () => {
    const dataDir = newFolder()
    const { connection, stop } = await startEmbedded({ dataDir })
    const prepared = await prepareClub(connection)
    await stop()
    const acknowledged: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const port = await freePort()
      const product = await startProduct(port, dataDir)
      const exited = once(product, 'exit')
      const desks = openDesks(port, prepared, round)
      await desks.more(12 + 3 * round)
      if (round % 3 !== 0) process.kill(postmasterOf(dataDir), 'SIGKILL')
      if (round % 3 !== 1) product.kill('SIGKILL')
      await desks.more(10)
      product.kill('SIGKILL')
      await Promise.all([exited, desks.ended])
      acknowledged.push(...desks.acknowledged)
    }
    const again = await startEmbedded({ dataDir })
    expect(acknowledged.length).toBeGreaterThan(10 * rounds)
    expect(await lostOrBroken(again.connection, acknowledged)).toEqual(nothing)
    await again.stop()
  }, 600_000)
})
