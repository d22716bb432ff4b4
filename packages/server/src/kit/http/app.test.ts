import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { assemble } from '../../assemble.ts'
import { club, testSecrets } from '../../testing/club.ts'
import { answerTo, sendFile, startUpload } from '../../testing/send-files.ts'

const desk = await club()
const webDir = mkdtempSync(join(tmpdir(), 'tribuna-web-'))
mkdirSync(join(webDir, 'assets'))
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Tribuna</title>')
writeFileSync(join(webDir, 'assets', 'main-1a2b3c.js'), 'export {}')
const memberDir = mkdtempSync(join(tmpdir(), 'tribuna-member-'))
mkdirSync(join(memberDir, 'assets'))
writeFileSync(join(memberDir, 'member.html'), '<!doctype html><title>Socio</title>')
writeFileSync(join(memberDir, 'assets', 'member-4d5e6f.js'), 'export {}')
const parts = { pool: desk.pool, connection: desk.connection, now: desk.now, secrets: testSecrets, files: desk.files }
const product = await assemble({ ...parts, webDir, memberDir, timeouts: { head: 200, whole: 400, look: 50 } })
const address = new URL(await product.app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(async () => {
  await product.stop()
  for (const folder of [webDir, memberDir]) rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  product.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } })
/** Answer of the server to these bytes until it closes the connection. */
const say = (text: string) =>
  new Promise<{ status: number; headers: string; body: Record<string, unknown> }>((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(address.port), address.hostname, () => socket.write(text))
    socket.setEncoding('utf8')
    socket.on('data', (piece: string) => (answer += piece))
    socket.on('error', reject)
    socket.on('close', () => {
      const [headers = '', body = ''] = answer.split('\r\n\r\n')
      resolve({ status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body: body.startsWith('{') ? JSON.parse(body) : {} })
    })
  })
const inForm = (status: number, code: string) => ({ status, body: { msg: expect.any(String), code } })

describe('an answer', () => {
  it('always has the security headers, and none of our pages stands in a frame', async () => {
    for (const url of ['/health', '/admin', '/socio', '/api/nada', '/api/socio/%ff', '/admin/assets/main-1a2b3c.js']) {
      const { headers } = await get(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
    }
  })
  it('of the framework itself is in the product’s form, with its headers', async () => {
    const forms = async (url: string) => {
      const answer = await get(url)
      return { status: answer.statusCode, body: answer.json() as Record<string, unknown> }
    }
    expect(await forms('/api/socio/%ff')).toMatchObject(inForm(400, 'msg.bad_request'))
    expect(await forms(`/api/socio/buscar/${'a'.repeat(2500)}`)).toMatchObject(inForm(414, 'msg.address_long'))
    for (const path of ['%2e%2e/x', '..%5c..', '%00', '.', '/etc/passwd'])
      expect(await forms(`/admin/assets/${path}`)).toMatchObject(inForm(404, 'msg.not_found'))
    const odd = await say('NADA / HTTP/1.1\r\nhost: localhost\r\n\r\n')
    expect(odd).toMatchObject(inForm(400, 'msg.bad_request'))
    expect(odd.headers).toContain('nosniff')
    expect(await say(`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`)).toMatchObject(
      inForm(431, 'msg.headers_long'),
    )
  })
  it('over TLS says that the address is never to be opened without', async () => {
    const behind = await assemble({ ...parts, trustProxy: 1 })
    const headers = { host: 'localhost', 'x-forwarded-proto': 'https' }
    expect((await behind.app.inject({ method: 'GET', url: '/health', headers })).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    )
    await behind.stop()
    expect((await get('/health', { 'x-forwarded-proto': 'https' })).headers['strict-transport-security']).toBeUndefined()
  })
})

describe('the log', () => {
  it('has the address of a request with its ids, and neither typed texts, values of a query nor secrets', async () => {
    const lines: string[] = []
    const logged = await assemble({ ...parts, logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } })
    for (const url of ['/api/socio/buscar/Puig', '/api/socio/7/abierta?filter=Puig', '/api/calendario/secreto', '/nada?q=Puig'])
      await logged.app.inject({ method: 'GET', url, headers: { host: 'localhost' } })
    await logged.stop()
    const addresses = lines.flatMap((line) => (JSON.parse(line) as { url?: string }).url ?? [])
    expect(addresses).toEqual(['/api/socio/buscar/…', '/api/socio/7/abierta?filter=…', '/api/calendario/…', '/nada?q=…'])
    expect(lines.join('')).not.toMatch(/Puig|secreto/)
  })
})

