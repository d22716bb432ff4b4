import { markAllPresent } from '@app/contract/bookings/attendance'
import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { addCash, withdrawCash } from '@app/contract/cash/move-cash'
import { chargeBooking } from '@app/contract/invoices/collect'
import { refundLines } from '@app/contract/invoices/refund'
import { allowIncome, allowReport, disallowReport } from '@app/contract/member-permissions/member-permissions'
import { createIncome, updateIncome } from '@app/contract/one-off-income/edit-income'
import { readField } from '@app/contract/reports/field-names'
import { reportColumns, reportFilterDates, reportIds, reports, runReport, toneField } from '@app/contract/reports/report'
import { fromDecimal, toDecimal } from '@app/contract/values/money'
import { addCredits, removeCredits } from '@app/contract/wallet/move-credits'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf, newRegister } from '../../testing/modules/bookings.ts'

const today = '2026-11-20'
const desk = await deskClub()
const [anna, berta, carles] = desk.members
const [type, otherType] = (
  await desk.db.selectFrom('tipo_ingreso').select('id_mst_tipoingreso as id').orderBy('id_mst_tipoingreso').limit(2).execute()
).map((one) => one.id)
const line = (precio: number, more: object = {}) =>
  desk.call(createIncome, { id_mst_socios: anna, concepto: 'Agua', precio, id_mst_tipoingreso: type!, ...more })
const run = (id: number, more: { start?: string; end?: string } = {}, who: Pick<typeof desk, 'call'> = desk) =>
  who.call(runReport, { id, ...more })
/** The rows of a report with the names of its columns alone. */
const rowsOf = async (...asked: Parameters<typeof run>) =>
  (await run(...asked)).Results.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [readField(field).name, value])),
  )
const idsOf = async (who: Pick<typeof desk, 'call'>) => (await who.call(reports, {})).map(({ id }) => id).toSorted((a, b) => a - b)
const sum = (rows: readonly Record<string, unknown>[], name: string) => rows.reduce((all, row) => all + fromDecimal(Number(row[name]))!, 0)

