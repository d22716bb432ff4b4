import { readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { startS3 } from '../../testing/s3.ts'
import { spooled } from '../../testing/spooled.ts'
import { uploadDocuments } from '../../testing/upload-documents.ts'
import { after } from '../clock.ts'
import { tablesOf } from '../database/clubs.ts'
import { openFiles } from './files.ts'
import { missingFiles, sweepFiles } from './sweep.ts'

const s3 = await startS3()
afterAll(s3.stop)
const desk = await club()
const theClub = desk.product.clubs.all()[0]!
const tables = tablesOf(theClub)
const incoming = join(desk.filesDir, 'incoming')
const large = 'a'.repeat(300_000)
const twoDaysAgo = after(desk.now(), -2 * 86_400)
const placed = (slug = theClub.slug) => readdirSync(join(desk.filesDir, 'clubs', slug))
const age = (slug: string, clave: string) => utimesSync(join(desk.filesDir, 'clubs', slug, clave), twoDaysAgo, twoDaysAgo)

/** A file in its place whose transaction was rolled back: a label that is not there is noticed there. */
async function orphan() {
  const before = placed()
  const answer = await uploadDocuments(desk, desk.id, { 'otro.txt': large }, { id_mst_etiqueta: '999999' })
  expect(answer.status).toBe(422)
  return placed().find((clave) => !before.includes(clave))!
}

it('a file that a refused request left in the folder is deleted after a day, and no other one', async () => {
  await uploadDocuments(desk, desk.id, { 'contrato.txt': large })
  const [named] = placed()
  const old = await orphan()
  const young = await orphan()
  const others = await desk.files.forClub('altre').keep(spooled(incoming, large), 'x')
  for (const clave of [named!, old]) age(theClub.slug, clave)
  age('altre', others.clave)
  expect(await sweepFiles(tables, theClub.files, desk.now())).toBe(1)
  expect(placed().toSorted()).toEqual([named!, young].toSorted())
  expect(placed('altre')).toEqual([others.clave])
})
it('a file that a killed request left in the bucket is deleted too', async () => {
  const files = openFiles({ filesDir: desk.filesDir, filesS3: s3.settings }).forClub(theClub.slug)
  await files.keep(spooled(incoming, large), 'x')
  expect(await sweepFiles(tables, files, desk.now())).toBe(0)
  expect(await sweepFiles(tables, files, after(desk.now(), 86_400))).toBe(1)
  expect(s3.objects.size).toBe(0)
})
it('a file whose bytes are lost is named, and its reader finds nothing', async () => {
  expect(await missingFiles(tables, theClub.files)).toEqual([])
  const { clave } = await desk.db.selectFrom('archivo').select('clave').executeTakeFirstOrThrow()
  rmSync(join(desk.filesDir, 'clubs', theClub.slug, clave))
  expect(await missingFiles(tables, theClub.files)).toEqual([clave])
  const { id } = await desk.db.selectFrom('socios_documentos').select('id_reg_socios_documentos as id').executeTakeFirstOrThrow()
  expect((await desk.http({ method: 'GET', url: `/api/socio/documentos/fichero/${id}` })).status).toBe(404)
})
