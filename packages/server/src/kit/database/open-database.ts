import type pg from 'pg'
import { atMost } from '../clock.ts'
import type { Configuration } from '../configuration.ts'
import { openEmbedded, startEmbedded } from '../embedded/embedded-postgres.ts'
import { explainedDatabase, explainedPassword } from '../embedded/start-failure.ts'
import { type Connection, openPool } from './database.ts'

/** Milliseconds that transactions under way have at shutdown; then they are rolled back. */
const lastWords = 500

export interface OpenDatabase {
  readonly pool: pg.Pool
  readonly connection: Connection
  /** Ends the pool, and also the embedded PostgreSQL if this process started it. */
  stop(): Promise<void>
}

/** The product's database: the server of DATABASE_URL, else the embedded PostgreSQL of the data folder. Commands `join` one that runs. */
export async function openProductDatabase(settings: Configuration, { join = false }: { join?: boolean } = {}): Promise<OpenDatabase> {
  if (settings.databaseUrl) return openServer(settings.databaseUrl)
  const embedded = await (join ? openEmbedded : startEmbedded)({ dataDir: settings.dataDir, binDir: settings.binDir })
  const pool = openPool(embedded.connection)
  const stop = async () => {
    await atMost(lastWords, pool.end())
    await embedded.stop()
  }
  try {
    await pool.query('select 1')
  } catch (error) {
    await stop()
    throw explainedPassword(error, settings.dataDir)
  }
  return { pool, connection: embedded.connection, stop }
}

/** Connects to the server at an address; throws a StartFailure that names the setting of the address. */
export async function openServer(url: string, setting?: string): Promise<OpenDatabase> {
  const connection = { connectionString: url }
  const pool = openPool(connection)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw explainedDatabase(error, url, setting)
  }
  return { pool, connection, stop: () => atMost(lastWords, pool.end()) }
}
