import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** A process, distinguished by its start time from a later one with the same number. */
export type Identity = { readonly pid: number; readonly began: string }

/** Start time of the process with this number; undefined for a missing process or a zombie. */
export function startTimeOf(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined
  if (process.platform === 'win32') return 'unknown'
  if (process.platform !== 'linux') return attempt(() => ps('-o', 'lstart=', '-p', String(pid)).trim().replaceAll(/ +/g, ' '))
  const [state, ...rest] = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')) ?? []
  return state === 'Z' ? undefined : rest[18]
}

/** Sends a signal to this very process, not to a later one with the same number. */
export function signal({ pid, began }: Identity, name: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): void {
  if (startTimeOf(pid) === began) attempt(() => process.kill(pid, name))
}

/** True if this system can list the processes at work in a folder. */
export const seesProcesses = process.platform !== 'win32'

/** Every PostgreSQL process at work in the data folder: the postmaster and its children, on Linux also orphans of a killed postmaster. */
export function processesIn(dataFolder: string): Identity[] {
  return pidsIn(dataFolder).flatMap((pid) => {
    const began = startTimeOf(pid)
    return began === undefined ? [] : [{ pid, began }]
  })
}

function pidsIn(dataFolder: string): number[] {
  if (!seesProcesses) return []
  if (process.platform !== 'linux') return postgresFamily(attempt(() => ps('-axo', 'pid=,ppid=,command=')) ?? '', dataFolder)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && attempt(() => readlinkSync(`/proc/${name}/cwd`)) === dataFolder)
    .filter((name) => attempt(() => readFileSync(`/proc/${name}/comm`, 'utf8').trim()) === 'postgres')
    .map(Number)
}

/** The postmaster of the folder and its children, out of `ps -axo pid=,ppid=,command=`. */
export function postgresFamily(list: string, dataFolder: string): number[] {
  const all = [...list.matchAll(/^ *(\d+) +(\d+) (.*)$/gm)].map(([, pid, parent, command]) => ({
    pid: Number(pid),
    parent: Number(parent),
    command: `${command} `,
  }))
  const postmasters = all.filter(({ command }) => {
    const [program, options] = command.split(' -D ')
    return program?.endsWith('postgres') && options?.startsWith(`${dataFolder} `)
  })
  return all.filter((one) => postmasters.some(({ pid }) => pid === one.pid || pid === one.parent)).map(({ pid }) => pid)
}

/** `ps` prints times of day, so every process runs it in the same zone. */
const ps = (...options: string[]) =>
  execFileSync('ps', options, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })

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