describe('every report of the specification (A-48)', () => {
  it('is there, and answers rows of exactly the columns that it says, with totals and groups among them', async () => {
    expect(await idsOf(desk)).toEqual(reportIds.toSorted((a, b) => a - b))
    const booked = await desk.book({ fecha_ini: today, hora_ini: 480, socios: [anna, berta] })
    await desk.call(chargeBooking, { id: booked.id_reg_reserva, id_mst_caja: desk.register })
    await line(300)
    const wrong: string[] = []
    for (const id of reportIds) {
      const { columns, totals, groups, categoria, series } = await desk.call(reportColumns, { id })
      const { start, end } = await desk.call(reportFilterDates, { id })
      const { Results, Series, Categoria, msg } = await run(id, { start, end })
      const fields = columns.map(({ field }) => field)
      const named = [...totals.map(({ field }) => field), ...groups, ...(categoria ? [categoria] : []), ...(series?.split(',') ?? [])]
      const said = Results.flatMap((row) => Object.keys(row).filter((name) => name !== toneField))
      if (msg !== null || columns.some(({ title }) => title.startsWith('informe.'))) wrong.push(`${id}: words`)
      if ([...named, ...said].some((name) => !fields.includes(name))) wrong.push(`${id}: a column that it does not say`)
      if (Results.some((row) => fields.some((name) => row[name] === undefined))) wrong.push(`${id}: a column without a value`)
      if (Series.some(({ data }) => data.length !== Categoria.length)) wrong.push(`${id}: chart`)
    }
    expect(wrong).toEqual([])
  })
  it('is asked for a single day where the specification says so, else for two (R-408)', async () => {
    const modes = await Promise.all(reportIds.map(async (id) => ({ id, modo: (await desk.call(reportFilterDates, { id })).modo })))
    const of = (modo: number) => modes.filter((one) => one.modo === modo).map(({ id }) => id)
    expect(of(1)).toEqual([0, 30, 60, 150, 570, 1650])
    expect(of(2)).toEqual([90, 180])
    expect(await desk.call(reportFilterDates, { id: 90 })).toMatchObject({ start: today, end: today })
    expect(await desk.call(reportFilterDates, { id: 420 })).toEqual({ modo: 0, start: '2026-11-01', end: '2026-11-30' })
  })
  it('has 100 rows a page or all of them, and colours where the specification says so (R-409, R-412)', async () => {
    const { totals: shares } = await desk.call(reportColumns, { id: 2073 })
    expect(shares.at(-1)).toEqual({
      field: 'frm$Dec2$asistencia',
      operation: 'share',
      parte: 'frm$Num$asistencias',
      todo: 'frm$Num$reservas',
    })
    const looks = await Promise.all(reportIds.map((id) => desk.call(reportColumns, { id })))
    expect(looks.filter(({ pagina }) => pagina === 100).map(({ id }) => id)).toEqual([629, 2071, 2072, 2073, 9150])
    expect(looks.filter(({ pagina }) => pagina === 0)).toHaveLength(reportIds.length - 5)
    const coloured = (await import('./all-reports.ts')).allReports.filter(({ tone }) => tone).map(({ id }) => id)
    expect(coloured.toSorted((a, b) => a - b)).toEqual([629, 1681, 2073, 9150, 9570])
  })
  it('refuses days that end before they start, and a number that none has', async () => {
    await expect(run(420, { start: '2026-11-02', end: '2026-11-01' })).rejects.toMatchObject({ status: 422, code: 'informe.rango_fechas' })
    await expect(run(1)).rejects.toMatchObject({ status: 404 })
    expect(await rowsOf(420, { end: '2026-10-31' })).toEqual([])
    expect(await rowsOf(420, { start: '2027-01-05' })).toEqual([])
  })
})

describe('who sees which report (A-87, A-138, decision 0130)', () => {
  it('is decided by the rights: each report needs one of its own, in the list and by its address', async () => {
    const clerk = await desk.as({ rights: ['bookings'] })
    expect(await idsOf(clerk)).toEqual([30, 1681, 2073, 9150])
    await expect(run(60, {}, clerk)).rejects.toMatchObject({ status: 403 })
    await expect(clerk.call(reportColumns, { id: 60 })).rejects.toMatchObject({ status: 403 })
    await expect(clerk.call(reportFilterDates, { id: 60 })).rejects.toMatchObject({ status: 403 })
    const stranger = await desk.as({ rights: [] })
    await expect(stranger.call(reports, {})).rejects.toMatchObject({ status: 403 })
  })
  it('is narrowed by socios_informes to those that an administrator named; none named is all, and no row opens what the rights do not', async () => {
    const clerk = await desk.as({ rights: ['bookings'] })
    const { id_reg_socios_informes } = await desk.call(allowReport, { id_mst_socios: clerk.id, id_informe: 30 })
    await desk.call(allowReport, { id_mst_socios: clerk.id, id_informe: 60 })
    expect(await idsOf(clerk)).toEqual([30])
    await expect(run(1681, {}, clerk)).rejects.toMatchObject({ status: 403 })
    await expect(run(60, {}, clerk)).rejects.toMatchObject({ status: 403 })
    await run(30, {}, clerk)
    await desk.call(disallowReport, { id: id_reg_socios_informes })
    expect(await idsOf(clerk)).toEqual([])
    await desk.db.deleteFrom('socios_informes').where('id_mst_socios', '=', clerk.id).execute()
    expect(await idsOf(clerk)).toEqual([30, 1681, 2073, 9150])
  })
  it('never narrows an administrator', async () => {
    const admin = await desk.as({ is_admin: true })
    await desk.call(allowReport, { id_mst_socios: admin.id, id_informe: 30 })
    expect(await idsOf(admin)).toHaveLength(reportIds.length)
  })
})

