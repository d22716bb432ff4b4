import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { addCash } from '@app/contract/cash/move-cash'
import { describe, expect, it } from 'vitest'
import { assemble } from '../../assemble.ts'
import { club, testSecrets } from '../../testing/club.ts'
import { untilLockWait } from '../../testing/locks.ts'

const desk = await club()
const { id_mst_caja } = await desk.db.insertInto('caja').values({ desc_caja: 'Barra' }).returning('id_mst_caja').executeTakeFirstOrThrow()

async function started() {
  const product = await assemble({ pool: desk.pool, connection: desk.connection, now: desk.now, secrets: testSecrets, files: desk.files })
  const url = await product.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = product.app.server.address() as AddressInfo
  return { product, url, port }
}
const headers = { cookie: `session=${desk.token}`, 'x-csrf-token': desk.csrf, 'content-type': 'application/json' }

describe('a server that stops', () => {
  it('ends live streams, closes idle and half-open connections, and is gone', async () => {
    const { product, url, port } = await started()
    const stream = await fetch(`${url}/api/live`, { headers })
    const ended = stream.text()
    const idle = connect(port, '127.0.0.1')
    const half = connect(port, '127.0.0.1', () => half.write('POST /api/account/login HTTP/1.1\r\nhost: localhost\r\n'))
    const slow = connect(port, '127.0.0.1', () =>
      slow.write('POST /api/account/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{'),
    )
    const sockets = [idle, half, slow]
    const closed = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.on('error', () => {}).on('close', resolve))))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    await product.stop()
    expect(await ended).toContain(': ready')
    await closed
    await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed')
  })
  it('answers what is under way, and begins nothing new', async () => {
    const { product, port } = await started()
    const holder = await desk.pool.connect()
    await holder.query('begin')
    await holder.query(`select 1 from ${product.clubs.all()[0]!.schema}.caja where id_mst_caja = $1 for update`, [id_mst_caja])
    const body = JSON.stringify({ id_mst_caja, amount: 5, desc_caja: 'A medias' })
    const lines = Object.entries({ ...headers, host: 'localhost', 'content-length': String(body.length) }).map((pair) => pair.join(': '))
    const [, path] = addCash.endpoint.split(' ')
    const desk2 = connect(port, '127.0.0.1', () => desk2.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`))
    const said = new Promise<string>((resolve) => {
      let all = ''
      desk2.setEncoding('utf8').on('data', (piece: string) => (all += piece))
      desk2.on('close', () => resolve(all))
    })
    await untilLockWait(desk.pool)
    const stopped = product.stop()
    const leaving = new Promise((resolve) => product.app.server.once('close', resolve))
    while (product.app.server.listening) await desk.pool.query('select 1')
    desk2.write('GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await holder.query('commit')
    holder.release()
    const [first = '', second = ''] = (await said).split(/(?<=\})(?=HTTP)/)
    expect(first).toMatch(/^HTTP\/1\.1 200 /)
    expect(second).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 3[^]*msg\.stopping/)
    await Promise.all([stopped, leaving])
  })
})
