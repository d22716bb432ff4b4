import { join } from 'node:path'
import { createServer } from 'vite'
import { root, run } from './processes.mjs'

/** Restarts the server on save; the program and the page of players come from Vite, which updates the open page. */
const folder = join(root, 'packages', 'web')
const parts = ['vite.config.ts', 'vite.member.config.ts']
const webs = await Promise.all(parts.map((config) => createServer({ root: folder, configFile: join(folder, config) })))
for (const web of webs) {
  await web.listen()
  console.log(`While developing, open ${web.resolvedUrls?.local[0]} instead of the address below.`)
}
process.exitCode = await run(process.execPath, ['--watch', 'packages/server/src/main.ts'])
for (const web of webs) await web.close()