describe('staff with restricted income types (A-107)', () => {
  it('are shown INFORME_NO_PERMITIDO and nothing else where sums would tell of other types (R-414)', async () => {
    const clerk = await desk.as({ rights: ['invoices', 'cash', 'members', 'bookings'] })
    await desk.call(allowIncome, { id_mst_socios: clerk.id, id_mst_tipoingreso: type! })
    const shut: number[] = []
    for (const id of reportIds) {
      const { Results, Series, Categoria, msg } = await run(id, {}, clerk)
      if (msg === null) continue
      shut.push(id)
      expect({ Results, Series, Categoria, msg }).toEqual({
        ...{ Results: [], Series: [], Categoria: [] },
        msg: 'No tienes permiso para ver este informe.',
      })
    }
    expect(shut).toEqual([0, 150, 420, 510, 540, 570, 1620, 1650, 2100, 9601, 9602])
    expect((await run(0)).msg).toBeNull()
  })
  it('see their own types in the reports of invoices, also with MOVIMIENTOS_USUARIO_VER_TODOS (R-414, R-415, A-165)', async () => {
    await line(700, { concepto: 'Mía', id_mst_tipoingreso: type!, id_mst_socios: carles })
    await line(900, { concepto: 'Ajena', id_mst_tipoingreso: otherType!, id_mst_socios: carles })
    const clerk = await desk.as({ rights: ['invoices'] })
    await desk.call(allowIncome, { id_mst_socios: clerk.id, id_mst_tipoingreso: type! })
    const concepts = async (id: number) => (await rowsOf(id, {}, clerk)).map((row) => row.concepto)
    expect(await concepts(60)).toContain('Mía')
    expect(await concepts(60)).not.toContain('Ajena')
    expect(await concepts(90)).not.toContain('Ajena')
    const owed = async (who: Pick<typeof desk, 'call'>) =>
      (await rowsOf(180, {}, who)).find((row) => row.socio === 'Carles Puig')?.pendiente
    expect(await owed(clerk)).toBe(7)
    expect(await owed(desk)).toBe(16)
    await desk.db.insertInto('param').values({ cod_param: 'MOVIMIENTOS_USUARIO_VER_TODOS', valor: '1', activo: true }).execute()
    expect(await concepts(60)).not.toContain('Ajena')
    expect((await run(0, {}, clerk)).msg).not.toBeNull()
    await desk.db.deleteFrom('param').where('cod_param', '=', 'MOVIMIENTOS_USUARIO_VER_TODOS').execute()
  })
})

