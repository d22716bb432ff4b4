import { mkdirSync } from 'node:fs'
import { configuration } from '../kit/configuration.ts'
import { type OpenDatabase, openProductDatabase } from '../kit/open-database.ts'

/** Work on the product's database, whether its server runs beside or not. */
export async function withDatabase<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const settings = configuration()
  mkdirSync(settings.dataDir, { recursive: true })
  const database = await openProductDatabase(settings, { join: true })
  try {
    return await work(database)
  } finally {
    await database.stop()
  }
}
