import { getCourt, removeCourt } from '@app/contract/courts/court-file'
import { removeCourtImage } from '@app/contract/courts/court-image'
import { Transformer } from '@napi-rs/image'
import { expect, it } from 'vitest'
import { pictureSize } from '../../kit/files/picture-size.ts'
import { club } from '../../testing/club.ts'

const desk = await club()
const { id_mst_recurso: id } = await desk.db
  .insertInto('recurso')
  .values({ desc_recurso: 'Pista', id_mst_tiporecurso: 1 })
  .returning('id_mst_recurso')
  .executeTakeFirstOrThrow()
const picture = (width: number, height: number) =>
  Transformer.fromRgbaPixels(new Uint8Array(width * height * 4).fill(180), width, height).jpeg(90)

function form(file: Uint8Array, name = 'pictureFile') {
  const head = `--x\r\ncontent-disposition: form-data; name="${name}"; filename="banner.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  return Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')])
}
const send = (
  file: Uint8Array,
  {
    who = desk,
    headers = {},
    name = 'pictureFile',
  }: { who?: Pick<typeof desk, 'http'>; headers?: Record<string, string>; name?: string } = {},
) =>
  who.http({
    method: 'POST',
    url: `/api/recurso/${id}/changeImage`,
    body: form(file, name),
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
  })
const kept = async () => (await desk.db.selectFrom('imagen').select('id_reg_imagen').execute()).length

it('a banner is kept small, shown at an address that changes with it, and takes the place of the one before', async () => {
  const first = await send(await picture(2000, 1000))
  expect([first.status, Object.keys(first.body)]).toEqual([200, ['path_imagen']])
  const path = first.body.path_imagen as string
  expect((await desk.call(getCourt, { id })).path_imagen_banner).toBe(path)
  const shown = await desk.product.app.inject({ url: path, headers: { host: 'localhost', cookie: `session=${desk.token}` } })
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  })
  const ask = (cookie: string) =>
    desk.product.app.inject({ url: path, headers: { host: 'localhost', cookie, 'if-none-match': String(shown.headers.etag) } })
  expect([(await ask(`session=${desk.token}`)).statusCode, (await ask('')).statusCode]).toEqual([304, 401])
  expect(pictureSize(shown.rawPayload)).toEqual({ format: 'webp', width: 1200, height: 600 })
  const second = await send(await picture(300, 200))
  expect(second.body.path_imagen).not.toBe(path)
  expect((await desk.http({ method: 'GET', url: path })).status).toBe(404)
  expect(await kept()).toBe(1)
})

it('is shown to whoever is signed in, and not under a guessed address', async () => {
  const { path_imagen_banner: path } = await desk.call(getCourt, { id })
  expect((await desk.anonymous.http({ method: 'GET', url: path! })).status).toBe(401)
  expect((await desk.http({ method: 'GET', url: `${path!.slice(0, -32)}${'0'.repeat(32)}` })).status).toBe(404)
  expect((await desk.http({ method: 'GET', url: path!.slice(0, -1) })).status).toBe(404)
})

it('refuses what is no picture, too large, missing or forged, and keeps the one that was there', async () => {
  const { path_imagen_banner: before } = await desk.call(getCourt, { id })
  expect((await send(Buffer.from('hola'))).body).toMatchObject({ code: 'foto.no_es_imagen', pictureFile: [expect.any(String)] })
  expect(await send(Buffer.alloc(2_097_153))).toMatchObject({
    status: 422,
    body: { code: 'MaxSizeFoto', msg: 'La foto ocupa demasiado: como máximo 2 MB.' },
  })
  expect((await send(Buffer.alloc(13_000_000))).status).toBe(413)
  expect(await send(await picture(10, 10), { name: 'otro' })).toMatchObject({ status: 422 })
  expect((await send(await picture(10, 10), { headers: { 'x-csrf-token': '' } })).status).toBe(403)
  expect((await send(await picture(10, 10), { who: await desk.as({ rights: ['bookings'] }) })).status).toBe(403)
  expect((await desk.call(getCourt, { id })).path_imagen_banner).toBe(before)
})

it('goes with a word, or with its court', async () => {
  expect(await desk.call(removeCourtImage, { id })).toEqual({ path_imagen: null })
  expect(await kept()).toBe(0)
  await send(await picture(50, 50))
  await desk.call(removeCourt, { id })
  expect(await kept()).toBe(0)
})
