import { updateCompany } from '@app/contract/company/companies'
import { generateSimplified, listOfficialInvoices } from '@app/contract/official-invoices/official-invoices'
import { listRuns } from '@app/contract/runs/run'
import { describe, expect, it } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'
import { brokenInvoices } from '../../testing/modules/official-invoices.ts'

const desk = await deskClub()
const { db } = desk
const { drained } = desk.product.outbox
const [anna, berta] = desk.members
await desk.call(updateCompany, { id: 1, nif: 'B85626240' })

/** Paid lines, their payers in turns. */
const paid = async (count: number, payers: readonly (number | undefined)[] = [anna]) => {
  const lines = Array.from({ length: count }, (_, at) => ({
    ...{ id_mst_socios: payers[at % payers.length], concepto: `Clase ${at}`, precio: 500, pagado: 500 },
    ...{ fecha_creacion: '2026-11-20', fecha_pago: '2026-11-20' },
  }))
  const made = await db.insertInto('factura').values(lines).returning('id_reg_factura').execute()
  return made.map(({ id_reg_factura }) => id_reg_factura)
}
const convert = (prefijo: string, ids: number[], more: object = {}) =>
  desk.call(generateSimplified, { prefijo, id_reg_factura: ids, ...more })
const issued = async (prefijo: string) => (await desk.call(listOfficialInvoices, { prefijo })).toReversed()
const runOf = async (id: number | null) => (await desk.call(listRuns, {})).find((run) => run.id_reg_proceso === id)
/** Does something while a slice waits for a line, which changes meanwhile. */
const whileWaiting = <T>(id: number, change: { pagado?: number; fecha_pago?: null; observaciones?: string }, work: () => Promise<T>) =>
  db.transaction().execute(async (tx) => {
    await tx.updateTable('factura').set(change).where('id_reg_factura', '=', id).execute()
    return work()
  })
const wrong = () => brokenInvoices(desk)

describe('a conversion of more lines than a slice has', () => {
  it('issues the first slice at once and the rest as a run, numbered on, and names the last number (0180)', async () => {
    const ids = await paid(250)
    const id_reg_proceso = await whileWaiting(ids[150]!, { observaciones: '' }, async () => {
      const begun = await convert('T', ids)
      expect([begun.emitidas.length, begun.emitidas.at(-1)!.num_completo]).toEqual([100, 'T26/000100'])
      expect(await runOf(begun.id_reg_proceso)).toMatchObject({ total: 250, hechos: 100, detalle: 'Emitidas 100, hasta T26/000100' })
      return begun.id_reg_proceso
    })
    await drained()
    expect(await runOf(id_reg_proceso)).toMatchObject({ estado: 'hecho', hechos: 250, detalle: 'Emitidas 250, hasta T26/000250' })
    expect((await issued('T')).map(({ num_factura }) => num_factura)).toEqual(ids.map((_, at) => at + 1))
    expect(await wrong()).toEqual([])
  })
  it('keeps the lines of a payer together, also beyond a slice (R-162)', async () => {
    const ids = [...(await paid(120, [anna])), ...(await paid(30, [berta])), ...(await paid(3, [anna]))]
    const { emitidas } = await convert('G', ids, { agrupar: true })
    expect(emitidas.map(({ importe }) => importe)).toEqual([123 * 500])
    await drained()
    expect((await issued('G')).map(({ importe }) => importe)).toEqual([123 * 500, 30 * 500])
    expect(await wrong()).toEqual([])
  })
  it('leaves out what changed in between', async () => {
    const ids = await paid(205)
    const { id_reg_proceso } = await whileWaiting(ids[150]!, { pagado: 0, fecha_pago: null }, () => convert('C', ids))
    await drained()
    expect((await issued('C')).map(({ num_factura }) => num_factura)).toEqual(Array.from({ length: 204 }, (_, at) => at + 1))
    expect(await runOf(id_reg_proceso)).toMatchObject({
      estado: 'hecho',
      detalle: 'Emitidas 204, hasta C26/000204 · 1 línea que cambió se queda fuera',
    })
    expect(await wrong()).toEqual([])
  })
  it('checks all lines first: one that stays out, or a payer beyond the limit, issues nothing', async () => {
    const ids = await paid(201)
    await db.updateTable('factura').set({ prc_iva: 0 }).where('id_reg_factura', '=', ids[200]!).execute()
    await expect(convert('N', ids)).rejects.toMatchObject({ code: 'oficial.sin_causa' })
    await db
      .updateTable('factura')
      .set({ prc_iva: 2100, precio: 300_000, pagado: 300_000 })
      .where('id_reg_factura', '=', ids[200]!)
      .execute()
    await expect(convert('N', ids, { agrupar: true })).rejects.toMatchObject({ code: 'oficial.supera_limite' })
    expect(await issued('N')).toEqual([])
  })
  it('of which a slice is refused stays where it was, and tells why', async () => {
    const ids = await paid(150)
    const id_reg_proceso = await whileWaiting(ids[120]!, { observaciones: '' }, async () => {
      const begun = await convert('F', ids, { fecha: '2026-11-19' })
      await convert('F', await paid(1))
      return begun.id_reg_proceso
    })
    await drained()
    const run = await runOf(id_reg_proceso)
    expect(run).toMatchObject({ estado: 'en_curso', hechos: 100, detalle: 'Emitidas 100, hasta F26/000100' })
    expect(run!.error).toContain('oficial.fecha_anterior')
    expect(await issued('F')).toHaveLength(101)
    expect(await wrong()).toEqual([])
  })
})
