import { writeFile } from 'node:fs/promises'
import { pendingFile, readPending, specificationCalls, undeclared } from '../pending.ts'
import { routes } from '../registry.ts'
import { readOtherwise, readUnread } from '../unread.ts'

/**
 * Calls of the specification that are not declared yet, by module, and data stored but not read yet; `--write` puts the
 * present state into docs/spec/pending.txt.
 */
export async function run(args: readonly string[]): Promise<number> {
  const calls = await specificationCalls()
  const missing = undeclared(
    calls,
    routes.map(({ action }) => action),
  )
  if (args.includes('--write'))
    await writeFile(pendingFile, `${missing.map(({ module, method, path }) => `${module} ${method} ${path}`).join('\n')}\n`)
  const byModule = Map.groupBy(missing, ({ module }) => module)
  for (const [module, rows] of [...byModule].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`${String(rows.length).padStart(4)}  ${module}`)
  const waiting = Map.groupBy(await readUnread(), ({ module }) => module)
  console.log('\nStored, but not read until these modules are built (docs/spec/unread.txt):')
  for (const [module, rows] of waiting)
    if (!readOtherwise.includes(module)) console.log(`${module.padEnd(18)} ${rows.map(({ owner, name }) => `${owner}.${name}`).join(', ')}`)
  console.log(
    `\n${calls.length - missing.length} of ${calls.length} calls are declared, ${(await readPending()).length} are listed as pending.`,
  )
  return 0
}
