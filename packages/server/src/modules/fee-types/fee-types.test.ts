import {
  createFeeType,
  feeTypePromotions,
  feeTypesOrNone,
  getFeeType,
  hasFees,
  listFeeTypes,
  removeFeeType,
  savePromotions,
  updateFeeType,
} from '@app/contract/fee-types/fee-types'
import { createFee } from '@app/contract/fees/fees'
import { feesOfMember } from '@app/contract/fees/member-fees'
import { locales } from '@app/contract/kit/texts'
import { expect, it } from 'vitest'
import { feeClub, feeIncome } from '../../testing/modules/fees.ts'

const desk = await feeClub()
const { members, give } = desk
const newType = async (desc_tipocuota: string, more: object = {}) =>
  (await desk.call(createFeeType, { desc_tipocuota, promotions: [], hermanos: [], ...more })).id_mst_tipocuotas
const feeOf = (desc_cuota: string, id_mst_tipocuotas: number) => desk.fee(desc_cuota, { id_mst_tipocuotas })
const school = { promotions: [{ num_cuotas: 3, precio_promocion: 2700 }], hermanos: [{ porcentaje: 2000 }, { porcentaje: 3000 }] }

it('a club starts with one fee type, which is reserved; a new one is active and never reserved', async () => {
  expect(await desk.call(listFeeTypes)).toMatchObject([
    { id_mst_tipocuotas: 1, desc_tipocuota: 'Cuota', activo: true, reservado: true, promotions: [], hermanos: [], cuotas: 1, socios: 0 },
  ])
  const made = await desk.call(createFeeType, { desc_tipocuota: 'Nueva', reservado: true, promotions: [], hermanos: [] })
  expect(made).toMatchObject({ activo: true, reservado: false, promotions: [], hermanos: [], cuotas: 0, socios: 0 })
  const template = await desk.http({ method: 'GET', url: '/api/tipo_cuotas/create' })
  expect(template.body).toMatchObject({ desc_tipocuota: null, activo: 1, reservado: 0 })
  const again = await desk.call(updateFeeType, { id: made.id_mst_tipocuotas, reservado: true, desc_tipocuota: 'Otra', activo: false })
  expect(again).toEqual({ ...made, desc_tipocuota: 'Otra', activo: false })
})

it('every call answers under both spellings, letter by letter (A-12)', async () => {
  const id = await newType('Dos nombres', school)
  for (const path of [
    '',
    `/${id}`,
    '/create',
    '/dropdown',
    '/dropdownWithNoCuota',
    `/tieneCuotasAsociadas/${id}`,
    `/obtener-promociones/${id}`,
  ]) {
    const [one, other] = await Promise.all(
      ['tipo_cuotas', 'tipo-cuotas'].map((name) => desk.http({ method: 'GET', url: `/api/${name}${path}` })),
    )
    expect([path, one!.status, other!.status]).toEqual([path, 200, 200])
    expect(one!.body).toEqual(other!.body)
  }
  for (const url of [
    '/api/tipo-cuotas/guardar-promociones',
    '/api/tipo-cuotas/guardar-promociones/',
    '/api/tipo_cuotas/guardar-promociones',
  ]) {
    const saved = await desk.http({
      method: 'POST',
      url,
      body: { id_mst_tipocuotas: id, datos: [{ num_cuotas: 2, precio_promocion: 27 }] },
    })
    expect([url, saved.status, saved.body.status]).toEqual([url, 200, 1])
  }
})

it('the drop-down with no fee begins with it, in the language of the user', async () => {
  const clerk = await desk.as({ rights: ['bookings'] })
  const words: string[] = []
  for (const lang of locales) {
    await desk.db.updateTable('cuenta').set({ lang }).where('id_mst_socios', '=', clerk.id).execute()
    const [none] = await clerk.call(feeTypesOrNone)
    expect(none?.id).toBe(0)
    words.push(none!.text)
  }
  expect(words).toEqual(['Sense quota', 'Sin cuota', 'Kuotarik gabe', 'Sem quota', 'No fee', 'Senza quota', 'Sans cotisation'])
  const [none, ...types] = await desk.call(feeTypesOrNone)
  expect([none, types]).toEqual([{ id: 0, text: 'Sin cuota' }, (await desk.http({ method: 'GET', url: '/api/tipo_cuotas/dropdown' })).body])
  expect(types).toContainEqual({ id: 1, text: 'Cuota' })
})

