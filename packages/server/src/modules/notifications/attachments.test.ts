import { erasePersonalData } from '@app/contract/departures/erase-data'
import { attachmentMax, linkDays } from '@app/contract/notifications/attachment-rules'
import * as declared from '@app/contract/notifications/attachments'
import { cloneNotice, removeNotice, sendNotice, takeBackNotice } from '@app/contract/notifications/notices'
import { noticePreview } from '@app/contract/notifications/recipients'
import { beforeEach, describe, expect, it } from 'vitest'
import { after } from '../../kit/clock.ts'
import { ownMailServer } from '../../testing/mail-server.ts'
import { readMime } from '../../testing/mime.ts'
import { noticeClub } from '../../testing/modules/notifications.ts'
import { answerTo, repeated, sendFile, startRequest } from '../../testing/send-files.ts'

const desk = await noticeClub()
const { db, draft, send } = desk
const { received } = await ownMailServer()
beforeEach(() => void received.splice(0))
const anna = await desk.member('Anna')

const files = (id: number) => desk.call(declared.attachments, { id })
const names = async (id: number) => (await files(id)).map((one) => one.nombre)
const pathOf = (id: number) => `/api/notificacion/${id}/uploadAttachment`
const headers = { 'content-type': 'multipart/form-data; boundary=x' }
const form = (content: Readonly<Record<string, string>>, field = 'file') =>
  `${Object.entries(content)
    .map(([name, text]) => `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${text}\r\n`)
    .join('')}--x--\r\n`
const attach = (id: number, content: Readonly<Record<string, string>>, by: Pick<typeof desk, 'http'> = desk) =>
  by.http({ method: 'POST', url: pathOf(id), headers, body: form(content) })
const stored = async () => (await db.selectFrom('archivo').select('id_reg_archivo').execute()).length
const megabyte = 'a'.repeat(1_048_576)

/** Files and the secret of the links in a received letter. */
function letterOf(message: string) {
  const parts = readMime(Buffer.from(message)).children
  const attached = parts.flatMap(({ header, body }) => {
    const [, name] = /filename[*\d]*="?([^"\r\n;]+)/i.exec(header.toString()) ?? []
    return name === undefined ? [] : [[name, Buffer.from(body.toString(), 'base64').toString()] as const]
  })
  return { attached: Object.fromEntries(attached), token: /List-Unsubscribe:\s*<[^>]*\/avisos\/([\w-]+)>/i.exec(message)![1]! }
}
const open = (token: string, id: number) => desk.anonymous.http<{ text: string }>({ method: 'GET', url: `/adjunto/${token}/${id}` })

