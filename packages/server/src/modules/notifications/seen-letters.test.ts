import { attachments, removeAttachment } from '@app/contract/notifications/attachments'
import { noticeDelivery, resendLetter } from '@app/contract/notifications/delivery'
import * as declared from '@app/contract/notifications/notices'
import { ownMessages, readMessage } from '@app/contract/notifications/own-messages'
import { recipientChoices } from '@app/contract/notifications/recipient-choices'
import { noticePreview, noticeQuery, recipientCount, recipients } from '@app/contract/notifications/recipients'
import { describe, expect, it } from 'vitest'
import { noticeClub } from '../../testing/modules/notifications.ts'

const desk = await noticeClub()
const { db, draft, send } = desk
const [own, other] = [2, 1]
const insert = async (table: string, values: object) =>
  Object.values(
    await db
      .insertInto(table as 'etiqueta')
      .values(values as never)
      .returningAll()
      .executeTakeFirstOrThrow(),
  )[0] as unknown as number
const byIncome = await desk.as({ rights: ['messages'] })
await db.insertInto('socios_tipoingreso').values({ id_mst_socios: byIncome.id, id_mst_tipoingreso: own }).execute()
const bySport = await desk.as({ rights: ['messages'] })
await db.insertInto('socios_tiporecurso_tiposocio').values({ id_mst_socios: bySport.id, id_mst_tiporecurso: 1 }).execute()
const anna = await desk.member('Anna')
const held = { fecha_inicio_cuota: '2026-11-01', date_create: '2026-11-01', ancla: '2026-11-01', clases_desde: '2026-11-01' }

const fee = (desc_cuota: string, id_mst_tipoingreso: number) => insert('cuotas', { desc_cuota, id_mst_tipoingreso })
const [ownFee, otherFee] = [await fee('Propia', own), await fee('Ajena', other)]
const tennis = await insert('tipo_recurso', { desc_tiporecurso: 'Tenis de prueba' })
const group = await insert('curso_grupo', { desc: 'Escuela' })
const course = async (desc_curso: string, sport: number | null, more: object = {}) => {
  const id = await insert('cursos', { desc_curso, id_mst_cuotas: ownFee, ...more })
  if (sport !== null) await insert('curso_tiporecurso', { id_mst_curso: id, id_mst_tiporecurso: sport })
  return id
}
const open = await course('Libre', null)
const padel = await course('Pádel', 1)
const closed = await course('Tenis', tennis, { id_mst_curso_grupo: group })
for (const id_cuota of [ownFee, otherFee]) await insert('socios_cuotas', { id_mst_socios: anna, id_cuota, ...held })
await insert('socios_cuotas', { id_mst_socios: anna, id_cuota: ownFee, id_mst_curso: closed, ...held })

type Reader = typeof byIncome
/** Refuses a letter in every call that names it, and says nothing of it in the list. */
async function refused(reader: Reader, id: number) {
  const calls = [
    ...[declared.oneNotice, recipients, recipientCount, noticeQuery, noticePreview, attachments, noticeDelivery],
    ...[declared.sendNotice, declared.takeBackNotice, declared.stopNotice, declared.tryNotice, declared.cloneNotice, declared.removeNotice],
  ]
  for (const call of calls) await expect(reader.call(call, { id })).rejects.toMatchObject({ status: 404, code: 'msg.not_found' })
  await expect(reader.call(declared.saveNotice, { id_reg_notificaciones: id, subject: 'X' })).rejects.toMatchObject({ status: 404 })
  expect(await listed(reader)).not.toContain(id)
}
const listed = async (reader: Reader) => (await reader.call(declared.notices, {})).map((one) => one.id_reg_notificaciones)

