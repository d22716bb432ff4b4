import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { assemble } from '../../assemble.ts'
import { club, testSecrets } from '../../testing/club.ts'
import { startHousekeeping } from '../work/housekeeping.ts'

/** A server that takes connections and never says a word: its machine hangs. Then it ends them. */
let hangs = true
const sockets = new Set<Socket>()
const silent = createServer((socket) => {
  sockets.add(socket.on('error', () => {}).resume())
  if (!hangs) socket.destroy()
}).listen(0, '127.0.0.1')
await once(silent, 'listening')
const letGo = () => {
  hangs = false
  for (const socket of sockets) socket.destroy()
}
const { port } = silent.address() as AddressInfo
/** Connections that have not been given up; one more tells that the ends of all before it have arrived. */
async function heldOpen() {
  const before = [...sockets]
  const probe = connect(port, '127.0.0.1')
  await once(silent, 'connection')
  probe.destroy()
  await turn()
  return before.filter((socket) => !socket.destroyed && !socket.readableEnded).length
}

const desk = await club()
const parts = { pool: desk.pool, connection: desk.connection, now: desk.now, secrets: testSecrets, files: desk.files }
const measured = await assemble({ ...parts, metricsToken: 'una-clave' })
await desk.pool.query(`update platform.club set hosts = '{localhost}' where slug = 'prova'`)
await desk.pool.query(`insert into platform.club (slug, nombre, hosts, database_url) values ('lejos', 'Lejos', '{lejos.test}', $1)`, [
  `postgres://nadie:nada@127.0.0.1:${port}/lejos`,
])
afterAll(async () => {
  silent.close()
  letGo()
  await measured.stop()
})

it('the metrics count the jobs of all other clubs, and wait for a silent server less long than calls do', async () => {
  await measured.clubs.reload()
  const { statusCode, body } = await measured.app.inject({
    method: 'GET',
    url: '/metrics',
    headers: { host: 'localhost', authorization: 'Bearer una-clave' },
  })
  expect([statusCode, await heldOpen()]).toEqual([200, 1])
  expect(body).toMatch(/^tribuna_clubs 2$/m)
  expect(body).toMatch(/^tribuna_unreadable_clubs_total 1$/m)
  expect(body).toMatch(/^tribuna_jobs\{lane="mail",state="waiting"\} 0$/m)
})

it('a club is tidied while the server of another one is silent', async () => {
  await desk.product.clubs.reload()
  const done = Promise.withResolvers<readonly string[]>()
  const said: string[] = []
  const clubs = desk.product.clubs.all()
  expect(clubs.map(({ slug }) => slug)).toEqual(['lejos', 'prova'])
  const tidied = (slug: string) => done.resolve([slug, ...said])
  const housekeeping = startHousekeeping({
    ...{ clubs: () => clubs, tidies: [], spool: desk.files.spool, now: desk.now, tidied },
    log: (message) => said.push(message),
  })
  expect(await done.promise).toEqual(['prova'])
  letGo()
  await housekeeping.stop()
  expect(said).toContainEqual(expect.stringMatching(/^lejos could not be tidied/))
})
