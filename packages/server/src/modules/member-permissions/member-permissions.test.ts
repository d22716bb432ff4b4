import { addBooking } from '@app/contract/bookings/add-booking'
import * as permissions from '@app/contract/member-permissions/member-permissions'
import { createIncome, removeIncome, updateIncome } from '@app/contract/one-off-income/edit-income'
import { memberIncome } from '@app/contract/one-off-income/income-list'
import { generalInfo } from '@app/contract/shell/bootstrap'
import { beforeEach, describe, expect, it } from 'vitest'
import { deskClub, someDay } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const [anna, berta, carles] = desk.members
const clerk = await desk.as({ rights: ['bookings', 'members', 'invoices'] })
const { id_mst_tiporecurso: tennis } = await desk.db
  .insertInto('tipo_recurso')
  .values({ desc_tiporecurso: 'Tenis de prueba' })
  .returning('id_mst_tiporecurso')
  .executeTakeFirstOrThrow()
const booking = (id_mst_socios: number, hora_ini: number) => ({
  fecha_ini: someDay,
  hora_ini,
  duracion: 60,
  id_mst_recurso: desk.padel,
  id_mst_socios,
  socios: [],
})

describe('restrictions of a person (R-302)', () => {
  beforeEach(() => desk.call(permissions.setAllowedSports, { id: clerk.id, socioTiporecursosSelection: [] }))
  it('to kinds of courts are set one by one and all at once, and only an administrator sets them', async () => {
    await desk.call(permissions.allowSport, { id_mst_socios: anna, id_mst_tiporecurso: 1 })
    await expect(desk.call(permissions.allowSport, { id_mst_socios: anna, id_mst_tiporecurso: 1 })).rejects.toMatchObject({
      code: 'permiso.ya_esta',
    })
    await desk.call(permissions.setAllowedSports, { id: anna, socioTiporecursosSelection: [tennis, tennis] })
    expect((await desk.call(permissions.allowedSports, { id_mst_socios: anna })).map((one) => one.id_mst_tiporecurso)).toEqual([tennis])
    await desk.call(permissions.disallowSport, { socio: anna, tipo: tennis })
    await expect(desk.call(permissions.disallowSport, { socio: anna, tipo: tennis })).rejects.toMatchObject({ status: 404 })
    await expect(clerk.call(permissions.allowSport, { id_mst_socios: clerk.id, id_mst_tiporecurso: 1 })).rejects.toMatchObject({
      status: 403,
    })
    await expect(desk.call(permissions.allowSport, { id_mst_socios: 3, id_mst_tiporecurso: 1 })).rejects.toMatchObject({
      code: 'socio.usuario_reservado',
    })
  })
  it('keep staff from booking other courts, and their menu shows those and the visible ones', async () => {
    await desk.call(permissions.setAllowedSports, { id: clerk.id, socioTiporecursosSelection: [tennis] })
    await expect(clerk.call(addBooking, booking(anna, 600))).rejects.toMatchObject({ status: 409, code: 'permiso.deporte_no_permitido' })
    expect((await clerk.call(generalInfo)).tipo_recursos.map((one) => one.id)).toEqual([tennis])
    await desk.call(permissions.showSport, { id_mst_socios: clerk.id, id_mst_tiporecurso: 1 })
    expect((await clerk.call(generalInfo)).tipo_recursos.map((one) => one.id)).toEqual([1, tennis])
    await desk.call(permissions.hideSport, { socio: clerk.id, tipo: 1 })
    expect(await desk.call(permissions.visibleSports, { id_mst_socios: clerk.id })).toEqual([])
    await desk.call(permissions.setAllowedSports, { id: clerk.id, socioTiporecursosSelection: [] })
    expect((await clerk.call(generalInfo)).tipo_recursos_permitidos).toEqual([0])
    await clerk.call(addBooking, booking(anna, 600))
  })
  it('to what is shown besides are none by themselves, nor any of an administrator', async () => {
    await desk.call(permissions.showSport, { id_mst_socios: clerk.id, id_mst_tiporecurso: 1 })
    const restricted = async (who: Pick<typeof desk, 'call'>) => (await who.call(generalInfo)).tipo_recursos_permitidos
    expect(await restricted(clerk)).toEqual([0])
    await desk.call(permissions.hideSport, { socio: clerk.id, tipo: 1 })
    const admin = await desk.as({ is_admin: true })
    await desk.call(permissions.setAllowedSports, { id: admin.id, socioTiporecursosSelection: [tennis] })
    expect([await restricted(admin), await restricted(clerk)]).toEqual([[0], [0]])
    // permissions shown to others are not visible either
    await desk.call(permissions.showSport, { id_mst_socios: admin.id, id_mst_tiporecurso: 1 })
    await desk.call(permissions.setAllowedSports, { id: clerk.id, socioTiporecursosSelection: [tennis] })
    expect(await restricted(clerk)).toEqual([tennis])
    await admin.call(addBooking, booking(anna, 840))
  })
  it('keep a member from being the owner of a booking of another kind of court', async () => {
    await desk.call(permissions.setAllowedSports, { id: berta, socioTiporecursosSelection: [tennis] })
    await expect(desk.call(addBooking, booking(berta, 720))).rejects.toMatchObject({
      code: 'permiso.socio_restringido',
      msg: expect.stringContaining('Berta'),
    })
    await desk.call(permissions.setAllowedSports, { id: berta, socioTiporecursosSelection: [] })
    await desk.call(addBooking, booking(berta, 720))
  })
  it('to types of income keep staff from lines of others: unseen, or with MOVIMIENTOS_USUARIO_VER_TODOS seen and not editable (R-049, R-157, R-419)', async () => {
    const [mine, other] = await desk.db
      .selectFrom('tipo_ingreso')
      .select('id_mst_tipoingreso as id')
      .orderBy('id_mst_tipoingreso')
      .limit(2)
      .execute()
    const line = (id_mst_tipoingreso: number) => ({
      id_mst_tipofactura: 2 as const,
      id_mst_socios: carles,
      concepto: 'Agua',
      precio: 100,
      id_mst_tipoingreso,
    })
    const own = await desk.call(createIncome, line(mine!.id))
    const foreign = await desk.call(createIncome, line(other!.id))
    await desk.call(permissions.allowIncome, { id_mst_socios: clerk.id, id_mst_tipoingreso: mine!.id })
    const seen = async (who: Pick<typeof desk, 'call'> = clerk) =>
      (
        await who.call(memberIncome, {
          id: carles,
          fechaIni: '2026-11-01',
          fechaFin: '2026-11-30',
        })
      ).length
    expect(await seen()).toBe(1)
    // an administrator has every type, regardless of restrictions
    const admin = await desk.as({ is_admin: true })
    await desk.db.insertInto('socios_tipoingreso').values({ id_mst_socios: admin.id, id_mst_tipoingreso: mine!.id }).execute()
    expect(await seen(admin)).toBe(2)
    await desk.db
      .insertInto('param')
      .values({ cod_param: 'MOVIMIENTOS_USUARIO_VER_TODOS', valor: '1', activo: true })
      .onConflict((conflict) => conflict.column('cod_param').doUpdateSet({ valor: '1', activo: true }))
      .execute()
    expect(await seen()).toBe(2)
    const refused = { status: 409, code: 'msg.MOVIMIENTO_NO_EDITABLE' }
    await expect(clerk.call(updateIncome, { id_reg_factura: foreign.id_reg_factura, concepto: 'Otra' })).rejects.toMatchObject(refused)
    await expect(clerk.call(removeIncome, { id: foreign.id_reg_factura })).rejects.toMatchObject(refused)
    await clerk.call(removeIncome, { id: own.id_reg_factura })
    expect(await desk.call(permissions.allowedIncomes, { id_mst_socios: clerk.id })).toMatchObject([{ id_mst_tipoingreso: mine!.id }])
    await desk.call(permissions.disallowIncome, { socio: clerk.id, tipo: mine!.id })
    await clerk.call(removeIncome, { id: foreign.id_reg_factura })
  })
  it('two desks that add the same at once: one does, the other is told that it is there', async () => {
    const add = () => desk.call(permissions.allowSport, { id_mst_socios: carles, id_mst_tiporecurso: 1 })
    const results = await Promise.allSettled([add(), add()])
    expect(results.map((one) => one.status).toSorted((a, b) => a.localeCompare(b))).toEqual(['fulfilled', 'rejected'])
  })
})

