import { createConfiguration } from '@app/contract/booking-config/configurations'
import { newBookingInfo } from '@app/contract/bookings/booking-form'
import { chargeSelected } from '@app/contract/invoices/collect'
import { deleteLines } from '@app/contract/invoices/delete-lines'
import { savePassGroups } from '@app/contract/pass-types/pass-groups'
import { savePassType } from '@app/contract/pass-types/pass-types'
import { endPasses, getPass, listPasses, memberPasses, removePass, updatePass } from '@app/contract/passes/member-passes'
import { addPassDay, movePassBalance, passQr, passUses, removePassDay } from '@app/contract/passes/pass-uses'
import { passesToBuy, sellPass, sellPassToMany } from '@app/contract/passes/sell-pass'
import { describe, expect, it } from 'vitest'
import { guest } from '../../testing/modules/bookings.ts'
import { broken, passClub } from '../../testing/modules/passes.ts'

const desk = await passClub()
const { sell, members } = desk
const [anna, berta] = members
const lineOf = (id: number | null) => desk.db.selectFrom('factura').selectAll().where('id_reg_factura', '=', id).executeTakeFirstOrThrow()
const use = (id: number, date = '2026-11-20') => desk.call(addPassDay, { id, date })
const noneBroken = async () => expect(await broken(desk)).toEqual([])

