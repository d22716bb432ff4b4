import { resolve } from 'node:path'
import { backup } from '../backup.ts'
import { systemClock } from '../kit/clock.ts'
import { configuration } from '../kit/configuration.ts'
import { openFiles } from '../kit/files/files.ts'
import { signingKey } from '../kit/secrets/backup-key.ts'
import { withDatabase } from './with-database.ts'

/** `npm run backup -- [file]`: backs up the whole installation with its files into one file, while it runs. Exit code 1 when it is without a club. */
export const run = ([file]: readonly string[]): Promise<number> =>
  withDatabase(async ({ pool }) => {
    const target = resolve(file ?? `backup-${systemClock().toISOString().slice(0, 19).replaceAll(':', '-')}.gz`)
    const settings = configuration()
    const { rows, files, elsewhere, missing, faulty } = await backup(pool, target, {
      key: signingKey(settings),
      files: openFiles(settings),
    })
    console.log(`${rows} rows and ${files} files are in ${target}. Restoring it elsewhere needs the secret key of this installation too.`)
    if (elsewhere.length > 0) console.log(`Clubs on other servers are as of the instants at which they were read: ${elsewhere.join(', ')}.`)
    if (faulty.length > 0)
      console.error(`The store of files has lost or damaged ${faulty.length}, which are not in it: ${faulty.join(', ')}.`)
    for (const [slug, reason] of missing) console.error(`${slug} IS NOT IN IT: ${reason}`)
    return missing.size === 0 ? 0 : 1
  })
