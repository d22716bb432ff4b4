import { join } from 'node:path'
import { createServer } from 'vite'
import { root, run } from './processes.mjs'

const port = process.env.PORT ?? '8080'
const product = `http://127.0.0.1:${port}`

/** The server restarts on save; the web application comes from Vite, which replaces what was saved in the open page. */
const web = await createServer({
  root: join(root, 'packages', 'web'),
  configFile: join(root, 'packages', 'web', 'vite.config.ts'),
  server: { port: 5173, proxy: { '^/(api|health|ready)(/|$)': product } },
})
await web.listen()
console.log(`Open ${web.resolvedUrls?.local[0] ?? 'http://localhost:5173/'} while developing.`)
process.exitCode = await run(process.execPath, ['--watch', 'packages/server/src/main.ts'])
await web.close()