describe('selling a pass', () => {
  it('makes an unpaid line at the price of the member’s type and a pass that holds what its type says', async () => {
    const sold = await sell(desk.hours)
    expect(sold).toMatchObject({
      ...{ id_mst_socios: anna, desc_tipoabonos: 'Bono 10 horas', saldo_original: 10, saldo_restante: 10, activo: true, caducado: false },
      ...{ fecha_compra: '2026-11-20', fecha_inicio: '2026-11-20', fecha_caducidad: null, precio: 5000, pagado_check: false },
      cod_reg_abonos: expect.stringMatching(/^[2-9A-HJ-NP-Z]{12}$/),
    })
    expect(await lineOf(sold.id_reg_factura)).toMatchObject({ precio: 5000, concepto: 'Bono 10 horas', id_mst_tipoabonos: desk.hours })
    await desk.call(chargeSelected, { facturasSeleccionadas: [sold.id_reg_factura!] })
    expect(await desk.call(getPass, { id: sold.id_reg_abonos })).toMatchObject({ pagado_check: true })
    expect(await sell(desk.weekly)).toMatchObject({ saldo_original: 2, saldo_restante: 2 })
    expect(await sell(desk.unlimited)).toMatchObject({ saldo_original: 0, saldo_restante: null })
    await noneBroken()
  })
  it('keeps the terms that it was sold on when its type changes afterwards (0097)', async () => {
    const id = await desk.type('Cambia', 100, { unidad: 1, saldo_original: 5 })
    const { id_reg_abonos } = await sell(id)
    await desk.call(savePassType, { id, unidad: 0, saldo_original: 99 } as never)
    expect(await desk.call(getPass, { id: id_reg_abonos })).toMatchObject({ unidad: 1, saldo_original: 5, saldo_restante: 5 })
  })
  it('gives the income type that names it, and the member the type that the pass brings', async () => {
    const id = await desk.type('Socio año', 100, { asignar_id_mst_tiposocio: 5 })
    const { id_mst_tipoingreso } = await desk.db
      .insertInto('tipo_ingreso')
      .values({ desc_tipoingreso: 'Abonos', id_mst_tipoabonos: id })
      .returning('id_mst_tipoingreso')
      .executeTakeFirstOrThrow()
    const carla = await desk.member('Carla')
    const sold = await sell(id, carla)
    expect(await lineOf(sold.id_reg_factura)).toMatchObject({ id_mst_tipoingreso })
    const { id_mst_tiposocio } = await desk.db
      .selectFrom('socio')
      .select('id_mst_tiposocio')
      .where('id_mst_socios', '=', carla)
      .executeTakeFirstOrThrow()
    expect(id_mst_tiposocio).toBe(5)
  })
  it('is refused for the guest, without a price for the type of the member, and while its group is closed (R-352)', async () => {
    await expect(sell(desk.hours, guest)).rejects.toMatchObject({ status: 422, code: 'abono.invitado' })
    const free = await desk.type('Sin precio', 0, { tiposocio_precio: [] })
    await expect(sell(free)).rejects.toMatchObject({ code: 'abono.sin_precio', msg: expect.stringContaining('Sin precio') })
    await expect(sell(999_999)).rejects.toMatchObject({ status: 422 })
    const groups = await desk.call(savePassGroups, {
      grupos: [
        {
          id_mst_grupo_tipoabonos: null,
          orden: 9,
          desc_grupo_tipoabonos: 'Verano',
          en_venta: false,
          venta_cerrada_texto: 'Vuelve en mayo.',
        },
      ],
      idsEliminados: [],
    })
    const closed = await desk.type('Verano', 100, { id_mst_grupo_tipoabonos: groups[0]!.id_mst_grupo_tipoabonos })
    await expect(sell(closed)).rejects.toMatchObject({ status: 409, msg: expect.stringContaining('Vuelve en mayo.') })
    const offered = await desk.call(passesToBuy, { id: anna })
    expect(offered.find((one) => one.id_mst_tipoabonos === closed)).toMatchObject({
      en_venta: false,
      venta_cerrada_texto: 'Vuelve en mayo.',
    })
    expect(await desk.call(passesToBuy, { id: guest })).toEqual([])
    // each type once, at the price of this member's type, however many members there are
    expect(new Set(offered.map((one) => one.id_mst_tipoabonos)).size).toBe(offered.length)
  })
  it('asks about an inactive member, of one and of many', async () => {
    const gone = await desk.member('Nora')
    await desk.db.updateTable('socio').set({ activo: false }).where('id_mst_socios', '=', gone).execute()
    const question = { status: 409, code: 'ledger.socio_inactivo', body: { confirm: 'confirmar_inactivos' } }
    const sent = { id_mst_socios: gone, id_mst_tipoabonos: desk.bookings }
    await expect(desk.call(sellPass, sent)).rejects.toMatchObject(question)
    const many = { id_mst_tipoabonos: desk.bookings, socios: [anna, gone] }
    await expect(desk.call(sellPassToMany, many)).rejects.toMatchObject(question)
    expect(await desk.call(sellPass, { ...sent, confirmar_inactivos: true })).toMatchObject({ id_mst_socios: gone })
    expect(await desk.call(sellPassToMany, { ...many, confirmar_inactivos: true })).toMatchObject({ vendidos: 2 })
  })
  it('is made to many members at once, to all of them or to none, each once', async () => {
    const dozen = await Promise.all(Array.from({ length: 12 }, (_, n) => desk.member(`Soci ${n}`)))
    const many = (socios: readonly number[]) => desk.call(sellPassToMany, { id_mst_tipoabonos: desk.bookings, socios: [...socios] })
    expect(await many([...dozen, dozen[0]!])).toMatchObject({ vendidos: 12, importe: 72_000 })
    const count = async () =>
      (await desk.db.selectFrom('abono').select('id_reg_abonos').where('id_mst_socios', 'in', dozen).execute()).length
    expect(await count()).toBe(12)
    await expect(many([...dozen, guest])).rejects.toMatchObject({ code: 'abono.invitado' })
    await desk.db.updateTable('socio').set({ id_mst_tiposocio: 5 }).where('id_mst_socios', '=', dozen[3]!).execute()
    await expect(many(dozen)).rejects.toMatchObject({ code: 'abono.sin_precio' })
    await expect(many([])).rejects.toMatchObject({ code: 'No_element_selected' })
    expect(await count()).toBe(12)
    await noneBroken()
  })
  it('costs nothing where its price is nothing, and is owed by nobody', async () => {
    const sold = await sell(await desk.type('Gratis', 0))
    expect(sold).toMatchObject({ precio: 0, pagado_check: true })
  })
  it('is for whoever has the right of members or invoices', async () => {
    const clerk = await desk.as({ rights: ['bookings'] })
    expect((await clerk.http({ method: 'GET', url: `/get_abonos_comprar/${anna}` })).status).toBe(403)
    const office = await desk.as({ rights: ['invoices'] })
    expect((await office.http({ method: 'GET', url: `/get_abonos_comprar/${anna}` })).status).toBe(200)
  })
})

