import { cardPayments, useSurplus } from '@app/contract/cards/card-payments'
import { sendPaymentLinks } from '@app/contract/cards/payment-link'
import { updateCompany } from '@app/contract/company/companies'
import { chargeSelected } from '@app/contract/invoices/collect'
import { describe, expect, it } from 'vitest'
import { broken, guest } from '../../testing/modules/bookings.ts'
import { cardClub, secret } from '../../testing/modules/cards.ts'

const desk = await cardClub()
const { line, link, open, press, begin, decided, rows } = desk

describe('a company with a key that is none', () => {
  // less than the 24 bytes of a key, more than them, and no base64
  it.each([secret.slice(4), `${secret}AAAA`, 'no es una clave'])('takes no cards, and says so: %s', async (clavepagospriv) => {
    const id = await line(1000)
    const url = await link([id])
    await desk.call(updateCompany, { id: 1, clavepagospriv })
    expect(await desk.call(cardPayments)).toMatchObject({ sin_pasarela: true, de_prueba: false })
    const sent = desk.call(sendPaymentLinks, { items: [{ id_reg_factura: id, id_mst_socios: null }] })
    await expect(sent).rejects.toMatchObject({ status: 409, code: 'cards.sin_pasarela' })
    expect(await open(url)).toContain('Ahora no se puede pagar con tarjeta')
    expect((await press(url, 1000)).order).toBeNull()
    await desk.call(updateCompany, { id: 1, clavepagospriv: secret })
    expect(await desk.call(cardPayments)).toMatchObject({ sin_pasarela: false, de_prueba: true })
    expect((await press(url, 1000)).order).toMatchObject({ cents: 1000 })
  })
})

describe('the head of the payment page', () => {
  it('says town and telephone of the company that collects, and only what of them there is', async () => {
    const url = await link([await line(300)])
    const head = async () => /<header>.*?<small>(.*?)<\/small>/.exec(await open(url))?.[1]
    await desk.call(updateCompany, { id: 1, poblacion: 'Vilanova', telefono: '937 654 321' })
    const { telefono } = await desk.db.selectFrom('empresa').select('telefono').where('id_mst_empresas', '=', 1).executeTakeFirstOrThrow()
    expect(telefono?.replaceAll(' ', '')).toMatch(/937654321$/)
    expect(await head()).toBe(`Vilanova · ${telefono}`)
    await desk.call(updateCompany, { id: 1, telefono: null })
    expect(await head()).toBe('Vilanova')
    await desk.db.updateTable('empresa').set({ poblacion: null, telefono }).where('id_mst_empresas', '=', 1).execute()
    expect(await head()).toBe(telefono)
  })
})

describe('a surplus', () => {
  it.each([
    ['a guest (many people)', guest],
    ['nobody', null],
  ])('of %s pays no debts of guests', async (_whose, id_mst_socios) => {
    const [id, owed, unnamed] = [await line(1000), await line(400, guest), await line(300)]
    await desk.db.updateTable('factura').set({ id_mst_socios: null }).where('id_reg_factura', '=', unnamed).execute()
    const order = await begin(await link([id]), 1000)
    await desk.db.updateTable('libro_operacion').set({ id_mst_socios }).where('orden', '=', order.order).execute()
    await desk.call(chargeSelected, { facturasSeleccionadas: [id] })
    await decided(order)
    const held = async () => (await desk.call(cardPayments)).sobrantes.find((one) => one.orden === order.order)
    const surplus = await held()
    expect(surplus).toMatchObject({ id_mst_socios, importe: 1000 })
    await expect(desk.call(useSurplus, { id: surplus!.id_reg_cuenta })).rejects.toMatchObject({ code: 'cards.nada_que_pagar' })
    expect(await held()).toEqual(surplus)
    expect(await rows([owed, unnamed])).toMatchObject([
      { pagado: 0, fecha_pago: null },
      { pagado: 0, fecha_pago: null },
    ])
    expect(await broken(desk)).toEqual([])
  })
})
