import * as declared from '@app/contract/fees/fees'
import { getMemberFee } from '@app/contract/fees/member-fees'
import { createPassType } from '@app/contract/pass-types/pass-types'
import { expect, it } from 'vitest'
import { feeClub, feeIncome } from '../../testing/modules/fees.ts'

const desk = await feeClub()
const { fee, give, members } = desk
const stored = async (id: number) => {
  const row = await desk.http({ method: 'GET', url: `/api/cuotas/${id}` })
  return row.body as Record<string, unknown>
}

it('a new fee is active, of type 1, monthly, on day 1, with quantity 0 and price 0 (R-082, R-083)', async () => {
  const made = await desk.http({ method: 'POST', url: '/api/cuotas', body: { desc_cuota: 'Nueva', id_mst_tipoingreso: feeIncome } })
  expect(made.body).toMatchObject({
    ...{ activo: 1, id_mst_tipocuotas: 1, frecuencia_cuotas: 1, dia_generacion_factura: 1, cantidad: 0, precio: 0 },
    ...{ periodo_cobro_cuota: 0, primera_mensualidad_proporcional: 0, ultima_mensualidad_proporcional: 0, inactiva_desde: null },
  })
  const template = await desk.http({ method: 'GET', url: '/api/cuotas/create' })
  expect(template.body).toMatchObject({
    activo: 1,
    id_mst_tipocuotas: 1,
    frecuencia_cuotas: 1,
    dia_generacion_factura: 1,
    cantidad: 0,
    precio: 0,
  })
})
it('the day of generation goes from 1 to 31, the frequency is one of the list, and the price is not negative (R-081, A-76)', async () => {
  const refused = async (body: Record<string, unknown>) => {
    const answer = await desk.http({
      method: 'POST',
      url: '/api/cuotas',
      body: { desc_cuota: 'Mala', id_mst_tipoingreso: feeIncome, ...body },
    })
    return [answer.status, Object.keys(answer.body).filter((name) => name in declared.createFee.input)]
  }
  for (const day of [0, 32, -1, 1.5]) expect(await refused({ dia_generacion_factura: day })).toEqual([422, ['dia_generacion_factura']])
  for (const months of [0, 5, 13]) expect(await refused({ frecuencia_cuotas: months })).toEqual([422, ['frecuencia_cuotas']])
  expect(await refused({ precio: -0.01 })).toEqual([422, ['precio']])
  expect(await refused({ precio: 10.001 })).toEqual([422, ['precio']])
  expect(await refused({ desc_cuota: '' })).toEqual([422, ['desc_cuota']])
  for (const day of [1, 31])
    expect(
      (await desk.call(declared.createFee, { desc_cuota: 'Día', id_mst_tipoingreso: feeIncome, dia_generacion_factura: day }))
        .dia_generacion_factura,
    ).toBe(day)
})
it('what a fee answers can be sent back, and changes nothing', async () => {
  const before = await stored(desk.monthly)
  const sent = await desk.http({ method: 'PUT', url: `/api/cuotas/${desk.monthly}`, body: before })
  expect([sent.status, sent.body]).toEqual([200, before])
})
it('a fee is deleted while nothing refers to it, otherwise NO_ELIMINAR_CUOTA (R-084)', async () => {
  const free = await fee('Libre')
  expect(await desk.call(declared.checkFeeRemoval, { id: free })).toEqual({ eliminable: true, socios: 0, cursos: 0, tipos_abono: 0 })
  const held = await fee('En uso')
  await give(held, members[0])
  await desk.course('Iniciación', held)
  await desk.call(createPassType, { desc_tipoabonos: 'Con cuota', asignar_id_mst_cuotas: held, tiposocio_precio: [] })
  expect(await desk.call(declared.checkFeeRemoval, { id: held })).toEqual({ eliminable: false, socios: 1, cursos: 1, tipos_abono: 1 })
  const answer = await desk.http({ method: 'DELETE', url: `/api/cuotas/${held}` })
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'msg.NO_ELIMINAR_CUOTA', msg: 'Esta cuota no se puede eliminar.' }])
  await desk.call(declared.removeFee, { id: free })
  await expect(desk.call(declared.checkFeeRemoval, { id: free })).rejects.toMatchObject({ status: 404 })
})
it('another day of a fee holds from the end of what is raised, for those without a day of their own (A-152)', async () => {
  const id = await fee('Por días', { dia_generacion_factura: 1 })
  const plain = await give(id, members[0])
  const own = await give(id, members[1], { dia_generacion_factura: 15 })
  const day = async (one: { id: number }) => (await desk.call(getMemberFee, { id: one.id })).fecha_proxima
  expect([await day(plain), await day(own)]).toEqual(['2026-11-01', '2026-11-01'])
  const shown = await desk.call(declared.feeChangePreview, { id, dia_generacion_factura: 20 })
  expect(shown).toMatchObject({
    socios: 2,
    otro_tipo: 0,
    ejemplo: { nombre_completo: 'Anna Puig', desde: '2026-11-01', hasta: '2026-11-20', dias: 19 },
  })
  await desk.call(declared.updateFee, { id, dia_generacion_factura: 20 })
  expect([await day(plain), await day(own)]).toEqual(['2026-11-01', '2026-11-01'])
})
it('an inactive fee has its day, and what fell due meanwhile is not made up for (A-151)', async () => {
  const id = await fee('Pausa', { dia_generacion_factura: 25 })
  const held = await give(id, members[0], { fecha_inicio_cuota: '2026-11-25' })
  const one = () => desk.call(getMemberFee, { id: held.id })
  expect(await desk.call(declared.updateFee, { id, activo: false })).toMatchObject({ activo: false, inactiva_desde: '2026-11-20' })
  expect(await one()).toMatchObject({ siguiente: null, no_se_genera: 'inactiva' })
  desk.at('2026-11-26T10:00:00Z')
  const later = await desk.as({ rights: ['members'] })
  expect(await later.call(declared.updateFee, { id, activo: true })).toMatchObject({ activo: true, inactiva_desde: null })
  expect(await later.call(getMemberFee, { id: held.id })).toMatchObject({ fecha_proxima: '2026-12-25', siguiente: { desde: '2026-12-25' } })
  desk.at('2026-11-20T10:00:00Z')
})
it('the drop-downs of a member type and of a pass type hold its fees and those of none (A-155)', async () => {
  const of = async (id_mst_tiposocio: number | null, name: string) => fee(name, { id_mst_tiposocio })
  const [two, three, none] = [await of(2, 'De dos'), await of(3, 'De tres'), await of(null, 'De todos')]
  const ids = (rows: readonly { id: number }[]) => [two, three, none].filter((id) => rows.some((row) => row.id === id))
  expect(ids(await desk.call(declared.feesForMemberType, { id: 2 }))).toEqual([two, none])
  expect(ids(await desk.call(declared.feesForMemberType, { id: 0 }))).toEqual([two, three, none])
  const { id_mst_tipoabonos } = await desk.call(createPassType, {
    desc_tipoabonos: 'Da tipo',
    asignar_id_mst_tiposocio: 3,
    tiposocio_precio: [],
  })
  expect(ids(await desk.call(declared.feesForPassType, { id: id_mst_tipoabonos }))).toEqual([three, none])
  expect(ids(await desk.call(declared.feesForPassType, { id: 0 }))).toEqual([two, three, none])
  await desk.call(declared.updateFee, { id: none, activo: false })
  expect(ids(await desk.call(declared.feesForMemberType, { id: 2 }))).toEqual([two])
  expect(ids(await desk.call(declared.feeChoices, {}))).toEqual([two, three, none])
})
it('frequencies, collections and proportions have their names (A-76)', async () => {
  expect((await desk.call(declared.frequencies, {})).map(({ id, text }) => `${id} ${text}`)).toEqual([
    ...['1 Mensual', '2 Bimestral', '3 Trimestral', '4 Cuatrimestral', '6 Semestral', '12 Anual'],
  ])
  expect((await desk.call(declared.collectionChoices, {})).map((one) => one.text)).toEqual(['Anticipado', 'Vencido'])
  expect((await desk.call(declared.proportionChoices, {})).map((one) => one.text)).toEqual(['Entera', 'Por días', 'Mitad'])
})
it('the figures of a fee count its members, those that wait, the sum of a month and those at another price', async () => {
  const yearly = await fee('Taquilla', { precio: 12_000, frecuencia_cuotas: 12 })
  await give(yearly, members[0])
  await give(yearly, members[1], { prc_descuento: 5000 })
  await give(yearly, members[2], { espera: true })
  const ended = await give(yearly, desk.holder, { fecha_fin_cuota: '2026-11-10' })
  expect(ended.fecha_fin_cuota).toBe('2026-11-10')
  const found = (await desk.call(declared.feeFigures, {})).find((one) => one.id_mst_cuotas === yearly)
  expect(found).toEqual({ id_mst_cuotas: yearly, socios: 2, esperan: 1, al_mes: 1500, otro_precio: 1, pendiente: 0 })
})
it('fees of other income types are not there for restricted staff, in lists and by number (R-157, A-165)', async () => {
  const other = await fee('De clases', { id_mst_tipoingreso: 3 })
  const clerk = await desk.as({ rights: ['members', 'invoices'] })
  await desk.db.insertInto('socios_tipoingreso').values({ id_mst_socios: clerk.id, id_mst_tipoingreso: 3 }).execute()
  expect((await clerk.call(declared.listFees, {})).map((one) => one.id_mst_cuotas)).toEqual([other])
  expect((await clerk.call(declared.feeChoices, {})).map((one) => one.id)).toEqual([other])
  expect((await clerk.call(declared.feeFigures, {})).map((one) => one.id_mst_cuotas)).toEqual([other])
  await expect(clerk.call(declared.updateFee, { id: desk.monthly, precio: 1 })).rejects.toMatchObject({ status: 404 })
  await expect(clerk.call(declared.createFee, { desc_cuota: 'Ajena', id_mst_tipoingreso: feeIncome })).rejects.toMatchObject({
    status: 409,
  })
})
it('nobody without members or invoices sees or changes fees (A-184)', async () => {
  const clerk = await desk.as({ rights: ['cash'] })
  await expect(clerk.call(declared.listFees, {})).rejects.toMatchObject({ status: 403 })
  await expect(clerk.call(declared.createFee, { desc_cuota: 'No', id_mst_tipoingreso: feeIncome })).rejects.toMatchObject({ status: 403 })
})
