import { setTimeout as pause } from 'node:timers/promises'
import { isGone } from '../servers/places.ts'
import { renewVersion, withCache } from './cached.ts'
import type { Club } from './clubs.ts'
import { pipelined, type Tx } from './database.ts'
import { InSchema } from './in-schema.ts'
import type { TableRecorder } from './table-recorder.ts'

/** Deadlock and serialisation failure: the transaction was rolled back and can be retried. */
const again = new Set(['40P01', '40001'])
const attempts = 4

/** One transaction in the club's schema, wherever that is; read-only for PostgreSQL too unless the call writes. */
export async function inTransaction<T>(
  club: Club,
  { changes, recorder, reset }: { changes: boolean; recorder: TableRecorder; reset: () => void },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    // without a connection, which other clubs need
    const held = changes ? club.held() : undefined
    if (held) await held
    try {
      const transaction = club.db.transaction().setAccessMode(changes ? 'read write' : 'read only')
      return await transaction.execute(async (opened) => {
        const tx = withCache(pipelined(opened).withPlugin(new InSchema(club.schema, recorder)) as Tx, club, recorder)
        const done = await work(tx)
        await renewVersion(tx, recorder)
        return done
      })
    } catch (error) {
      if (attempt >= attempts || !(isGone(error) || again.has((error as { code?: string }).code ?? ''))) throw error
      if (isGone(error)) await club.findAgain()
      recorder.clear()
      reset()
      await pause(attempt * 10 * Math.random())
    }
  }
}
