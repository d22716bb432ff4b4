import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Processor time of the PostgreSQL of a data folder, in seconds, ended processes included. */
export function databaseSeconds(dataDir: string) {
  const postmaster = readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const file = `/proc/${pid}/stat`
      // after the name, which may hold spaces: state, parent, …, and from the twelfth place on the ticks of the process and of its ended children
      const stat = existsSync(file)
        ? readFileSync(file, 'utf8')
            .replace(/^.*\) /, '')
            .split(' ')
        : []
      return pid === postmaster || stat[1] === postmaster ? stat.slice(11, 15).map(Number) : []
    })
  return ticks.reduce((sum, one) => sum + one, 0) / 100
}

/** Processor time of a process, in seconds. */
export function processSeconds(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(stat[11]) + Number(stat[12])) / 100
}

/** Resident memory of a process in megabytes. */
export const memoryOf = (pid: number) => Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]) / 1024