it('a fee type shows its promotions and percentages, its fees, and the members that have one today or later and do not wait for it', async () => {
  const id = await newType('Contada', school)
  const [first, second] = [await feeOf('Contada 2 h', id), await feeOf('Contada 3 h', id)]
  await give(first, members[0])
  await give(second, members[0])
  await give(first, members[1])
  await give(first, members[2], { fecha_inicio_cuota: '2026-10-01', fecha_fin_cuota: '2026-11-19' })
  const waiting = await give(first, desk.holder)
  await desk.db.updateTable('socios_cuotas').set({ espera: true }).where('id_reg_socios_cuotas', '=', waiting.id).execute()
  const shown = { id_mst_tipocuotas: id, ...school, cuotas: 2, socios: 2 }
  expect(await desk.call(getFeeType, { id })).toMatchObject(shown)
  expect(await desk.call(listFeeTypes)).toContainEqual(expect.objectContaining(shown))
})

it('staff of other income types see none of its fees and members (A-165)', async () => {
  const id = await newType('De otros')
  await give(await feeOf('De otros', id), members[0])
  const clerk = await desk.as({ rights: ['members'] })
  await desk.db.insertInto('socios_tipoingreso').values({ id_mst_socios: clerk.id, id_mst_tipoingreso: 3 }).execute()
  expect(await clerk.call(getFeeType, { id })).toMatchObject({ cuotas: 0, socios: 0 })
})

it('saving promotions answers with status 1, and replaces each list that is sent as a whole (R-355)', async () => {
  const id = await newType('Escuela')
  const save = (body: object) =>
    desk.http({ method: 'POST', url: '/api/tipo-cuotas/guardar-promociones', body: { id_mst_tipocuotas: id, ...body } })
  const datos = [
    { num_cuotas: 3, precio_promocion: 27 },
    { num_cuotas: 3, precio_promocion: 31.5 },
  ]
  const hermanos = [{ porcentaje: 20 }, { porcentaje: 33.33 }]
  expect((await save({ datos, hermanos })).body).toMatchObject({ status: 1, id_mst_tipocuotas: id, datos, hermanos })
  expect((await desk.http({ method: 'GET', url: `/api/tipo-cuotas/obtener-promociones/${id}` })).body).toEqual({
    id_mst_tipocuotas: id,
    datos,
    hermanos,
  })
  expect((await save({ datos: datos.toReversed() })).body).toMatchObject({ datos: datos.toReversed(), hermanos })
  expect((await save({ hermanos: [] })).body).toMatchObject({ datos: datos.toReversed(), hermanos: [] })
  expect((await save({ datos: [] })).body).toMatchObject({ datos: [], hermanos: [] })
  const missing = await desk.http({ method: 'POST', url: '/api/tipo-cuotas/guardar-promociones', body: { id_mst_tipocuotas: 999, datos } })
  expect([missing.status, missing.body.status]).toEqual([404, 0])
})

