import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assemble } from '../assemble.ts'
import { type Connection, openPool } from '../kit/database/database.ts'
import { openDeskPool } from '../kit/database/desk-role.ts'
import { openFiles } from '../kit/files/files.ts'
import { keyBytes, keyring } from '../kit/secrets/sealed.ts'
import { tidyUp } from '../kit/work/housekeeping.ts'
import { tidies } from '../registry.ts'

/** A server of the installation as a process of its own; its parent sets the clock, and is told when all work that is due then is done. */
const [connection, at] = JSON.parse(process.argv[2]!) as [Connection, string]
let now = new Date(at)
const owner = openPool(connection, 1)
const product = await assemble({
  pool: await openDeskPool(connection, owner),
  connection,
  now: () => now,
  secrets: keyring(() => [Buffer.alloc(keyBytes, 7)]),
  files: openFiles({ filesDir: mkdtempSync(join(tmpdir(), 'tribuna-clocked-')) }),
  logger: false,
})
const work = async () => {
  for (const club of product.clubs.all()) await tidyUp(club, tidies, now)
  await product.outbox.drained()
  process.send!('done')
}
process.on('message', (instant: string) => {
  now = new Date(instant)
  void work()
})
process.send!('ready')