describe('reports of money', () => {
  it('add up what was taken and given back, the same in sums and one by one (R-408)', async () => {
    const was = await rowsOf(0)
    const before = { cobrado: sum(was, 'cobrado'), importe: sum(was, 'importe'), one: sum(await rowsOf(1650), 'importe') }
    const { id_reg_reserva } = await desk.book({ fecha_ini: '2026-12-02', hora_ini: 600, id_mst_socios: guest, socios: [guest, guest] })
    await desk.call(chargeBooking, { id: id_reg_reserva, id_mst_tipopago: 4 })
    const [paid] = await linesOf(desk, id_reg_reserva)
    await desk.call(refundLines, { facturas: [{ id_reg_factura: paid!.id_reg_factura, importe: 250 }] })
    const day = await rowsOf(0)
    expect(sum(day, 'devuelto')).toBe(250)
    expect([sum(day, 'cobrado') - before.cobrado, sum(day, 'importe') - before.importe]).toEqual([1200, 950])
    expect(sum(await rowsOf(1650), 'importe') - before.one).toBe(950)
    const { Results, Series, Categoria } = await run(510, { start: '2026-11-01', end: '2026-11-30' })
    expect(Categoria).toEqual([today])
    expect(Series[0]!.data).toEqual([toDecimal(sum(day, 'importe'))])
    expect(Results.map((row) => row['frm$Fecha$dia'])).toEqual([today, today])
    expect(await rowsOf(0, { start: '2026-11-19' })).toEqual([])
    const [month] = await rowsOf(2100, { start: '2026-11-01', end: '2026-11-30' })
    expect(month).toMatchObject({ mes: '2026-11', cobrado: toDecimal(sum(day, 'importe')) })
  })
  it('tell what was pending at the end of a day, though it was paid later (R-408)', async () => {
    const made = await line(4000, { concepto: 'Torneo', id_mst_socios: berta, fecha_creacion: '2026-11-17' })
    await desk.call(updateIncome, { id_reg_factura: made.id_reg_factura, pagar: true, id_mst_caja: desk.register })
    const pending = async (end: string) => (await rowsOf(90, { end })).filter((row) => row.concepto === 'Torneo')
    expect(await pending('2026-11-16')).toEqual([])
    const owed = { dia: '2026-11-17', dias: 2, total: 40, pagado: 0, pendiente: 40, socio: 'Berta Puig' }
    expect(await pending('2026-11-19')).toMatchObject([owed])
    expect(await pending(today)).toEqual([])
  })
  it('leave out what is in a cart that is not paid and what was deleted, and say of a line that is paid in part what is left of it', async () => {
    const day = '2024-03-05'
    const by = { id_mst_socios: anna, id_mst_socios_creacion: anna, fecha_creacion: desk.now(), fecha_modificacion: desk.now() }
    const { id_reg_tpv_carro } = await desk.db.insertInto('tpv_carro').values(by).returning('id_reg_tpv_carro').executeTakeFirstOrThrow()
    const half = { precio: 900, cantidad: 2, pagado: 500, concepto: 'A medias' }
    const rows = [
      half,
      { ...half, pagado: 1800, fecha_pago: day, concepto: 'Pagada' },
      { ...half, pagado: 0, borrador: true, id_reg_tpv_carro, concepto: 'En el carro' },
      { ...half, pagado: 0, fecha_baja: day, concepto: 'Borrada' },
    ]
    const owner = { id_mst_socios: anna, id_mst_tipoingreso: type!, fecha_creacion: day }
    const made = await desk.db
      .insertInto('factura')
      .values(rows.map((one) => ({ ...owner, ...one })))
      .returning('id_reg_factura')
      .execute()
    const told = (await rowsOf(60, { start: day })).map((row) => [row.concepto, row.total, row.pagado, row.pendiente])
    expect(told).toEqual([
      ['A medias', 18, 5, 13],
      ['Pagada', 18, 18, 0],
    ])
    const ids = made.map((one) => one.id_reg_factura)
    await desk.db.deleteFrom('factura').where('id_reg_factura', 'in', ids).execute()
    await desk.db.deleteFrom('tpv_carro').where('id_reg_tpv_carro', '=', id_reg_tpv_carro).execute()
  })
  it('put what is owed under its age, each cent in one place only', async () => {
    const made = [
      ['2026-10-21', 100],
      ['2026-10-20', 200],
      ['2026-08-22', 400],
      ['2026-01-10', 800],
    ] as const
    for (const [day, precio] of made) await line(precio, { fecha_creacion: day, id_mst_socios: guest, concepto: 'Vieja' })
    const found = (await rowsOf(180)).find((one) => Number(one.pendiente) === 15)
    expect(found).toMatchObject({ lineas: 4, hasta_30: 1, hasta_60: 2, hasta_90: 4, mas_de_90: 8 })
  })
  it('say of a line without income type that it has none, as of a sold pass in a new club', async () => {
    await line(4500, { concepto: 'Bono', id_mst_tipoingreso: null, fecha_creacion: '2025-06-02' })
    const day = { start: '2025-06-02', end: '2025-06-02' }
    for (const id of [60, 420]) expect(await rowsOf(id, day)).toMatchObject([{ tipo_ingreso: 'Sin tipo de ingreso', total: 45 }])
    expect((await run(60, day)).Categoria).toEqual(['Sin tipo de ingreso'])
  })
  it('split tax from prices that hold it, to the cent', async () => {
    const fecha_creacion = '2025-07-01'
    for (const precio of [1210, 333, 1]) await line(precio, { prc_iva: 2100, fecha_creacion })
    await line(1000, { prc_iva: 1000, fecha_creacion })
    const rows = await rowsOf(420, { start: fecha_creacion, end: fecha_creacion })
    expect(rows).toMatchObject([
      { iva_tipo: 10, total: 10, base: 9.09, iva: 0.91 },
      { iva_tipo: 21, total: 15.44, base: 12.76, iva: 2.68, lineas: 3 },
    ])
    expect(await broken(desk)).toEqual([])
  })
})

