import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartFailure } from '../start-failure.ts'
import { type Binaries, program } from './binaries.ts'
import { becauseOf, databaseEnvironment } from './cluster.ts'
import type { Home } from './home.ts'
import { processesIn } from './process-identity.ts'

export type Plan = { home: Home; binaries: Binaries; settings: Readonly<Record<string, string>> }

/** How long the remains of a killed server may take to leave. */
const patience = 10_000

/** Starts PostgreSQL and returns when it takes connections; waits for what a killed one left behind (T4, T5). */
export async function launch(plan: Plan): Promise<ChildProcess> {
  const deadline = performance.now() + patience
  for (;;) {
    await clearRemains(plan.home.data, deadline)
    const logStart = existsSync(plan.home.log) ? statSync(plan.home.log).size : 0
    const child = begin(plan)
    if (await isReady(child, plan.home.data)) return child
    const output = readFileSync(plan.home.log).subarray(logStart).toString()
    const passing = /shared memory block|lock file "postmaster.pid" already exists/.test(output)
    if (!passing || performance.now() > deadline) throw new StartFailure(becauseOf(output, plan.home))
    await pause(200)
  }
}

/** Stops PostgreSQL: open transactions are rolled back, everything acknowledged is on disk. */
export async function halt(child: ChildProcess, { home, binaries }: Plan): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.ref()
  const gone = once(child, 'exit')
  if (process.platform === 'win32') execFileSync(program(binaries, 'pg_ctl'), ['stop', '-m', 'fast', '-D', home.data])
  else child.kill('SIGINT')
  await gone
}

export type RunningPlace = { host: string; port: number }

/** Where the PostgreSQL of a data folder listens, once it is ready. */
export function runningPlace(data: string): RunningPlace | undefined {
  const lines = postmasterFile(data)
  if (lines?.[7]?.trim() !== 'ready') return undefined
  return { host: lines[4] || lines[5] || '127.0.0.1', port: Number(lines[3]) }
}

function begin({ home, binaries, settings }: Plan): ChildProcess {
  const log = openSync(home.log, 'a', 0o600)
  const options = { ...home.account, cwd: '/', env: databaseEnvironment(), detached: true } as const
  try {
    const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(program(binaries, 'postgres'), ['-D', home.data, ...set], { ...options, stdio: ['ignore', log, log] })
    if (process.platform !== 'win32' && child.pid !== undefined) watch(child, child.pid, options)
    return child
  } finally {
    closeSync(log)
  }
}

/** A shell blocked on a pipe from Node: however Node dies, the pipe closes and PostgreSQL is told to stop (T4). */
function watch(
  child: ChildProcess,
  pid: number,
  options: { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv; detached: true },
) {
  const dog = spawn('/bin/sh', ['-c', 'read _; kill -INT "$0" 2>/dev/null', String(pid)], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  dog.unref()
  const pipe = dog.stdin as Socket
  pipe.unref()
  pipe.on('error', () => child.kill('SIGINT'))
  child.once('exit', () => dog.kill('SIGKILL'))
}

async function isReady(child: ChildProcess, data: string): Promise<boolean> {
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    if (Number(postmasterFile(data)?.[0]) === child.pid && runningPlace(data)) {
      child.unref()
      return true
    }
    await Promise.race([gone, pause(5)])
  }
  return false
}

async function clearRemains(data: string, deadline: number): Promise<void> {
  const file = postmasterFile(data)
  if (!file) return
  const pid = Number(file[0])
  const name = join(data, 'postmaster.pid')
  if (!Number.isInteger(pid) || pid <= 0)
    throw new StartFailure(
      `The lock file ${name} is broken: make sure that no PostgreSQL is running on this folder, delete that file and start again.`,
    )
  if (processesIn(data).includes(pid)) process.kill(pid, 'SIGINT')
  while (processesIn(data).length > 0) {
    if (performance.now() > deadline)
      throw new StartFailure(`A PostgreSQL is still at work in ${data} (process ${processesIn(data)[0]}): stop it and start again.`)
    await pause(20)
  }
  // On Linux nobody is in the folder now: a living process of that number is a stranger, and PostgreSQL would wait for it in vain.
  if (process.platform === 'linux') rmSync(name, { force: true })
}

function postmasterFile(data: string): string[] | undefined {
  const file = join(data, 'postmaster.pid')
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : undefined
}
