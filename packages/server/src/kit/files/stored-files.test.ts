import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processDeparture } from '@app/contract/departures/departure'
import { erasePersonalData } from '@app/contract/departures/erase-data'
import { memberDocuments, removeDocument } from '@app/contract/member-documents/member-document'
import { createMember } from '@app/contract/members/member-file'
import { removeMember } from '@app/contract/members/remove-member'
import { describe, expect, it } from 'vitest'
import { openSession } from '../../modules/identity/public.ts'
import { seeds } from '../../registry.ts'
import { deskClub } from '../../testing/modules/bookings.ts'
import { uploadDocuments } from '../../testing/upload-documents.ts'
import { createClub, inThisClub } from '../install.ts'

const desk = await deskClub()
const [anna, berta] = desk.members
const large = 'a'.repeat(300_000)
const clubs = join(desk.filesDir, 'clubs')
const placed = () => readdirSync(join(clubs, 'prova')).length
const documents = (member: number) => desk.call(memberDocuments, { id_mst_socios: member })
const rows = () => desk.db.selectFrom('archivo').select(['lugar', 'bytes']).orderBy('bytes').execute()

describe('a stored file', () => {
  it('of one club is not found at another, whatever its id', async () => {
    await desk.pool.query(`update platform.club set hosts = '{localhost}'`)
    await createClub(desk.pool, { slug: 'segon', nombre: 'Segon club', hosts: ['b.club.test'] }, seeds)
    await desk.product.clubs.reload()
    await uploadDocuments(desk, anna, { 'mucho.txt': large })
    const [{ url_documento: url } = { url_documento: '' }] = await documents(anna)
    const other = desk.product.clubs.all().find(({ slug }) => slug === 'segon')!
    const { token } = await inThisClub(other, async (tx) => {
      await tx.insertInto('socio').values({ id_mst_socios: 1, nombre: 'Otra', apellidos: 'Persona', id_mst_tiposocio: 2 }).execute()
      await tx.insertInto('cuenta').values({ id_mst_socios: 1, is_admin: true, is_staff: true }).execute()
      return openSession(tx, { id_mst_socios: 1, ip: null, agent: 'test', now: desk.now() })
    })
    const read = (host: string, cookie: string) =>
      desk.anonymous.http({ method: 'GET', url, headers: { host, cookie: `session=${cookie}` } })
    expect((await read('localhost', desk.token)).status).toBe(200)
    expect((await read('b.club.test', token)).status).toBe(404)
    for (const one of await documents(anna)) await desk.call(removeDocument, { id: one.id_reg_socios_documentos })
    await desk.product.outbox.drained()
  })
  it('is a row if it is small, and a file of the folder otherwise', async () => {
    await uploadDocuments(desk, anna, { 'poco.txt': 'hola', 'mucho.txt': large })
    expect(await rows()).toEqual([
      { lugar: 'fila', bytes: 4 },
      { lugar: 'carpeta', bytes: 300_000 },
    ])
    expect(placed()).toBe(1)
    for (const one of await documents(anna)) {
      const { body, headers } = await desk.http<{ text: string }>({ method: 'GET', url: one.url_documento })
      expect([body.text.length, headers['content-length']]).toEqual([one.tamano, String(one.tamano)])
    }
  })
  it('loses its row with its document, and its bytes after that commit', async () => {
    for (const one of await documents(anna)) await desk.call(removeDocument, { id: one.id_reg_socios_documentos })
    expect(await rows()).toEqual([])
    await desk.product.outbox.drained()
    expect(placed()).toBe(0)
  })
  it('goes with a member that is deleted, and with one whose data are erased', async () => {
    const person = async (nombre: string) =>
      (await desk.call(createMember, { nombre, apellidos: 'Soler', telefono: '600111222' })).id_mst_socios
    const [nora, zoe] = [await person('Nora'), await person('Zoe')]
    for (const member of [nora, zoe]) await uploadDocuments(desk, member, { 'contrato.txt': large, 'nota.txt': 'nota' })
    expect([(await rows()).length, placed()]).toEqual([4, 2])
    await desk.call(removeMember, { id: nora })
    await desk.call(processDeparture, { id: zoe })
    await desk.call(erasePersonalData, { id: zoe, nombre_completo: 'Zoe Soler' })
    expect(await rows()).toEqual([])
    await desk.product.outbox.drained()
    expect(placed()).toBe(0)
  })
  it('of a name that is there already is not put into the store at all', async () => {
    await uploadDocuments(desk, berta, { 'uno.txt': large })
    expect(await uploadDocuments(desk, berta, { 'UNO.txt': `${large}b` })).toMatchObject({ body: { subidos: 0, repetidos: ['UNO.txt'] } })
    expect(placed()).toBe(1)
  })
  it('sent by two desks at once under one name is stored once, and the other bytes go', async () => {
    const before = placed()
    const sent = await Promise.all([1, 2, 3].map((n) => uploadDocuments(desk, berta, { 'a la vez.txt': `${large}${n}` })))
    expect(sent.filter(({ body }) => body.subidos === 1)).toHaveLength(1)
    await desk.product.outbox.drained()
    expect(placed()).toBe(before + 1)
  })
  it('whose store is away is refused in the language of the user, with nothing saved; so is its reader', async () => {
    const [one] = await documents(berta)
    renameSync(clubs, `${clubs}-away`)
    writeFileSync(clubs, 'a disk that is not mounted')
    const refused = await uploadDocuments(desk, berta, { 'dos.txt': large })
    expect(refused).toMatchObject({
      status: 503,
      body: { status: 1, code: 'msg.files_away', msg: expect.stringContaining('almacén de archivos') },
    })
    expect(await documents(berta)).toHaveLength(2)
    expect(readdirSync(join(desk.filesDir, 'incoming'))).toEqual([])
    expect(await desk.http({ method: 'GET', url: one!.url_documento })).toMatchObject({ status: 503, body: { code: 'msg.files_away' } })
    rmSync(clubs)
    renameSync(`${clubs}-away`, clubs)
    expect((await desk.http({ method: 'GET', url: one!.url_documento })).status).toBe(200)
  })
})
