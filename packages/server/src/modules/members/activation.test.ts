import { activate, activationPage, sendActivation } from '@app/contract/members/activation'
import { createMember, updateMember } from '@app/contract/members/member-file'
import { getMember } from '@app/contract/members/member-list'
import { expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
let count = 0
const waiting = async (id_mst_tiposocio = 6, email: string | null = `a${(count += 1)}@club.test`) =>
  desk.call(createMember, {
    nombre: 'Jon',
    apellidos: 'Agirre',
    telefono: '600111222',
    email,
    id_mst_tiposocio,
    activo: false,
    aceptado: false,
  })
const tokensTo = async (email: string) => {
  await desk.product.outbox.drained()
  const letters = await desk.db.selectFrom('correo').select('texto').where('para', '=', email).orderBy('id_reg_correo').execute()
  return letters.map(({ texto }) => texto.match(/\/activar\/(\S+)/)?.[1] ?? '')
}
const opened = async (call: typeof activationPage, token: string) => {
  const page = (await desk.anonymous.call(call, { token })) as unknown as { text: string }
  return page.text
}

it('an inactive member of type 6 or 7 is mailed a link, and its button makes him an active member who accepted, once (R-294)', async () => {
  for (const [type, es_externo] of [
    [6, false],
    [7, true],
  ] as const) {
    const { id_mst_socios: id, email } = await waiting(type)
    await desk.call(sendActivation, { id_mst_socios: id })
    const [token = ''] = await tokensTo(email!)
    expect(await opened(activationPage, token)).toContain('<form method="post"')
    expect(await desk.call(getMember, { id })).toMatchObject({ activo: false })
    expect(await opened(activate as typeof activationPage, token)).toContain('<h1>Tu ficha está activa</h1>')
    expect(await desk.call(getMember, { id })).toMatchObject({ activo: true, aceptado: true, id_mst_tiposocio: 2, es_externo })
    await expect(desk.anonymous.call(activate, { token })).rejects.toMatchObject({ code: 'account.link_used' })
  }
})
it('somebody from outside the club stays one when he is activated as a member (R-294)', async () => {
  const { id_mst_socios: id, email } = await waiting(6)
  await desk.db.updateTable('socio').set({ es_externo: true }).where('id_mst_socios', '=', id).execute()
  await desk.call(sendActivation, { id_mst_socios: id })
  await desk.anonymous.call(activate, { token: (await tokensTo(email!))[0]! })
  expect(await desk.call(getMember, { id })).toMatchObject({ activo: true, id_mst_tiposocio: 2, es_externo: true })
})
it('an unknown link, one of eight days ago, and one of somebody who was made active meanwhile do nothing', async () => {
  await expect(desk.anonymous.call(activate, { token: 'x'.repeat(43) })).rejects.toMatchObject({ code: 'account.link_used' })
  const { id_mst_socios: id, email } = await waiting()
  await desk.call(sendActivation, { id_mst_socios: id })
  const [token = ''] = await tokensTo(email!)
  desk.at('2026-11-27T10:01:00Z')
  await expect(desk.anonymous.call(activate, { token })).rejects.toMatchObject({ code: 'account.link_used' })
  desk.at('2026-11-20T10:00:00Z')
  await desk.call(updateMember, { id, activo: true })
  await expect(desk.anonymous.call(activate, { token })).rejects.toMatchObject({ code: 'account.link_used' })
  expect(await desk.call(getMember, { id })).toMatchObject({ id_mst_tiposocio: 6, aceptado: false })
})
it('the newest link is the only one, and a second is not sent within minutes', async () => {
  const { id_mst_socios: id, email } = await waiting()
  await desk.call(sendActivation, { id_mst_socios: id })
  await expect(desk.call(sendActivation, { id_mst_socios: id })).rejects.toMatchObject({ status: 409, code: 'socio.activacion_reciente' })
  const [first = ''] = await tokensTo(email!)
  desk.at('2026-11-20T10:06:00Z')
  await desk.call(sendActivation, { id_mst_socios: id })
  const second = (await tokensTo(email!)).at(-1) ?? ''
  await expect(desk.anonymous.call(activate, { token: first })).rejects.toMatchObject({ code: 'account.link_used' })
  await desk.anonymous.call(activate, { token: second })
  desk.at('2026-11-20T10:00:00Z')
})
it('nobody else gets one: active members, other types, the guest, who has no address; nor by staff without members’ files', async () => {
  const active = await desk.call(createMember, { nombre: 'Ane', apellidos: 'Ruiz', telefono: '600111222', id_mst_tiposocio: 6 })
  const other = await waiting(2)
  for (const { id_mst_socios } of [active, other])
    await expect(desk.call(sendActivation, { id_mst_socios })).rejects.toMatchObject({ code: 'socio.activacion_no_procede' })
  await expect(desk.call(sendActivation, { id_mst_socios: 3 })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
  const silent = await waiting(6, null)
  await expect(desk.call(sendActivation, { id_mst_socios: silent.id_mst_socios })).rejects.toMatchObject({
    code: 'socio.activacion_sin_email',
    fields: { email: [expect.any(String)] },
  })
  const clerk = await desk.as({ rights: ['cash'] })
  await expect(clerk.call(sendActivation, { id_mst_socios: silent.id_mst_socios })).rejects.toMatchObject({ status: 403 })
})
it('of two who press the button at once one activates', async () => {
  const { id_mst_socios: id, email } = await waiting()
  await desk.call(sendActivation, { id_mst_socios: id })
  const [token = ''] = await tokensTo(email!)
  const done = await Promise.allSettled([1, 2, 3].map(() => desk.anonymous.call(activate, { token })))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
