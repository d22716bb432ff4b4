import { activateWaiting, endPreview, setEnd, setNextDate } from '@app/contract/fees/member-fee-dates'
import * as declared from '@app/contract/fees/member-fees'
import { expect, it } from 'vitest'
import { feeClub } from '../../testing/modules/fees.ts'
import { saveSetting } from '../club/public.ts'

const desk = await feeClub()
const { fee, give, members, children, holder } = desk
const read = (id: number) => desk.call(declared.getMemberFee, { id })

it('a new fee of a member starts today, with the fee’s quantity, 30 days after a pass, no discount, on no list (R-091, A-145)', async () => {
  const id_cuota = await fee('Nueva', { cantidad: 2 })
  const made = await desk.call(declared.createMemberFee, { id_cuota, id_mst_socios: members[0] })
  expect(made).toMatchObject({
    ...{ fecha_inicio_cuota: '2026-11-20', fecha_fin_cuota: null, date_create: '2026-11-20', cantidad: 2, frec_dias: 30 },
    ...{ importe_descuento: 0, prc_descuento: 0, prc_descuento_acum: 0, precio_especial: null, espera: false, generada: false },
    ...{
      fecha_proxima: '2026-11-20',
      nombre_completo: 'Anna Puig',
      nombre_pagador: 'Anna Puig',
      desc_cuota: 'Nueva',
      precio: 4500,
      pendiente: 0,
    },
    ...{ siguiente: { desde: '2026-11-20', hasta: '2026-12-01', generar: '2026-11-20', importe: 9000 }, no_se_genera: null },
  })
  expect(made.siguiente!.partes).toEqual([
    { paso: 'precio', importe: 4500 },
    { paso: 'cantidad', importe: 4500, valor: 2 },
  ])
  const free = await fee('Cero')
  expect(await give(free, members[0], { cantidad: 0 })).toMatchObject({ cantidad: 0, siguiente: { importe: 4500 } })
})
it('what a member’s fee answers can be sent back, and changes nothing', async () => {
  const { id } = await give(await fee('De vuelta', { frecuencia_cuotas: 3 }), members[0], {
    ...{ fecha_proxima: '2027-01-01', prc_descuento: 1050, importe_descuento: 200, observaciones: 'Beca', dia_generacion_factura: 5 },
  })
  const { body } = await desk.http({ method: 'GET', url: `/api/socios_cuotas/${id}` })
  const sent = await desk.http({ method: 'PUT', url: `/api/socios_cuotas/${id}`, body })
  expect([sent.status, sent.body]).toEqual([200, body])
})
it('bad terms of a member’s fee are refused by field, and nothing is stored (R-081, R-086, R-087)', async () => {
  const id_cuota = await fee('Mala')
  const body = { id_cuota, id_mst_socios: members[0] }
  const refused = async (more: Record<string, unknown>) => {
    const answer = await desk.http({ method: 'POST', url: '/api/socios_cuotas', body: { ...body, ...more } })
    return [answer.status, ...Object.keys(answer.body).filter((name) => name in declared.createMemberFee.input)]
  }
  for (const prc_descuento of [100.01, -1, 10.005]) expect(await refused({ prc_descuento })).toEqual([422, 'prc_descuento'])
  expect(await refused({ prc_descuento_acum: 101 })).toEqual([422, 'prc_descuento_acum'])
  expect(await refused({ importe_descuento: -1 })).toEqual([422, 'importe_descuento'])
  expect(await refused({ importe_primera_mensualidad: -0.01 })).toEqual([422, 'importe_primera_mensualidad'])
  for (const dia_generacion_factura of [0, 32]) expect(await refused({ dia_generacion_factura })).toEqual([422, 'dia_generacion_factura'])
  expect(await refused({ fecha_inicio_cuota: '2026-11-20', fecha_fin_cuota: '2026-11-19' })).toEqual([422, 'fecha_fin_cuota'])
  expect(await refused({ fecha_proxima: '31/02/2027' })).toEqual([422, 'fecha_proxima'])
  expect(await refused({ id_mst_socios: 3 })).toEqual([422, 'id_mst_socios'])
  expect(await desk.call(declared.membersWithFee, { id: id_cuota, idcurso: 0 })).toEqual([])
})
it('two fees of one kind in the same days are refused by name, one after the other are not', async () => {
  const id_cuota = await fee('Una vez')
  await give(id_cuota, members[0], { fecha_fin_cuota: '2026-11-30' })
  await expect(give(id_cuota, members[0], { fecha_inicio_cuota: '2026-11-30' })).rejects.toMatchObject({
    ...{ status: 409, code: 'cuota.ya_la_tiene', message: expect.stringContaining('Anna Puig') },
  })
  const { id } = await give(id_cuota, members[0], { fecha_inicio_cuota: '2026-12-01' })
  await expect(desk.call(declared.updateMemberFee, { id, fecha_inicio_cuota: '2026-11-15' })).rejects.toMatchObject({
    code: 'cuota.ya_la_tiene',
  })
  const both = await Promise.allSettled([1, 2].map(() => give(id_cuota, members[1])))
  expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
it('a special price counts while CUOTA_USUARIO_PRECIO_ESPECIAL is on, and is kept while it is off (R-097, A-146)', async () => {
  const { id } = await give(await fee('Especial'), members[0], { precio_especial: 3000 })
  expect((await read(id)).siguiente).toMatchObject({ importe: 4500 })
  const specialPrice = (valor: 0 | 1) =>
    desk.db.transaction().execute((tx) => saveSetting(tx as never, 'CUOTA_USUARIO_PRECIO_ESPECIAL', { valor }))
  await specialPrice(1)
  expect((await read(id)).siguiente).toMatchObject({ importe: 3000 })
  await specialPrice(0)
  expect(await read(id)).toMatchObject({ precio_especial: 3000, siguiente: { importe: 4500 } })
})
it('the holder pays, and the second and third of a family have their percentages in the order of their starts (A-149)', async () => {
  const school = await fee('Escuela', { precio: 3600, id_mst_tipocuotas: await desk.type('Escuela', { siblings: [2000, 3000] }) })
  const first = await give(school, children[0])
  const second = await give(school, children[1])
  expect(await read(first.id)).toMatchObject({ id_mst_socios_pagador: holder, nombre_pagador: 'Rosa Puig', siguiente: { importe: 3600 } })
  expect((await read(second.id)).siguiente).toMatchObject({
    importe: 2880,
    partes: [
      { paso: 'precio', importe: 3600 },
      { paso: 'familia', importe: -720, valor: 2000, de: 2 },
    ],
  })
  expect(await desk.call(declared.periodsOfMemberFee, { id: second.id })).toMatchObject({ familia: ['Pau Puig'], generados: [] })
  const third = await give(school, await desk.child('Jana', holder))
  expect((await read(third.id)).siguiente).toMatchObject({ importe: 2520 })
  const all = await desk.call(declared.feesOfMember, { id: holder, familia: true })
  expect(all.map((one) => one.nombre_completo)).toEqual(['Jana Puig', 'Oriol Puig', 'Pau Puig'])
  expect(await desk.call(declared.feesOfMember, { id: holder })).toEqual([])
  // the first one leaves: the others move up
  const shown = await desk.call(endPreview, { id: first.id, fecha: '2026-11-30' })
  expect(shown.familia).toEqual([
    { nombre_completo: 'Jana Puig', desc_cuota: 'Escuela', antes: 2520, despues: 2880 },
    { nombre_completo: 'Oriol Puig', desc_cuota: 'Escuela', antes: 2880, despues: 3600 },
  ])
  await desk.call(setEnd, { id: first.id, fecha: '2026-11-30' })
  const ahead = await desk.call(declared.periodsOfMemberFee, { id: second.id })
  expect(ahead.proximos.map((one) => one.importe)).toEqual([2880, 3600, 3600, 3600])
})
it('a promotion runs its fees and ends, and coming back does not restart it (A-146)', async () => {
  const id_cuota = await fee('Con promoción', { id_mst_tipocuotas: await desk.type('Bienvenida', { promotions: [[3, 2500]] }) })
  const { id } = await give(id_cuota, members[2])
  const amounts = async (one: number) =>
    (await desk.call(declared.periodsOfMemberFee, { id: one })).proximos.map((period) => period.importe)
  expect(await amounts(id)).toEqual([2500, 2500, 2500, 4500])
  await desk.call(setEnd, { id, fecha: '2026-12-31' })
  const again = await give(id_cuota, members[2], { fecha_inicio_cuota: '2027-03-01' })
  expect(await amounts(again.id)).toEqual([2500, 4500, 4500, 4500])
})
it('the next date moves a period’s day, skips a month, or is refused as no date (R-092, A-143)', async () => {
  const id = await fee('Próxima')
  const [one, other] = [await give(id, members[0]), await give(id, members[1])]
  for (const fechaProx of ['31/02/2027', 'mañana', '2027', ''])
    await expect(desk.call(setNextDate, { id, fechaProx })).rejects.toMatchObject({
      ...{ status: 422, fields: { fechaProx: [expect.any(String)] } },
    })
  await expect(desk.call(setNextDate, { id, fechaProx: '31/02/2027' })).rejects.toMatchObject({
    code: 'msg.fecha_invalida',
    message: expect.stringContaining('La fecha no es válida.'),
  })
  expect(await desk.call(setNextDate, { id, fechaProx: '01/12/2026', solo_ver: true })).toEqual({ cambiados: 2, ya_generados: 0 })
  expect((await read(one.id)).fecha_proxima).toBe('2026-11-01')
  await desk.call(setNextDate, { id, fechaProx: '01/12/2026', ids: [one.id] })
  expect([(await read(one.id)).siguiente, (await read(other.id)).siguiente]).toMatchObject([
    { desde: '2026-12-01' },
    { desde: '2026-11-01' },
  ])
  await desk.call(setNextDate, { id, fechaProx: '10/12/2026', ids: [one.id] })
  expect(await read(one.id)).toMatchObject({ fecha_proxima: '2026-12-10', siguiente: { desde: '2026-12-01', generar: '2026-12-10' } })
})
it('the last day of a fee shows the last amounts in the three ways, and can be cleared (A-148)', async () => {
  const { id } = await give(await fee('Final', { precio: 3100 }), members[0], { fecha_inicio_cuota: '2026-12-01' })
  const shown = await desk.call(endPreview, { id, fecha: '2026-12-10' })
  expect(shown.ultimas.map(({ proporcion, importe }) => [proporcion, importe])).toEqual([
    [0, 3100],
    [1, 1000],
    [2, 1550],
  ])
  expect(shown.meses).toBe(12)
  expect(await desk.call(setEnd, { id, fecha: '2026-12-10', ultima_mensualidad_proporcional: 1 })).toMatchObject({
    ...{ fecha_fin_cuota: '2026-12-10', siguiente: { importe: 1000, hasta: '2026-12-11' } },
  })
  await expect(desk.call(setEnd, { id, fecha: '2026-11-30' })).rejects.toMatchObject({ code: 'cuota.final_antes' })
  expect(await desk.call(setEnd, { id, sin_final: true })).toMatchObject({ fecha_fin_cuota: null, siguiente: { importe: 3100 } })
  const today = await desk.http({ method: 'GET', url: `/api/cuota/${id}/set-fecha-fin-cuota?fecha=2026-12-31` })
  expect(today.body).toMatchObject({ fecha_fin_cuota: '2026-12-31' })
})
it('a member without raised periods loses his fee without a trace, one with them does not', async () => {
  const id_cuota = await fee('Quitar')
  const { id } = await give(id_cuota, members[0])
  await desk.call(declared.removeMemberFee, { id })
  await expect(read(id)).rejects.toMatchObject({ status: 404 })
  const other = await give(id_cuota, members[0])
  await desk.db
    .insertInto('cuota_periodo')
    .values({ id_reg_socios_cuotas: other.id, k: 0, desde: '2026-11-01', hasta: '2026-12-01', importe: 4500 })
    .execute()
  await expect(desk.call(declared.removeMemberFee, { id: other.id })).rejects.toMatchObject({ status: 409, code: 'cuota.generada' })
  await expect(desk.call(declared.updateMemberFee, { id: other.id, fecha_inicio_cuota: '2026-10-01' })).rejects.toMatchObject({
    code: 'cuota.generada',
  })
  expect(await desk.call(declared.updateMemberFee, { id: other.id, prc_descuento: 1000 })).toMatchObject({ prc_descuento: 1000 })
})
it('waiting costs nothing and ends on the day of its activation, while there is a place (A-30, A-151, R-093)', async () => {
  const id_cuota = await fee('Curso')
  const curso = await desk.course('Mini', id_cuota, 1)
  const first = await give(id_cuota, members[0], { id_mst_curso: curso, espera: true })
  expect(await read(first.id)).toMatchObject({ espera: true, siguiente: null, no_se_genera: 'espera', desc_curso: 'Mini' })
  expect(await desk.call(declared.activeStudents, { curso })).toEqual({ numactivos: 0 })
  expect(await desk.call(activateWaiting, { id: first.id })).toMatchObject({ espera: false, fecha_inicio_cuota: '2026-11-20' })
  expect(await desk.call(declared.activeStudents, { curso })).toEqual({ numactivos: 1 })
  await expect(desk.call(activateWaiting, { id: first.id })).rejects.toMatchObject({ code: 'cuota.no_espera' })
  const second = await give(id_cuota, members[1], { id_mst_curso: curso, espera: true })
  await expect(desk.call(activateWaiting, { id: second.id })).rejects.toMatchObject({
    ...{ code: 'cuota.curso_lleno', message: expect.stringContaining('1 de 1 plazas') },
  })
  await expect(give(id_cuota, members[2], { id_mst_curso: curso })).rejects.toMatchObject({ code: 'cuota.curso_lleno' })
  await expect(give(await fee('Otra'), members[2], { id_mst_curso: curso })).rejects.toMatchObject({ code: 'cuota.curso_de_otra' })
  await expect(desk.call(declared.activeStudents, { curso: 999_999 })).rejects.toMatchObject({ status: 404 })
})
it('staff do not lower the fee of their own record, and the courses’ desk counts students without seeing prices (A-161, A-184)', async () => {
  const clerk = await desk.as({ rights: ['members'] })
  const id_cuota = await fee('Propia')
  await expect(clerk.call(declared.createMemberFee, { id_cuota, id_mst_socios: clerk.id, prc_descuento: 100 })).rejects.toMatchObject({
    status: 403,
  })
  const own = await clerk.call(declared.createMemberFee, { id_cuota, id_mst_socios: clerk.id })
  await expect(clerk.call(declared.updateMemberFee, { id: own.id, importe_descuento: 100 })).rejects.toMatchObject({ status: 403 })
  const courses = await desk.as({ rights: ['bookings'] })
  const curso = await desk.course('Contado', id_cuota)
  expect(await courses.call(declared.activeStudents, { curso })).toEqual({ numactivos: 0 })
  await expect(courses.call(declared.getMemberFee, { id: own.id })).rejects.toMatchObject({ status: 403 })
  await expect(courses.call(declared.updateMemberFee, { id: own.id, cantidad: 2 })).rejects.toMatchObject({ status: 403 })
})
