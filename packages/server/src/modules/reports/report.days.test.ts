import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { addCash } from '@app/contract/cash/move-cash'
import { chargeBooking } from '@app/contract/invoices/collect'
import { createPassType } from '@app/contract/pass-types/pass-types'
import { updatePass } from '@app/contract/passes/member-passes'
import { sellPass } from '@app/contract/passes/sell-pass'
import { readField } from '@app/contract/reports/field-names'
import { reportFilterDates, reportIds, runReport, toneField } from '@app/contract/reports/report'
import { payCart } from '@app/contract/till/pay-cart'
import { fromDecimal } from '@app/contract/values/money'
import { addCredits } from '@app/contract/wallet/move-credits'
import { describe, expect, it } from 'vitest'
import { invoiceOver, paidLine } from '../../testing/modules/official-invoices.ts'
import { tillClub } from '../../testing/modules/till.ts'

const today = '2026-11-20'
const desk = await tillClub()
const [anna, berta, carles] = desk.members
/** The rows of a report with the names of its columns alone. */
const rowsOf = async (id: number, days: { start?: string; end?: string }) =>
  (await desk.call(runReport, { id, ...days })).Results.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [readField(field).name, value])),
  )

describe('reports of doors and passes', () => {
  it('tell who came in and before whom a door stayed shut, by day and hour of the club (R-412)', async () => {
    const { id_terminalacceso } = await desk.db
      .insertInto('terminal_acceso')
      .values({ desc_terminalacceso: 'Torno', clase: 'entrada', huella: 'x'.repeat(32), fecha_clave: new Date('2026-11-01T08:00:00Z') })
      .returning('id_terminalacceso')
      .executeTakeFirstOrThrow()
    const log = (id_mst_socios: number, fecha: string, more: object) => ({
      ...{ id_mst_socios, id_terminalacceso, fecha: new Date(fecha), concepto: '-', medio: 'codigo' as const, permitido: true },
      ...{ denegado_por_deuda: false, ...more },
    })
    await desk.db
      .insertInto('acceso')
      .values([
        log(anna, `${today}T09:00:00Z`, {}),
        log(berta, `${today}T22:59:00Z`, { permitido: false }),
        log(carles, `${today}T23:01:00Z`, { permitido: false, denegado_por_deuda: true }),
      ])
      .execute()
    const seen = (day: string) => rowsOf(629, { start: day, end: day })
    expect(await seen(today)).toMatchObject([
      { socio: 'Berta Puig', terminal: 'Torno', entradas: 0, denegadas: 1, por_deuda: 0, [toneField]: 'late' },
      { socio: 'Anna Puig', entradas: 1, denegadas: 0 },
    ])
    expect(await seen('2026-11-21')).toMatchObject([{ socio: 'Carles Puig', por_deuda: 1, [toneField]: 'warn' }])
  })
  it('tell which passes were sold, what is left of them, and mark those that end within 15 days or are over (R-412)', async () => {
    const type = async (desc_tipoabonos: string) =>
      (
        await desk.call(createPassType, {
          ...{ desc_tipoabonos, saldo_original: 10, unidad: 1, tiposocio_precio: [{ id_mst_tiposocio: 2, precio: 6000 }] },
        })
      ).id_mst_tipoabonos
    const types = [await type('Bono A'), await type('Bono B'), await type('Bono C')]
    const ids: number[] = []
    for (const id_mst_tipoabonos of types) ids.push((await desk.call(sellPass, { id_mst_socios: anna, id_mst_tipoabonos })).id_reg_abonos)
    const ends = (index: number, fecha_caducidad: string) => desk.call(updatePass, { id: ids[index]!, fecha_caducidad })
    await ends(0, '2026-12-05')
    await ends(1, '2026-12-06')
    // an expired one
    const vence = new Date(`${today}T08:00:00Z`)
    await desk.db.updateTable('abono').set({ vence }).where('id_reg_abonos', '=', ids[2]!).execute()
    const rows = await rowsOf(9570, { start: today, end: today })
    expect(rows).toMatchObject([
      { bono: 'Bono C', restante: 0, [toneField]: 'muted' },
      { bono: 'Bono B', caduca: '2026-12-06' },
      { bono: 'Bono A', socio: 'Anna Puig', inicial: 10, restante: 10, caduca: '2026-12-05', [toneField]: 'warn' },
    ])
    expect(rows[1]).not.toHaveProperty(toneField)
  })
})

