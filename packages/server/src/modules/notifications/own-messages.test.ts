import { erasePersonalData } from '@app/contract/departures/erase-data'
import { noticeDelivery } from '@app/contract/notifications/delivery'
import { ownMessages, readMessage } from '@app/contract/notifications/own-messages'
import { describe, expect, it } from 'vitest'
import { noticeClub } from '../../testing/modules/notifications.ts'

const desk = await noticeClub()
const { db, draft, send } = desk
const [anna, berta] = [await desk.as({}), await desk.as({})]
const name = (id: number, nombre: string, more: object = {}) =>
  db
    .updateTable('socio')
    .set({ nombre, email: `${nombre.toLowerCase()}@club.test`, ...more })
    .where('id_mst_socios', '=', id)
    .execute()
await name(anna.id, 'Anna')
await name(berta.id, 'Berta', { idioma: 'ca-ES' })
const both = [anna.id, berta.id]
const messages = (who: typeof anna) => who.call(ownMessages, {})

describe('the user’s own messages', () => {
  it('are those of the app, newest first, with the user’s values and language, unread ones counted (R-422, A-66)', async () => {
    expect(await messages(anna)).toEqual({ sin_leer: 0, mensajes: [] })
    await send(await draft({ subject: 'Solo correo', id_usuario_envio: both }))
    const app = { envio_app: true, envio_email: false, id_usuario_envio: both }
    await send(await draft({ ...app, enlace: 'https://club.test/a', desc_notificacion: '<p>Hola, <b>{{nombre}}</b></p>' }))
    await send(
      await draft({ ...app, subject: 'Segundo', textos: [{ idioma: 'ca', subject: 'Segon', desc_notificacion: '<p>Bon dia</p>' }] }),
    )
    const own = await messages(anna)
    expect(own).toMatchObject({
      sin_leer: 2,
      mensajes: [
        { titulo: 'Segundo', texto: 'Hola, Anna', enlace: null, leido: null },
        { titulo: 'Hola, Anna', texto: 'Hola, Anna', enlace: 'https://club.test/a', fecha: expect.any(Date) },
      ],
    })
    expect((await messages(berta)).mensajes.map((one) => [one.titulo, one.texto])).toEqual([
      ['Segon', 'Bon dia'],
      ['Hola, Berta', 'Hola, Berta'],
    ])
  })
  it('are read once, by their reader only, and staff see how many were (A-165)', async () => {
    const id = await draft({ subject: 'Para leer', envio_app: true, id_usuario_envio: both })
    await send(id)
    const [own] = (await messages(anna)).mensajes
    await expect(berta.call(readMessage, { id: own!.id })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(readMessage, { id: own!.id })).rejects.toMatchObject({ status: 404 })
    expect((await messages(anna)).sin_leer).toBe(3)
    const first = desk.now()
    await anna.call(readMessage, { id: own!.id })
    desk.at(new Date(first.getTime() + 1000).toISOString())
    await anna.call(readMessage, { id: own!.id })
    const { sin_leer, mensajes } = await messages(anna)
    expect([sin_leer, mensajes[0]!.leido, mensajes[1]!.leido]).toEqual([2, first, null])
    expect(await desk.call(noticeDelivery, { id })).toMatchObject({ leidos: 1, avisos_app: 2 })
  })
  it('of a mail are none: such a row is not found, like one that does not exist', async () => {
    const id = await draft({ id_usuario_envio: [anna.id] })
    await send(id)
    const [row] = (await desk.call(noticeDelivery, { id })).filas
    for (const one of [row!.id_reg_notificaciones_destinos, 999_999])
      await expect(anna.call(readMessage, { id: one })).rejects.toMatchObject({ status: 404 })
  })
  it('are none for members who want none in the app, and none for anybody signed out', async () => {
    await db.updateTable('socio').set({ notificarApp: false }).where('id_mst_socios', '=', berta.id).execute()
    const before = (await messages(berta)).mensajes.length
    await send(await draft({ envio_app: true, envio_email: false, id_usuario_envio: both }))
    expect((await messages(berta)).mensajes).toHaveLength(before)
    await expect(desk.anonymous.call(ownMessages, {})).rejects.toMatchObject({ status: 401 })
    await expect(desk.anonymous.call(readMessage, { id: 1 })).rejects.toMatchObject({ status: 401 })
  })
  it('are the newest hundred, and go with the personal data of their reader (A-164)', async () => {
    const reader = await desk.as({})
    await name(reader.id, 'Lector')
    const template = await draft({ subject: 'Muchos', envio_app: true, envio_email: false, id_usuario_envio: [reader.id] })
    await send(template)
    const letter = await db.selectFrom('notificacion').selectAll().where('id_reg_notificaciones', '=', template).executeTakeFirstOrThrow()
    for (let n = 0; n < 100; n += 1) {
      const { id_reg_notificaciones } = await db
        .insertInto('notificacion')
        .values({ cod_notificacion: `M-${n}`, subject: `Aviso ${n}`, fecha_creacion: letter.fecha_creacion, fecha_cola: letter.fecha_cola })
        .returning('id_reg_notificaciones')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('notificacion_destino')
        .values({ id_reg_notificaciones, id_mst_socios: reader.id, nombre: 'Lector', idioma: 'es', app: true })
        .execute()
    }
    const { mensajes } = await messages(reader)
    expect([mensajes.length, mensajes[0]!.titulo, mensajes.at(-1)!.titulo]).toEqual([100, 'Aviso 99', 'Aviso 0'])
    await db.deleteFrom('sesion').where('id_mst_socios', '=', reader.id).execute()
    await db.deleteFrom('cuenta').where('id_mst_socios', '=', reader.id).execute()
    await db.updateTable('socio').set({ activo: false }).where('id_mst_socios', '=', reader.id).execute()
    await desk.call(erasePersonalData, { id: reader.id, nombre_completo: 'Lector Sin derechos' })
    expect(await db.selectFrom('notificacion_destino').select('nombre').where('id_mst_socios', '=', reader.id).execute()).toEqual([])
  })
})