describe('reports of registers and wallets', () => {
  it('say what went in and out, and of what kind it was', async () => {
    const register = await newRegister(desk, 'Bar')
    await desk.call(addCash, { id_mst_caja: register, amount: 5000, desc_caja: 'Cambio' })
    await desk.call(withdrawCash, { id_mst_caja: register, amount: 1500, desc_caja: 'Banco' })
    expect((await rowsOf(150)).filter((row) => row.caja === 'Bar')).toMatchObject([
      { movimiento: 'Entrada de efectivo', concepto: 'Cambio', entrada: 50, salida: 0 },
      { movimiento: 'Salida de efectivo', concepto: 'Banco', entrada: 0, salida: 15 },
    ])
    await desk.call(addCredits, { id: anna, n: 2000, f: 0 })
    await desk.call(removeCredits, { id: anna, n: 500, f: 0 })
    expect(await rowsOf(1620)).toMatchObject([
      { socio: 'Anna Puig', movimiento: 'Añadido a mano', entrada: 20, salida: 0 },
      { socio: 'Anna Puig', movimiento: 'Restado', entrada: 0, salida: 5 },
    ])
    expect((await run(1620)).Series.map(({ data }) => data)).toEqual([
      [20, 0],
      [0, 5],
    ])
  })
  it('count what was sold of a product, and the tickets of a club day to its last minute', async () => {
    const { id_mst_tasa } = await desk.db.selectFrom('tasa').select('id_mst_tasa').limit(1).executeTakeFirstOrThrow()
    const { id_mst_producto } = await desk.db
      .insertInto('producto')
      .values({ nombre: 'Bolas', id_mst_tipoingreso: type!, id_mst_tasa, precio: 150 })
      .returning('id_mst_producto')
      .executeTakeFirstOrThrow()
    const at = (fecha: string) => ({ fecha_creacion: new Date(fecha), fecha_modificacion: new Date(fecha), fecha_pago: new Date(fecha) })
    // the last minute of the first of February and the first of the second, by the clock of the club
    const carts = await desk.db
      .insertInto('tpv_carro')
      .values(
        ['2024-02-01T22:59:30Z', '2024-02-01T23:00:30Z'].map((fecha) => ({
          id_mst_socios: anna,
          id_mst_socios_creacion: berta,
          ...at(fecha),
        })),
      )
      .returning('id_reg_tpv_carro')
      .execute()
    const sold = carts.map(({ id_reg_tpv_carro }, index) => ({
      ...{ id_mst_socios: anna, concepto: 'Bolas', precio: 150, cantidad: index + 2, id_mst_producto, id_reg_tpv_carro },
      fecha_creacion: '2024-02-01',
    }))
    // neither deleted lines of a ticket nor unpaid carts were sold
    const owner = { id_mst_socios: anna, id_mst_socios_creacion: berta, fecha_creacion: desk.now(), fecha_modificacion: desk.now() }
    const { id_reg_tpv_carro } = await desk.db.insertInto('tpv_carro').values(owner).returning('id_reg_tpv_carro').executeTakeFirstOrThrow()
    const unsold = [
      { ...sold[0]!, cantidad: 10, fecha_baja: '2024-02-01' },
      { ...sold[0]!, cantidad: 20, borrador: true, id_reg_tpv_carro },
    ]
    await desk.db
      .insertInto('factura')
      .values([...sold, ...unsold])
      .execute()
    const days = { start: '2024-02-01', end: '2024-02-28' }
    expect(await rowsOf(540, days)).toMatchObject([{ producto: 'Bolas', unidades: 5, total: 7.5, pagado: 0, existencias: null }])
    const tickets = async (start: string) =>
      (await rowsOf(570, { start })).map((row) => [row.numero, row.unidades, row.total, row.hecho_por])
    expect(await tickets('2024-02-01')).toEqual([[carts[0]!.id_reg_tpv_carro, 2, 3, 'Berta Puig']])
    expect(await tickets('2024-02-02')).toEqual([[carts[1]!.id_reg_tpv_carro, 3, 4.5, 'Berta Puig']])
  })
  it('are refused beyond 50,000 rows, with the way out (decision 0130)', async () => {
    await sql`insert into ${sql.id(desk.product.clubs.all()[0]!.schema, 'factura')} (id_mst_socios, concepto, precio, fecha_creacion) select ${anna}, 'Vieja', 100, date '2024-01-01' from generate_series(1, 50001)`.execute(
      desk.db,
    )
    await expect(run(60, { start: '2024-01-01' })).rejects.toMatchObject({
      ...{ status: 409, code: 'informe.demasiadas_filas' },
      msg: 'El informe tendría más de 50000 filas. Con menos días sale.',
    })
    await desk.db.deleteFrom('factura').where('concepto', '=', 'Vieja').where('fecha_creacion', '=', '2024-01-01').execute()
  })
})

