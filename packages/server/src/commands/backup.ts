import { resolve } from 'node:path'
import { backup } from '../backup.ts'
import { systemClock } from '../kit/clock.ts'
import { configuration } from '../kit/configuration.ts'
import { signingKey } from '../kit/secrets/backup-key.ts'
import { withDatabase } from './with-database.ts'

/** `npm run backup -- [file]`: backs up the whole installation into one file, while it runs. */
export const run = ([file]: readonly string[]): Promise<number> =>
  withDatabase(async ({ pool }) => {
    const target = resolve(file ?? `backup-${systemClock().toISOString().slice(0, 19).replaceAll(':', '-')}.gz`)
    const rows = await backup(pool, target, signingKey(configuration()))
    console.log(`${rows} rows are in ${target}. Restoring it elsewhere needs the secret key of this installation too.`)
    return 0
  })
