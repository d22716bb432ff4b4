import { countRegisters, drawerInfo, movementDetail, movements, registerDetail } from '@app/contract/cash/drawer'
import { addCash, closeDrawer, withdrawCash } from '@app/contract/cash/move-cash'
import { chargeBooking } from '@app/contract/invoices/collect'
import { writtenResources } from '@app/contract/kit/action'
import { describe, expect, it } from 'vitest'
import { routes } from '../../registry.ts'
import { broken, deskClub, guest, newRegister } from '../../testing/modules/bookings.ts'
import { saveSetting } from '../club/public.ts'

const desk = await deskClub()
const { book } = desk
const registerWith = async (name: string, cents: number) => {
  const id_mst_caja = await newRegister(desk, name)
  if (cents > 0) await desk.call(addCash, { id_mst_caja, amount: cents, desc_caja: 'Cambio' })
  return id_mst_caja
}
const expected = async (id: number) => (await desk.call(drawerInfo, { id })).expectedAmount
const offered = (valor: string) => desk.db.transaction().execute((tx) => saveSetting(tx as never, 'ACTIVAR_CAJA', { valor }))

describe('the expected amount of a drawer (R-052, A-15)', () => {
  it('is what was kept, plus cash charged and added, less what was withdrawn', async () => {
    const id = await registerWith('Uno', 5000)
    const { id_reg_reserva } = await book({ hora_ini: 480, id_mst_socios: guest, socios: [guest, guest] })
    await desk.call(chargeBooking, { id: id_reg_reserva, id_mst_caja: id })
    const card = await book({ hora_ini: 540, id_mst_socios: guest })
    await desk.call(chargeBooking, { id: card.id_reg_reserva, id_mst_tipopago: 4 })
    await desk.call(withdrawCash, { id_mst_caja: id, amount: 1000, desc_caja: 'Banco' })
    expect(await desk.call(drawerInfo, { id })).toMatchObject({
      ultima_caja: null,
      expectedAmount: 5000 + 1200 - 1000,
      origen: { kept: 0, collected: 1200, added: 5000, withdrawn: 1000 },
      por_tipo_ingreso: [{ id_mst_tipoingreso: 1, desc_tipoingreso: 'Reservas', amount: 1200 }],
    })
  })
})

