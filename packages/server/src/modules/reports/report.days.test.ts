import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { addCash } from '@app/contract/cash/move-cash'
import { chargeBooking } from '@app/contract/invoices/collect'
import { createPassType } from '@app/contract/pass-types/pass-types'
import { updatePass } from '@app/contract/passes/member-passes'
import { sellPass } from '@app/contract/passes/sell-pass'
import { readField } from '@app/contract/reports/field-names'
import { reportFilterDates, reportIds, runReport, toneField } from '@app/contract/reports/report'
import { payCart } from '@app/contract/till/pay-cart'
import { addCredits } from '@app/contract/wallet/move-credits'
import { describe, expect, it } from 'vitest'
import { tillClub } from '../till/testing.ts'

const today = '2026-11-20'
const desk = await tillClub()
const [anna, berta, carles] = desk.members
/** The rows of a report with the names of its columns alone. */
const rowsOf = async (id: number, days: { start: string; end: string }) =>
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
    // one that is over already
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

describe('the days that a report is asked for', () => {
  it('are all that it tells of: nothing of those before or after, whatever it is about (R-408)', async () => {
    const { id_reg_reserva: id } = await desk.book({ fecha_ini: today, hora_ini: 1260, socios: [anna, berta] })
    await desk.call(chargeBooking, { id, id_mst_caja: desk.register })
    await desk.call(addCash, { id_mst_caja: desk.register, amount: 100, desc_caja: 'Cambio' })
    const { carro } = await desk.sell(desk.water, 2)
    await desk.call(payCart, { ...desk.one, id_reg_tpv_carro: carro.id_reg_tpv_carro })
    await desk.call(addCredits, { id: anna, n: 2000, f: 0 })
    await desk.call(deleteBooking, { id_reg_reserva: (await desk.book({ fecha_ini: today, hora_ini: 1200 })).id_reg_reserva })
    await desk.db.updateTable('socio').set({ fecha_alta: today }).where('id_mst_socios', '=', carles).execute()
    const told: string[] = []
    const silent: number[] = []
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
        // what counts courts or members tells of all of them, with nothing beside them
        const about = rows.filter((row) =>
          Object.entries(row).some(
            ([name, value]) => /Num|^(importe|total|pagado|entrada|salida|ocupado|reservas)$/.test(name) && value !== 0 && value !== null,
          ),
        )
        if (about.length > 0) told.push(`${report} ${days.start}`)
      }
    }
    expect(told).toEqual([])
    expect(silent).toEqual([])
  })
})
