import { printFailure } from './kit/embedded/start-failure.ts'

/** Commands besides the server: `npm run <name> -- …`. */
const commands: Record<string, () => Promise<{ run: (args: readonly string[]) => Promise<number> }>> = {
  verify: () => import('./commands/verify.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
  demo: () => import('./commands/demo.ts'),
  import: () => import('./commands/import.ts'),
  club: () => import('./commands/club.ts'),
  where: () => import('./commands/where.ts'),
  pending: () => import('./commands/pending.ts'),
  'rotate-key': () => import('./commands/rotate-key.ts'),
  'card-simulator': () => import('./commands/card-simulator.ts'),
  'cash-machine-simulator': () => import('./commands/cash-machine-simulator.ts'),
  'verifactu-simulator': () => import('./commands/verifactu-simulator.ts'),
  'terminal-simulator': () => import('./commands/terminal-simulator.ts'),
  'db:diff': () => import('./commands/db-diff.ts'),
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`There is no command '${name}'. There are: ${Object.keys(commands).join(', ')}.`)
  process.exit(1)
}
try {
  process.exit(await (await command()).run(args))
} catch (error) {
  printFailure(error)
  process.exit(1)
}