describe('reports of courts', () => {
  it('have the hours of courts that are in use, and of no others (R-408)', async () => {
    const court = await desk.court('Frontón')
    const isThere = async () => (await rowsOf(1681, { start: today, end: today })).some(({ pista }) => pista === 'Frontón')
    expect(await isThere()).toBe(true)
    await desk.db.updateTable('recurso').set({ activo: false }).where('id_mst_recurso', '=', court).execute()
    expect(await isThere()).toBe(false)
  })
  it('give the sheet of one day: who plays when and where, in the order of the hours, and nobody of another day (R-408)', async () => {
    const court = await desk.court('Trinquete')
    const book = (fecha_ini: string, hora_ini: number, more: object = {}) =>
      desk.book({ id_mst_recurso: court, fecha_ini, hora_ini, duracion: 60, ...more })
    await book('2026-12-21', 1380, { duracion: 90 })
    await book('2026-12-22', 1200, { socios: [anna, berta] })
    await book('2026-12-22', 1380, { duracion: 90, nombre: 'Peña' })
    await book('2026-12-23', 480)
    const rows = (await rowsOf(30, { start: '2026-12-22' })).filter(({ pista }) => pista === 'Trinquete')
    expect(rows).toMatchObject([
      { desde: 1200, hasta: 1260, socio: 'Anna Puig', jugadores: 2, minutos: 60 },
      { desde: 1380, hasta: 30, socio: 'Peña', jugadores: 1, minutos: 90 },
    ])
  })
  it('mark the hours of a court that have no room left or that nobody wants, of the days that are asked for alone (R-412)', async () => {
    const court = await desk.court('Frontón')
    const book = (day: number, hora_ini: number) =>
      desk.book({ id_mst_recurso: court, fecha_ini: `2026-12-${String(day).padStart(2, '0')}`, hora_ini })
    // of ten days from the tenth: nine at 10:00, eight at 11:00, one at 12:00, none at 13:00
    for (const day of [10, 11, 12, 13, 14, 15, 16, 17, 18]) await book(day, 600)
    for (const day of [11, 12, 13, 14, 15, 16, 17, 18]) await book(day, 660)
    await book(19, 720)
    for (const day of [9, 20]) await book(day, 780)
    const rows = (await rowsOf(1681, { start: '2026-12-10', end: '2026-12-19' })).filter(({ pista }) => pista === 'Frontón')
    expect([10, 11, 12, 13].map((hour) => rows.find(({ hora }) => hora === hour)).map((row) => [row?.ocupacion, row?.[toneField]])).toEqual(
      [
        [90, 'warn'],
        [80, undefined],
        [10, undefined],
        [0, 'muted'],
      ],
    )
  })
  it('mark who cancelled within a day of his booking, and who did so afterwards; what came back was not cancelled (R-412)', async () => {
    const court = await desk.court('Frontón 2')
    const cancel = async (fecha_ini: string, hora_ini: number) => {
      const { id_reg_reserva } = await desk.book({ id_mst_recurso: court, fecha_ini, hora_ini })
      await desk.call(deleteBooking, { id_reg_reserva })
      return id_reg_reserva
    }
    await cancel('2026-11-21', 660)
    await cancel('2026-11-21', 645)
    await cancel('2026-11-20', 600)
    const back = await cancel('2026-11-21', 900)
    await desk.db.updateTable('reserva_hist').set({ fecha_restaurada: desk.now() }).where('id_reg_reserva', '=', back).execute()
    const rows = (await rowsOf(9150, { start: '2026-11-19', end: '2026-11-22' })).filter(({ pista }) => pista === 'Frontón 2')
    expect(rows.map((row) => [row.dia, row.desde, row.antelacion, row[toneField]])).toEqual([
      ['2026-11-21', 660, 24, undefined],
      ['2026-11-21', 645, 23.75, 'warn'],
      ['2026-11-20', 600, -1, 'late'],
    ])
  })
})