describe('files of a letter', () => {
  it('go up one or several at a time, and are listed in their order with size and way (R-428)', async () => {
    const id = await draft()
    expect((await attach(id, { 'bases.pdf': '%PDF-1.4' })).status).toBe(200)
    expect((await attach(id, { 'mapa.png': 'x', 'lista.txt': 'uno dos' })).status).toBe(200)
    expect((await files(id)).map(({ nombre, tamano, como_enlace }) => [nombre, tamano, como_enlace])).toEqual([
      ['bases.pdf', 8, false],
      ['mapa.png', 1, false],
      ['lista.txt', 7, false],
    ])
  })
  it('of kinds that could run are refused by name, none of the others is kept, and nothing without a file (R-428)', async () => {
    const id = await draft()
    const before = await stored()
    for (const name of [
      'virus.exe',
      'VIRUS.EXE',
      'foto.png.js',
      'carta.html',
      'a.svg',
      'b.lnk',
      'c.exe ',
      'd.exe.',
      'e.exe. .',
      'f.exe::$DATA',
      'g.url',
      'h.docm',
    ]) {
      const { status, body } = await attach(id, { 'bien.txt': 'x', [name]: 'x' })
      expect([name, status, body.code, body.msg]).toEqual([
        ...[name, 422, 'notificacion.fichero_no_admitido'],
        `Este tipo de fichero no se envía: ${name}.`,
      ])
    }
    expect((await attach(id, {})).body).toMatchObject({ code: 'notificacion.sin_fichero' })
    const asText = await desk.http({ method: 'POST', url: pathOf(id), body: { file: ['x'] } })
    expect(asText.body).toMatchObject({ code: 'notificacion.sin_fichero' })
    expect([await names(id), await stored()]).toEqual([[], before])
  })
  it('with a long name keep their ending, by which they are judged', async () => {
    const id = await draft()
    const long = 'x'.repeat(300)
    expect((await attach(id, { [`${long}.exe`]: 'x' })).body).toMatchObject({ code: 'notificacion.fichero_no_admitido' })
    expect((await attach(id, { [`${long}.pdf`]: 'x' })).status).toBe(200)
    expect(await names(id)).toEqual([`${'x'.repeat(196)}.pdf`])
  })
  it('have 100 MB at most, to the byte; a larger one is told so, and a much larger one before it goes up (R-428, A-68)', async () => {
    const address = await desk.product.app.listen({ port: 0, host: '127.0.0.1' })
    const id = await draft()
    const upload = async (more: readonly string[]) => {
      const sent = startRequest(address, desk, pathOf(id), headers)
      const pieces = [...repeated(megabyte, attachmentMax / megabyte.length), ...more]
      await sendFile(sent, { name: 'video.mp4', pieces, field: 'file' })
      return answerTo(sent)
    }
    expect((await upload([])).status).toBe(200)
    expect(await files(id)).toMatchObject([{ nombre: 'video.mp4', tamano: attachmentMax, como_enlace: true }])
    expect(await upload(['a'])).toMatchObject({
      ...{ status: 413 },
      body: { code: 'notificacion.fichero_grande', msg: 'El fichero supera los 100 MB.' },
    })
    const announced = { ...headers, 'content-length': String(3 * attachmentMax) }
    const refused = await new Promise<number>((resolve) => {
      const sent = startRequest(address, desk, pathOf(id), announced)
      sent.on('error', () => {})
      sent.once('response', (answer) => resolve(answer.statusCode!))
      sent.write('--x\r\n')
    })
    expect(refused).toBe(413)
    expect(await names(id)).toEqual(['video.mp4'])
  })
  it('are deleted with their bytes, also with their letter; a copy of the letter keeps them', async () => {
    const id = await draft()
    await attach(id, { 'uno.txt': '1', 'dos.txt': '2' })
    const before = await stored()
    const { id_reg_notificaciones: copy } = await desk.call(cloneNotice, { id })
    const [first] = await files(id)
    await desk.call(declared.removeAttachment, { id: first!.id_reg_notificaciones_adjuntos })
    expect([await names(id), await names(copy), await stored()]).toEqual([['dos.txt'], ['uno.txt', 'dos.txt'], before])
    await expect(desk.call(declared.removeAttachment, { id: first!.id_reg_notificaciones_adjuntos })).rejects.toMatchObject({ status: 404 })
    await desk.call(removeNotice, { id: copy })
    expect([await names(id), await stored()]).toEqual([['dos.txt'], before - 1])
    await desk.call(removeNotice, { id })
    expect(await stored()).toBe(before - 2)
  })
  it('go with the mail; a letter on its way takes and loses none (R-428)', async () => {
    const id = await draft({ id_usuario_envio: [anna] })
    await attach(id, { 'ñandú.txt': 'hola' })
    const [file] = await files(id)
    const both = async (code: string) => {
      expect((await attach(id, { 'otro.txt': 'x' })).body.code).toBe(code)
      await expect(desk.call(declared.removeAttachment, { id: file!.id_reg_notificaciones_adjuntos })).rejects.toMatchObject({ code })
    }
    await desk.call(sendNotice, { id })
    await both('notificacion.ya_sale')
    await desk.call(takeBackNotice, { id })
    await send(id)
    await both('notificacion.ya_enviada')
    expect(Object.values(letterOf(received[0]!.message).attached)).toEqual(['hola'])
    expect(received).toHaveLength(1)
  })
})

