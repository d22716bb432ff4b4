import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type RunningPlace = { host: string; port: number }

/** The file in which a running PostgreSQL describes itself. */
export const postmasterFile = (data: string) => join(data, 'postmaster.pid')

/** Its lines, empty if missing: a stopping PostgreSQL deletes it at any moment, also between check and read. */
function linesOf(data: string): string[] {
  try {
    return readFileSync(postmasterFile(data), 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** The number of the current or last postmaster of the data; undefined if none is recorded, as after a power cut. */
export function postmasterPid(data: string): number | undefined {
  const pid = Number(linesOf(data)[0])
  return Number.isInteger(pid) && pid > 0 ? pid : undefined
}

/** Socket and port of the PostgreSQL of a data folder, once it is ready. */
export function runningPlace(data: string): RunningPlace | undefined {
  const lines = linesOf(data)
  if (lines[7]?.trim() !== 'ready') return undefined
  return { host: lines[4] || lines[5] || '127.0.0.1', port: Number(lines[3]) }
}