it('a register is read by its number, and one that is not there is refused', async () => {
  const id = await registerWith('Barra', 0)
  expect(await desk.call(registerDetail, { id })).toMatchObject({ id_mst_caja: id, desc_caja: 'Barra' })
  await expect(desk.call(registerDetail, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
})

describe('moving cash', () => {
  it('out is refused beyond what is there', async () => {
    const id_mst_caja = await registerWith('Dos', 10_000)
    await expect(desk.call(withdrawCash, { id_mst_caja, amount: 10_001 })).rejects.toMatchObject({
      status: 409,
      code: 'caja.no_hay_tanto_efectivo',
      msg: expect.stringContaining('100,00'),
    })
    await desk.call(withdrawCash, { id_mst_caja, amount: 10_000 })
    expect(await expected(id_mst_caja)).toBe(0)
  })
  it('of nothing is refused, and a third decimal names its field', async () => {
    const id_mst_caja = await registerWith('Tres', 100)
    await expect(desk.call(addCash, { id_mst_caja, amount: 0 })).rejects.toMatchObject({ code: 'caja.importe_positivo' })
    const { status, body } = await desk.http({
      method: 'POST',
      url: '/api/caja/sacar_dinero',
      body: { id_mst_caja, amount: 1.005, desc_caja: 'x' },
    })
    expect({ status, amount: body.amount }).toMatchObject({ status: 422, amount: [expect.any(String)] })
  })
})

describe('closing a drawer (R-054)', () => {
  it('keeps what was counted, tells the difference, and starts anew from there (R-055)', async () => {
    const id = await registerWith('Cuatro', 5000)
    const contador = [
      { valor: 2000, cantidad: 2 },
      { valor: 200, cantidad: 4 },
      { valor: 50, cantidad: 1 },
    ]
    const close = await desk.call(closeDrawer, { id_mst_caja: id, amount: 4850, contador, desc_caja: 'Cierre' })
    expect(close).toMatchObject({ tipo: 'cierre', amount: 4850, esperado: 5000 })
    expect(await desk.call(movementDetail, { id: close.id_reg_caja })).toMatchObject({
      diferencia: -150,
      contador,
      desc_registro: 'Cuatro',
      desc_socio: expect.any(String),
    })
    expect(await expected(id)).toBe(4850)
  })
  it('takes more than an integer of PostgreSQL holds: a till above 21,474,836.47 €', async () => {
    const id = await registerWith('Ricos', 0)
    await desk.call(addCash, { id_mst_caja: id, amount: 3_000_000_000, desc_caja: 'Mucho' })
    await desk.call(addCash, { id_mst_caja: id, amount: 3_000_000_000, desc_caja: 'Y más' })
    const close = await desk.call(closeDrawer, { id_mst_caja: id, amount: 6_000_000_000 })
    expect(close).toMatchObject({ amount: 6_000_000_000, esperado: 6_000_000_000 })
  })
  it('and withdrawing is one close and one withdrawal in one go (R-056)', async () => {
    const id = await registerWith('Cinco', 30_000)
    await desk.call(closeDrawer, { id_mst_caja: id, amount: 30_000, retirar: 20_000 })
    expect(await expected(id)).toBe(10_000)
    expect((await desk.call(movements, { id })).map((row) => [row.tipo, row.amount])).toEqual([
      ['salida', 20_000],
      ['cierre', 30_000],
      ['entrada', 30_000],
    ])
    await expect(desk.call(closeDrawer, { id_mst_caja: id, amount: 100, retirar: 200 })).rejects.toMatchObject({
      code: 'caja.retirada_superior',
    })
    expect(await desk.call(movements, { id })).toHaveLength(3)
    await desk.call(closeDrawer, { id_mst_caja: id, amount: 10_000, retirar: 10_000 })
    expect(await expected(id)).toBe(0)
  })
  it('is of the drawer that was counted: another close meanwhile is told (A-15)', async () => {
    const id_mst_caja = await registerWith('Ocho', 400)
    const count = (id_ultima_caja: number) => desk.call(closeDrawer, { id_mst_caja, amount: 400, id_ultima_caja })
    const { id_reg_caja } = await count(0)
    await expect(count(0)).rejects.toMatchObject({ status: 409, code: 'caja.cerrada_mientras' })
    await expect(count(id_reg_caja)).resolves.toMatchObject({ esperado: 400 })
  })
  it('is of the cash that was expected at the count: cash moved meanwhile is told, and no loss is booked (A-15)', async () => {
    const id_mst_caja = await registerWith('Treinta', 10_000)
    await desk.call(withdrawCash, { id_mst_caja, amount: 3000 })
    const count = (esperado: number) => desk.call(closeDrawer, { id_mst_caja, amount: 7000, esperado })
    await expect(count(10_000)).rejects.toMatchObject({
      status: 409,
      code: 'caja.cambiada_mientras',
      msg: expect.stringContaining('70,00'),
    })
    await expect(count(7000)).resolves.toMatchObject({ esperado: 7000 })
  })
  it('counts coins and notes that exist, and their sum (R-057, R-058)', async () => {
    const id_mst_caja = await registerWith('Seis', 500)
    await expect(desk.call(closeDrawer, { id_mst_caja, amount: 500, contador: [{ valor: 300, cantidad: 1 }] })).rejects.toMatchObject({
      code: 'caja.moneda_desconocida',
    })
    await expect(desk.call(closeDrawer, { id_mst_caja, amount: 500, contador: [{ valor: 200, cantidad: 2 }] })).rejects.toMatchObject({
      code: 'caja.contador_no_cuadra',
    })
  })
  it('tells the cash payments it counted (R-059)', async () => {
    const [id, beside] = [await registerWith('Siete', 0), await registerWith('Siete bis', 0)]
    const charged = async (hora_ini: number, id_mst_caja: number) => {
      const { id_reg_reserva } = await book({ hora_ini, id_mst_socios: guest })
      await desk.call(chargeBooking, { id: id_reg_reserva, id_mst_caja })
      return id_reg_reserva
    }
    const closed = async (id_mst_caja: number, amount: number) => (await desk.call(closeDrawer, { id_mst_caja, amount })).id_reg_caja
    const first = await charged(600, id)
    await charged(660, beside)
    await closed(beside, 600)
    const close = await closed(id, 600)
    await desk.call(addCash, { id_mst_caja: id, amount: 100, desc_caja: 'Cambio' })
    const second = await charged(720, id)
    const [next, last] = [await closed(id, 1300), await closed(id, 1300)]
    const counted = async (movement: number) => (await desk.call(movementDetail, { id: movement })).cobros
    expect(await counted(close)).toMatchObject([{ importe: 600, id_reg_reserva: first, desc_socio: expect.stringContaining('Invitado') }])
    expect(await counted(next)).toMatchObject([{ importe: 600, id_reg_reserva: second }])
    expect(await counted(last)).toEqual([])
  })
  it('cannot be changed afterwards: no call edits or deletes a movement (A-15)', async () => {
    const editing = routes
      .map(({ action }) => action)
      .filter((action) => writtenResources(action).includes('cash-movement'))
      .map((action) => action.endpoint)
    expect(editing.sort()).toEqual(['POST /api/caja', 'POST /api/caja/anadir_dinero', 'POST /api/caja/sacar_dinero'])
    const id_mst_caja = await registerWith('Nueve', 700)
    const close = await desk.call(closeDrawer, { id_mst_caja, amount: 700 })
    for (const method of ['PUT', 'DELETE'])
      expect((await desk.http({ method, url: `/api/caja/${close.id_reg_caja}`, body: { amount: 1 } })).status).toBe(404)
    expect((await desk.http({ method: 'DELETE', url: `/api/cajas/${id_mst_caja}` })).body).toMatchObject({ code: 'msg.in_use' })
    expect(await desk.call(movementDetail, { id: close.id_reg_caja })).toMatchObject({ amount: 700 })
  })
})

describe('movements of a register', () => {
  it('are those of the current month of the club unless days are given (R-053)', async () => {
    const id = await registerWith('Diez', 0)
    for (const instant of ['2026-10-31T22:59:00Z', '2026-10-31T23:01:00Z', '2026-11-20T10:00:00Z']) {
      desk.at(instant)
      await desk.call(addCash, { id_mst_caja: id, amount: 100, desc_caja: instant })
    }
    expect((await desk.call(movements, { id })).map((row) => row.desc_caja)).toEqual(['2026-11-20T10:00:00Z', '2026-10-31T23:01:00Z'])
    expect(await desk.call(movements, { id, start_date: '2026-10-31', end_date: '2026-10-31' })).toHaveLength(1)
    await expect(desk.call(movements, { id, start_date: '2026-11-02', end_date: '2026-11-01' })).rejects.toMatchObject({
      code: 'caja.rango_fechas',
    })
  })
})

describe('registers', () => {
  it('are listed in data, for those with the right to cash (A-02, A-138)', async () => {
    const { body } = await desk.http({ method: 'GET', url: '/get_cajas' })
    expect((body.data as { desc_caja: string }[]).map((row) => row.desc_caja)).toContain('Uno')
    const clerk = await desk.as({ rights: ['bookings'] })
    for (const url of ['/get_cajas', '/api/cajas', '/api/cajas/cantidad', '/api/cajas/dropdown'])
      expect((await clerk.http({ method: 'GET', url })).status).toBe(403)
    await expect(clerk.call(drawerInfo, { id: 1 })).rejects.toMatchObject({ status: 403 })
  })
  it('have names of their own', async () => {
    expect((await desk.http({ method: 'POST', url: '/api/cajas', body: { desc_caja: 'Uno' } })).body).toMatchObject({
      code: 'msg.already_there',
    })
  })
  it('are offered only while ACTIVAR_CAJA is on (R-060)', async () => {
    await offered('0')
    expect(await desk.call(countRegisters)).toEqual({ cantidad: 0 })
    await expect(desk.call(addCash, { id_mst_caja: 1, amount: 100 })).rejects.toMatchObject({ code: 'caja.desactivada' })
    await offered('1')
    expect((await desk.call(countRegisters)).cantidad).toBeGreaterThan(9)
  })
})

it('leaves everything in order', async () => {
  expect(await broken(desk)).toEqual([])
})
