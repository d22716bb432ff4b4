import { join } from 'node:path'
import { createServer } from 'vite'
import { root, run } from './processes.mjs'

/** Restarts the server on save; the web application comes from Vite, which updates the open page. */
const folder = join(root, 'packages', 'web')
const web = await createServer({ root: folder, configFile: join(folder, 'vite.config.ts') })
await web.listen()
console.log(`While developing, open ${web.resolvedUrls?.local[0]} instead of the address below.`)
process.exitCode = await run(process.execPath, ['--watch', 'packages/server/src/main.ts'])
await web.close()