it('reports are given and taken one by one, each once, and only by an administrator (A-87)', async () => {
  const { id_reg_socios_informes: id } = await desk.call(permissions.allowReport, { id_mst_socios: clerk.id, id_informe: 0 })
  const twice = await Promise.allSettled([1, 2].map(() => desk.call(permissions.allowReport, { id_mst_socios: clerk.id, id_informe: 30 })))
  expect(twice.map((one) => one.status).toSorted((a, b) => a.localeCompare(b))).toEqual(['fulfilled', 'rejected'])
  expect((await desk.call(permissions.allowedReports, { id_mst_socios: clerk.id })).map((one) => one.id_informe)).toEqual([0, 30])
  await desk.call(permissions.disallowReport, { id })
  await expect(desk.call(permissions.disallowReport, { id })).rejects.toMatchObject({ status: 404 })
  expect(await desk.http({ method: 'POST', url: '/api/socios_informes', body: { id_mst_socios: clerk.id, id_informe: 31 } })).toMatchObject(
    {
      status: 422,
      body: { id_informe: [expect.any(String)] },
    },
  )
  await expect(clerk.call(permissions.allowedReports, {})).rejects.toMatchObject({ status: 403 })
  await expect(clerk.call(permissions.allowReport, { id_mst_socios: clerk.id, id_informe: 60 })).rejects.toMatchObject({ status: 403 })
})

