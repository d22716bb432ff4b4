import { listBands, saveBands } from '@app/contract/tariffs/price-bands'
import { priceBand, tariff } from '@app/contract/tariffs/tariff'
import {
  changeTariff,
  copyTariff,
  createTariff,
  getTariff,
  listTariffs,
  newTariff,
  removeTariff,
  updateTariff,
} from '@app/contract/tariffs/tariffs'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const whole = { desc_tarifa: 'Tot l’any', id_mst_tipoingreso: 1 }
const price = (id_mst_tiposocio: number, precio: number, more: object = {}) => ({ id_mst_tiposocio, precio, ...more })
const make = (more: object = {}) => desk.call(createTariff, { ...whole, precios: [], dias_tarifa: [], ...more })
const update = (id: number, more: object) => desk.call(updateTariff, { id, precios: [], idsTarifaPrecioElim: [], ...more } as never)
const count = async () =>
  Number(
    (
      await desk.db
        .selectFrom('tarifa')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

/** Complaints of a call, by field, as text keys. */
async function complaint(asked: Promise<unknown>) {
  try {
    await asked
    return null
  } catch (error) {
    return (error as { fields: Record<string, string[]> }).fields
  }
}

describe('a new tariff', () => {
  it('is of the whole year, every day and hour, for any length and costs nothing (R-339, R-342, R-343)', async () => {
    expect(await desk.call(newTariff)).toMatchObject({
      tipo_tarifa: 1,
      fecha_ini: '0000-01-01',
      fecha_fin: '0000-12-31',
      hora_ini: 0,
      hora_fin: 1439,
      dias: 127,
      activo: 1,
      duracion: 0,
    })
    const made = await make({ precios: [{ id_mst_tiposocio: 2 }] })
    expect(made).toMatchObject({
      tipo_tarifa: 1,
      duracion: 0,
      precios: [{ id_mst_tiposocio: 2, precio: 0, precio_faltan_pocas_horas: null }],
    })
  })
  it('is for one of the lengths that follow from the club’s step and usual length (R-339, R-340)', async () => {
    expect((await desk.call(newTariff)).duraciones).toEqual([0, 30, 60, 90, 120, 180])
    expect(await complaint(make({ duracion: 50 }))).toMatchObject({ duracion: [expect.stringContaining('0, 30, 60, 90, 120, 180')] })
    expect((await make({ duracion: 90 })).duracion).toBe(90)
  })
  it('needs a description (R-335)', async () => {
    const before = await count()
    expect(Object.keys((await complaint(make({ desc_tarifa: '   ' })))!)).toEqual(['desc_tarifa'])
    expect(await count()).toBe(before)
  })
  it('does not end before it starts, and says so in its own words when both are 00:00 (R-336, R-337)', async () => {
    expect(await complaint(make({ hora_ini: 1080, hora_fin: 600 }))).toEqual({
      hora_fin: ['La hora de fin tiene que ser posterior a la de inicio.'],
    })
    expect(await complaint(make({ hora_ini: 0, hora_fin: 0 }))).toEqual({
      hora_fin: ['De 00:00 a 00:00 no dura nada. Para todo el día, de 00:00 a 24:00.'],
    })
    expect(await complaint(make({ hora_ini: 605, hora_fin: 1080 }))).toEqual({ hora_ini: [expect.stringContaining('cuarto de hora')] })
  })
  it('refuses dates the wrong way round, chosen days without a day, no weekday, an income type that is not there', async () => {
    const between = { tipo_tarifa: 3, fecha_ini: '2026-12-01', fecha_fin: '2026-11-01' }
    expect(await complaint(make(between))).toEqual({ fecha_fin: ['El último día es anterior al primero.'] })
    expect(await complaint(make({ ...between, fecha_fin: null }))).toEqual({ fecha_fin: [expect.any(String)] })
    expect(await complaint(make({ tipo_tarifa: 2 }))).toEqual({ dias_tarifa: ['Elige los días del año en que vale.'] })
    expect(await complaint(make({ dias: 0 }))).toEqual({ dias: ['Elige al menos un día de la semana.'] })
    expect(await complaint(make({ id_mst_tipoingreso: 999 }))).toEqual({ id_mst_tipoingreso: [expect.any(String)] })
  })
  it('may be for 29 February, which comes in leap years (A-133)', async () => {
    const days = { tipo_tarifa: 2, dias_tarifa: [{ mes: 2, dia_mes: 29 }] }
    const { status, body } = await desk.http({ method: 'POST', url: '/api/tarifa', body: { ...whole, ...days } })
    expect([status, body.dias_tarifa]).toEqual([200, [{ mes: 2, dia_mes: 29, fecha: '0000-02-29' }]])
  })
  it.each([
    [30, 2],
    [31, 6],
  ])('refuses the day %i/%i, which no year has, and names it (A-16)', async (dia_mes, mes) => {
    const { status, body } = await desk.http({
      method: 'POST',
      url: '/api/tarifa',
      body: { ...whole, tipo_tarifa: 2, dias_tarifa: [{ mes, dia_mes }] },
    })
    expect([status, body['dias_tarifa.0']]).toEqual([422, [`El ${dia_mes}/${mes} no existe.`]])
  })
})

describe('the wire', () => {
  it('gives tariffs that recur the year 0000, and their days too, and takes it back (R-342, A-16)', async () => {
    const made = await make({ tipo_tarifa: 2, dias_tarifa: [{ mes: 6, dia_mes: 24 }] })
    expect(made).toMatchObject({
      fecha_ini: '0000-01-01',
      fecha_fin: '0000-12-31',
      dias_tarifa: [{ mes: 6, dia_mes: 24, fecha: '0000-06-24' }],
    })
    const { body } = await desk.http({ method: 'GET', url: `/api/tarifa/${made.id_mst_tarifas}` })
    const { id_mst_tarifas, precios, dias_tarifa, ...tarifa } = body as Record<string, unknown>
    const back = await desk.http({
      method: 'POST',
      url: `/api/tarifa/${made.id_mst_tarifas}/update`,
      body: { tarifa: { ...tarifa, id_mst_tarifas }, precios, dias_tarifa, idsTarifaPrecioElim: [] },
    })
    expect([back.status, back.body]).toEqual([200, body])
  })
  it('keeps the dates of a tariff between dates', async () => {
    const made = await make({ tipo_tarifa: 3, fecha_ini: '2026-12-01', fecha_fin: '2027-02-28' })
    expect(made).toMatchObject({ fecha_ini: '2026-12-01', fecha_fin: '2027-02-28', dias_tarifa: [] })
    expect((await desk.call(listTariffs)).find((row) => row.id_mst_tarifas === made.id_mst_tarifas)).toEqual(made)
  })
})

describe('changing a tariff', () => {
  it('writes fields, prices that are new or changed, prices that go, and days, in one call', async () => {
    const made = await make({ precios: [price(2, 800), price(4, 400)] })
    const [adult, junior] = made.precios
    const after = await update(made.id_mst_tarifas, {
      tarifa: { desc_tarifa: 'Festius', tipo_tarifa: 2 },
      precios: [
        { ...price(2, 900, { precio_faltan_pocas_horas: 450 }), id_mst_tarifas_precios: adult!.id_mst_tarifas_precios },
        price(3, 1200),
      ],
      idsTarifaPrecioElim: [junior!.id_mst_tarifas_precios],
      dias_tarifa: [25, 25, 24].map((dia_mes) => ({ mes: 12, dia_mes })),
    })
    expect(after).toMatchObject({ desc_tarifa: 'Festius', dias: 127, dias_tarifa: [{ dia_mes: 24 }, { dia_mes: 25 }] })
    expect(after.precios.map((row) => [row.id_mst_tiposocio, row.precio, row.precio_faltan_pocas_horas])).toEqual([
      [2, 900, 450],
      [3, 1200, null],
    ])
    expect((await desk.call(changeTariff, { id: made.id_mst_tarifas, tipo_tarifa: 1 })).dias_tarifa).toEqual([])
  })
  it('has each member type once, and nothing is half saved (R-338)', async () => {
    const made = await make({ precios: [price(2, 800)] })
    const twice = complaint(update(made.id_mst_tarifas, { tarifa: { desc_tarifa: 'Mig' }, precios: [price(3, 1), price(2, 900)] }))
    expect(await twice).toEqual({
      precios: ['Cada tipo de socio puede tener un solo precio en la tarifa.'],
      'precios.1.id_mst_tiposocio': [expect.any(String)],
    })
    expect(await desk.call(getTariff, { id: made.id_mst_tarifas })).toEqual(made)
    expect(Object.keys((await complaint(make({ precios: [price(2, 1), price(2, 2)] })))!)).toContain('precios')
  })
  it('takes a price out and puts its member type in anew in one call', async () => {
    const made = await make({ precios: [price(2, 800)] })
    const gone = [made.precios[0]!.id_mst_tarifas_precios]
    const after = await update(made.id_mst_tarifas, { idsTarifaPrecioElim: gone, precios: [price(2, 700)] })
    expect(after.precios.map((row) => row.precio)).toEqual([700])
  })
  it('refuses a price of another tariff, or one that somebody took out', async () => {
    const [made, other] = [await make({ precios: [price(2, 800)] }), await make({ precios: [price(2, 100)] })]
    const stolen = { ...price(2, 1), id_mst_tarifas_precios: other.precios[0]!.id_mst_tarifas_precios }
    await expect(update(made.id_mst_tarifas, { precios: [stolen] })).rejects.toMatchObject({ status: 409, code: 'msg.changed_meanwhile' })
    expect((await update(made.id_mst_tarifas, { idsTarifaPrecioElim: [other.precios[0]!.id_mst_tarifas_precios] })).precios).toHaveLength(1)
    expect((await desk.call(getTariff, { id: other.id_mst_tarifas })).precios).toHaveLength(1)
  })
  it('holds what it becomes to the rules, not only what is sent', async () => {
    const made = await make({ hora_ini: 540, hora_fin: 1080 })
    expect(Object.keys((await complaint(update(made.id_mst_tarifas, { tarifa: { hora_ini: 1200 } })))!)).toEqual(['hora_fin'])
    expect(Object.keys((await complaint(update(made.id_mst_tarifas, { tarifa: { tipo_tarifa: 2 } })))!)).toEqual(['dias_tarifa'])
    expect(await desk.call(getTariff, { id: made.id_mst_tarifas })).toEqual(made)
    expect(await complaint(update(made.id_mst_tarifas, { tarifa: { desc_tarifa: '' } }))).toHaveProperty(['tarifa.desc_tarifa'])
  })
})

describe('copying and deleting a tariff', () => {
  const full = () =>
    make({
      tipo_tarifa: 2,
      dias_tarifa: [{ mes: 9, dia_mes: 11 }],
      precios: [price(2, 800, { precio_faltan_pocas_horas: 0, tramos: [{ min_horas: 0, max_horas: 1.5, precio: 1000 }] })],
    })
  it.each(['GET', 'POST'])('copies prices, bands and days by %s, not active, under another name', async (method) => {
    const made = await full()
    const { body } = await desk.http({ method, url: `/api/tarifa/${made.id_mst_tarifas}/copy` })
    const copied = await desk.call(getTariff, { id: body.id_mst_tarifas as number })
    expect(copied).toMatchObject({ desc_tarifa: 'Tot l’any (copia)', activo: false, tipo_tarifa: 2, dias_tarifa: made.dias_tarifa })
    expect(copied.precios.map(({ id_mst_tarifas_precios: _id, id_mst_tarifas: _of, ...row }) => row)).toEqual(
      made.precios.map(({ id_mst_tarifas_precios: _id, id_mst_tarifas: _of, ...row }) => row),
    )
  })
  it('needs the token of the session to copy by GET (A-11)', async () => {
    const { id_mst_tarifas } = await make()
    const { status } = await desk.http({ method: 'GET', url: `/api/tarifa/${id_mst_tarifas}/copy`, headers: { 'x-csrf-token': '' } })
    expect(status).toBe(403)
  })
  it('deletes everything that is part of it, once', async () => {
    const { id_mst_tarifas: id } = await full()
    expect(await desk.call(removeTariff, { id })).toEqual({})
    await expect(desk.call(removeTariff, { id })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(copyTariff, { id })).rejects.toMatchObject({ status: 404 })
    for (const table of ['tarifa_precio', 'tarifa_dia'] as const)
      expect(await desk.db.selectFrom(table).selectAll().where('id_mst_tarifas', '=', id).execute()).toEqual([])
  })
  it('keeps a member type that has a price, and says which tariff it is in', async () => {
    await desk.db.insertInto('tipo_socio').values({ id_mst_tiposocio: 60, desc: 'Estiu' }).execute()
    const { id_mst_tarifas } = await make({ desc_tarifa: 'Casal', precios: [price(60, 500)] })
    const { status, body } = await desk.http({ method: 'DELETE', url: '/api/tipo_socio/60' })
    expect([status, body.msg]).toEqual([409, expect.stringContaining('Casal')])
    expect(JSON.stringify(body.in_use)).toContain(`/tarifas/${id_mst_tarifas}/edit`)
  })
})

describe('the bands of a price', () => {
  const aPrice = async () => (await make({ precios: [price(2, 800)] })).precios[0]!.id_mst_tarifas_precios
  const band = (min_horas: number, max_horas: number, precio = 900) => ({ min_horas, max_horas, precio })
  it('are written all at once, by either spelling of the address, and read shortest first (A-80)', async () => {
    const id = await aPrice()
    const sent = [band(1, 1.5, 1100), band(0, 1)]
    expect(await desk.call(saveBands, { id, tramos: sent })).toEqual([band(0, 1), band(1, 1.5, 1100)])
    const { status } = await desk.http({
      method: 'POST',
      url: `/api/tarifasPrecios/${id}/tarifasPreciosTramos/update`,
      body: { tarifasPreciosTramos: [{ min_horas: '0', max_horas: '2,5', precio: '12.50' }] },
    })
    expect([status, await desk.call(listBands, { id })]).toEqual([200, [band(0, 2.5, 1250)]])
    expect(await desk.call(saveBands, { id, tramos: [] })).toEqual([])
  })
  it('with a hole, an overlap or an end before the start are refused, each in its own words', async () => {
    const id = await aPrice()
    await desk.call(saveBands, { id, tramos: [band(0, 1)] })
    const said = async (...tramos: object[]) => (await complaint(desk.call(saveBands, { id, tramos: tramos as never })))!.tramos
    expect(await said(band(0, 1), band(1.5, 2))).toEqual(['Entre 1:00 h y 1:30 h no hay ningún tramo.'])
    expect(await said(band(0, 1), band(0.5, 2))).toEqual(['Dos tramos se solapan entre 0:30 h y 1:00 h.'])
    expect(await said(band(1, 1))).toEqual(['El tramo tiene que acabar después de 1:00 h.'])
    expect(await desk.call(listBands, { id })).toEqual([band(0, 1)])
  })
  it('are of a price that is there, and for whoever has the right to tariffs (A-138)', async () => {
    await expect(desk.call(listBands, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(saveBands, { id: 999_999, tramos: [] })).rejects.toMatchObject({ status: 404 })
    const clerk = await desk.as({ rights: ['bookings'] })
    await expect(clerk.call(saveBands, { id: await aPrice(), tramos: [] })).rejects.toMatchObject({ status: 403 })
    await expect(clerk.call(listTariffs)).rejects.toMatchObject({ status: 403 })
    expect([tariff.permission, priceBand.permission]).toEqual(['tariffs', 'tariffs'])
  })
})