it('a promotion has from 1 to 999 fees and a price that is not negative, a percentage is from 0 to 100 with two decimals (R-355)', async () => {
  const id = await newType('Malos', school)
  const refused = async (body: object) => {
    const answer = await desk.http({
      method: 'POST',
      url: '/api/tipo-cuotas/guardar-promociones',
      body: { id_mst_tipocuotas: id, ...body },
    })
    const { status, ...rest } = answer.body as Record<string, unknown>
    return [answer.status, status, Object.keys(rest).filter((name) => /^(datos|hermanos)/.test(name))]
  }
  const row = { num_cuotas: 3, precio_promocion: 27 }
  expect(await refused({ datos: [row, { ...row, num_cuotas: 0 }] })).toEqual([422, 0, ['datos.1.num_cuotas']])
  expect(await refused({ datos: [{ ...row, num_cuotas: 1000 }] })).toEqual([422, 0, ['datos.0.num_cuotas']])
  expect(await refused({ datos: [{ ...row, num_cuotas: 1.5 }] })).toEqual([422, 0, ['datos.0.num_cuotas']])
  expect(await refused({ datos: [{ num_cuotas: 3 }] })).toEqual([422, 0, ['datos.0.precio_promocion']])
  expect(await refused({ datos: [{ ...row, precio_promocion: -0.01 }] })).toEqual([422, 0, ['datos.0.precio_promocion']])
  expect(await refused({ datos: [{ ...row, precio_promocion: 27.001 }] })).toEqual([422, 0, ['datos.0.precio_promocion']])
  expect(await refused({ datos: [{ ...row, regalo: 1 }] })).toEqual([422, 0, ['datos.0.regalo']])
  expect(await refused({ datos: Array.from({ length: 101 }, () => row) })).toEqual([422, 0, ['datos']])
  expect(await refused({ hermanos: [{ porcentaje: 100.01 }] })).toEqual([422, 0, ['hermanos.0.porcentaje']])
  expect(await refused({ hermanos: [{ porcentaje: -1 }] })).toEqual([422, 0, ['hermanos.0.porcentaje']])
  expect(await refused({ hermanos: [{ porcentaje: 12.345 }] })).toEqual([422, 0, ['hermanos.0.porcentaje']])
  expect(await refused({ hermanos: Array.from({ length: 20 }, () => ({ porcentaje: 10 })) })).toEqual([422, 0, ['hermanos']])
  expect(await desk.call(getFeeType, { id })).toMatchObject(school)
})

it('a fee type that is sent back with its promotions keeps them, and another list replaces them', async () => {
  const id = await newType('De vuelta', school)
  const url = `/api/tipo_cuotas/${id}`
  const { body: before } = await desk.http({ method: 'GET', url })
  expect((await desk.http({ method: 'PUT', url, body: before })).body).toEqual(before)
  const { body: after } = await desk.http({ method: 'PUT', url, body: { promotions: [] } })
  expect(after).toEqual({ ...before, promotions: [] })
})

it('a desk that saves over the promotions of another one is refused', async () => {
  const id = await newType('Dos mesas', school)
  const { datos } = await desk.call(feeTypePromotions, { id })
  await desk.call(savePromotions, { id_mst_tipocuotas: id, datos: [{ num_cuotas: 1, precio_promocion: 100 }] })
  const late = await desk.http({
    method: 'POST',
    url: '/api/tipo-cuotas/guardar-promociones',
    body: {
      id_mst_tipocuotas: id,
      datos: [],
      _read: { datos: datos.map((row) => ({ ...row, precio_promocion: row.precio_promocion / 100 })) },
    },
  })
  expect([late.status, late.body.code, late.body.status]).toEqual([409, 'msg.changed_meanwhile', 0])
})

it('the promotions and percentages that are saved are those of the amounts (A-146, A-149)', async () => {
  const id = await newType('Precio')
  const fee = await feeOf('Precio', id)
  await give(fee, desk.holder)
  await give(fee, desk.children[0])
  await desk.call(savePromotions, {
    id_mst_tipocuotas: id,
    datos: [{ num_cuotas: 1, precio_promocion: 2700 }],
    hermanos: [{ porcentaje: 2000 }],
  })
  const amounts = await Promise.all([desk.holder, desk.children[0]].map((one) => desk.call(feesOfMember, { id: one })))
  expect(amounts.map((rows) => rows.find(({ id_cuota }) => id_cuota === fee)?.siguiente?.importe)).toEqual([2700, 2160])
})

