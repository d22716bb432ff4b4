import { existsSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { linked, writeDurably } from '../files/durable-file.ts'
import { type Identity, processesIn, seesProcesses, startTimeOf } from './process-identity.ts'
import { StartFailure } from './start-failure.ts'

const lockIn = (dataDir: string) => join(dataDir, 'server.lock')

/**
 * Locks the data folder for this process and returns the release.
 * Refuses while another process is alive; the lock of a dead owner (killed, power cut) is taken over.
 */
export function lockData(dataDir: string): () => void {
  const lock = lockIn(dataDir)
  const own = `${lock}.${process.pid}`
  const text = JSON.stringify({ pid: process.pid, began: startTimeOf(process.pid) ?? 'unknown' } satisfies Identity)
  writeDurably(own, text)
  try {
    if (!linked(own, lock)) takeOver(lock, own, dataDir)
  } finally {
    rmSync(own, { force: true })
  }
  return () => {
    if (existsSync(lock) && readFileSync(lock, 'utf8') === text) rmSync(lock)
  }
}

/** The number of the living process that works in the data folder, if there is one; refuses a lock file that cannot be read. */
export function liveOwner(dataDir: string): number | undefined {
  const lock = lockIn(dataDir)
  return existsSync(lock) ? liveOwnerIn(lock, lock) : undefined
}

/** Refuses while another product is at work in the data folder, before anything else is tried. */
export function refuseSecondStart(dataDir: string): void {
  const pid = liveOwner(dataDir)
  if (pid !== undefined) throw alreadyRunning(dataDir, pid)
}

function liveOwnerIn(file: string, lock: string): number | undefined {
  const text = readFileSync(file, 'utf8')
  const owner = ownerIn(text)
  if (!owner && isLost(text) && isDeserted(dirname(lock))) return undefined
  if (!owner)
    throw new StartFailure(
      `The lock file ${lock} is broken: make sure that Tribuna is not running on this folder, delete that file and start again.`,
    )
  return startTimeOf(owner.pid) === owner.began ? owner.pid : undefined
}

/**
 * Takes over a dead owner's lock. Two processes may find it: the file is moved away and read again, so that the slower
 * one restores the quicker one's lock.
 */
function takeOver(lock: string, own: string, dataDir: string): void {
  refuseSecondStart(dataDir)
  const moved = `${own}.moved`
  if (existsSync(lock)) renameSync(lock, moved)
  const quicker = existsSync(moved) ? liveOwnerIn(moved, lock) : undefined
  if (quicker !== undefined) linked(moved, lock)
  rmSync(moved, { force: true })
  if (quicker !== undefined || !linked(own, lock)) throw alreadyRunning(dataDir, quicker ?? liveOwner(dataDir))
}

/** True for an empty lock, which is a remnant of a power cut: locks are created whole, but the disk had its name and not yet its bytes. */
const isLost = (text: string) => text.replaceAll('\0', '') === ''

function isDeserted(dataDir: string): boolean {
  const data = join(dataDir, 'postgres', 'data')
  return seesProcesses && (!existsSync(data) || processesIn(realpathSync(data)).length === 0)
}

const alreadyRunning = (dataDir: string, pid: number | undefined) =>
  new StartFailure(`Tribuna is already running on the data folder ${dataDir} (process ${pid}): stop it, or set DATA_DIR to another folder.`)

function ownerIn(text: string): Identity | undefined {
  try {
    const { pid, began } = JSON.parse(text) as Partial<Identity>
    return Number.isInteger(pid) && typeof began === 'string' ? { pid: pid as number, began } : undefined
  } catch {
    return undefined
  }
}
