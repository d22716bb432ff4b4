import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** Milliseconds between two looks at the parent. */
const parentInterval = 500
const parent = process.ppid

/** Runs a program in the project's root to its end, passes signals on to it, and returns its exit code. Ends it when npm, which started this process, is gone: npm passes no signal on. */
export function run(program, args, options = {}) {
  return new Promise((ended, failed) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options })
    const passOn = (signal) => child.kill(signal)
    for (const signal of passedOn) process.on(signal, passOn)
    const watch = process.env.npm_lifecycle_event && setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), parentInterval)
    child.once('error', failed)
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      for (const name of passedOn) process.off(name, passOn)
      ended(code ?? 128 + constants.signals[signal])
    })
  })
}

/** Runs npm itself with the given Node. */
export function runNpm(node, args, env) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('npm-cli.js')) return run(node, [npm, ...args], { env })
  return run('npm', args, { env, shell: process.platform === 'win32' })
}

/** Fault printed in one sentence, without a stack trace. */
export class Trouble extends Error {}
