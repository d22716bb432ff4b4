import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { memberDocuments, removeDocument } from '@app/contract/member-documents/member-document'
import { afterAll, describe, expect, it } from 'vitest'
import { assemble } from '../../assemble.ts'
import { club, testSecrets } from '../../testing/club.ts'
import { watchBuffers } from '../../testing/memory.ts'
import { startS3 } from '../../testing/s3.ts'
import { scratchFolder } from '../../testing/scratch-folder.ts'
import { repeated } from '../../testing/send-files.ts'
import { uploadDocuments } from '../../testing/upload-documents.ts'
import type { StoredObject } from './file-store.ts'
import { openFiles } from './files.ts'
import { s3Store } from './s3-store.ts'

const s3 = await startS3()
afterAll(s3.stop)
const { folder, discard } = scratchFolder('s3')
afterAll(discard)
const filesDir = join(folder, 'first')
const desk = await club({ files: openFiles({ filesDir, filesS3: s3.settings }) })
const member = desk.id
const large = 'ñandú '.repeat(60_000)
const documents = () => desk.call(memberDocuments, { id_mst_socios: member })
const spooled = (name: string, content: string) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return {
    filename: name,
    path,
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    sample: Buffer.from(content),
  }
}

describe('an S3-compatible service', () => {
  it('has large files under signed requests, and another server of the installation reads them from there', async () => {
    await uploadDocuments(desk, member, { 'poco.txt': 'hola', 'mucho.txt': large })
    expect([...s3.objects].map(([key, { body }]) => [key.replace(/[^/]+$/, ''), body.toString() === large])).toEqual([
      ['club + altres/prova/', true],
    ])
    expect(readdirSync(filesDir)).toEqual(['incoming'])
    const files = openFiles({ filesDir: join(folder, 'second'), filesS3: s3.settings })
    const second = await assemble({ pool: desk.pool, connection: desk.connection, now: desk.now, secrets: testSecrets, files })
    const address = await second.app.listen({ port: 0, host: '127.0.0.1' })
    const [one] = (await documents()).filter(({ nombre_fichero }) => nombre_fichero === 'mucho.txt')
    const answer = await fetch(new URL(one!.url_documento, address), { headers: { cookie: `session=${desk.token}` } })
    expect([answer.status, answer.headers.get('content-length'), (await answer.text()) === large]).toEqual([
      200,
      String(Buffer.byteLength(large)),
      true,
    ])
    await second.stop()
  })
  it('loses a file after the commit that deleted its document', async () => {
    for (const one of await documents()) await desk.call(removeDocument, { id: one.id_reg_socios_documentos })
    await desk.product.outbox.drained()
    expect(s3.objects.size).toBe(0)
  })
  it('that does not answer is a refusal in the language of the user, with nothing saved', async () => {
    s3.behaviour.isAway = true
    expect(await uploadDocuments(desk, member, { 'mucho.txt': large })).toMatchObject({
      status: 503,
      body: { status: 1, code: 'msg.files_away', msg: expect.stringContaining('almacén de archivos') },
    })
    expect(await documents()).toEqual([])
    s3.behaviour.isAway = false
  })
  it('lists all pages of a prefix, answers null for an absent file, and removes one twice without a word', async () => {
    const store = s3Store(s3.settings)
    for (const name of ['a/1', 'a/2', 'a/3', 'a/4', 'a/5', 'b/1']) await store.put(name, spooled('piece', name))
    const found: StoredObject[] = []
    for await (const one of store.list('a/')) found.push(one)
    expect(found.map(({ key }) => key)).toEqual(['a/1', 'a/2', 'a/3', 'a/4', 'a/5'])
    expect(found[0]!.at.toISOString()).toBe('2026-11-20T09:00:00.000Z')
    expect(await text((await store.open('a/3'))!)).toBe('a/3')
    expect(await store.open('a/9')).toBeNull()
    for (const key of ['a/1', 'a/1']) await store.remove(key)
    expect(await store.open('a/1')).toBeNull()
  })
  it('refuses wrong keys, another bucket, and bytes that are not those of the hash', async () => {
    const file = spooled('piece', 'piece')
    await expect(s3Store({ ...s3.settings, secret: 'otro' }).put('x', file)).rejects.toThrow('SignatureDoesNotMatch')
    await expect(s3Store({ ...s3.settings, url: s3.settings.url.replace('ficheros', 'otros') }).put('x', file)).rejects.toThrow(
      'NoSuchBucket',
    )
    await expect(s3Store({ ...s3.settings, url: s3.settings.url.replace('ficheros', 'otros') }).open('x')).rejects.toThrow('NoSuchBucket')
    await expect(s3Store(s3.settings).put('x', { ...file, sha256: '0'.repeat(64) })).rejects.toThrow('XAmzContentSHA256Mismatch')
    rmSync(file.path)
  })
  it('is sent 100 MB from the disk at its own speed, never whole in memory', async () => {
    const { pass, growth } = watchBuffers()
    let received = 0
    const service = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => {
        received += chunk.length
        pass(chunk.length)
      })
      request.on('end', () => response.end())
    }).listen(0, '127.0.0.1')
    await once(service, 'listening')
    const path = join(folder, 'large')
    await writeFile(path, repeated(Buffer.alloc(1_048_576, 'a'), 100))
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/ficheros`
    await s3Store({ ...s3.settings, url }).put('x', { ...spooled('piece', 'piece'), path, size: 104_857_600 })
    expect(received).toBe(104_857_600)
    expect(growth()).toBeLessThan(48 * 1_048_576)
    service.close()
  })
})
