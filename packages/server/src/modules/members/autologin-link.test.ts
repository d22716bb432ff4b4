import { sendAutologin } from '@app/contract/members/autologin-link'
import { createMember } from '@app/contract/members/member-file'
import { expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const mailed = async () => {
  await desk.product.outbox.drained()
  return desk.db.selectFrom('correo').select(['para', 'texto']).orderBy('id_reg_correo', 'desc').limit(1).executeTakeFirst()
}

it('an administrator mails the holder of an account a link that signs in once (A-100)', async () => {
  const clerk = await desk.as({ rights: ['members'] })
  await desk.db.updateTable('socio').set({ email: 'clerk@club.test' }).where('id_mst_socios', '=', clerk.id).execute()
  await expect(clerk.call(sendAutologin, { id: clerk.id })).rejects.toMatchObject({ status: 403 })
  await desk.call(sendAutologin, { id: clerk.id })
  const letter = await mailed()
  const token = /autologin\/(\S+)/.exec(letter!.texto)![1]!
  expect(letter!.para).toBe('clerk@club.test')
  const enter = () => desk.anonymous.http({ method: 'POST', url: `/api/autologin/${token}`, body: {} })
  const first = await enter()
  expect([first.status, first.body.id_mst_socios]).toEqual([200, clerk.id])
  expect((await enter()).status).not.toBe(200)
})

it('nobody without an account, an address or with a second factor gets a link', async () => {
  const { id_mst_socios: id } = await desk.call(createMember, { nombre: 'Sin', apellidos: 'Cuenta', telefono: '600111222' })
  await expect(desk.call(sendAutologin, { id })).rejects.toMatchObject({ code: 'socio.activacion_sin_email' })
  await desk.db.updateTable('socio').set({ email: 'sin@club.test' }).where('id_mst_socios', '=', id).execute()
  await expect(desk.call(sendAutologin, { id })).rejects.toMatchObject({ code: 'socio.sin_cuenta' })
  await desk.db.updateTable('socio').set({ email: 'jefa@club.test' }).where('id_mst_socios', '=', desk.id).execute()
  await desk.db.updateTable('cuenta').set({ email_code_on: true }).where('id_mst_socios', '=', desk.id).execute()
  await expect(desk.call(sendAutologin, { id: desk.id })).rejects.toMatchObject({ code: 'socio.con_segundo_factor' })
  await expect(desk.call(sendAutologin, { id: 3 })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
})
