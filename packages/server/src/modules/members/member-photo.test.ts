import { createMember } from '@app/contract/members/member-file'
import { getMember } from '@app/contract/members/member-list'
import { removeMemberImage } from '@app/contract/members/member-photo'
import { Transformer } from '@napi-rs/image'
import { expect, it } from 'vitest'
import { pictureSize } from '../../kit/files/picture-size.ts'
import { club } from '../../testing/club.ts'

const desk = await club()
const { id_mst_socios: id } = await desk.call(createMember, { nombre: 'Ona', apellidos: 'Puig', telefono: '600111222' })
const face = (width: number, height: number) =>
  Transformer.fromRgbaPixels(new Uint8Array(width * height * 4).fill(120), width, height).jpeg(90)

function form(file: Uint8Array) {
  const head = `--x\r\ncontent-disposition: form-data; name="pictureFile"; filename="cara.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  return Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')])
}
const send = (file: Uint8Array, { who = desk, member = id }: { who?: Pick<typeof desk, 'http'>; member?: number } = {}) =>
  who.http({
    method: 'POST',
    url: `/api/socio/${member}/changeImage`,
    body: form(file),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
const kept = async () => (await desk.db.selectFrom('imagen').select('id_reg_imagen').execute()).length

it('a photo is kept as a small square, and takes the place of the one before (R-295)', async () => {
  const { body } = await send(await face(1200, 800))
  const shown = await desk.http({ method: 'GET', url: body.path_imagen as string })
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  const row = await desk.db.selectFrom('imagen').select('contenido').executeTakeFirstOrThrow()
  expect(pictureSize(Buffer.from(row.contenido))).toMatchObject({ width: 480, height: 480 })
  await send(await face(600, 600))
  expect(await kept()).toBe(1)
  expect((await desk.http({ method: 'GET', url: body.path_imagen as string })).status).toBe(404)
})
it('more than 2097152 bytes, and what is no picture, are refused with a message of their own; the photo stays (R-295, A-110)', async () => {
  const { path_imagen } = await desk.call(getMember, { id })
  const large = await send(new Uint8Array(2_097_153).fill(1))
  expect([large.status, large.body.code, large.body.pictureFile]).toEqual([422, 'MaxSizeFoto', [expect.any(String)]])
  const text = await send(new TextEncoder().encode('hola'))
  expect([text.status, text.body.code]).toEqual([422, 'foto.no_es_imagen'])
  const none = await desk.http({ method: 'POST', url: `/api/socio/${id}/changeImage`, body: {} })
  expect([none.status, none.body.pictureFile]).toEqual([422, [expect.any(String)]])
  expect([(await desk.call(getMember, { id })).path_imagen, await kept()]).toEqual([path_imagen, 1])
})
it('the guest gets none, nor does somebody who is not there, nor by staff without members’ files (R-296, A-138)', async () => {
  expect((await send(await face(20, 20), { member: 3 })).body.code).toBe('socio.usuario_reservado')
  expect((await send(await face(20, 20), { member: 999_999 })).status).toBe(404)
  expect((await send(await face(20, 20), { who: await desk.as({ rights: ['cash'] }) })).status).toBe(403)
  expect(await kept()).toBe(1)
})
it('a photo is taken away, and nothing of it is kept', async () => {
  expect(await desk.call(removeMemberImage, { id })).toEqual({ path_imagen: null })
  expect(await kept()).toBe(0)
})
