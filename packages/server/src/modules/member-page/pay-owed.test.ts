import { withdrawLink } from '@app/contract/cards/card-payments'
import { updateCompany } from '@app/contract/company/companies'
import { chargeSelected } from '@app/contract/invoices/collect'
import { home } from '@app/contract/member-page/home'
import { payOwed } from '@app/contract/member-page/pay-owed'
import { describe, expect, it } from 'vitest'
import { broken } from '../../testing/modules/bookings.ts'
import { secret } from '../../testing/modules/cards.ts'
import { playerClub } from '../../testing/modules/member-page.ts'
import { forgetLinks } from './pay-owed.ts'

const desk = await playerClub()
const { anna, berta, db, line, members, rows } = desk
const refusal = (code: string) => expect.objectContaining({ code })
const pay = (facturas: readonly number[] | null = null, who = anna) => who.call(payOwed, { facturas: facturas && [...facturas] })
const openLinks = () =>
  db
    .selectFrom('libro_operacion')
    .selectAll()
    .where('clase', '=', 'enlace')
    .where('estado', '=', 'pendiente')
    .orderBy('id_reg_operacion')
    .execute()

describe('paying on the own page', () => {
  it('has nothing to pay, nor lines of others, paid ones, or of nobody', async () => {
    const [theirs, paid] = [await line(700, members[1]), await line(300)]
    await desk.call(chargeSelected, { facturasSeleccionadas: [paid] })
    await expect(pay()).rejects.toEqual(refusal('mi.sin_pagar'))
    for (const ids of [[], [paid]]) await expect(pay(ids)).rejects.toEqual(refusal('mi.sin_pagar'))
    for (const ids of [[theirs], [999_999], [await line(100), theirs]]) await expect(pay(ids)).rejects.toEqual(refusal('msg.not_found'))
    expect(await openLinks()).toEqual([])
    await db.deleteFrom('factura').where('concepto', '=', 'Clase').where('pagado', '=', 0).execute()
  })
  it('leads to the payment page of all that is owed, which the gateway pays', async () => {
    const ids = [await line(1000), await line(250)] as const
    const { url, importe, queda } = await pay()
    expect([url, importe, queda]).toEqual([expect.stringMatching(/^\/pago\/[\w-]{43}$/), 1250, 0])
    expect(await desk.open(url)).toContain('12,50')
    await desk.decided(await desk.begin(url, 1250, 'bizum'))
    expect(await rows(ids)).toMatchObject([{ pagado: 1000 }, { pagado: 250 }])
    expect((await anna.call(home)).debe).toMatchObject({ total: 0, lineas: [] })
    await expect(pay()).rejects.toEqual(refusal('mi.sin_pagar'))
    expect(await broken(desk)).toEqual([])
  })
  it('takes chosen lines, also of a booking to come, and mails nothing', async () => {
    const { id_reg_reserva } = await desk.book({ id_mst_socios: members[0], socios: [members[0]] })
    const { reservas, debe } = await anna.call(home)
    const [own] = reservas
    expect([own!.id_reg_reserva, own!.estado, debe.total]).toEqual([id_reg_reserva, 'pendiente', 0])
    const mails = () => db.selectFrom('correo').select('id_reg_correo').execute()
    await desk.product.outbox.drained()
    const before = await mails()
    const { url, importe } = await pay(own!.facturas)
    await desk.product.outbox.drained()
    expect([importe, await mails()]).toEqual([600, before])
    await desk.decided(await desk.begin(url, 600))
    expect((await anna.call(home)).reservas[0]).toMatchObject({ estado: 'pagada', pendiente: 0 })
  })
  it('answers the same address for the same lines, and another one for others, which withdraws the first', async () => {
    const [one, two] = [await line(400), await line(600)]
    const first = await pay([one])
    expect(await pay([one])).toEqual(first)
    expect(await openLinks()).toHaveLength(1)
    const both = await pay()
    expect(both).toMatchObject({ importe: 1000 })
    expect(both.url).not.toBe(first.url)
    expect(await openLinks()).toHaveLength(1)
    expect(await desk.open(first.url)).toContain('El club ha retirado este enlace')
    await desk.call(chargeSelected, { facturasSeleccionadas: [two], importe: 100 })
    const less = await pay()
    expect(less).toMatchObject({ importe: 900 })
    await desk.decided(await desk.begin(less.url, 900))
    expect(await rows([one, two])).toMatchObject([{ pagado: 400 }, { pagado: 600 }])
  })
  it('is refused while the bank may take a payment that was begun for some of the lines; the same page stays open', async () => {
    const [one, two] = [await line(400), await line(600)]
    const { url } = await pay([one])
    const order = await desk.begin(url, 400)
    await expect(pay()).rejects.toEqual(refusal('mi.pago_en_curso'))
    expect((await pay([one])).url).toBe(url)
    expect((await pay([two])).importe).toBe(600)
    await desk.decided(order, '0190')
    expect((await pay()).importe).toBe(1000)
    // begun from a link that the desk mailed
    const mailed = await desk.link([two])
    const other = await desk.begin(mailed, 600)
    await expect(pay([two])).rejects.toEqual(refusal('mi.pago_en_curso'))
    await desk.decided(other)
    expect((await pay()).importe).toBe(400)
    await desk.call(chargeSelected, { facturasSeleccionadas: [one] })
  })
  it('opens another page after a link was withdrawn or has expired, and the secrets of those are cleared', async () => {
    const id = await line(500)
    const first = await pay()
    const operation = (await openLinks()).at(-1)
    await desk.call(withdrawLink, { id: operation!.id_reg_operacion })
    const second = await pay()
    expect(second.url).not.toBe(first.url)
    const kept = async () => (await db.selectFrom('enlace_propio').selectAll().execute()).map((one) => one.id_reg_operacion)
    const now = (await openLinks()).at(-1)!
    expect((await db.selectFrom('enlace_propio').selectAll().execute()).every(({ token }) => token.startsWith('sealed.'))).toBe(true)
    await forgetLinks(db as never, desk.now())
    expect(await kept()).toContain(now.id_reg_operacion)
    expect(await kept()).not.toContain(operation!.id_reg_operacion)
    await forgetLinks(db as never, new Date('2026-11-28T09:59:00Z'))
    expect(await kept()).toContain(now.id_reg_operacion)
    await forgetLinks(db as never, new Date('2026-11-28T10:01:00Z'))
    expect(await kept()).toEqual([])
    await desk.call(chargeSelected, { facturasSeleccionadas: [id] })
  })
  it('leaves the lines of another company for the next payment', async () => {
    const { id_mst_empresas: second } = await db
      .insertInto('empresa')
      .values({ nombre: 'Escuela' } as never)
      .returning('id_mst_empresas')
      .executeTakeFirstOrThrow()
    await desk.call(updateCompany, { id: second, clavepagospub: '999008882', clavepagospriv: secret, pasarela: 'simulador' })
    const [one, two] = [await line(300), await line(800)]
    await db.updateTable('factura').set({ id_mst_empresas: second }).where('id_reg_factura', '=', two).execute()
    const first = await pay()
    expect(first).toMatchObject({ importe: 300, queda: 800 })
    await desk.decided(await desk.begin(first.url, 300))
    expect(await pay()).toMatchObject({ importe: 800, queda: 0 })
    await desk.call(chargeSelected, { facturasSeleccionadas: [one, two].slice(1) })
  })
  it('is not for member types that pay nothing online, and not in a club without a gateway', async () => {
    const id = await line(500, members[1])
    await db.updateTable('tipo_socio').set({ activar_pago: false }).where('id_mst_tiposocio', '=', 2).execute()
    await expect(pay([id], berta)).rejects.toEqual(refusal('mi.sin_pagar'))
    await db.updateTable('tipo_socio').set({ activar_pago: true }).where('id_mst_tiposocio', '=', 2).execute()
    await db.updateTable('empresa').set({ clavepagospriv: null }).execute()
    await expect(pay([id], berta)).rejects.toEqual(refusal('cards.sin_pasarela'))
  })
})