describe('attendance (R-413)', () => {
  it('fails below the minimum percentage of the club, of bookings that have been; a booking to come counts nowhere', async () => {
    const came = await desk.book({ fecha_ini: '2026-10-10', hora_ini: 480, id_mst_socios: carles })
    await desk.book({ fecha_ini: '2026-10-11', hora_ini: 600, id_mst_socios: carles })
    await desk.book({ fecha_ini: '2026-12-20', hora_ini: 600, id_mst_socios: carles })
    await desk.call(markAllPresent, { id: came.id_reg_reserva })
    // deleted lines, and the guest's, are no attendance
    const gone = await desk.book({ fecha_ini: '2026-10-12', hora_ini: 600, id_mst_socios: carles })
    await desk.db.updateTable('factura').set({ fecha_baja: today }).where('id_reg_reserva', '=', gone.id_reg_reserva).execute()
    await desk.book({ fecha_ini: '2026-10-13', hora_ini: 600, id_mst_socios: guest })
    const days = { start: '2026-10-01', end: '2026-12-31' }
    expect((await run(2073, days)).Results.map((row) => row.socio)).not.toContain('Invitado')
    const own = async () => (await run(2073, days)).Results.filter((row) => row.socio === 'Carles Puig')
    expect(await own()).toEqual([
      {
        ...{ socio: 'Carles Puig', tipo_socio: expect.any(String), frm$Num$reservas: 2, frm$Num$fijas: 0, frm$Num$asistencias: 1 },
        ...{ frm$Dec2$asistencia: 50, cumple: 'Sí' },
      },
    ])
    await desk.db.insertInto('param').values({ cod_param: 'ASISTENCIA_MINIMA_2073', valor: '51', activo: true }).execute()
    expect(await own()).toMatchObject([{ cumple: 'No', [toneField]: 'late' }])
    expect((await run(2073, days)).html_top).toContain('51 %')
  })
})

