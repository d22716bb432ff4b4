import { listPassPrices, savePassPrices } from '@app/contract/pass-types/pass-prices'
import { passModes } from '@app/contract/pass-types/pass-rules'
import {
  changePassTypeImage,
  createPassType,
  duplicatePassType,
  expiryKinds,
  getPassType,
  removePassType,
  savePassType,
} from '@app/contract/pass-types/pass-types'
import { describe, expect, it, test } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const make = (more: object = {}) => desk.call(createPassType, { desc_tipoabonos: 'Bo 10', tiposocio_precio: [], ...more })
const save = (id: number, more: object) => desk.call(savePassType, { id, ...more } as never)

test('a new pass type is shown, sold online and active, for one person, and asks for nothing', async () => {
  const on = { visible_usuario: true, uso_online: true, reg_abonos_activo: true }
  const off = {
    abono_multipersonal: false,
    requiere_reserva_previa: false,
    desapuntar_reserva_todas: false,
    pedir_cantidad_reserva: false,
  }
  expect(await make()).toMatchObject({ ...on, ...off })
})

describe('the mode of a pass type', () => {
  it('is standard, unlimited or X a week by its two numbers (R-344, R-345, R-346, R-350)', async () => {
    expect(passModes).toEqual({ standard: 0, unlimited: 1, weekly: 2 })
    expect(await make()).toMatchObject({ modo: 0, num_reservas: 0, frec_dias: 0 })
    expect(await make({ num_reservas: -1 })).toMatchObject({ modo: 1, num_reservas: -1, frec_dias: 0 })
    expect(await make({ num_reservas: 3, frec_dias: 7 })).toMatchObject({ modo: 2, num_reservas: 3, frec_dias: 7 })
  })
  it('resets both numbers when it is switched (R-347, A-35)', async () => {
    const { id_mst_tipoabonos: id } = await make({ num_reservas: 3, frec_dias: 7 })
    expect(await save(id, { modo: 1 })).toMatchObject({ modo: 1, num_reservas: -1, frec_dias: 0 })
    expect(await save(id, { modo: 2 })).toMatchObject({ modo: 2, num_reservas: 1, frec_dias: 7 })
    expect(await save(id, { modo: 2, num_reservas: 4 })).toMatchObject({ num_reservas: 4, frec_dias: 7 })
    expect(await save(id, { modo: 0 })).toMatchObject({ modo: 0, num_reservas: 0, frec_dias: 0 })
    expect(await save(id, { modo: 2, num_reservas: 2, frec_dias: 7 })).toMatchObject({ modo: 2, num_reservas: 2 })
    expect(await save(id, { num_reservas: -1 })).toMatchObject({ modo: 1, frec_dias: 0 })
  })
  it('switches with the numbers that are sent beside it (A-35)', async () => {
    expect(await make({ modo: 2, num_reservas: 3 })).toMatchObject({ modo: 2, num_reservas: 3, frec_dias: 7 })
    for (const from of [0, 1]) {
      const { id_mst_tipoabonos: id } = await make({ modo: from })
      expect(await save(id, { modo: 2, num_reservas: 3 })).toMatchObject({ modo: 2, num_reservas: 3, frec_dias: 7 })
    }
    const { id_mst_tipoabonos: id } = await make({ modo: 1 })
    expect(await save(id, { modo: 2, frec_dias: 14 })).toMatchObject({ num_reservas: 1, frec_dias: 14 })
  })
  it('is one of the three: numbers of none are refused, and nothing is saved', async () => {
    const made = await make()
    await expect(save(made.id_mst_tipoabonos, { desc_tipoabonos: 'Altre', num_reservas: 5 })).rejects.toMatchObject({
      status: 422,
      fields: { num_reservas: [expect.stringContaining('modo')] },
    })
    await expect(make({ num_reservas: 0, frec_dias: 7 })).rejects.toMatchObject({ status: 422 })
    expect(await desk.call(getPassType, { id: made.id_mst_tipoabonos })).toEqual(made)
  })
  it('standard needs a balance of hours or bookings (R-351)', async () => {
    await expect(make({ saldo_original: 0 })).rejects.toMatchObject({ fields: { saldo_original: [expect.any(String)] } })
    expect(await make({ saldo_original: 7.5, unidad: 0 })).toMatchObject({ saldo_original: 7.5, unidad: 0 })
    expect(await make({ saldo_original: 0, num_reservas: -1, unidad: 1 })).toMatchObject({ unidad: 1 })
    const { status, body } = await desk.http({ method: 'POST', url: '/api/tipo_abono', body: { desc_tipoabonos: 'X', unidad: 2 } })
    expect([status, Object.keys(body)]).toEqual([422, expect.arrayContaining(['unidad'])])
  })
})