describe('the days that a report is asked for', () => {
  it('go to the end of the month of the first one, or as far as the first question; of a single day either will do (R-408)', async () => {
    const sums = { 60: 'total', 420: 'total', 2100: 'facturado' } as const
    const told = async (id: keyof typeof sums, days: { start?: string; end?: string }) =>
      (await rowsOf(id, days)).reduce((sum, row) => sum + fromDecimal(Number(row[sums[id]]))!, 0)
    /** Reports, each with its query and its lines, as the sum of their cents. */
    const questions = [
      [60, {}, 4],
      [60, { end: '2026-11-25' }, 8],
      [60, { start: '2026-11-01', end: '2026-11-25' }, 2],
      [420, {}, 30],
      [420, { start: '2026-10-31' }, 31],
      [420, { start: '2026-11-30' }, 16],
      [420, { start: '2026-12-01' }, 32],
      [420, { end: '2026-10-31' }, 1],
      [420, { end: '2026-11-01' }, 2],
      [2100, {}, 7],
      [2100, { start: today }, 4],
      [2100, { start: '2026-11-21' }, 24],
      [2100, { end: '2026-11-25' }, 15],
      [2100, { end: '2025-12-31' }, 0],
    ] as const
    const before: number[] = []
    for (const [id, days] of questions) before.push(await told(id, days))
    const made = ['2026-10-31', '2026-11-01', today, '2026-11-25', '2026-11-30', '2026-12-01']
    const line = { id_mst_socios: anna, concepto: 'Cuota', id_mst_tipoingreso: 1 }
    await desk.db
      .insertInto('factura')
      .values(made.map((fecha_creacion, at) => ({ ...line, fecha_creacion, precio: 2 ** at })))
      .execute()
    const found = []
    for (const [at, [id, days]] of questions.entries()) found.push([id, days, (await told(id, days)) - before[at]!])
    expect(found).toEqual(questions)
  })
  it('are the first and the last day with all between, of what went into wallets too (R-408)', async () => {
    const of = { '2026-10-06': 1101, '2026-10-07': 1102, '2026-10-08': 1103, '2026-10-09': 1104 }
    for (const [dia, importe] of Object.entries(of)) {
      await desk.call(addCredits, { id: berta, n: importe, f: 0 })
      await desk.db.updateTable('libro_asiento').set({ dia }).where('importe', '=', importe).execute()
    }
    const told = async (start: string, end: string) => (await rowsOf(1620, { start, end })).map(({ entrada }) => entrada)
    expect(await told('2026-10-07', '2026-10-08')).toEqual([11.02, 11.03])
    expect(await told('2026-10-08', '2026-10-08')).toEqual([11.03])
  })
  it('are all that it tells of: nothing of those before or after, whatever it is about (R-408)', async () => {
    const { id_reg_reserva: id } = await desk.book({ fecha_ini: today, hora_ini: 1260, socios: [anna, berta] })
    await desk.call(chargeBooking, { id, id_mst_caja: desk.register })
    await desk.call(addCash, { id_mst_caja: desk.register, amount: 100, desc_caja: 'Cambio' })
    const { carro } = await desk.sell(desk.water, 2)
    await desk.call(payCart, { ...desk.one, id_reg_tpv_carro: carro.id_reg_tpv_carro })
    await invoiceOver(desk, [await paidLine(desk, { precio: 500 })])
    await desk.db.insertInto('factura').values({ id_mst_tipofactura: 1, precio: 500, fecha_creacion: today }).execute()
    await desk.call(addCredits, { id: anna, n: 2000, f: 0 })
    await desk.call(deleteBooking, { id_reg_reserva: (await desk.book({ fecha_ini: today, hora_ini: 1200 })).id_reg_reserva })
    await desk.db.updateTable('socio').set({ fecha_alta: today }).where('id_mst_socios', '=', carles).execute()
    const told: string[] = []
    const silent: number[] = []
    // member numbers, and constants of courts and stocks
    const beside: ReadonlySet<string> = new Set(['numero', 'hora', 'abierto', 'existencias'])
    for (const report of reportIds) {
      const { modo } = await desk.call(reportFilterDates, { id: report })
      if (modo === 2) continue
      const now = modo === 1 ? { start: today, end: today } : { start: '2026-01-01', end: '2027-12-31' }
      if ((await rowsOf(report, now)).length === 0) silent.push(report)
      for (const days of [
        { start: '2019-03-04', end: '2019-03-04' },
        { start: '2039-03-04', end: '2039-03-04' },
      ]) {
        const rows = await rowsOf(report, days)
        // reports that count courts or members list all of them, with empty values
        const about = rows.filter((row) =>
          Object.entries(row).some(([name, value]) => typeof value === 'number' && value !== 0 && !beside.has(name)),
        )
        if (about.length > 0) told.push(`${report} ${days.start}`)
      }
    }
    expect(told).toEqual([])
    expect(silent).toEqual([])
  })
})