describe('reports of courts and members', () => {
  it('say how much of each open hour of a court was taken', async () => {
    await desk.book({ fecha_ini: '2026-12-03', hora_ini: 630, duracion: 60 })
    const rows = await rowsOf(1681, { start: '2026-12-03', end: '2026-12-04' })
    const at = (hora: number) => rows.find((row) => row.pista === 'Pádel 1' && row.hora === hora)
    expect(at(10)).toMatchObject({ abierto: 2, ocupado: 0.5, ocupacion: 25 })
    expect(at(11)).toMatchObject({ ocupado: 0.5, ocupacion: 25 })
    expect(at(12)).toMatchObject({ ocupado: 0, ocupacion: 0, [toneField]: 'muted' })
    expect(rows.some((row) => row.pista === 'Pabellón')).toBe(false)
  })
  it('list who joined and left, with a month to draw them by', async () => {
    await desk.db
      .insertInto('socio')
      .values([
        { nombre: 'Alta', apellidos: 'Nueva', id_mst_tiposocio: 2, fecha_alta: '2026-06-02' },
        { nombre: 'Baja', apellidos: 'Vieja', id_mst_tiposocio: 2, fecha_alta: '2020-01-01', fecha_baja: '2026-06-05' },
        { nombre: 'Unida', apellidos: 'A otra', id_mst_tiposocio: 2, fecha_alta: '2026-06-03', fecha_baja: '2026-06-04', reservado: true },
      ])
      .execute()
    const { Results, Series, Categoria } = await run(2071, { start: '2026-06-01', end: '2026-06-30' })
    expect(Results.map((row) => [row.socio, row.movimiento])).toEqual([
      ['Alta Nueva', 'Alta'],
      ['Baja Vieja', 'Baja'],
    ])
    expect({ Categoria, data: Series.map(({ data }) => data) }).toEqual({ Categoria: ['2026-06'], data: [[1], [1]] })
  })
  it('count what members played, and what they do at the club', async () => {
    const { id_mst_tipoactividad } = await desk.db
      .insertInto('tipo_actividad')
      .values({ desc_tipoactividad: 'Escuela' })
      .returning('id_mst_tipoactividad')
      .executeTakeFirstOrThrow()
    await desk.db.insertInto('socios_tipoactividad').values({ id_mst_socios: berta, id_mst_tipoactividad }).execute()
    await desk.book({ fecha_ini: '2026-09-13', hora_ini: 600, duracion: 90, id_mst_socios: berta })
    const row = { nombre: 'Ona', id_mst_tiposocio: 2 }
    await desk.db
      .insertInto('socio')
      .values([
        { ...row, apellidos: 'Reservada', reservado: true },
        { ...row, apellidos: 'Inactiva', activo: false },
        { ...row, apellidos: 'Activa' },
      ])
      .execute()
    const rows = await rowsOf(2072, { start: '2026-09-01', end: '2026-09-30' })
    expect(rows.map(({ socio }) => socio).filter((socio) => String(socio).startsWith('Ona'))).toEqual(['Ona Activa'])
    const found = rows.find(({ socio }) => socio === 'Berta Puig')
    expect(found).toMatchObject({ reservas: 1, horas: 1.5, ultima: '2026-09-13', dias: 68, actividades: 'Escuela' })
  })
  it('list who cancelled what how long before, and mark what was left within a day (R-412)', async () => {
    const soon = await desk.book({ fecha_ini: today, hora_ini: 1200 })
    const far = await desk.book({ fecha_ini: '2026-11-29', hora_ini: 1200 })
    for (const { id_reg_reserva } of [soon, far]) await desk.call(deleteBooking, { id_reg_reserva })
    const rows = (await rowsOf(9150, { start: today, end: '2026-11-30' })).filter((row) => row.desde === 1200)
    expect(rows.map((row) => [row.dia, row[toneField]])).toEqual([
      ['2026-11-29', undefined],
      [today, 'warn'],
    ])
    expect(rows[0]).toMatchObject({ pista: 'Pádel 1', socio: 'Anna Puig', anulada_por: 'Prueba Sin derechos', antelacion: 225 })
  })
})
