import { memberMail, memberMails } from '@app/contract/mail/member-mails'
import { expect, it } from 'vitest'
import { noticeClub } from '../../testing/modules/notifications.ts'

const desk = await noticeClub()

it('a letter of a family is among the letters of each of its readers, and of nobody else at that address', async () => {
  const email = 'familia@club.test'
  const anna = await desk.member('Anna', { email })
  const berta = await desk.member('Berta', { email })
  const carla = await desk.member('Carla', { email })
  const id = await desk.draft({ id_usuario_envio: [anna, berta] })
  expect(await desk.send(id)).toMatchObject({ correos: 1 })
  const subjects = async (member: number) => (await desk.call(memberMails, { id: member })).map(({ asunto }) => asunto)
  expect(await subjects(anna)).toEqual(['Hola, Anna y Berta'])
  expect(await subjects(berta)).toEqual(['Hola, Anna y Berta'])
  expect(await subjects(carla)).toEqual([])
  const [own] = await desk.call(memberMails, { id: berta })
  expect(await desk.call(memberMail, { id: berta, id_reg_correo: own!.id_reg_correo! })).toMatchObject({
    texto: expect.stringContaining('Berta'),
  })
  // with another address later, too
  await desk.db.updateTable('socio').set({ email: 'otra@club.test' }).where('id_mst_socios', '=', berta).execute()
  expect(await subjects(berta)).toEqual(['Hola, Anna y Berta'])
})
