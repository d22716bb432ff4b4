import { noticeDelivery } from '@app/contract/notifications/delivery'
import * as declared from '@app/contract/notifications/notices'
import { recipientCount } from '@app/contract/notifications/recipients'
import { describe, expect, it } from 'vitest'
import { after } from '../../kit/clock.ts'
import { noticeClub } from '../../testing/modules/notifications.ts'

const desk = await noticeClub()
const { member, draft, leave, send } = desk
const anna = await member('Anna')
const berta = await member('Berta', { idioma: 'ca-ES' })
const one = (id: number) => desk.call(declared.oneNotice, { id })

describe('a letter to many', () => {
  it('is created, edited, then sent: its state is told by the order to send (R-426, A-66)', async () => {
    const { id_reg_notificaciones: id } = await desk.call(declared.newNotice, {})
    expect(await one(id)).toMatchObject({
      estado: 'borrador',
      subject: null,
      envio_email: true,
      envio_app: false,
      fecha_envio: null,
      excluidos: [],
    })
    const sent = {
      id_reg_notificaciones: id,
      subject: 'Horario',
      desc_notificacion: '<p>Nuevo</p><script>x</script>',
      enlace: 'https://club.test/a',
    }
    expect(await desk.call(declared.saveNotice, sent)).toMatchObject({
      subject: 'Horario',
      desc_notificacion: '<p>Nuevo</p>',
      enlace: 'https://club.test/a',
    })
    expect(await send(id)).toMatchObject({ correos: 2, avisos_app: 0 })
    expect(await one(id)).toMatchObject({ estado: 'enviada', fecha_envio: expect.any(Date) })
    expect(await desk.call(noticeDelivery, { id })).toMatchObject({
      correos: 2,
      salidos: 2,
      resultados: [{ estado: 'entregado', correos: 2 }],
    })
    for (const again of [declared.sendNotice, declared.takeBackNotice, declared.removeNotice])
      await expect(desk.call(again, { id })).rejects.toMatchObject({ status: 409 })
    await expect(desk.call(declared.saveNotice, { ...sent, subject: 'Otro' })).rejects.toMatchObject({ code: 'notificacion.ya_enviada' })
  })
  it('with a blank subject saves nothing (R-421)', async () => {
    const id = await draft({ subject: 'Antes' })
    await expect(
      desk.call(declared.saveNotice, { id_reg_notificaciones: id, subject: '', enlace: 'https://club.test/b' }),
    ).rejects.toMatchObject({
      status: 422,
      fields: { subject: ['Escribe un asunto.'] },
    })
    expect(await one(id)).toMatchObject({ subject: 'Antes', enlace: null })
  })
  it('has one text for a language', async () => {
    const id = await draft()
    const text = { idioma: 'ca', subject: 'Bon dia', desc_notificacion: null } as const
    await expect(desk.call(declared.saveNotice, { id_reg_notificaciones: id, textos: [text, text] })).rejects.toMatchObject({
      ...{ status: 422, code: 'plantilla.idioma_repetido' },
      fields: { textos: ['Hay dos textos en el mismo idioma.'] },
    })
  })
  it('with the app has a subject of 120 letters at most, none of them cut in two (R-422)', async () => {
    const balls = await draft({ subject: `${'a'.repeat(119)}🎾🎾`, envio_app: true })
    expect((await one(balls)).subject).toBe(`${'a'.repeat(119)}🎾`)
    const id = await draft({ subject: 'a'.repeat(150), envio_app: true })
    expect((await one(id)).subject).toBe('a'.repeat(120))
    const later = await draft({ subject: 'b'.repeat(150) })
    expect((await one(later)).subject).toHaveLength(150)
    expect((await desk.call(declared.saveNotice, { id_reg_notificaciones: later, envio_app: true })).subject).toHaveLength(120)
  })
  it('is sent only with code, subject, channel and at least one recipient (R-420)', async () => {
    const { id_reg_notificaciones: id } = await desk.call(declared.newNotice, {})
    const refused = (code: string) => expect(desk.call(declared.sendNotice, { id })).rejects.toMatchObject({ code })
    await refused('notificacion.sin_asunto')
    await desk.call(declared.saveNotice, { id_reg_notificaciones: id, subject: 'Hola', envio_email: false })
    await refused('notificacion.sin_canal')
    await desk.call(declared.saveNotice, { id_reg_notificaciones: id, envio_email: true, excluidos: [anna, berta] })
    await refused('notificacion.nadie')
    await desk.call(declared.saveNotice, { id_reg_notificaciones: id, excluidos: [], id_usuario_envio: [anna] })
    expect(await desk.call(recipientCount, { id })).toMatchObject({ elegidos: 1, correos: 1 })
    await desk.db.updateTable('socio').set({ email: 'sin arroba' }).where('id_mst_socios', '=', anna).execute()
    await refused('notificacion.direccion_imposible')
    await desk.db.updateTable('socio').set({ email: 'anna@club.test' }).where('id_mst_socios', '=', anna).execute()
    await expect(desk.call(declared.sendNotice, { id, cuando: desk.now() })).rejects.toMatchObject({ code: 'notificacion.hora_pasada' })
    const far = new Date('9999-12-31T10:00:00Z')
    await expect(desk.call(declared.sendNotice, { id, cuando: far })).rejects.toMatchObject({ code: 'notificacion.hora_lejana' })
    const never = await desk.http({ method: 'POST', url: `/api/notificacion/send/${id}`, body: { cuando: '2027-02-30T10:00:00Z' } })
    expect([never.status, Object.keys(never.body)]).toEqual([422, expect.arrayContaining(['cuando'])])
  })
  it('has one filter: choosing one clears the others (R-427)', async () => {
    const { id_mst_curso } = await desk.db
      .insertInto('cursos')
      .values({ desc_curso: 'Adultos' })
      .returning('id_mst_curso')
      .executeTakeFirstOrThrow()
    const { id_mst_curso_grupo } = await desk.db
      .insertInto('curso_grupo')
      .values({ desc: 'Escuela' })
      .returning('id_mst_curso_grupo')
      .executeTakeFirstOrThrow()
    const id = await draft({ id_mst_curso, id_mst_curso_grupo })
    expect(await one(id)).toMatchObject({ id_mst_curso, id_mst_curso_grupo, id_mst_cuotas: null })
    const { id_mst_cuotas } = await desk.db
      .insertInto('cuotas')
      .values({ desc_cuota: 'Adulto', id_mst_tipoingreso: 2 })
      .returning('id_mst_cuotas')
      .executeTakeFirstOrThrow()
    await desk.call(declared.saveNotice, { id_reg_notificaciones: id, id_mst_cuotas })
    expect(await one(id)).toMatchObject({ id_mst_curso: null, id_mst_curso_grupo: null, id_mst_cuotas })
    // of a pair, the partner that is not sent stays
    await desk.call(declared.saveNotice, { id_reg_notificaciones: id, id_mst_curso })
    await desk.call(declared.saveNotice, { id_reg_notificaciones: id, id_mst_curso_grupo })
    expect(await one(id)).toMatchObject({ id_mst_curso, id_mst_curso_grupo, id_mst_cuotas: null })
    await desk.call(declared.saveNotice, { id_reg_notificaciones: id, id_mst_curso: null, id_mst_curso_grupo: null, id_mst_cuotas: null })
    expect(await one(id)).toMatchObject({ id_mst_curso: null, id_mst_curso_grupo: null, id_mst_cuotas: null })
  })
  it('names a field of its text that does not exist', async () => {
    const id = await draft()
    const save = (more: object) => desk.call(declared.saveNotice, { id_reg_notificaciones: id, ...more })
    await expect(save({ desc_notificacion: '<p>{{sueldo}}</p>' })).rejects.toMatchObject({
      status: 422,
      fields: { desc_notificacion: ['El campo «sueldo» no existe.'] },
    })
    await expect(save({ textos: [{ idioma: 'ca', subject: '{{nom}}', desc_notificacion: null }] })).rejects.toMatchObject({
      fields: { subject: [expect.stringContaining('nom')] },
    })
  })
  it('can be sent back as it was read (A-170)', async () => {
    const id = await draft({
      textos: [{ idioma: 'ca', subject: 'Bon dia', desc_notificacion: '<p>Bon dia</p>' }],
      filtro: { nivel_min: 2 } as never,
    })
    const kept = await one(id)
    expect(await desk.call(declared.saveNotice, { ...kept } as never)).toEqual(kept)
  })
  it('can be taken back within its minute, and the minute after it has left (R-426)', async () => {
    const id = await draft()
    const { sale } = await desk.call(declared.sendNotice, { id })
    expect(sale).toEqual(after(desk.now(), 60))
    expect(await one(id)).toMatchObject({ estado: 'saliendo', sale })
    await expect(desk.call(declared.saveNotice, { id_reg_notificaciones: id, subject: 'X' })).rejects.toMatchObject({
      code: 'notificacion.ya_sale',
    })
    expect(await desk.call(declared.takeBackNotice, { id })).toMatchObject({ estado: 'borrador', fecha_envio: null, sale: null })
    await leave()
    expect(await desk.db.selectFrom('notificacion_destino').selectAll().where('id_reg_notificaciones', '=', id).execute()).toEqual([])
    // ordered again: the first order's job finds another instant
    await desk.call(declared.sendNotice, { id })
    await leave()
    await leave()
    expect(
      await desk.db
        .selectFrom('notificacion_destino')
        .selectAll()
        .where('id_reg_notificaciones', '=', id)
        .where('id_outbox', 'is not', null)
        .execute(),
    ).toHaveLength(2)
  })
  it('planned for an hour leaves then, to the people of then, and tells if there are none', async () => {
    const id = await draft({ id_usuario_envio: [anna] })
    const cuando = after(desk.now(), 3600)
    await desk.call(declared.sendNotice, { id, cuando })
    expect(await one(id)).toMatchObject({ estado: 'programada', fecha_envio: null, sale: cuando })
    expect(await desk.call(declared.monthOfMail, {})).toMatchObject({ programados: 1 })
    await desk.db.updateTable('socio').set({ notificar: false }).where('id_mst_socios', '=', anna).execute()
    desk.at(after(cuando, 1).toISOString())
    await leave()
    expect(await one(id)).toMatchObject({ estado: 'no_enviada', no_enviada: 'nadie', fecha_envio: null })
    await desk.db.updateTable('socio').set({ notificar: true }).where('id_mst_socios', '=', anna).execute()
    await send(id)
    expect(await one(id)).toMatchObject({ estado: 'enviada' })
  })
  it('is cloned as a draft with its text and recipients, and deleted while it is one', async () => {
    const id = await draft({ id_usuario_envio: [anna], excluidos: [berta] })
    await send(id)
    const { id_reg_notificaciones: copy } = await desk.call(declared.cloneNotice, { id })
    const [was, is] = [await one(id), await one(copy)]
    expect(is).toMatchObject({
      estado: 'borrador',
      subject: was.subject,
      desc_notificacion: was.desc_notificacion,
      id_usuario_envio: [anna],
      excluidos: [berta],
      sale: null,
    })
    expect(is.cod_notificacion).not.toBe(was.cod_notificacion)
    await expect(
      desk.call(declared.saveNotice, { id_reg_notificaciones: copy, cod_notificacion: was.cod_notificacion }),
    ).rejects.toMatchObject({ code: 'notificacion.codigo_repetido' })
    await desk.call(declared.removeNotice, { id: copy })
    await expect(one(copy)).rejects.toMatchObject({ status: 404 })
  })
  it('about data protection goes to members without an answer, whatever they have set, in each language (R-431)', async () => {
    const silent = await member('Silenci', { notificar: false, idioma: 'fr-FR' })
    await desk.db
      .insertInto('consentimiento')
      .values({ id_mst_socios: anna, finalidad: 'comunicaciones', otorgado: true, prueba: 'x', fecha: desk.now() })
      .execute()
    const { id_reg_notificaciones: id } = await desk.call(declared.newDataProtectionNotice, {})
    expect(await one(id)).toMatchObject({ variante: 'rgpd', subject: '¿Podemos escribirte?', filtro: { sin_respuesta: true } })
    await send(id)
    const told = await desk.db.selectFrom('correo').select(['asunto', 'id_mst_socios']).where('id_mst_socios', '=', silent).execute()
    expect(told).toEqual([{ asunto: 'Pouvons-nous vous écrire ?', id_mst_socios: silent }])
    expect((await desk.call(noticeDelivery, { id })).filas.map((row) => row.id_mst_socios)).not.toContain(anna)
  })
})