it('a reserved fee type is not deleted, by its mark or by its number (R-353)', async () => {
  const marked = await newType('Marcada')
  await desk.db.updateTable('tipo_cuotas').set({ reservado: true }).where('id_mst_tipocuotas', '=', marked).execute()
  await desk.db.updateTable('tipo_cuotas').set({ reservado: false }).where('id_mst_tipocuotas', '=', 1).execute()
  for (const id of [1, marked])
    await expect(desk.call(removeFeeType, { id })).rejects.toMatchObject({
      status: 409,
      code: 'msg.noPermitirEliminarReservado',
      msg: 'Este tipo de cuota está reservado: no se puede eliminar.',
    })
  await desk.db.updateTable('tipo_cuotas').set({ reservado: true }).where('id_mst_tipocuotas', '=', 1).execute()
})

it('a fee type with fees is not deleted, and the call before says so too (R-354)', async () => {
  const id = await newType('En uso', school)
  expect(await desk.call(hasFees, { id })).toEqual({ tiene: false, msg: null })
  const fee = await feeOf('En uso', id)
  const msg = 'Este tipo de cuota tiene cuotas: no se puede eliminar.'
  expect(await desk.call(hasFees, { id })).toEqual({ tiene: true, msg })
  await expect(desk.call(removeFeeType, { id })).rejects.toMatchObject({ status: 409, code: 'msg.tipoCuotaConCuotas', msg })
  expect(await desk.call(getFeeType, { id })).toMatchObject(school)
  await desk.db.deleteFrom('cuotas').where('id_mst_cuotas', '=', fee).execute()
  expect(await desk.call(removeFeeType, { id })).toEqual({})
  for (const call of [getFeeType, hasFees, removeFeeType]) await expect(desk.call(call, { id })).rejects.toMatchObject({ status: 404 })
  expect(await desk.db.selectFrom('tipo_cuota_promocion').selectAll().where('id_mst_tipocuotas', '=', id).execute()).toEqual([])
})

it('the right of members or of invoices is enough; others choose a fee type only', async () => {
  const id = await newType('Derechos')
  const statuses = async (right: 'members' | 'invoices' | 'bookings' | 'cash') => {
    const clerk = await desk.as({ rights: [right] })
    const asked = [
      { method: 'GET', url: '/api/tipo_cuotas' },
      { method: 'GET', url: `/api/tipo-cuotas/obtener-promociones/${id}` },
      { method: 'POST', url: '/api/tipo-cuotas/guardar-promociones', body: { id_mst_tipocuotas: id, datos: [] } },
      { method: 'PUT', url: `/api/tipo_cuotas/${id}`, body: { activo: 1 } },
      { method: 'GET', url: '/api/tipo_cuotas/dropdown' },
      { method: 'GET', url: '/api/tipo_cuotas/dropdownWithNoCuota' },
    ]
    const answers = []
    for (const one of asked) answers.push((await clerk.http(one)).status)
    return answers
  }
  expect(await statuses('members')).toEqual([200, 200, 200, 200, 200, 200])
  expect(await statuses('invoices')).toEqual([200, 200, 200, 200, 200, 200])
  expect(await statuses('bookings')).toEqual([403, 403, 403, 403, 200, 200])
  expect(await statuses('cash')).toEqual([403, 403, 403, 403, 403, 403])
})

it('a fee is not given a type that is being deleted, and a type that is being given is not deleted (R-354)', async () => {
  const id = await newType('A la vez')
  await Promise.allSettled([
    desk.call(createFee, { desc_cuota: 'A la vez', id_mst_tipocuotas: id, id_mst_tipoingreso: feeIncome }),
    desk.call(removeFeeType, { id }),
  ])
  const types = await desk.db.selectFrom('tipo_cuotas').selectAll().where('id_mst_tipocuotas', '=', id).execute()
  const fees = await desk.db.selectFrom('cuotas').selectAll().where('id_mst_tipocuotas', '=', id).execute()
  expect([types.length, fees.length]).toEqual(fees.length === 0 ? [0, 0] : [1, 1])
})