it('a member has further types beside his own, each once', async () => {
  await expect(desk.call(permissions.addMemberType, { id_mst_socios: anna, id_mst_tiposocio: 2 })).rejects.toMatchObject({
    code: 'permiso.su_tipo',
  })
  const { id_reg_socios_tiposocio: id } = await desk.call(permissions.addMemberType, { id_mst_socios: anna, id_mst_tiposocio: 3 })
  await expect(desk.call(permissions.addMemberType, { id_mst_socios: anna, id_mst_tiposocio: 3 })).rejects.toMatchObject({
    code: 'permiso.ya_esta',
  })
  expect(await desk.call(permissions.extraMemberTypes, { id_mst_socios: anna })).toMatchObject([{ id_mst_tiposocio: 3 }])
  await desk.call(permissions.removeMemberType, { id })
  await expect(desk.call(permissions.removeMemberType, { id })).rejects.toMatchObject({ status: 404 })
})

describe('what is taken from one member', () => {
  const reportRow = async (id_mst_socios: number, id_informe: number) =>
    (await desk.call(permissions.allowedReports, { id_mst_socios })).find((one) => one.id_informe === id_informe)!.id_reg_socios_informes
  const typeRow = async (id_mst_socios: number, type: number) =>
    (await desk.call(permissions.extraMemberTypes, { id_mst_socios })).find((one) => one.id_mst_tiposocio === type)!.id_reg_socios_tiposocio
  const kinds = {
    'kinds of courts': {
      of: [1, tennis],
      give: (id_mst_socios: number, tipo: number) => desk.call(permissions.allowSport, { id_mst_socios, id_mst_tiporecurso: tipo }),
      take: (socio: number, tipo: number) => desk.call(permissions.disallowSport, { socio, tipo }),
      list: async (id_mst_socios: number) =>
        (await desk.call(permissions.allowedSports, { id_mst_socios })).map((one) => one.id_mst_tiporecurso),
    },
    'kinds of courts that are shown': {
      of: [1, tennis],
      give: (id_mst_socios: number, tipo: number) => desk.call(permissions.showSport, { id_mst_socios, id_mst_tiporecurso: tipo }),
      take: (socio: number, tipo: number) => desk.call(permissions.hideSport, { socio, tipo }),
      list: async (id_mst_socios: number) =>
        (await desk.call(permissions.visibleSports, { id_mst_socios })).map((one) => one.id_mst_tiporecurso),
    },
    'types of income': {
      of: [1, 3],
      give: (id_mst_socios: number, tipo: number) => desk.call(permissions.allowIncome, { id_mst_socios, id_mst_tipoingreso: tipo }),
      take: (socio: number, tipo: number) => desk.call(permissions.disallowIncome, { socio, tipo }),
      list: async (id_mst_socios: number) =>
        (await desk.call(permissions.allowedIncomes, { id_mst_socios })).map((one) => one.id_mst_tipoingreso),
    },
    reports: {
      of: [0, 30],
      give: (id_mst_socios: number, report: number) =>
        desk.call(permissions.allowReport, { id_mst_socios, id_informe: report === 0 ? 0 : 30 }),
      take: async (socio: number, report: number) => desk.call(permissions.disallowReport, { id: await reportRow(socio, report) }),
      list: async (id_mst_socios: number) => (await desk.call(permissions.allowedReports, { id_mst_socios })).map((one) => one.id_informe),
    },
    'further types': {
      of: [3, 4],
      give: (id_mst_socios: number, type: number) => desk.call(permissions.addMemberType, { id_mst_socios, id_mst_tiposocio: type }),
      take: async (socio: number, type: number) => desk.call(permissions.removeMemberType, { id: await typeRow(socio, type) }),
      list: async (id_mst_socios: number) =>
        (await desk.call(permissions.extraMemberTypes, { id_mst_socios })).map((one) => one.id_mst_tiposocio),
    },
  }
  it.each(Object.entries(kinds))('is that one alone: %s', async (_name, { of: [one, other], give, take, list }) => {
    for (const id of [berta, carles]) for (const thing of await list(id)) await take(id, thing)
    for (const id of [berta, carles]) for (const thing of [one!, other!]) await give(id, thing)
    const both = await list(carles)
    await take(berta, one!)
    expect([await list(berta), await list(carles)]).toEqual([[other], both])
    await expect(take(berta, one!)).rejects.toBeDefined()
  })
})