describe('the page of the web', () => {
  it('is asked for every time, and its files are kept for good', async () => {
    expect((await get('/admin')).headers['cache-control']).toBe('no-cache')
    expect((await get('/admin/assets/main-1a2b3c.js')).headers['cache-control']).toContain('immutable')
  })
  it('of players is another one, with its own files, with and without slash (0195)', async () => {
    for (const path of ['/socio', '/socio/']) {
      const { statusCode, body, headers } = await get(path)
      expect([statusCode, body, headers['cache-control']]).toEqual([200, '<!doctype html><title>Socio</title>', 'no-cache'])
    }
    expect((await get('/socio/assets/member-4d5e6f.js')).headers['cache-control']).toContain('immutable')
    for (const path of [
      '/socio/assets/main-1a2b3c.js',
      '/admin/assets/member-4d5e6f.js',
      '/socio/assets/%2e%2e/member.html',
      '/socio/nada',
    ])
      expect((await get(path)).statusCode).toBe(404)
  })
})

describe('a request that dawdles', () => {
  it('is cut when its head or its body does not come', async () => {
    expect(await say('POST /api/account/login HTTP/1.1\r\nhost: localhost\r\n')).toMatchObject(inForm(408, 'msg.slow_request'))
    const drip = 'POST /api/account/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{'
    expect((await say(drip)).status).toBe(408)
  })
  it('has more time for a body of 100 MB than for others', async () => {
    const sent = startUpload(address.href, desk, desk.id)
    await sendFile(sent, { name: 'lento.txt', pieces: ['hola'] })
    await say('POST /api/account/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{')
    expect(await answerTo(sent)).toMatchObject({ status: 200, body: { subidos: 1 } })
  })
})

describe('the caller’s address and the club', () => {
  it('come from as many proxies as stand in front, never from what the caller says (A-124)', async () => {
    const behind = await assemble({ ...parts, trustProxy: 1 })
    const headers = { host: 'localhost', 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }
    const body = { usuario: 'nadie@club.test', password: 'x' }
    await behind.app.inject({ method: 'POST', url: '/api/account/login', headers, payload: body })
    await behind.stop()
    const failed = await desk.db.selectFrom('auditoria').select('ip').orderBy('id_reg_auditoria', 'desc').limit(1).execute()
    expect(failed).toEqual([{ ip: '198.51.100.7' }])
  })
  it('is the one that Host names: a forwarded name counts nothing, two names are refused', async () => {
    await desk.pool.query(`update platform.club set hosts = '{a.club.test}'`)
    const behind = await assemble({ ...parts, trustProxy: 1 })
    const asked = async (host: string, forwarded: string) =>
      (await behind.app.inject({ method: 'GET', url: '/api/cajas/dropdown', headers: { host, 'x-forwarded-host': forwarded } })).statusCode
    expect(await asked('a.club.test', 'evil.test')).toBe(401)
    expect(await asked('evil.test', 'a.club.test')).toBe(404)
    await behind.stop()
    expect(await say('GET /health HTTP/1.1\r\nhost: a.club.test\r\nhost: b.club.test\r\nconnection: close\r\n\r\n')).toMatchObject(
      inForm(400, 'msg.bad_request'),
    )
  })
})

describe('the description of the calls', () => {
  it('is for whoever is signed in, unless the installation opens it', async () => {
    expect((await get('/api/openapi.json')).statusCode).toBe(401)
    expect((await get('/api/docs')).statusCode).toBe(401)
    expect((await get('/api/docs', { cookie: `session=${desk.token}` })).statusCode).toBe(200)
    const open = await assemble({ ...parts, openDocs: true })
    expect((await open.app.inject({ method: 'GET', url: '/api/docs', headers: { host: 'localhost' } })).statusCode).toBe(200)
    await open.stop()
  })
})
