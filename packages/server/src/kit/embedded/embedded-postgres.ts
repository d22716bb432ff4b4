import { existsSync, rmSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { findBinaries } from './binaries.ts'
import { databaseUser, prepareCluster, readPassword } from './cluster.ts'
import { liveOwner, lockData } from './data-lock.ts'
import { homeOf, openHome, socketFolder } from './home.ts'
import { freePort } from './port.ts'
import { halt, launch, type Plan } from './postmaster.ts'
import { type RunningPlace, runningPlace } from './postmaster-file.ts'
import { explained, StartFailure } from './start-failure.ts'

export type Connection = { host: string; port: number; user: string; password: string; database: string }
export type Embedded = { connection: Connection; stop: () => Promise<void> }

export type EmbeddedOptions = {
  dataDir: string
  /** The folder of other PostgreSQL programs (`PG_BIN_DIR`) instead of those of npm. */
  binDir?: string | undefined
  settings?: Readonly<Record<string, string>>
  /** Called after PostgreSQL died and could not be restarted. */
  onLost?: (failure: unknown) => void
}

const defaults = { fsync: 'on', deadlock_timeout: '500ms', timezone: 'UTC', log_timezone: 'UTC' }

/**
 * Starts the PostgreSQL of a data folder, made on the first start; it dies with Node, and is started again when it dies alone.
 * Every fault of the folder, the disk or the programs is a StartFailure. `stop` may be called more than once.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = resolve(options.dataDir)
  try {
    return await start(dataDir, options)
  } catch (error) {
    throw explained(error, dataDir)
  }
}

/** Joins the PostgreSQL of a product already running on the data folder, or else starts it: for commands besides the server. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = resolve(options.dataDir)
  if (liveOwner(dataDir) === undefined) return startEmbedded(options)
  const home = homeOf(dataDir, {})
  const place = runningPlace(home.data)
  if (!place) throw new StartFailure(`Tribuna is just starting or stopping on the data folder ${dataDir}: try again in a moment.`)
  return { connection: connectionTo(place, home), stop: () => Promise.resolve() }
}

async function start(dataDir: string, options: EmbeddedOptions): Promise<Embedded> {
  const place = join(dataDir, 'postgres')
  const isFirst = !existsSync(place)
  const home = openHome(dataDir)
  const release = lockData(dataDir)
  try {
    const binaries = await made(home, options.binDir).catch((error: unknown) => {
      // nothing of a first start that failed stays behind, such as half of it on a full disk
      if (isFirst) for (const folder of [home.folder, place]) rmSync(folder, { recursive: true, force: true })
      throw error
    })
    readPassword(home)
    const plan = { home, binaries, settings: { ...defaults, ...(await listening(home)), ...options.settings } }
    const stopServer = await supervise(plan, options.onLost)
    const running = runningPlace(home.data)
    if (!running) throw new StartFailure(`PostgreSQL stopped as soon as it had started: see its log ${home.log}.`)
    let stopped: Promise<void> | undefined
    const stop = () => {
      stopped ??= stopServer().finally(() => {
        if (isAbsolute(running.host)) rmSync(running.host, { recursive: true, force: true })
        release()
      })
      return stopped
    }
    return { connection: connectionTo(running, home), stop }
  } catch (error) {
    release()
    throw error
  }
}

/** The programs, and a cluster that they can open. */
async function made(home: Plan['home'], binDir: string | undefined) {
  const binaries = findBinaries(binDir, home.folder, home.account)
  await prepareCluster(home, binaries)
  return binaries
}

/** Only a private socket, so that no port is opened; Windows has none and listens on loopback. */
async function listening(home: Plan['home']): Promise<Record<string, string>> {
  if (process.platform !== 'win32') return { listen_addresses: '', unix_socket_directories: socketFolder(home) }
  return { listen_addresses: '127.0.0.1', port: String(await freePort()) }
}

/** Keeps one PostgreSQL alive on the plan until the returned function stops it. */
async function supervise(plan: Plan, onLost: EmbeddedOptions['onLost']): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let child = await launch(plan, stopping.signal)
  let revival: Promise<void> = Promise.resolve()
  const revive = async () => {
    if (stopping.signal.aborted) return
    try {
      child = await launch(plan, stopping.signal)
      guard()
    } catch (error) {
      if (!stopping.signal.aborted) onLost?.(error)
    }
  }
  const guard = () =>
    child.once('exit', () => {
      revival = revive()
    })
  guard()
  return async () => {
    stopping.abort()
    await revival
    await halt(child, plan)
  }
}

const connectionTo = (place: RunningPlace, home: Plan['home']): Connection => ({
  ...place,
  user: databaseUser,
  password: readPassword(home),
  database: 'postgres',
})
