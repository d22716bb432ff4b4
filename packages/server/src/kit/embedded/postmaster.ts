import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Binaries, program } from './binaries.ts'
import { becauseOf, databaseEnvironment } from './cluster.ts'
import type { Home } from './home.ts'
import { postmasterPid, runningPlace } from './postmaster-file.ts'
import { startTimeOf } from './process-identity.ts'
import { StartFailure } from './start-failure.ts'
import { clearRemnants, stopServer, stopSignals } from './stop-postgres.ts'
import { watch } from './watcher.ts'

export type Plan = { home: Home; binaries: Binaries; settings: Readonly<Record<string, string>> }

/** Maximum wait for the shared memory of a killed server to be released, in milliseconds. */
const patience = 10_000

/**
 * Starts PostgreSQL and returns when it accepts connections; cleans up after a killed one (S-4, S-5). Gives up when
 * `stopping` is aborted.
 */
export async function launch(plan: Plan, stopping: AbortSignal): Promise<ChildProcess> {
  const deadline = performance.now() + patience
  for (;;) {
    await clearRemnants(plan.home.data)
    const logStart = existsSync(plan.home.log) ? statSync(plan.home.log).size : 0
    const child = begin(plan)
    if (await isReady(child, plan.home.data, stopping)) return child
    if (stopping.aborted) {
      await halt(child, plan)
      throw new StartFailure('PostgreSQL was stopped while it was starting.')
    }
    const output = readFileSync(plan.home.log).subarray(logStart).toString()
    const passing = /shared memory block|lock file "postmaster.pid" already exists/.test(output)
    if (!passing || performance.now() > deadline) throw new StartFailure(becauseOf(output, plan.home))
    await pause(200)
  }
}

/** Stops PostgreSQL within seconds: open transactions are rolled back, everything acknowledged is on disk. */
export async function halt(child: ChildProcess, plan: Plan): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.ref()
  const gone = once(child, 'exit')
  if (process.platform === 'win32') {
    endOnWindows(child, plan)
    await gone
  } else {
    // a starting one is not in its folder yet, where others of its kind are found
    for (const [name, seconds] of stopSignals) {
      child.kill(name)
      if (await Promise.race([gone.then(() => true), pause(seconds * 1000, false, { ref: false })])) break
    }
    await stopServer(plan.home.data)
  }
}

function endOnWindows(child: ChildProcess, { home, binaries }: Plan): void {
  for (const mode of ['fast', 'immediate']) {
    const { status } = spawnSync(program(binaries, 'pg_ctl'), ['stop', '-m', mode, '-t', '4', '-D', home.data], { stdio: 'ignore' })
    if (status === 0) return
  }
  child.kill()
}

function begin({ home, binaries, settings }: Plan): ChildProcess {
  const log = openSync(home.log, 'a', 0o600)
  const options = { ...home.account, cwd: '/', env: databaseEnvironment(), detached: true } as const
  try {
    const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(program(binaries, 'postgres'), ['-D', home.data, ...set], { ...options, stdio: ['ignore', log, log] })
    const began = child.pid === undefined ? undefined : startTimeOf(child.pid)
    if (process.platform !== 'win32' && child.pid !== undefined && began !== undefined) {
      const dog = watch({ pid: child.pid, began }, options)
      dog.stdin?.on('error', () => child.kill('SIGINT'))
      child.once('exit', () => dog.kill('SIGKILL'))
    }
    return child
  } finally {
    closeSync(log)
  }
}

async function isReady(child: ChildProcess, data: string, stopping: AbortSignal): Promise<boolean> {
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined && !stopping.aborted) {
    if (postmasterPid(data) === child.pid && runningPlace(data)) {
      child.unref()
      return true
    }
    await Promise.race([gone, pause(5)])
  }
  return false
}
