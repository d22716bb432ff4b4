import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { memberDocuments } from '@app/contract/member-documents/member-document'
import { describe, expect, it } from 'vitest'
import { assemble } from '../../assemble.ts'
import { testSecrets } from '../../testing/club.ts'
import { watchBuffers } from '../../testing/memory.ts'
import { deskClub } from '../../testing/modules/bookings.ts'
import { answering, answerTo, repeated, sendFile, startRequest, startUpload } from '../../testing/send-files.ts'
import { uploadDocuments } from '../../testing/upload-documents.ts'
import { after } from '../clock.ts'

const desk = await deskClub()
const [anna, berta, carles] = desk.members
const address = await desk.product.app.listen({ port: 0, host: '127.0.0.1' })
const incoming = () => readdirSync(join(desk.filesDir, 'incoming'))
const placed = () => readdirSync(join(desk.filesDir, 'clubs', 'prova')).length
const megabyte = Buffer.alloc(1_048_576, 'a ')
const documents = (member: number) => desk.call(memberDocuments, { id_mst_socios: member })

describe('an uploaded file', () => {
  it('of 100 MB reaches its place and its reader without ever being in memory', async () => {
    const { pass, growth } = watchBuffers()
    const sent = startUpload(address, desk, anna)
    await sendFile(sent, { name: 'video.txt', pieces: repeated(megabyte, 99, pass) })
    expect(await answerTo(sent)).toMatchObject({ status: 200, body: { status: 0, subidos: 1 } })
    const [row] = await documents(anna)
    expect(row).toMatchObject({ nombre_fichero: 'video.txt', tamano: 99 * 1_048_576 })
    const answer = await answering(startRequest(address, desk, `GET ${row!.url_documento}`))
    const hash = createHash('sha256')
    for await (const chunk of answer) {
      hash.update(chunk as Buffer)
      pass((chunk as Buffer).length)
    }
    const whole = createHash('sha256')
    for (const piece of repeated(megabyte, 99)) whole.update(piece)
    expect(hash.digest('hex')).toBe(whole.digest('hex'))
    expect(answer.headers).toMatchObject({
      'content-length': String(99 * 1_048_576),
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-disposition': "attachment; filename*=UTF-8''video.txt",
    })
    expect(growth()).toBeLessThan(48 * 1_048_576)
    await expect.poll(incoming).toEqual([])
    expect(placed()).toBe(1)
  })
  it('beyond the limit of its call is refused midway, and nothing is left', async () => {
    const sent = startUpload(address, desk, berta)
    sent.on('error', () => {})
    const refused = once(sent, 'response') as Promise<[IncomingMessage]>
    await sendFile(sent, { name: 'grande.txt', pieces: repeated(megabyte, 102) })
    const [answer] = await refused
    expect(answer.statusCode).toBe(413)
    sent.destroy()
    await expect.poll(incoming).toEqual([])
    const announced = startUpload(address, desk, berta, { 'content-length': '200000000' })
    announced.on('error', () => {})
    expect(((await once(announced, 'response')) as [IncomingMessage])[0].statusCode).toBe(413)
    announced.destroy()
    expect([await documents(berta), incoming(), placed()]).toEqual([[], [], 1])
  })
  it('is the only part of its body that may be large: fields, and bodies of other kinds, are read whole', async () => {
    const large = 'a'.repeat(1_048_577)
    expect(await uploadDocuments(desk, berta, { 'a.txt': 'hola' }, { descripcion: large })).toMatchObject({ status: 413 })
    const body = { socio: berta, descripcion: large }
    expect(await desk.http({ method: 'POST', url: '/api/socio/documentos/subir', body })).toMatchObject({ status: 413 })
    await expect.poll(incoming).toEqual([])
  })
  it('of a sender that hangs up leaves nothing, and held no connection of the database meanwhile', async () => {
    const sent = startUpload(address, desk, berta)
    sent.on('error', () => {})
    await sendFile(sent, { name: 'mitad.txt', pieces: repeated(megabyte, 3) })
    await expect.poll(() => incoming().map((name) => statSync(join(desk.filesDir, 'incoming', name)).size)).toEqual([3 * 1_048_576])
    const { rows } = await desk.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid() and backend_type = 'client backend'",
    )
    expect(rows).toEqual([])
    sent.destroy()
    await expect.poll(incoming).toEqual([])
    expect(await documents(berta)).toEqual([])
  })
  it('is one of eight at most that are received together; the ninth is told to try again', async () => {
    const slow = Array.from({ length: 8 }, () => startUpload(address, desk, carles))
    for (const [at, sent] of slow.entries()) await sendFile(sent, { name: `nota${at}.txt`, pieces: ['hola'] })
    await expect.poll(() => incoming().length).toBe(8)
    const ninth = startUpload(address, desk, carles)
    await sendFile(ninth, { name: 'nueve.txt', pieces: ['hola'] })
    expect(await answerTo(ninth)).toMatchObject({ status: 503, body: { code: 'msg.busy' } })
    expect((await Promise.all(slow.map((sent) => answerTo(sent)))).map(({ status }) => status)).toEqual(slow.map(() => 200))
    await expect.poll(incoming).toEqual([])
  })
  it('is no text that describes one: a path in a JSON body is never read', async () => {
    const files = [{ filename: 'passwd.txt', path: '/etc/passwd', size: 10, sha256: 'x', sample: 'root' }]
    const answer = await desk.http({ method: 'POST', url: '/api/socio/documentos/subir', body: { socio: berta, files } })
    expect(answer.body).toMatchObject({ code: 'msg.SELECIONE_UNA_OPCION' })
  })
  it('sent again under its Idempotency-Key is stored once, another one under it is refused, and the audit has no word of it', async () => {
    const send = async (content: string) => {
      const sent = startUpload(address, desk, berta, { 'idempotency-key': 'misma' })
      await sendFile(sent, { name: 'Alta secreta.txt', pieces: [content] })
      return answerTo(sent)
    }
    const first = await send('uno')
    expect(first.body).toMatchObject({ subidos: 1 })
    expect((await send('uno')).body).toEqual(first.body)
    expect(await send('dos')).toMatchObject({ status: 422, body: { code: 'msg.idempotency_mismatch' } })
    expect(await documents(berta)).toHaveLength(1)
    const audit = await desk.db.selectFrom('auditoria').select('datos').where('accion', 'like', '%documentos/subir').execute()
    expect(JSON.stringify(audit)).not.toMatch(/secreta|incoming/)
  })
  it('left by a process that was killed is deleted at a start once it is old, one that is being received is not', async () => {
    const folder = join(desk.filesDir, 'incoming')
    const stored = join(desk.filesDir, 'clubs', 'prova')
    const hoursAgo = (hours: number) => after(desk.now(), -hours * 3600)
    for (const [where, name, hours] of [
      [folder, 'old', 2],
      [folder, 'young', 0.5],
      [stored, 'without a row', 30],
    ] as const) {
      mkdirSync(where, { recursive: true })
      writeFileSync(join(where, name), name)
      utimesSync(join(where, name), hoursAgo(hours), hoursAgo(hours))
    }
    const parts = { pool: desk.pool, connection: desk.connection, now: desk.now, secrets: testSecrets, files: desk.files }
    const started = await assemble(parts)
    await expect.poll(incoming).toEqual(['young'])
    expect(readdirSync(stored)).not.toContain('without a row')
    await started.stop()
  })
})