describe('when a pass ends', () => {
  it('counts from the purchase, and the last day is still good (A-34, R-349)', async () => {
    const ending = async (unidad_caducidad: 1 | 2 | 3 | 4 | 5, unidades_caducidad: number) =>
      (await sell(await desk.type('Con fin', 100, { tipo_caducidad: 1, unidad_caducidad, unidades_caducidad }))).fecha_caducidad
    expect(await ending(1, 3)).toBe('2026-11-23')
    expect(await ending(2, 1)).toBe('2026-11-27')
    expect(await ending(3, 6)).toBe('2027-05-20')
    expect(await ending(4, 1)).toBe('2027-11-20')
    expect(await ending(5, 2)).toBe('2026-11-20')
  })
  it('counts from the first use there is, and is open again when that is taken back (A-34)', async () => {
    const { id_reg_abonos: id } = await sell(
      await desk.type('Desde el uso', 100, { unidad: 1, tipo_caducidad: 2, unidad_caducidad: 2, unidades_caducidad: 1 }),
    )
    expect(await use(id, '2026-11-25')).toMatchObject({ fecha_inicio: '2026-11-25', fecha_caducidad: '2026-12-02', saldo_restante: 9 })
    expect(await use(id, '2026-11-22')).toMatchObject({ fecha_inicio: '2026-11-22', fecha_caducidad: '2026-11-29' })
    await expect(use(id, '2026-11-30')).rejects.toMatchObject({
      status: 409,
      code: 'abono.caducado',
      msg: expect.stringContaining('29/11/2026'),
    })
    const recorded = await desk.call(passUses, { id })
    for (const one of recorded.filter((each) => each.motivo === 'uso')) await desk.call(removePassDay, { id: one.id_reg_asiento })
    expect(await desk.call(getPass, { id })).toMatchObject({ fecha_inicio: null, fecha_caducidad: null, saldo_restante: 10 })
    await noneBroken()
  })
  it('is moved by hand, with everything it holds; not before the purchase', async () => {
    const { id_reg_abonos: id } = await sell(desk.bookings)
    expect(await desk.call(updatePass, { id, fecha_caducidad: '2026-12-01' })).toMatchObject({ fecha_caducidad: '2026-12-01' })
    await expect(use(id, '2026-12-02')).rejects.toMatchObject({ code: 'abono.caducado' })
    await expect(desk.call(updatePass, { id, fecha_caducidad: '2026-11-19' })).rejects.toMatchObject({
      fields: { fecha_caducidad: [expect.any(String)] },
    })
    const [account] = await desk.db.selectFrom('libro_cuenta').select('vence').where('id_reg_abonos', '=', id).execute()
    expect(account!.vence).toEqual(new Date('2026-12-01T23:00:00Z'))
    expect(await desk.call(updatePass, { id, fecha_caducidad: null })).toMatchObject({ fecha_caducidad: null })
  })
  it('stays the one that somebody decided, whenever the first use is', async () => {
    const type = await desk.type('Decidido', 100, { unidad: 1, tipo_caducidad: 2, unidad_caducidad: 3, unidades_caducidad: 6 })
    const { id_reg_abonos: id } = await sell(type)
    await desk.call(updatePass, { id, fecha_caducidad: '2026-12-01' })
    expect(await use(id, '2026-11-25')).toMatchObject({ fecha_inicio: '2026-11-20', fecha_caducidad: '2026-12-01' })
    await expect(use(id, '2026-12-02')).rejects.toMatchObject({ code: 'abono.caducado' })
    const [recorded] = await desk.call(passUses, { id })
    expect(await desk.call(removePassDay, { id: recorded!.id_reg_asiento })).toMatchObject({ fecha_caducidad: '2026-12-01' })
  })
})

