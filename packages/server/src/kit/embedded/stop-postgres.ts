import { existsSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { postmasterFile, postmasterPid } from './postmaster-file.ts'
import { processesIn, seesProcesses, signal } from './process-identity.ts'
import { StartFailure } from './start-failure.ts'

/**
 * Signals that stop PostgreSQL, each with its seconds of patience: a fast shutdown, an immediate one, and SIGKILL for
 * all its processes. After a signal during crash recovery the first is ignored (seen with 18.4); acknowledged commits
 * are safe in each.
 */
export const stopSignals = [
  ['SIGINT', 4],
  ['SIGQUIT', 3],
  ['SIGKILL', 3],
] as const

/** Stops every PostgreSQL process in the data folder. Returns true if none is left; on Windows processes cannot be seen. */
export async function stopServer(data: string): Promise<boolean> {
  for (const [name, seconds] of stopSignals) {
    const postmaster = processesIn(data).find(({ pid }) => pid === postmasterPid(data))
    if (postmaster) signal(postmaster, name)
    const deadline = performance.now() + seconds * 1000
    for (let there = processesIn(data); performance.now() < deadline; there = processesIn(data)) {
      if (there.length === 0) return true
      if (name === 'SIGKILL') for (const one of there) signal(one, name)
      await pause(20)
    }
  }
  return processesIn(data).length === 0
}

/**
 * Removes remnants of a killed server or a power cut from the data folder; a file that names a dead or foreign process
 * would prevent the next start.
 */
export async function clearRemnants(data: string): Promise<void> {
  if (!(await stopServer(data)))
    throw new StartFailure(`A PostgreSQL in ${data} cannot be stopped (process ${processesIn(data)[0]?.pid}): restart the machine.`)
  const file = postmasterFile(data)
  if (!existsSync(file)) return
  const isBroken = postmasterPid(data) === undefined
  if (process.platform === 'linux' || (isBroken && seesProcesses)) return rmSync(file)
  if (isBroken)
    throw new StartFailure(
      `The lock file ${file} is broken: make sure that no PostgreSQL is running on this folder, delete that file and start again.`,
    )
}
