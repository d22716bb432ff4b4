import { deleteFeeLines, feeLinesInfo } from '@app/contract/fees/fee-lines'
import { getMemberFee, updateMemberFee } from '@app/contract/fees/member-fees'
import { deleteLines, deletionPreview } from '@app/contract/invoices/delete-lines'
import { removeIncome } from '@app/contract/one-off-income/edit-income'
import { expect, it } from 'vitest'
import { feeClub, feeIncome } from '../../testing/modules/fees.ts'

const desk = await feeClub()
const { fee, give, members, db } = desk
const read = (id: number) => desk.call(getMemberFee, { id })

/** A fee from November on whose first period has a line, paid up to some cents. */
async function raised(pagado = 0) {
  const id_cuota = await fee('De línea')
  const { id } = await give(id_cuota, members[0])
  const { id_reg_factura } = await db
    .insertInto('factura')
    .values({
      ...{ concepto: 'De línea, noviembre', id_mst_socios: members[0], precio: 4500, precio_calculado: 4500, pagado },
      ...{ id_mst_tipoingreso: feeIncome, fecha_creacion: '2026-11-01' },
    })
    .returning('id_reg_factura')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('cuota_periodo')
    .values({ id_reg_socios_cuotas: id, k: 0, desde: '2026-11-01', hasta: '2026-12-01', importe: 4500, id_reg_factura })
    .execute()
  await db.updateTable('socios_cuotas').set({ siguiente: 1, fecha_proxima: '2026-12-01' }).where('id_reg_socios_cuotas', '=', id).execute()
  return { id, id_cuota, line: id_reg_factura }
}
const lineOf = (id: number) => db.selectFrom('factura').select('id_reg_factura').where('id_reg_factura', '=', id).executeTakeFirst()
const periodOf = (id: number) =>
  db.selectFrom('cuota_periodo').select(['k', 'retirado', 'id_reg_factura']).where('id_reg_socios_cuotas', '=', id).execute()