describe('the expiry of a pass type', () => {
  it('counts in weeks instead of days from the first use (R-348)', async () => {
    const made = await make({ tipo_caducidad: 2, unidades_caducidad: 3, unidad_caducidad: 1 })
    expect(made).toMatchObject({ tipo_caducidad: 2, unidades_caducidad: 3, unidad_caducidad: 2 })
    const id = made.id_mst_tipoabonos
    expect(await save(id, { unidad_caducidad: 3 })).toMatchObject({ unidad_caducidad: 3 })
    expect(await save(id, { tipo_caducidad: 1, unidad_caducidad: 1 })).toMatchObject({ unidad_caducidad: 1 })
    expect(await save(id, { tipo_caducidad: 2 })).toMatchObject({ unidad_caducidad: 2 })
  })
  it('takes 1 days, 2 weeks, 3 months, 4 years and 5 hours and no other unit (R-349)', async () => {
    for (const unidad_caducidad of [1, 2, 3, 4, 5])
      expect(await make({ tipo_caducidad: 1, unidades_caducidad: 1, unidad_caducidad })).toMatchObject({ unidad_caducidad })
    const { status } = await desk.http({ method: 'POST', url: '/api/tipo_abono', body: { desc_tipoabonos: 'X', unidad_caducidad: 6 } })
    expect(status).toBe(422)
  })
  it('says after how many units, when there is one (A-34)', async () => {
    await expect(make({ tipo_caducidad: 1 })).rejects.toMatchObject({ fields: { unidades_caducidad: [expect.any(String)] } })
    expect(await desk.call(expiryKinds)).toEqual([
      { id: 0, text: 'No caduca' },
      { id: 1, text: 'Desde la compra' },
      { id: 2, text: 'Desde el primer uso' },
    ])
  })
})

describe('the prices of a pass type', () => {
  it('are written whole with it, once per member type', async () => {
    const { id_mst_tipoabonos: id } = await make({ tiposocio_precio: [{ id_mst_tiposocio: 2, precio: 5000 }] })
    const after = await save(id, {
      tiposocio_precio: [
        { id_mst_tiposocio: 3, precio: 7000 },
        { id_mst_tiposocio: 2, precio: 4500 },
      ],
    })
    expect(after.tiposocio_precio).toEqual([
      { id_mst_tiposocio: 2, precio: 4500 },
      { id_mst_tiposocio: 3, precio: 7000 },
    ])
    const twice = { tiposocio_precio: [2, 2].map((id_mst_tiposocio) => ({ id_mst_tiposocio, precio: 1 })) }
    await expect(save(id, twice)).rejects.toMatchObject({ fields: { tiposocio_precio: [expect.any(String)] } })
    expect((await save(id, { desc_tipoabonos: 'Bo 12' })).tiposocio_precio).toEqual(after.tiposocio_precio)
  })
  it('are written cell by cell in the matrix; an empty cell is taken out', async () => {
    const [one, other] = [(await make()).id_mst_tipoabonos, (await make()).id_mst_tipoabonos]
    const cell = (id_mst_tipoabonos: number, id_mst_tiposocio: number, precio: number | null) => ({
      id_mst_tipoabonos,
      id_mst_tiposocio,
      precio,
    })
    await desk.call(savePassPrices, { precios: [cell(other, 2, 200), cell(one, 3, 300), cell(one, 2, 100)] })
    await desk.call(savePassPrices, { precios: [cell(one, 2, null), cell(one, 3, 350)] })
    const mine = (await desk.call(listPassPrices)).filter((row) => [one, other].includes(row.id_mst_tipoabonos))
    expect(mine).toEqual([cell(one, 3, 350), cell(other, 2, 200)])
    await expect(desk.call(savePassPrices, { precios: [cell(one, 2, 1), cell(one, 2, 2)] })).rejects.toMatchObject({ status: 422 })
    await expect(desk.call(savePassPrices, { precios: [cell(one, 2, 1), cell(one, 999, 2)] })).rejects.toMatchObject({ status: 422 })
    expect((await desk.call(listPassPrices)).filter((row) => row.id_mst_tipoabonos === one)).toEqual([cell(one, 3, 350)])
  })
})

