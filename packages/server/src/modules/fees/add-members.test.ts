import * as declared from '@app/contract/fees/add-members'
import { changeMemberType, checkMemberType, setFeeMemberType } from '@app/contract/fees/fee-member-type'
import { getMemberFee, membersWithFee } from '@app/contract/fees/member-fees'
import { expect, it } from 'vitest'
import { feeClub } from '../../testing/modules/fees.ts'

const desk = await feeClub()
const { fee, members, children, holder } = desk
const december = { fecha_proporcional: '2026-12-14', fecha_proxima: '2027-01-01' }
const none = { descuento: null, descuento_acum: null, precio_especial: null, importe_primera_mensualidad: null }
const socios = (...ids: number[]) => ids.map((id_mst_socios) => ({ id_mst_socios, ...none }))

it('the first fee of added members is computed from its terms, and answers date, fee and amount (R-089, A-75)', async () => {
  const id = await fee('Adultos', { primera_mensualidad_proporcional: 1 })
  const info = async (query: string) => (await desk.http({ method: 'GET', url: `/api/socios_cuotas/${id}/add_users/info/?${query}` })).body
  expect(await info('fecha_proporcional=14/12/2026&fecha_proxima=01/01/2027')).toMatchObject({
    ...{ fecha_proxima: '2027-01-01', cuota: 45, importe_primera_mensualidad: 26.13 },
  })
  expect(await info('fecha_proporcional=14/12/2026&fecha_proxima=01/01/2027&descuento=10')).toMatchObject({
    importe_primera_mensualidad: 23.52,
  })
  expect(await info('fecha_proporcional=14/12/2026&fecha_proxima=01/01/2027&descuento=10&descuento_acum=5')).toMatchObject({
    importe_primera_mensualidad: 22.34,
  })
  expect(await info('fecha_proporcional=14/12/2026&descuento=100')).toMatchObject({
    fecha_proxima: '2027-01-01',
    importe_primera_mensualidad: 0,
  })
  expect(await info('fecha_proporcional=01/12/2026&fecha_proxima=01/01/2027')).toMatchObject({ importe_primera_mensualidad: 45 })
})
it('bad terms of a first fee are refused by field: percentages, dates, an end before the start (R-086, R-088)', async () => {
  const id = await fee('Mal')
  const refused = async (query: string) => {
    const { status, body } = await desk.http({ method: 'GET', url: `/api/socios_cuotas/${id}/add_users/info?${query}` })
    return [status, ...Object.keys(body).filter((name) => name in declared.addMembersInfo.input)]
  }
  expect(await refused('')).toEqual([422, 'fecha_proporcional'])
  expect(await refused('fecha_proporcional=31/02/2027')).toEqual([422, 'fecha_proporcional'])
  for (const descuento of ['100.01', '-1', '10.005'])
    expect(await refused(`fecha_proporcional=01/12/2026&descuento=${descuento}`)).toEqual([422, 'descuento'])
  expect(await refused('fecha_proporcional=01/12/2026&descuento_acum=101')).toEqual([422, 'descuento_acum'])
  expect(await refused('fecha_proporcional=01/12/2026&final=30/11/2026')).toEqual([422, 'final'])
})
it('the preview shows each person’s amounts, counts a family that is added together, and names those that cannot enter', async () => {
  const school = await fee('Escuela', { precio: 3600, id_mst_tipocuotas: await desk.type('Escuela', { siblings: [2000] }) })
  await desk.give(school, members[0])
  const seen = await desk.call(declared.addMembersPreview, {
    ...{ id: school, idcurso: 0, ...december, primera_mensualidad_proporcional: 1 },
    socios: [...socios(...children), { ...none, id_mst_socios: members[1], descuento: 1000 }, ...socios(members[0], members[1], 3)],
  })
  expect(
    seen.socios.map(({ nombre_completo, motivo, meses }) => [nombre_completo, motivo, ...meses.slice(0, 2).map((one) => one.importe)]),
  ).toEqual([
    ['Pau Puig', null, 2090, 3600],
    ['Oriol Puig', null, 1672, 2880],
    ['Berta Puig', null, 1881, 3240],
    ['Anna Puig', 'ya_la_tiene'],
    ['Berta Puig', 'repetido'],
    [expect.any(String), 'invitado'],
  ])
  expect(seen).toMatchObject({ fecha_proxima: '2027-01-01', importe: 2090 + 1672 + 1881 })
  expect(await desk.call(membersWithFee, { id: school, idcurso: 0 })).toHaveLength(1)
})
it('what the preview shows is what is made, for all or for none, and the answer has its message (R-098)', async () => {
  const id = await fee('Todos', { primera_mensualidad_proporcional: 1 })
  const terms = { id, idcurso: 0, ...december, final: '2027-03-15', descuento: 1000 }
  const shown = await desk.call(declared.addMembersPreview, { ...terms, socios: socios(members[0], members[1]) })
  const made = await desk.call(declared.addMembers, { ...terms, socios: socios(members[0], members[1]) })
  expect(made).toMatchObject({ msg: '2 socios añadidos a la cuota.', anadidos: 2, en_espera: 0, quitados: 0 })
  const rows = await desk.call(membersWithFee, { id, idcurso: 0 })
  expect(rows.map((row) => row.siguiente?.importe)).toEqual(shown.socios.map((one) => one.meses[0]?.importe))
  expect(rows[0]).toMatchObject({
    fecha_inicio_cuota: '2026-12-14',
    fecha_fin_cuota: '2027-03-15',
    prc_descuento: 1000,
    fecha_proxima: '2026-12-14',
  })
  await expect(desk.call(declared.addMembers, { ...terms, socios: socios(members[2], members[0]) })).rejects.toMatchObject({
    ...{ status: 409, code: 'cuota.ya_la_tiene', message: expect.stringContaining('Anna Puig') },
  })
  await expect(desk.call(declared.addMembers, { ...terms, socios: socios(members[2], 999_999) })).rejects.toMatchObject({ status: 422 })
  await expect(desk.call(declared.addMembers, { ...terms, socios: socios(3) })).rejects.toMatchObject({ code: 'cuota.sin_cuota' })
  await expect(desk.call(declared.addMembers, { ...terms, socios: [] })).rejects.toMatchObject({ code: 'No_element_selected' })
  expect(await desk.call(membersWithFee, { id, idcurso: 0 })).toHaveLength(2)
})
it('those listed in eliminar leave the fee on the day before fecha_modificacion (A-156)', async () => {
  const id = await fee('Salen')
  const [one, other] = [await desk.give(id, members[0]), await desk.give(id, members[1])]
  const body = { socios: [], eliminar: [one.id], fecha_modificacion: '2026-12-01', fecha_proxima: '2027-01-01' }
  const { status, body: answer } = await desk.http({
    method: 'POST',
    url: `/api/socios_cuotas/cuota/${id}/curso/0/add_socios_to_socios_cuota`,
    body,
  })
  expect([status, answer]).toMatchObject([200, { quitados: 1, anadidos: 0 }])
  expect(await desk.call(getMemberFee, { id: one.id })).toMatchObject({ fecha_fin_cuota: '2026-11-30' })
  expect(await desk.call(getMemberFee, { id: other.id })).toMatchObject({ fecha_fin_cuota: null })
  const foreign = await desk.give(await fee('Ajena'), members[0])
  await expect(desk.call(declared.addMembers, { id, idcurso: 0, socios: [], eliminar: [foreign.id] })).rejects.toMatchObject({
    status: 404,
  })
})
it('members beyond the limit of a course wait, with avisoLimiteSuperado, and two desks never fill it twice (R-093, R-094)', async () => {
  const id = await fee('Curso')
  const idcurso = await desk.course('Mini', id, 3)
  const add = (...ids: number[]) => desk.call(declared.addMembers, { id, idcurso, ...december, socios: socios(...ids) })
  const shown = await desk.call(declared.addMembersPreview, { id, idcurso, ...december, socios: socios(holder, ...children, members[0]) })
  expect(shown.socios.map((one) => one.espera)).toEqual([false, false, false, true])
  expect(await add(holder)).toMatchObject({ anadidos: 1, en_espera: 0 })
  const both = await Promise.all([add(...children), add(members[0], members[1])])
  expect(both.reduce((sum, one) => sum + one.anadidos, 0)).toBe(2)
  expect(both.find((one) => one.en_espera > 0)?.msg).toBe('Se ha superado el límite del curso.')
  const rows = await desk.call(membersWithFee, { id, idcurso })
  expect([rows.length, rows.filter((row) => row.espera).length]).toEqual([5, 2])
})
it('the member type of a fee is asked about, set, and given to those with another one (R-096, A-155)', async () => {
  const id = await fee('De tipo')
  await desk.give(id, members[0])
  expect(await desk.call(checkMemberType, { id })).toEqual({ id_mst_tiposocio: null, desc_tiposocio: null, diferentes: [] })
  await expect(desk.call(changeMemberType, { id })).rejects.toMatchObject({ status: 409, code: 'cuota.sin_tipo' })
  expect(await desk.call(setFeeMemberType, { id, id_mst_tiposocio: 3 })).toMatchObject({ diferentes: 1 })
  expect((await desk.call(checkMemberType, { id })).diferentes.map((one) => one.id_mst_socios)).toEqual([members[0]])
  expect((await desk.call(checkMemberType, { id, socios: `${members[1]},${members[0]}` })).diferentes).toHaveLength(2)
  await expect(desk.call(checkMemberType, { id, socios: '1;2' })).rejects.toMatchObject({ status: 422 })
  const { body } = await desk.http({ method: 'POST', url: `/api/socios_cuotas/cuota/${id}/changeTiposocioDiferente`, body: {} })
  expect(body).toMatchObject({ status: 'ok', data: { cambiados: 1 } })
  expect((await desk.call(checkMemberType, { id })).diferentes).toEqual([])
  const made = await desk.call(declared.addMembers, { id, idcurso: 0, ...december, socios: socios(members[2]), cambiar_tiposocio: true })
  expect(made.anadidos).toBe(1)
  const types = await desk.db
    .selectFrom('socio')
    .select('id_mst_tiposocio')
    .where('id_mst_socios', 'in', [members[0], members[1], members[2]])
    .orderBy('id_mst_socios')
    .execute()
  expect(types.map((one) => one.id_mst_tiposocio)).toEqual([3, 2, 3])
})