describe('a day of a pass', () => {
  it('is one use, or one hour, and comes back when it is deleted, once (A-62)', async () => {
    const [hours, uses] = [(await sell(desk.hours)).id_reg_abonos, (await sell(desk.bookings)).id_reg_abonos]
    expect(await use(hours)).toMatchObject({ saldo_restante: 9 })
    expect(await use(uses)).toMatchObject({ saldo_restante: 9 })
    const [one] = await desk.call(passUses, { id: uses })
    expect(one).toMatchObject({ motivo: 'uso', dia: '2026-11-20', cantidad: -1, quedan: 9, anulado: false, id_reg_reserva: null })
    expect(await desk.call(removePassDay, { id: one!.id_reg_asiento })).toMatchObject({ saldo_restante: 10 })
    await expect(desk.call(removePassDay, { id: one!.id_reg_asiento })).rejects.toMatchObject({ status: 404, code: 'abono.no_es_un_uso' })
    const after = await desk.call(passUses, { id: uses })
    expect(after.map(({ motivo, cantidad, anulado }) => [motivo, cantidad, anulado])).toEqual([
      ['uso_devuelto', 1, true],
      ['uso', -1, true],
      ['bono', 10, false],
    ])
    await noneBroken()
  })
  it('of X a week is of its own week, each with as many as were bought (A-35, 0097)', async () => {
    const { id_reg_abonos: id } = await sell(desk.weekly)
    expect(await use(id, '2026-11-20')).toMatchObject({ saldo_restante: 1 })
    expect(await use(id, '2026-11-22')).toMatchObject({ saldo_restante: 0 })
    await expect(use(id, '2026-11-21')).rejects.toMatchObject({ status: 409, code: 'abono.sin_saldo' })
    expect(await use(id, '2026-11-23')).toMatchObject({ saldo_restante: 0 })
    const weeks = await desk.db
      .selectFrom('libro_cuenta')
      .select(['desde', 'saldo'])
      .where('id_reg_abonos', '=', id)
      .orderBy('desde')
      .execute()
    expect(weeks).toEqual([
      { desde: '2026-11-16', saldo: 0 },
      { desde: '2026-11-23', saldo: 1 },
    ])
    await noneBroken()
  })
  it('of an unlimited pass is only counted', async () => {
    const { id_reg_abonos: id } = await sell(desk.unlimited)
    for (const day of ['2026-11-20', '2026-11-20', '2026-11-21']) expect(await use(id, day)).toMatchObject({ saldo_restante: null })
    expect((await desk.call(passUses, { id })).map((one) => one.quedan)).toEqual([null, null, null])
  })
  it('is refused before the purchase, beyond the balance, of a pass that is not in use, and where a booking is needed', async () => {
    const { id_reg_abonos: id } = await sell(await desk.type('Uno', 100, { unidad: 1, saldo_original: 1 }))
    await expect(use(id, '2026-11-19')).rejects.toMatchObject({ code: 'abono.aun_no_vale' })
    await use(id)
    await expect(use(id)).rejects.toMatchObject({ code: 'abono.sin_saldo' })
    await desk.call(updatePass, { id, activo: false })
    await expect(use(id)).rejects.toMatchObject({ code: 'abono.inactivo' })
    const booked = await sell(await desk.type('Con reserva', 100, { requiere_reserva_previa: true }))
    await expect(use(booked.id_reg_abonos)).rejects.toMatchObject({ code: 'abono.requiere_reserva' })
    const asleep = await sell(await desk.type('Dormido', 100, { reg_abonos_activo: false }))
    expect(asleep.activo).toBe(false)
  })
})

