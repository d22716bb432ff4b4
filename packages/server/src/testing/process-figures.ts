import { readFileSync } from 'node:fs'
import { processesIn } from '../kit/embedded/process-identity.ts'

/** Ticks of the kernel's clock in a second. */
const ticks = 100

/** Seconds of CPU that a process and its ended children have used. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / ticks
}
/** Megabytes of a process that are its own. */
export function privateMegabytes(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const kilobytes = [...rollup.matchAll(/^Private_\w+:\s+(\d+) kB$/gm)].reduce((sum, [, kb]) => sum + Number(kb), 0)
  return Math.floor(kilobytes / 1024)
}
/** The sum of a figure over the processes of a PostgreSQL. */
export const ofPostgres = (data: string, figure: (pid: number) => number) =>
  processesIn(data).reduce((sum, { pid }) => sum + figure(pid), 0)
