import pg from 'pg'
import type { Connection } from '../database/database.ts'

/** Opens a lock by name; null while another server of the installation holds it. */
export type InstallationLock = (name: string) => Promise<(() => Promise<void>) | null>

/**
 * Locks of the installation on the platform's database, each held by a connection of its own until it is released: the connections of calls
 * and jobs stay free, and a killed server leaves none behind.
 */
export const installationLocks =
  (connection: Connection): InstallationLock =>
  async (name) => {
    const client = new pg.Client({ ...connection, application_name: `tribuna ${name}` })
    // a server that shuts down ends it
    client.on('error', () => {})
    const release = () => client.end().catch(() => {})
    const take = async () => {
      await client.connect()
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtext($1)) as taken', [`tribuna ${name}`])
      return rows[0]!.taken
    }
    const isTaken = await take().catch(async (error: Error) => {
      await release()
      throw error
    })
    if (isTaken) return release
    await release()
    return null
  }