describe('the balance of a pass', () => {
  it('moves to another one of the same unit, never more than there is', async () => {
    const [from, to, other] = [await sell(desk.hours), await sell(desk.hours, berta), await sell(desk.bookings)]
    const move = (id_reg_abonos_destino: number, saldo: number) =>
      desk.call(movePassBalance, { id_reg_abonos: from.id_reg_abonos, id_reg_abonos_destino, saldo })
    expect(await move(to.id_reg_abonos, 2.5)).toMatchObject({ saldo_restante: 7.5 })
    expect(await desk.call(getPass, { id: to.id_reg_abonos })).toMatchObject({ saldo_restante: 12.5 })
    await expect(move(to.id_reg_abonos, 8)).rejects.toMatchObject({ code: 'abono.sin_saldo', msg: expect.stringContaining('7 h 30') })
    await expect(move(other.id_reg_abonos, 1)).rejects.toMatchObject({ code: 'abono.otra_unidad' })
    await expect(move(from.id_reg_abonos, 1)).rejects.toMatchObject({ code: 'abono.mismo_abono' })
    await desk.call(updatePass, { id: to.id_reg_abonos, activo: false })
    await expect(move(to.id_reg_abonos, 1)).rejects.toMatchObject({ code: 'abono.inactivo' })
    await desk.call(updatePass, { id: to.id_reg_abonos, activo: true })
    expect(await move(to.id_reg_abonos, 7)).toMatchObject({ saldo_restante: 0.5 })
    expect(await move(to.id_reg_abonos, 0.5)).toMatchObject({ saldo_restante: 0 })
    await expect(move((await sell(desk.unlimited)).id_reg_abonos, 1)).rejects.toMatchObject({ status: 422 })
    await expect(move(to.id_reg_abonos, 0)).rejects.toMatchObject({ status: 422, fields: { saldo: [expect.any(String)] } })
    await noneBroken()
  })
  it('is one that is counted until it is used up: not that of a week, nor of a pass without end', async () => {
    const [counted, weekly, unlimited] = [await sell(desk.bookings), await sell(desk.weekly), await sell(desk.unlimited)]
    for (const [from, to] of [
      [counted, weekly],
      [weekly, counted],
      [counted, unlimited],
      [unlimited, counted],
    ] as const) {
      const moved = desk.call(movePassBalance, { id_reg_abonos: from.id_reg_abonos, id_reg_abonos_destino: to.id_reg_abonos, saldo: 1 })
      await expect(moved).rejects.toMatchObject({ code: 'abono.sin_traspaso' })
    }
    await noneBroken()
  })
})

describe('deleting a pass', () => {
  it('takes what is left back; an untouched line goes along, any other one stays (R-095, 0097)', async () => {
    const fresh = await sell(desk.bookings)
    expect(await desk.call(removePass, { id: fresh.id_reg_abonos })).toEqual({ id_reg_factura: null })
    expect((await lineOf(fresh.id_reg_factura)).fecha_baja).toBe('2026-11-20')
    await expect(desk.call(getPass, { id: fresh.id_reg_abonos })).rejects.toMatchObject({ status: 404 })
    const used = await sell(desk.bookings)
    await use(used.id_reg_abonos)
    expect(await desk.call(removePass, { id: used.id_reg_abonos })).toEqual({ id_reg_factura: used.id_reg_factura })
    const paid = await sell(desk.hours)
    await expect(desk.call(deleteLines, { id_reg_facturas: [paid.id_reg_factura!] })).rejects.toMatchObject({
      code: 'abono.linea_de_abono',
    })
    await desk.call(chargeSelected, { facturasSeleccionadas: [paid.id_reg_factura!] })
    expect(await desk.call(removePass, { id: paid.id_reg_abonos })).toEqual({ id_reg_factura: paid.id_reg_factura })
    expect((await lineOf(paid.id_reg_factura)).fecha_baja).toBeNull()
    await desk.call(deleteLines, { id_reg_facturas: [paid.id_reg_factura!] })
    expect((await lineOf(paid.id_reg_factura)).fecha_baja).toBe('2026-11-20')
    await noneBroken()
  })
})

