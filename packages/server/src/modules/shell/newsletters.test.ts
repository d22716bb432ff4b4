import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@app/contract/kit/texts'
import { newsletters } from '@app/contract/shell/newsletters'
import { afterAll, expect, test } from 'vitest'
import { club } from '../../testing/club.ts'

const folder = mkdtempSync(join(tmpdir(), 'tribuna-newsletters-'))
process.env.NEWSLETTERS_DIR = folder
afterAll(() => rmSync(folder, { recursive: true }))
const pdf = '%PDF-1.4\n%%EOF'
const files = {
  '2026-09-es.pdf': pdf,
  '2026-10-ca.pdf': pdf,
  '2026-10-es.pdf': pdf,
  'notas.txt': 'x',
  '2026-13-es.pdf': pdf,
  '2026-08-es.pdf': '<html>',
}
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
mkdirSync(join(folder, '2026-07-es.pdf'))

const desk = await club()
const get = (url: string, who = desk) => who.http({ method: 'GET', url })

test('the product’s own release notes come first, then the owner’s newsletters by month and language (R-010, A-139)', async () => {
  const all = await (await desk.as({})).call(newsletters)
  expect(all[0]).toMatchObject({ mes: expect.stringMatching(/^\d{4}-\d{2}$/), propio: true })
  expect(new Set(all.filter(({ propio }) => propio).map(({ lang }) => lang))).toEqual(new Set(languages))
  const own = all.filter(({ propio }) => !propio)
  expect(own.map(({ mes, lang }) => `${mes} ${lang}`)).toEqual(['2026-10 es', '2026-10 ca', '2026-09 es'])
  expect(all.indexOf(own[0]!)).toBe(all.length - own.length)
  for (const { url } of all.filter(({ propio }) => propio)) {
    const { status, headers } = await get(url)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  }
})

test('a newsletter is kept as a file, by whoever is signed in, and nothing else of the disk is (A-139)', async () => {
  const { status, headers } = await get('/api/actualizaciones/club/2026-10-ca.pdf')
  expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="2026-10-ca.pdf"'])
  expect((await desk.anonymous.http({ method: 'GET', url: '/api/actualizaciones/club/2026-10-ca.pdf' })).status).toBe(401)
  const odd = ['club/notas.txt', 'club/2026-08-es.pdf', 'club/2026-07-es.pdf', 'club/2026-13-es.pdf', 'club/..%2F..%2Fetc%2Fpasswd']
  for (const path of [...odd, 'otro/2026-10-es.pdf', 'tribuna/2026-11-es.html', 'constructor/2026-10-es.pdf'])
    expect((await get(`/api/actualizaciones/${path}`)).status).toBe(404)
})

test('a newsletter has 25 MB at most, whole, and is not there when it has more', async () => {
  const name = '2026-06-es.pdf'
  const status = async () => (await get(`/api/actualizaciones/club/${name}`)).status
  writeFileSync(join(folder, name), pdf)
  truncateSync(join(folder, name), 25 * 1024 * 1024)
  expect(await status()).toBe(200)
  truncateSync(join(folder, name), 25 * 1024 * 1024 + 1)
  expect(await status()).toBe(404)
})