describe('rights', () => {
  it('to messages are needed, and an unknown letter is not found (A-188)', async () => {
    const id = await draft()
    const clerk = await desk.as({ rights: ['members'] })
    expect((await attach(id, { 'a.txt': 'x' }, clerk)).status).toBe(403)
    await expect(clerk.call(declared.attachments, { id })).rejects.toMatchObject({ status: 403 })
    expect((await attach(999_999, { 'a.txt': 'x' })).status).toBe(404)
    await expect(files(999_999)).rejects.toMatchObject({ status: 404 })
    const picture = await desk.http({
      method: 'POST',
      url: `/api/notificacion/${id}/imagen`,
      headers,
      body: form({ 'a.png': 'no' }, 'imagen'),
    })
    expect(picture.status).toBe(422)
    expect((await desk.http({ method: 'POST', url: `/api/notificacion/${id}/imagen`, body: {} })).body.code).toBe(
      'notificacion.sin_fichero',
    )
  })
})

describe('files above 10 MB together', () => {
  it('go as links, which end after their days, with the secret of the letter only; after erasure they are gone (R-428, A-164)', async () => {
    const reader = await desk.member('Lector', { activo: false })
    const id = await draft({ id_usuario_envio: [anna, reader], filtro: { estado: 'todos' } as never })
    await attach(id, { 'primero.txt': megabyte.repeat(6) })
    await attach(id, { 'segundo.txt': megabyte.repeat(6) })
    await attach(id, { 'tercero.txt': 'cabe' })
    expect((await files(id)).map((one) => one.como_enlace)).toEqual([false, true, false])
    const heavy = (await files(id))[1]!.id_reg_notificaciones_adjuntos
    expect(await desk.call(noticePreview, { id })).toMatchObject({ html: expect.stringContaining('segundo.txt') })
    await send(id)
    const { sale } = await db.selectFrom('notificacion').select('sale').where('id_reg_notificaciones', '=', id).executeTakeFirstOrThrow()
    const [own, other] = ['anna@club.test', 'lector@club.test'].map((to) => letterOf(received.find((one) => one.to === to)!.message))
    expect(Object.keys(own!.attached)).toEqual(['primero.txt', 'tercero.txt'])
    expect(own!.token).not.toBe(other!.token)
    const opened = await open(own!.token, heavy)
    expect(opened.status).toBe(200)
    expect(opened.headers).toMatchObject({
      'content-length': String(6 * 1_048_576),
      'content-disposition': expect.stringMatching(/^attachment; .*segundo\.txt/),
    })
    // what is stored of the letter names no secret
    const kept = await db.selectFrom('correo').select(['texto', 'html']).execute()
    expect(JSON.stringify(kept)).not.toContain(own!.token)
    const foreign = await draft()
    await attach(foreign, { 'ajeno.txt': 'x' })
    const [alien] = await files(foreign)
    for (const [token, file] of [
      ['a'.repeat(43), heavy],
      [own!.token, 999_999],
      [own!.token, alien!.id_reg_notificaciones_adjuntos],
      [`${own!.token}x`, heavy],
    ] as const)
      expect((await open(token, file)).status).toBe(404)
    await desk.call(erasePersonalData, { id: reader, nombre_completo: 'Lector Puig 2' })
    expect([(await open(other!.token, heavy)).status, (await open(own!.token, heavy)).status]).toEqual([404, 200])
    desk.at(after(sale!, linkDays * 86_400 - 1).toISOString())
    expect((await open(own!.token, heavy)).status).toBe(200)
    desk.at(after(sale!, linkDays * 86_400).toISOString())
    expect((await open(own!.token, heavy)).status).toBe(404)
  })
})
