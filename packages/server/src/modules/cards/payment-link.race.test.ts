import { cardPayments, useSurplus } from '@app/contract/cards/card-payments'
import { chargeSelected } from '@app/contract/invoices/collect'
import { runAct } from '@app/contract/member-acts/run-act'
import { describe, expect, it } from 'vitest'
import { untilLockWait } from '../../testing/locks.ts'
import { broken } from '../../testing/modules/bookings.ts'
import { cardClub } from '../../testing/modules/cards.ts'
import { roundsOf } from '../../testing/rounds.ts'

const desk = await cardClub()
const rounds = roundsOf({ test: 5, proofs: 200 })
const { gateway, line, link, begin, notify, rows } = desk
const cameIn = async (id: number) =>
  (await desk.db.selectFrom('libro_asiento').select('importe').where('id_reg_factura', '=', id).execute()).reduce(
    (sum, one) => sum + one.importe,
    0,
  )

describe('a payment link and everybody else at once', () => {
  it('five notices of one payment and cash at the desk pay the line once; what is too much is the payer’s', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await line(1000)
      const order = await begin(await link([id]), 1000)
      const notice = gateway.noticeOf(order, '0000')
      const [cash, ...told] = await Promise.allSettled([
        desk.call(chargeSelected, { facturasSeleccionadas: [id] }),
        ...Array.from({ length: 5 }, () => notify(notice)),
      ])
      expect(told.map((one) => one.status === 'fulfilled' && one.value.status)).toEqual([200, 200, 200, 200, 200])
      expect(await rows([id])).toMatchObject([{ pagado: 1000 }])
      expect(await cameIn(id)).toBe(1000)
      const kept = (await desk.call(cardPayments)).sobrantes.find((one) => one.orden === order.order)
      expect(kept?.importe ?? 0).toBe(cash.status === 'fulfilled' ? 1000 : 0)
    }
    expect(await broken(desk)).toEqual([])
    expect(desk.deadlocks()).toBe(0)
  })
  it('two payments of one link are both money: the second is the payer’s', async () => {
    const id = await line(500)
    const url = await link([id])
    const [first, second] = [await begin(url, 500), await begin(url, 500)]
    await Promise.all([notify(gateway.noticeOf(first, '0000')), notify(gateway.noticeOf(second, '0000'))])
    expect(await cameIn(id)).toBe(500)
    const both = (await desk.call(cardPayments)).sobrantes.filter((one) => [first.order, second.order].includes(one.orden ?? ''))
    expect(both.map((one) => one.importe)).toEqual([500])
  })
  it('a line that is deleted while links are being written is in none of them', async () => {
    const payer = await desk.member('Dolors')
    await desk.db.updateTable('socio').set({ email: 'dolors@example.test' }).where('id_mst_socios', '=', payer).execute()
    const [open, gone] = [await line(400, payer), await line(900, payer)]
    await desk.db.updateTable('factura').set({ concepto: 'Torneo' }).where('id_reg_factura', '=', gone).execute()
    await desk.call(runAct, { seleccion: { regla: null, menos: [], ids: [payer] }, acto: 'link' })
    const holder = await desk.pool.connect()
    await holder.query('begin')
    const { schema } = desk.product.clubs.all()[0]!
    await holder.query(`update ${schema}.factura set fecha_baja = '2026-11-20' where id_reg_factura = $1`, [gone])
    desk.at('2026-11-20T10:02:00Z')
    const written = desk.product.outbox.drained()
    await untilLockWait(desk.pool)
    await holder.query('commit')
    holder.release()
    await written
    await desk.product.outbox.drained()
    const mails = await desk.db.selectFrom('correo').select('texto').where('para', '=', 'dolors@example.test').execute()
    expect(mails.map(({ texto }) => [texto.includes('4,00'), texto.includes('Torneo')])).toEqual([[true, false]])
    const asked = await desk.db
      .selectFrom('libro_operacion_linea')
      .select('id_reg_factura')
      .where('id_reg_factura', 'in', [open, gone])
      .execute()
    expect(asked).toEqual([{ id_reg_factura: open }])
    desk.at('2026-11-20T10:00:00Z')
  })
  it('a surplus used ten times at once pays once', async () => {
    const [paid, owed] = [await line(400), await line(400)]
    const order = await begin(await link([paid]), 400)
    await desk.call(chargeSelected, { facturasSeleccionadas: [paid] })
    await notify(gateway.noticeOf(order, '0000'))
    const { id_reg_cuenta: id } = (await desk.call(cardPayments)).sobrantes.find((one) => one.orden === order.order)!
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => desk.call(useSurplus, { id })))
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(await rows([owed])).toMatchObject([{ pagado: 400 }])
    expect(await broken(desk)).toEqual([])
  })
})