describe('duplicating and deleting a pass type', () => {
  it('takes everything over but the name', async () => {
    const made = await make({ num_reservas: 2, frec_dias: 7, uso_online: false, tiposocio_precio: [{ id_mst_tiposocio: 2, precio: 5000 }] })
    const copy = await desk.call(duplicatePassType, { id: made.id_mst_tipoabonos })
    expect(copy).toEqual({ ...made, id_mst_tipoabonos: copy.id_mst_tipoabonos, desc_tipoabonos: 'Bo 10 (copia)' })
  })
  it('that is gone meanwhile is said: it is neither read, changed, copied, deleted nor given a picture', async () => {
    const { id_mst_tipoabonos: id } = await make()
    await desk.call(removePassType, { id })
    for (const call of [getPassType, savePassType, duplicatePassType, removePassType, changePassTypeImage])
      await expect(desk.call(call as typeof getPassType, { id })).rejects.toMatchObject({ status: 404, code: 'msg.not_found' })
  })
  it('is refused while an income type names it, saying which, by either call', async () => {
    const { id_mst_tipoabonos: id } = await make({ tiposocio_precio: [{ id_mst_tiposocio: 2, precio: 1 }] })
    await desk.db.insertInto('tipo_ingreso').values({ desc_tipoingreso: 'Bons', id_mst_tipoabonos: id }).execute()
    for (const [method, url] of [
      ['POST', `/api/tipo_abono/${id}/delete`],
      ['DELETE', `/api/tipo_abono/${id}`],
    ] as const) {
      const { status, body } = await desk.http({ method, url })
      expect([status, body.code, body.msg]).toEqual([409, 'msg.in_use', expect.stringContaining('Bons')])
    }
    expect((await desk.call(getPassType, { id })).tiposocio_precio).toHaveLength(1)
    await desk.db.deleteFrom('tipo_ingreso').where('id_mst_tipoabonos', '=', id).execute()
    expect(await desk.call(removePassType, { id })).toEqual({})
    await expect(desk.call(removePassType, { id })).rejects.toMatchObject({ status: 404 })
  })
  it('is for whoever has the right of tariffs; others choose from the list where their screens do (A-12, A-138)', async () => {
    const clerk = await desk.as({ rights: ['invoices'] })
    for (const url of ['/api/tipo_abono/dropdown', '/api/tipoabonos/dropdown'])
      expect((await clerk.http({ method: 'GET', url })).status).toBe(200)
    for (const url of ['/api/tipo_abono', '/api/tipoabonos']) expect((await clerk.http({ method: 'GET', url })).status).toBe(403)
    await expect(clerk.call(createPassType, { desc_tipoabonos: 'No', tiposocio_precio: [] })).rejects.toMatchObject({ status: 403 })
    const manager = await desk.as({ rights: ['tariffs'] })
    const made = await manager.call(createPassType, { desc_tipoabonos: 'Sí', tiposocio_precio: [] })
    expect(await manager.call(removePassType, { id: made.id_mst_tipoabonos })).toEqual({})
  })
})
