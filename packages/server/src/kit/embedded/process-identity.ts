import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** What tells a process from a later one with the same number: when it began. Undefined when there is no such process. */
export function beganAt(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined
  if (process.platform === 'linux') return attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19])
  if (process.platform === 'win32') return 'unknown'
  return attempt(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim())
}

/** Every PostgreSQL process at work in the data folder: the postmaster, and on Linux also what a killed postmaster left behind. */
export function processesIn(dataFolder: string): number[] {
  if (process.platform === 'win32') return []
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && attempt(() => readlinkSync(`/proc/${name}/cwd`)) === dataFolder)
      .map(Number)
  const lines = attempt(() => execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' }).split('\n')) ?? []
  return lines.filter((line) => line.includes('postgres') && line.includes(dataFolder)).map((line) => Number.parseInt(line, 10))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
