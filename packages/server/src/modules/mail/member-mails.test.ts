import { mails } from '@app/contract/mail/mail'
import { memberMail, memberMails } from '@app/contract/mail/member-mails'
import { mergeMembers } from '@app/contract/member-merge/merge'
import { createMember, updateMember } from '@app/contract/members/member-file'
import { describe, expect, it } from 'vitest'
import { mailClub } from '../../testing/modules/mail.ts'

const desk = await mailClub()
const clerk = await desk.as({ rights: ['members'] })
const person = async (nombre: string, email: string | null, more: Record<string, unknown> = {}) =>
  (await desk.call(createMember, { nombre, apellidos: 'Puig', email, telefono: '600111222', ...more } as never)).id_mst_socios
const subjects = async (id: number) => (await clerk.call(memberMails, { id })).map(({ asunto }) => asunto)

describe('the letters to a member', () => {
  it('are those about the member, whoever reads them, and those to the same address about nobody, the newest first', async () => {
    const mother = await person('Marta', 'marta@example.test', { fecha_nac: '1984-05-02' })
    const child = await person('Ona', null, { fecha_nac: '2018-03-01' })
    await desk.call(updateMember, { id: child, id_mst_socios_tutor: mother } as never)
    await desk.send('marta@example.test', { asunto: 'De Ona', socio: child })
    await desk.send('Marta@example.test', { asunto: 'De nadie' })
    await desk.send('marta@example.test', { asunto: 'De Marta', socio: mother })
    await desk.send('otra@example.test', { asunto: 'Ajena' })
    expect(await subjects(mother)).toEqual(['De Marta', 'De nadie'])
    expect(await subjects(child)).toEqual(['De nadie', 'De Ona'])
  })
  it('have their state and the words of a server that sent them back', async () => {
    const id = await person('Pau', 'pau@example.test')
    const job = await desk.send('pau@example.test', { socio: id })
    desk.box.put(desk.report({ from: 'postfix', para: 'pau@example.test', id: job }))
    await desk.read()
    await desk.send('pau@example.test', { socio: id })
    const said = expect.stringContaining('User unknown')
    expect(await clerk.call(memberMails, { id })).toMatchObject([
      { estado: 'detenido', motivo: 'no_existe', error: said, sent_at: null, rebote: null },
      { estado: 'rebotado', motivo: null, rebote: 'permanente', rebote_texto: said, rebote_fecha: desk.now() },
    ])
  })
  it('are at most 200', async () => {
    const id = await person('Mil', 'mil@example.test')
    const row = { para: 'mil@example.test', asunto: 'Aviso', texto: '', html: '', created_at: desk.now(), id_mst_socios: id }
    await desk.db
      .insertInto('correo')
      .values(Array.from({ length: 205 }, (_, at) => ({ ...row, id_outbox: 10_000 + at })))
      .execute()
    expect(await clerk.call(memberMails, { id })).toHaveLength(200)
  })
  it('go with the member to another record of the same person', async () => {
    const id = await person('Lía', 'lia@example.test')
    const twin = await person('Lía', null)
    await desk.send('lia@example.test', { asunto: 'De la otra', socio: twin })
    await desk.call(mergeMembers, { id, otro: twin, del_otro: [] })
    expect(await subjects(id)).toEqual(['De la otra'])
  })
  it('are refused for a reserved member and without the right', async () => {
    const id = await person('Rosa', null)
    await desk.db.updateTable('socio').set({ reservado: true }).where('id_mst_socios', '=', id).execute()
    await expect(clerk.call(memberMails, { id })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
    await expect(clerk.call(memberMails, { id: 99_999 })).rejects.toMatchObject({ status: 404 })
    const other = await desk.as({ rights: ['messages'] })
    await expect(other.call(memberMails, { id })).rejects.toMatchObject({ status: 403 })
  })
})

describe('one letter to a member', () => {
  it('has its text; another member’s is not found, and one with a link or a code has none', async () => {
    const id = await person('Ana', 'ana@example.test')
    const other = await person('Eva', 'eva@example.test')
    const job = await desk.send('ana@example.test', { texto: 'Hola, Ana', socio: id })
    const { id_reg_correo } = (await desk.call(mails, {})).find(({ id_outbox }) => id_outbox === job)!
    expect(await clerk.call(memberMail, { id, id_reg_correo: id_reg_correo! })).toMatchObject({ texto: 'Hola, Ana', secreto: false })
    await expect(clerk.call(memberMail, { id: other, id_reg_correo: id_reg_correo! })).rejects.toMatchObject({ status: 404 })
    // as stored without a mail server
    const secret = { asunto: 'Código 123456', texto: 'https://club.test/secreto', html: '', secreto: true }
    const { id_reg_correo: hidden } = await desk.db
      .insertInto('correo')
      .values({ ...secret, id_outbox: 20_000, para: 'ana@example.test', created_at: desk.now(), id_mst_socios: id })
      .returning('id_reg_correo')
      .executeTakeFirstOrThrow()
    expect(await clerk.call(memberMail, { id, id_reg_correo: hidden })).toMatchObject({ asunto: 'Código ······', texto: '', secreto: true })
    expect((await subjects(id))[0]).toBe('Código ······')
  })
})
