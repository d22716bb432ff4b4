import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A command of the product, as `npm run <name> -- …` starts it, with its exit code and what it said once it is over. */
export function startCommand(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../commands.ts'), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += piece.toString()))
  const over = once(child, 'close').then(([code]) => ({ code: code as number | null, said: said.trim() }))
  return { over, kill: () => child.kill('SIGKILL') }
}