describe('the passes of a member', () => {
  it('are those bought between two days, the newest first (R-303)', async () => {
    const dora = await desk.member('Dora')
    const [first, second] = [await sell(desk.hours, dora), await sell(desk.bookings, dora)]
    const between = (fecha_ini: string, fecha_fin: string) => desk.call(memberPasses, { id: dora, fecha_ini, fecha_fin })
    expect((await between('2025-11-20', '2026-11-20')).map((one) => one.id_reg_abonos)).toEqual([second.id_reg_abonos, first.id_reg_abonos])
    expect(await between('2025-11-20', '2026-11-19')).toEqual([])
    expect(await between('2026-11-20', '2026-11-20')).toHaveLength(2)
    expect(await between('2026-11-21', '2027-11-20')).toEqual([])
    expect((await desk.call(listPasses, {})).length).toBeGreaterThan(10)
    // of a year if no day is sent
    const numbers = async (days: { start_date?: string; end_date?: string }) =>
      (await desk.call(listPasses, days))
        .map((one) => one.id_reg_abonos)
        .filter((id) => id <= second.id_reg_abonos && id >= first.id_reg_abonos)
    const bought = (fecha_compra: string) =>
      desk.db.updateTable('abono').set({ fecha_compra }).where('id_reg_abonos', '=', first.id_reg_abonos).execute()
    await bought('2025-11-20')
    expect(await numbers({})).toEqual([second.id_reg_abonos, first.id_reg_abonos])
    await bought('2025-11-19')
    expect(await numbers({})).toEqual([second.id_reg_abonos])
    expect(await numbers({ start_date: '2025-11-19', end_date: '2026-11-19' })).toEqual([first.id_reg_abonos])
  })
  it('decide, while they last, which configuration holds for a booking of theirs (R-281)', async () => {
    const clara = await desk.member('Clara')
    const { id_reg_abonos: id } = await sell(desk.unlimited, clara)
    const times = { min_tiempo_reserva: 60, default_tiempo_reserva: 120, max_tiempo_reserva: 240 }
    await desk.call(createConfiguration, { ...times, tipoabonos: [desk.unlimited] })
    const longest = async (id_mst_socios: number, day = '2026-12-21') =>
      (await desk.call(newBookingInfo, { id_mst_recurso: desk.padel, day, hora_ini: 600, id_mst_socios })).recurso.max_tiempo
    const usual = await longest(berta)
    expect(usual).toBeLessThan(240)
    expect(await longest(clara)).toBe(240)
    await desk.call(updatePass, { id, fecha_caducidad: '2026-12-20' })
    expect(await longest(clara, '2026-12-20')).toBe(240)
    expect(await longest(clara)).toBe(usual)
    expect(await longest(clara, '2026-11-19')).toBe(usual)
    await desk.call(updatePass, { id, activo: false })
    expect(await longest(clara, '2026-12-20')).toBe(usual)
    await desk.call(updatePass, { id, activo: true })
    expect(await longest(clara, '2026-12-20')).toBe(240)
    await desk.db.updateTable('abono').set({ fecha_baja: '2026-11-20' }).where('id_reg_abonos', '=', id).execute()
    expect(await longest(clara, '2026-12-20')).toBe(usual)
  })
  it('end together with a day, as with a course: one that ends before stays as it is (spec 3 §7)', async () => {
    const [first, second] = [await sell(desk.hours, berta), await sell(desk.weekly, berta)]
    const ids = [first.id_reg_abonos, second.id_reg_abonos]
    await desk.call(updatePass, { id: ids[1]!, fecha_caducidad: '2026-11-25' })
    const until = (fecha_fin_cuota: string, bonos_selecionados = ids) => desk.call(endPasses, { bonos_selecionados, fecha_fin_cuota })
    expect(await until('2026-11-30')).toEqual({ terminados: 1 })
    const ends = async () => [
      (await desk.call(getPass, { id: ids[0]! })).fecha_caducidad,
      (await desk.call(getPass, { id: ids[1]! })).fecha_caducidad,
    ]
    expect(await ends()).toEqual(['2026-11-30', '2026-11-25'])
    expect(await until('2026-11-30')).toEqual({ terminados: 0 })
    await expect(until('2026-11-19')).rejects.toMatchObject({ status: 422, code: 'abono.termina_antes' })
    await expect(until('2026-11-22', [...ids, 999_999])).rejects.toMatchObject({ status: 404 })
    await expect(until('2026-11-22', [])).rejects.toMatchObject({ code: 'No_element_selected' })
    expect(await ends()).toEqual(['2026-11-30', '2026-11-25'])
    const clerk = await desk.as({ rights: ['courts'] })
    await expect(clerk.call(endPasses, { bonos_selecionados: ids, fecha_fin_cuota: '2026-11-22' })).rejects.toMatchObject({ status: 403 })
    await noneBroken()
  })
  it('have a QR that says their code (A-53)', async () => {
    const sold = await sell(desk.hours)
    const { cod_reg_abonos, qr } = await desk.call(passQr, { id: sold.id_reg_abonos })
    expect(cod_reg_abonos).toBe(sold.cod_reg_abonos)
    expect(qr).toMatch(/^data:image\/svg\+xml;base64,/)
  })
})
