import { noticeDelivery } from '@app/contract/notifications/delivery'
import * as declared from '@app/contract/notifications/notices'
import { describe, expect, it } from 'vitest'
import { after } from '../../kit/clock.ts'
import { noticeClub } from '../../testing/modules/notifications.ts'
import { roundsOf } from '../../testing/rounds.ts'

const rounds = roundsOf({ test: 3, proofs: 50 })
const desk = await noticeClub()
const { member, draft, leave } = desk
for (const name of ['Anna', 'Berta', 'Carla']) await member(name)
const one = (id: number) => desk.call(declared.oneNotice, { id })
const outcomes = async (acts: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(acts))
    .map((act) => (act.status === 'fulfilled' ? 'done' : String((act.reason as { code: string }).code)))
    .toSorted()
const mailsOf = (id: number) =>
  desk.db
    .selectFrom('notificacion_destino as d')
    .innerJoin('correo as c', 'c.id_outbox', 'd.id_outbox')
    .select('c.para')
    .where('d.id_reg_notificaciones', '=', id)
    .execute()

describe('two desks at one letter', () => {
  it('send it once, each of its readers gets one mail, however often the button is pressed (R-426)', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await draft()
      const orders = Array.from({ length: 4 }, () => desk.call(declared.sendNotice, { id }))
      expect(await outcomes(orders)).toEqual(['done', ...Array(3).fill('notificacion.ya_sale')])
      await leave()
      expect(await mailsOf(id)).toHaveLength(3)
    }
    expect(desk.deadlocks()).toBe(0)
  })
  it('that take it back while it is queued either stop all of it or none', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await draft()
      await desk.call(declared.sendNotice, { id })
      desk.at(after(desk.now(), 61).toISOString())
      const [taken] = await Promise.all([outcomes([desk.call(declared.takeBackNotice, { id })]), desk.product.outbox.drained()])
      await leave()
      const { estado } = await one(id)
      expect([taken, estado, (await mailsOf(id)).length]).toEqual(
        estado === 'borrador' ? [['done'], 'borrador', 0] : [['notificacion.ya_sale'], 'enviada', 3],
      )
    }
    expect(desk.deadlocks()).toBe(0)
  })
  it('that delete it while it is ordered leave nothing of it: one that has not left can be deleted', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await draft()
      const acts = await outcomes([desk.call(declared.sendNotice, { id }), desk.call(declared.removeNotice, { id })])
      expect([
        ['done', 'done'],
        ['done', 'msg.not_found'],
      ]).toContainEqual(acts)
      await leave()
      await expect(one(id)).rejects.toMatchObject({ status: 404 })
      expect(await mailsOf(id)).toEqual([])
    }
    expect(desk.deadlocks()).toBe(0)
  })
})

it('letters that leave at once never go beyond the cap of the month together; one that would is not sent and says so (R-424)', async () => {
  const sentBefore = (await desk.db.selectFrom('correo_mes').select('enviados').executeTakeFirstOrThrow()).enviados
  const set = (valor: string) =>
    desk.db
      .insertInto('param')
      .values({ cod_param: 'MAX_EMAILS_MES', valor, activo: true })
      .onConflict((conflict) => conflict.column('cod_param').doUpdateSet({ valor }))
      .execute()
  await set(String(sentBefore + 7))
  const ids = [await draft(), await draft(), await draft()]
  await Promise.allSettled(ids.map((id) => desk.call(declared.sendNotice, { id })))
  await leave()
  expect((await Promise.all(ids.map((id) => mailsOf(id)))).map((mails) => mails.length).toSorted((a, b) => a - b)).toEqual([0, 3, 3])
  expect((await desk.db.selectFrom('correo_mes').select('enviados').executeTakeFirstOrThrow()).enviados).toBe(sentBefore + 6)
  const states = await Promise.all(ids.map(async (id) => (await one(id)).estado))
  expect(states.filter((state) => state === 'enviada')).toHaveLength(2)
  const [left] = ids.filter((_id, at) => states[at] !== 'enviada')
  expect((await desk.call(noticeDelivery, { id: left! })).correos).toBe(0)
  // with room again it can be sent
  await set('5000')
  expect(await desk.call(declared.sendNotice, { id: left! })).toMatchObject({ correos: 3 })
})
