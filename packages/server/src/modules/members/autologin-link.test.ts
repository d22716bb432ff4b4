import { changeStaff } from '@app/contract/identity/staff'
import { sendAutologin } from '@app/contract/members/autologin-link'
import { createMember } from '@app/contract/members/member-file'
import { expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const mailed = async () => {
  await desk.product.outbox.drained()
  return desk.db.selectFrom('correo').select(['para', 'texto']).orderBy('id_reg_correo', 'desc').limit(1).executeTakeFirst()
}
const enter = async () => {
  const token = /autologin\/(\S+)/.exec((await mailed())!.texto)![1]!
  return desk.anonymous.http({ method: 'POST', url: `/api/autologin/${token}`, body: {} })
}
const change = (id: number, set: object) => desk.db.updateTable('socio').set(set).where('id_mst_socios', '=', id).execute()

it('an administrator mails the holder of an account of staff a link that signs in once, a clerk does not (A-100, A-123)', async () => {
  const clerk = await desk.as({ rights: ['members'] })
  await change(clerk.id, { email: 'clerk@club.test' })
  await expect(clerk.call(sendAutologin, { id: clerk.id })).rejects.toMatchObject({ status: 403, code: 'msg.not_allowed' })
  await expect((await desk.as({ rights: ['cash'] })).call(sendAutologin, { id: clerk.id })).rejects.toMatchObject({ status: 403 })
  await desk.call(sendAutologin, { id: clerk.id })
  expect((await mailed())!.para).toBe('clerk@club.test')
  const first = await enter()
  expect([first.status, first.body.id_mst_socios, first.body.is_staff]).toEqual([200, clerk.id, 1])
  expect((await enter()).status).not.toBe(200)
})

it('the desk mails any member with web access a link, which makes the account of a player, once (0195)', async () => {
  const clerk = await desk.as({ rights: ['members'] })
  const email = 'jugadora@club.test'
  const { id_mst_socios: id } = await desk.call(createMember, { nombre: 'Nora', apellidos: 'Vila', email, telefono: '600111222' })
  for (const _twice of [1, 2]) {
    await clerk.call(sendAutologin, { id })
    expect((await enter()).body).toMatchObject({ id_mst_socios: id, is_staff: 0, second_factor_pending: 0 })
  }
  const accounts = await desk.db.selectFrom('cuenta').selectAll().where('id_mst_socios', '=', id).execute()
  expect(accounts).toMatchObject([{ is_staff: false, is_admin: false, password_hash: null }])
})

it('nobody without web access, an address or with a second factor gets a link', async () => {
  const { id_mst_socios: id } = await desk.call(createMember, { nombre: 'Sin', apellidos: 'Cuenta', telefono: '600111222' })
  await expect(desk.call(sendAutologin, { id })).rejects.toMatchObject({ code: 'socio.activacion_sin_email' })
  await change(id, { email: 'sin@club.test' })
  for (const closed of [{ acceso_web: false }, { activo: false }, { fecha_baja: '2026-11-19' }]) {
    await change(id, closed)
    await expect(desk.call(sendAutologin, { id })).rejects.toMatchObject({ code: 'socio.sin_cuenta' })
    await change(id, { acceso_web: true, activo: true, fecha_baja: null })
  }
  expect(await desk.db.selectFrom('cuenta').selectAll().where('id_mst_socios', '=', id).execute()).toEqual([])
  await change(desk.id, { email: 'jefa@club.test' })
  await desk.db.updateTable('cuenta').set({ email_code_on: true }).where('id_mst_socios', '=', desk.id).execute()
  await expect(desk.call(sendAutologin, { id: desk.id })).rejects.toMatchObject({ code: 'socio.con_segundo_factor' })
  await expect(desk.call(sendAutologin, { id: 3 })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
})

it('staff that became a player gets links from the desk, without the factor of before (0195)', async () => {
  const clerk = await desk.as({ rights: ['members'] })
  const former = await desk.as({ rights: ['cash'] })
  await change(former.id, { email: 'former@club.test' })
  await desk.db.updateTable('cuenta').set({ email_code_on: true }).where('id_mst_socios', '=', former.id).execute()
  await desk.call(changeStaff, { id: former.id, is_admin: false, is_staff: false })
  await clerk.call(sendAutologin, { id: former.id })
  expect((await enter()).body).toMatchObject({ id_mst_socios: former.id, is_staff: 0 })
})