describe('the list of letters', () => {
  it('has those of 60 days before to 30 days after by default (R-429)', async () => {
    const id = await draft()
    const listed = async (input = {}) => (await desk.call(declared.notices, input)).map((row) => row.id_reg_notificaciones)
    const at = (days: number) =>
      desk.db
        .updateTable('notificacion')
        .set({ fecha_creacion: after(desk.now(), days * 86_400) })
        .where('id_reg_notificaciones', '=', id)
        .execute()
    await at(-59)
    expect(await listed()).toContain(id)
    await at(-62)
    expect(await listed()).not.toContain(id)
    expect(await listed({ start_date: '2026-01-01' })).toContain(id)
    expect(await listed({ start_date: '2026-01-01', end_date: '2026-01-02' })).not.toContain(id)
  })
})

describe('the cap of a month', () => {
  it('is read from MAX_EMAILS_MES, counts each mail, and blocks sending with status 0 and the limit (R-423, R-424, R-425, A-67)', async () => {
    const { enviados } = await desk.call(declared.monthOfMail, {})
    expect((await desk.call(declared.monthOfMail, {})).limite).toBe(5000)
    await desk.db
      .insertInto('param')
      .values({ cod_param: 'MAX_EMAILS_MES', valor: String(enviados + 2), activo: true })
      .onConflict((conflict) => conflict.column('cod_param').doUpdateSet({ valor: String(enviados + 2), activo: true }))
      .execute()
    const first = await draft({ id_usuario_envio: [anna, berta] })
    const second = await draft({ id_usuario_envio: [anna] })
    await desk.call(declared.sendNotice, { id: first })
    // what is ordered counts before it has left
    const answer = await desk.http({ method: 'POST', url: `/api/notificacion/send/${second}`, body: {} })
    expect(answer).toMatchObject({
      status: 409,
      body: { status: 0, code: 'msg.maxEmailsManualesMes', msg: `Has llegado al máximo de correos de este mes: ${enviados + 2}.` },
    })
    await leave()
    expect(await desk.call(declared.monthOfMail, {})).toMatchObject({ enviados: enviados + 2, programados: 0 })
    await expect(desk.call(declared.sendNotice, { id: second })).rejects.toMatchObject({ code: 'msg.maxEmailsManualesMes' })
    // of the month in which it leaves
    expect(await desk.call(declared.sendNotice, { id: second, cuando: new Date('2026-12-01T09:00:00Z') })).toMatchObject({ correos: 1 })
  })
})

it('letters to many need their own right, and an unknown one is not found (A-188)', async () => {
  const clerk = await desk.as({ rights: ['members'] })
  await expect(clerk.call(declared.newNotice, {})).rejects.toMatchObject({ status: 403 })
  const writer = await desk.as({ rights: ['messages'] })
  expect(await writer.call(declared.newNotice, {})).toEqual({ id_reg_notificaciones: expect.any(Number) })
  for (const call of [
    declared.oneNotice,
    declared.sendNotice,
    declared.cloneNotice,
    declared.removeNotice,
    declared.stopNotice,
    declared.tryNotice,
  ])
    await expect(desk.call(call, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
})
