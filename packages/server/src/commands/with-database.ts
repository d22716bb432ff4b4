import { configuration } from '../kit/configuration.ts'
import { type OpenDatabase, openProductDatabase } from '../kit/database/open-database.ts'
import { makeFolder } from '../kit/files/make-folder.ts'

/** Runs work on the product's database, with or without its server running. */
export async function withDatabase<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const settings = configuration()
  makeFolder(settings.dataDir)
  const database = await openProductDatabase(settings, { join: true })
  try {
    return await work(database)
  } finally {
    await database.stop()
  }
}