it('the line of a fee is shown with its fee and the days that each answer means, and no call deletes it without one (R-128)', async () => {
  const { id, line } = await raised()
  expect((await desk.call(deletionPreview, { id_reg_facturas: [line] })).facturas).toMatchObject([{ paso: 'se_borra', de_cuota: true }])
  const { lineas } = await desk.call(feeLinesInfo, { id_reg_facturas: [line] })
  expect(lineas).toMatchObject([
    {
      ...{ id_reg_factura: line, id_reg_socios_cuotas: id, nombre_completo: 'Anna Puig', desc_cuota: 'De línea', importe: 4500 },
      ...{ desde: '2026-11-01', hasta: '2026-12-01', fecha_proxima: '2026-12-01', fecha_otra_vez: '2026-11-01', cambio_precio: false },
    },
  ])
  await expect(desk.call(deleteLines, { id_reg_facturas: [line] })).rejects.toMatchObject({ status: 409, code: 'cuota.linea_de_cuota' })
  await expect(desk.call(removeIncome, { id: line })).rejects.toMatchObject({ status: 409, code: 'cuota.linea_de_cuota' })
  expect(await lineOf(line)).toBeDefined()
})
it('a forgiven period is not due again, one charged again is, a rest skips months, an end ends with what was paid (R-128)', async () => {
  const [forgiven, again, rest, end] = [await raised(), await raised(), await raised(), await raised()]
  const answer = (
    line: number,
    despues: 'perdonar' | 'volver_a_cobrar' | 'descansar' | 'terminar',
    fecha_proxima: string | null = null,
  ) => ({
    ...{ id_reg_factura: line, despues, fecha_proxima },
  })
  const lineas = [
    answer(forgiven.line, 'perdonar'),
    answer(again.line, 'volver_a_cobrar'),
    answer(rest.line, 'descansar', '2027-02-01'),
    answer(end.line, 'terminar'),
  ]
  expect(await desk.call(deleteFeeLines, { lineas })).toMatchObject({ borradas: 4 })
  const next = async ({ id }: { id: number }) => (await read(id)).fecha_proxima
  expect([await next(forgiven), await next(again), await next(rest), await next(end)]).toEqual([
    '2026-12-01',
    '2026-11-01',
    '2027-02-01',
    null,
  ])
  expect((await read(again.id)).siguiente).toMatchObject({ desde: '2026-11-01', importe: 4500 })
  for (const { id, line } of [forgiven, again, rest, end]) {
    expect(await lineOf(line)).toBeUndefined()
    expect(await periodOf(id)).toEqual([{ k: 0, retirado: true, id_reg_factura: null }])
  }
})
it('a period charged again after a change of day is charged by its days, none twice and none left out (A-152)', async () => {
  const id_cuota = await fee('Cambia', { precio: 3000 })
  const { id } = await give(id_cuota, members[1])
  await desk.raise('2026-11-20', { id_mst_cuotas: id_cuota })
  await desk.call(updateMemberFee, { id, dia_generacion_factura: 15 })
  const line = await db.selectFrom('factura').select('id_reg_factura').where('id_mst_socios', '=', members[1]).executeTakeFirstOrThrow()
  const lineas = [{ id_reg_factura: line.id_reg_factura, despues: 'volver_a_cobrar' as const, fecha_proxima: null }]
  await desk.call(deleteFeeLines, { lineas })
  const { lineas: due } = await desk.preview('2026-12-31', { id_mst_cuotas: id_cuota })
  expect(due.map(({ desde, hasta }) => [desde, hasta])).toEqual([
    ['2026-11-01', '2026-11-15'],
    ['2026-11-15', '2026-12-15'],
    ['2026-12-15', '2027-01-15'],
  ])
})
it('the form of the specification names line, fee and next date, and asks for the date (R-128, R-092)', async () => {
  const { id, line } = await raised()
  const send = async (body: Record<string, unknown>) => {
    const answer = await desk.http({ method: 'POST', url: '/api/ingresoPuntual/sociosCuotas/delete', body })
    return [answer.status, (answer.body as { code?: string }).code ?? (answer.body as { status?: string }).status]
  }
  expect(await send({ id_reg_factura: line, id_socios_cuota: id })).toEqual([422, 'msg.invalid_input'])
  expect(await send({ id_reg_factura: line, id_socios_cuota: id, fecha_proxima: '31/02/2027' })).toEqual([422, 'msg.invalid_input'])
  const other = await raised()
  expect(await send({ id_reg_factura: line, id_socios_cuota: other.id, fecha_proxima: '01/12/2026' })).toEqual([
    409,
    'cuota.linea_sin_cuota',
  ])
  expect(await send({})).toEqual([422, 'No_element_selected'])
  expect(await lineOf(line)).toBeDefined()
  expect(await send({ id_reg_factura: line, id_socios_cuota: id, fecha_proxima: '15/12/2026' })).toEqual([200, 'ok'])
  expect(await read(id)).toMatchObject({ fecha_proxima: '2026-12-15', siguiente: { desde: '2026-12-01' } })
  expect(await send({ id_reg_factura: line, id_socios_cuota: id, fecha_proxima: '15/12/2026' })).not.toEqual([200, 'ok'])
})
it('a line that no fee raised is refused, and none of the others goes', async () => {
  const { id, line } = await raised()
  const { id_reg_factura: plain } = await db
    .insertInto('factura')
    .values({ concepto: 'Otra', id_mst_socios: members[0], precio: 100, fecha_creacion: '2026-11-01', id_mst_tipoingreso: feeIncome })
    .returning('id_reg_factura')
    .executeTakeFirstOrThrow()
  const lineas = [line, plain].map((id_reg_factura) => ({ id_reg_factura, despues: 'perdonar' as const, fecha_proxima: null }))
  await expect(desk.call(deleteFeeLines, { lineas })).rejects.toMatchObject({ code: 'cuota.linea_sin_cuota' })
  expect(await periodOf(id)).toEqual([{ k: 0, retirado: false, id_reg_factura: line }])
  expect(await lineOf(line)).toBeDefined()
})
it('two desks delete one line of a fee once', async () => {
  const { line } = await raised()
  const lineas = [{ id_reg_factura: line, despues: 'perdonar' as const, fecha_proxima: null }]
  const both = await Promise.allSettled([desk.call(deleteFeeLines, { lineas }), desk.call(deleteFeeLines, { lineas })])
  expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