describe('letters to people of a fee or course', () => {
  it('of another income type are not found by restricted staff, and those of the own are (R-157, A-165)', async () => {
    const [seen, hidden] = [await draft({ id_mst_cuotas: ownFee }), await draft({ id_mst_cuotas: otherFee })]
    await refused(byIncome, hidden)
    expect(await byIncome.call(declared.oneNotice, { id: seen })).toMatchObject({ id_mst_cuotas: ownFee })
    expect(await listed(byIncome)).toContain(seen)
    expect(await listed(bySport)).toEqual(expect.arrayContaining([seen, hidden]))
    await expect(byIncome.call(declared.newNotice, { id_mst_cuotas: otherFee })).rejects.toMatchObject({ status: 404 })
  })
  it('of another sport are not found by restricted staff, also by the group of the course (R-302, A-165)', async () => {
    await refused(bySport, await draft({ id_mst_curso: closed }))
    await refused(bySport, await draft({ id_mst_curso_grupo: group }))
    for (const id_mst_curso of [open, padel]) {
      const id = await draft({ id_mst_curso })
      expect(await bySport.call(declared.oneNotice, { id })).toMatchObject({ id_mst_curso })
    }
    await expect(bySport.call(declared.newNotice, { id_mst_curso: closed })).rejects.toMatchObject({ status: 404 })
  })
  it('keep their files and recipients from them, too; own messages are their reader’s (A-165)', async () => {
    const reader = bySport.id
    await insert('socios_cuotas', { id_mst_socios: reader, id_cuota: ownFee, id_mst_curso: closed, ...held })
    const id = await draft({ id_mst_curso: closed, envio_app: true })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const body = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nx\r\n--x--\r\n'
    const url = `/api/notificacion/${id}/uploadAttachment`
    expect((await bySport.http({ method: 'POST', url, headers, body })).status).toBe(404)
    expect((await desk.http({ method: 'POST', url, headers, body })).status).toBe(200)
    const [file] = await desk.call(attachments, { id })
    await expect(bySport.call(removeAttachment, { id: file!.id_reg_notificaciones_adjuntos })).rejects.toMatchObject({ status: 404 })
    await send(id)
    const row = (await desk.call(noticeDelivery, { id })).filas[0]!
    await expect(bySport.call(resendLetter, { id: row.id_reg_notificaciones_destinos })).rejects.toMatchObject({ status: 404 })
    const [message] = (await bySport.call(ownMessages, {})).mensajes
    await bySport.call(readMessage, { id: message!.id })
    expect(await bySport.call(ownMessages, {})).toMatchObject({ sin_leer: 0 })
  })
})

describe('choices and sports of recipients', () => {
  it('name no fee of another income type and no course of another sport (R-157, A-165)', async () => {
    const names = async (reader: Reader, of: 'cuotas' | 'cursos') => (await reader.call(recipientChoices, {}))[of].map((one) => one.text)
    expect(await names(byIncome, 'cuotas')).toEqual(['Propia'])
    expect(await names(byIncome, 'cursos')).toEqual(['Libre', 'Pádel', 'Tenis'])
    expect(await names(bySport, 'cuotas')).toEqual(['Ajena', 'Propia'])
    expect(await names(bySport, 'cursos')).toEqual(['Libre', 'Pádel'])
  })
  it('tell no sport that a member played and the user does not see (R-302, A-165)', async () => {
    for (const id_mst_tiporecurso of [1, tennis]) {
      const id_mst_recurso = await insert('recurso', { desc_recurso: `Pista ${id_mst_tiporecurso}`, id_mst_tiporecurso })
      const at = { fecha: '2026-11-19', hora_ini: 600, duracion: 60, fecha_creacion: desk.now(), fecha_modificacion: desk.now() }
      const id_reg_reserva = await insert('reserva', { id_mst_recurso, ...at })
      await insert('reserva_socio', { id_reg_reserva, id_mst_socios: anna, orden: 0 })
    }
    const id = await draft({ id_usuario_envio: [anna] })
    const played = async (reader: Pick<Reader, 'call'>) => (await reader.call(recipients, { id }))[0]!.instalaciones_usuario
    expect(await played(desk)).toContain('Tenis de prueba')
    expect(await played(bySport)).not.toMatch(/Tenis|^$/)
  })
})
