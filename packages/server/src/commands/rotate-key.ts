import { configuration } from '../kit/configuration.ts'
import { openClubs } from '../kit/database/clubs.ts'
import { openFiles } from '../kit/files/files.ts'
import { sealColumns } from '../kit/secrets/seal-columns.ts'
import { addKey, fileOf, isInFile, openKeyring } from '../kit/secrets/secret-key.ts'
import { prepareAll } from '../prepare.ts'
import { catalogue } from '../registry.ts'
import { withDatabase } from './with-database.ts'

/**
 * Adds a new key if the keys are in a file, and seals every secret of every club under the newest one. Exit code 1 when
 * some cannot be read.
 */
export const run = (): Promise<number> =>
  withDatabase(async ({ pool }) => {
    const settings = configuration()
    await prepareAll(pool)
    openKeyring(settings)
    if (isInFile(settings)) addKey(settings)
    const clubs = await openClubs(pool, openKeyring(settings), openFiles(settings))
    let missing = 0
    for (const club of clubs.all()) {
      const { sealed, unreadable } = await sealColumns(club, catalogue.resources, { anew: true })
      missing += unreadable
      console.log(`${club.slug}: ${sealed} resealed${unreadable > 0 ? `, ${unreadable} CANNOT BE READ with these keys` : ''}`)
    }
    await clubs.close()
    console.log(
      isInFile(settings)
        ? `${fileOf(settings)} has a new first key. The older ones below it still open older backups: keep a copy.`
        : 'Sealed under the first key of SECRET_KEY. The others may go once no backup needs them.',
    )
    return missing === 0 ? 0 : 1
  })
