import { allowAddress } from '@app/contract/mail/stopped-addresses'
import { recipientCount } from '@app/contract/notifications/recipients'
import { memberConsents } from '@app/contract/personal-data/consent'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownMailServer } from '../../testing/mail-server.ts'
import { noticeClub } from '../../testing/modules/notifications.ts'

const desk = await noticeClub()
const { received } = await ownMailServer()
beforeEach(() => void received.splice(0))

/** Path of the link that mail programs call for one click, from the headers of a letter. */
const linkIn = (message: string) => new URL(/^List-Unsubscribe:\s*<([^>]+)>/im.exec(message)![1]!).pathname
const letterTo = (address: string) => received.find(({ to }) => to === address)!.message
const page = (path: string, lang = '') => desk.anonymous.http<{ text: string }>({ method: 'GET', url: `${path}${lang}` })
/** The one click of a mail program: a POST from its own servers, without a browser (RFC 8058). */
const click = (path: string) => desk.anonymous.http({ method: 'POST', url: path, body: { 'List-Unsubscribe': 'One-Click' } })
const answer = (path: string, respuesta: string) => desk.anonymous.http({ method: 'POST', url: path, body: { respuesta } })
const consentsOf = async (id: number) => (await desk.call(memberConsents, { id })).map((one) => one.otorgado)

describe('the link at the foot of a letter', () => {
  it('opened by a scanner changes nothing; one click ends letters to many, and yes brings them back', async () => {
    const anna = await desk.member('Anna')
    await desk.send(await desk.draft({ id_usuario_envio: [anna] }))
    const message = letterTo('anna@club.test')
    expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
    const path = linkIn(message)
    for (const lang of ['', '?lang=ca', '?lang=fr']) expect((await page(path, lang)).status).toBe(200)
    expect(await consentsOf(anna)).toEqual([])
    expect((await click(path)).status).toBe(200)
    expect((await click(path)).status).toBe(200)
    expect(await consentsOf(anna)).toEqual([false])
    const next = await desk.draft({ id_usuario_envio: [anna] })
    expect(await desk.call(recipientCount, { id: next })).toMatchObject({
      correos: 0,
      no_reciben: [{ motivo: 'sin_permiso', personas: 1 }],
    })
    await answer(path, 'alta')
    expect(await consentsOf(anna)).toEqual([true, false])
    expect(await desk.call(recipientCount, { id: next })).toMatchObject({ correos: 1 })
  })
  it('of a letter to a family counts for each of them (0118)', async () => {
    const [jan, ona] = [await desk.member('Jan', { email: 'casa@club.test' }), await desk.member('Ona', { email: 'Casa@club.test' })]
    expect(await desk.send(await desk.draft({ id_usuario_envio: [jan, ona] }))).toMatchObject({ correos: 1 })
    await click(linkIn(received[0]!.message))
    expect([await consentsOf(jan), await consentsOf(ona)]).toEqual([[false], [false]])
  })
  it('of somebody who is no member counts for the address, also once a bounce of it is lifted', async () => {
    const { id_reg_actividades } = await desk.db
      .insertInto('actividad')
      .values({ desc_actividad: 'Campus', fecha_ini: '2026-11-20', fecha_fin: '2026-11-30' })
      .returning('id_reg_actividades')
      .executeTakeFirstOrThrow()
    const { id_reg_actividades_grupo } = await desk.db
      .insertInto('actividad_grupo')
      .values({ id_reg_actividades, desc_actividades_grupo: 'Semana 1' })
      .returning('id_reg_actividades_grupo')
      .executeTakeFirstOrThrow()
    await desk.db
      .insertInto('actividad_inscrito')
      .values({ id_reg_actividades_grupo, nombre: 'Nil Vila', email: 'nil@example.test', fecha: '2026-11-20' })
      .execute()
    const draft = () => desk.draft({ id_reg_actividades_grupo })
    const reasons = async () => (await desk.call(recipientCount, { id: await draft() })).no_reciben.map((one) => one.motivo)
    await desk.send(await draft())
    const path = linkIn(letterTo('nil@example.test'))
    await click(path)
    expect(await reasons()).toEqual(['baja'])
    await answer(path, 'alta')
    expect(await reasons()).toEqual([])
    await desk.db
      .updateTable('direccion_parada')
      .set({ motivo: 'no_existe', activa: true })
      .where('email', '=', 'nil@example.test')
      .execute()
    await click(path)
    expect(await reasons()).toEqual(['no_existe'])
    const { id_reg_direccion_parada: id } = await desk.db
      .selectFrom('direccion_parada')
      .select('id_reg_direccion_parada')
      .where('email', '=', 'nil@example.test')
      .executeTakeFirstOrThrow()
    await desk.call(allowAddress, { id })
    expect(await reasons()).toEqual(['baja'])
  })
  it('that is sent without an answer changes nothing', async () => {
    const pau = await desk.member('Pau')
    await desk.send(await desk.draft({ id_usuario_envio: [pau] }))
    const path = linkIn(letterTo('pau@club.test'))
    for (const body of [{}, { 'List-Unsubscribe': '' }, { 'List-Unsubscribe': 'No' }])
      expect((await desk.anonymous.http({ method: 'POST', url: path, body })).status).toBe(200)
    expect(await consentsOf(pau)).toEqual([])
    expect((await answer(path, 'baja')).status).toBe(200)
    expect(await consentsOf(pau)).toEqual([false])
  })
  it('with a yes counts for an address that somebody else unsubscribed', async () => {
    const pol = await desk.member('Pol', { email: 'pol@club.test' })
    const stop = { email: 'pol@club.test', motivo: 'baja', activa: true, fecha: desk.now() } as const
    await desk.send(await desk.draft({ id_usuario_envio: [pol] }))
    const path = linkIn(letterTo('pol@club.test'))
    await desk.db.insertInto('direccion_parada').values(stop).execute()
    const next = await desk.draft({ id_usuario_envio: [pol] })
    const reasons = async () => (await desk.call(recipientCount, { id: next })).no_reciben.map((one) => one.motivo)
    expect(await reasons()).toEqual(['baja'])
    await answer(path, 'alta')
    expect(await reasons()).toEqual([])
  })
  it('that is unknown says so and changes nothing', async () => {
    const answered = await page('/avisos/aaaaaaaaaaaaaaaaaaaaaaaa')
    expect([answered.status, answered.body.text.includes('ya no vale')]).toEqual([200, true])
    expect((await click('/avisos/aaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(200)
  })
})
