import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openEmbedded } from '@app/server/kit/embedded-postgres'

/** Asks the bare server for one of its floors; the answer stays text, as the product's does. */
export type AskFloor = (name: string, values?: object) => Promise<string>

/** The bare server beside the product, on the same database. */
export async function startFloor(dataDir: string): Promise<{ ask: AskFloor; stop: () => Promise<void> }> {
  const { connection, stop } = await openEmbedded({ dataDir })
  const child = spawn(process.execPath, [join(import.meta.dirname, 'floor-server.ts'), JSON.stringify(connection)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [piece] = (await once(child.stdout, 'data')) as [Buffer]
  const port = Number(piece.toString())
  return {
    ask: async (name, values = {}) => {
      const answer = await fetch(`http://127.0.0.1:${port}/${name}`, { method: 'POST', body: JSON.stringify(values) })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`floor ${name}: ${text}`)
      return text
    },
    stop: async () => {
      child.kill()
      await stop()
    },
  }
}
