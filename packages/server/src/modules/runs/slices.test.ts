import { listActs, undoAct } from '@app/contract/member-acts/member-act'
import { previewAct, runAct } from '@app/contract/member-acts/run-act'
import { continueRun, listRuns, stopRun } from '@app/contract/runs/run'
import { saveWalletPrices } from '@app/contract/wallet/wallet-prices'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { broken, deskClub } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { db } = desk
const { drained } = desk.product.outbox

const many = 250
let pack: number
let ids: number[]
beforeAll(async () => {
  const price = { precio: 5000, credito: 6000, desc: 'Cincuenta', dias_caducidad: 0 }
  const [made] = await desk.call(saveWalletPrices, {
    precios: [{ ...price, id_mst_tipoingreso: null, id_mst_monedero_virtual_precios: null }],
  })
  pack = made!.id_mst_monedero_virtual_precios
})
let clock = Date.parse('2026-11-20T10:00:00Z')
const pass = (seconds: number) => {
  clock += seconds * 1000
  desk.at(new Date(clock).toISOString())
}
beforeEach(async () => {
  // the runs before are no longer shown
  pass(3600)
  const people = Array.from({ length: many }, (_, at) => ({
    ...{ nombre: 'Nil', apellidos: `Pou${at}`, id_mst_tiposocio: 2 },
    email: `nil${clock}.${at}@club.test`,
  }))
  ids = (await db.insertInto('socio').values(people).returning('id_mst_socios').execute()).map((row) => row.id_mst_socios)
})
const seleccion = () => ({ regla: null, menos: [], ids: [...ids] })
const topUp = () => ({ seleccion: seleccion(), acto: 'topup' as const, id_mst_monedero_virtual_precios: pack })
/** One more than a slice has. */
const readers = 101
const letter = () => ({
  seleccion: { ...seleccion(), ids: ids.slice(0, readers) },
  acto: 'mail' as const,
  asunto: 'Cierre',
  texto: 'No abrimos.',
})
const lines = () => db.selectFrom('factura').select(['id_mst_socios', 'fecha_baja']).where('id_mst_socios', 'in', ids).execute()
const actOf = async (id: number) => (await desk.call(listActs, {})).find((one) => one.id_reg_socio_acto === id)!
const letters = async () => (await db.selectFrom('outbox').select('id').where('kind', '=', 'mail').execute()).length

describe('an act on more members than a slice has', () => {
  it('is done in slices, each member once, in the name of its user, and the run tells how far it is (0172)', async () => {
    const shown = await desk.call(previewAct, topUp())
    expect(shown).toMatchObject({ hechos: many, importe: many * 5000 })
    const begun = await desk.call(runAct, { ...topUp(), huella: shown.huella })
    expect(begun).toMatchObject({ hechos: many, saltados: 0, importe: many * 5000, id_reg_proceso: expect.any(Number) })
    await drained()
    expect(new Set((await lines()).map((one) => one.id_mst_socios)).size).toBe(many)
    expect(await lines()).toHaveLength(many)
    expect(await actOf(begun.id_reg_socio_acto)).toMatchObject({ hechos: many, importe: many * 5000, fecha_fin: expect.any(Date) })
    const [run, ...others] = await desk.call(listRuns, {})
    expect(others).toEqual([])
    expect(run).toMatchObject({
      ...{ clase: 'member-acts.run', detalle: 'Recargar monedero: Cincuenta', estado: 'hecho', error: null },
      ...{ total: many, hechos: many, autor: expect.stringContaining('Prueba') },
    })
    const entries = await db.selectFrom('auditoria').select('id_mst_socios').where('accion', '=', 'member-acts.run').execute()
    expect(entries).toEqual(Array.from({ length: 3 }, () => ({ id_mst_socios: desk.id })))
    expect(await broken(desk)).toEqual([])
    // nobody’s number is kept once it has ended
    const kept = await db.selectFrom('proceso').select('datos').where('estado', '=', 'hecho').execute()
    expect(kept.map(({ datos }) => datos)).toEqual(kept.map(() => ({})))
  })
  it('is undone in slices, too, and leaves what was used meanwhile', async () => {
    const { id_reg_socio_acto: id } = await desk.call(runAct, topUp())
    await drained()
    await db.updateTable('factura').set({ pagado: 100 }).where('id_mst_socios', '=', ids[7]!).execute()
    expect(await desk.call(undoAct, { id })).toMatchObject({ id_reg_proceso: expect.any(Number) })
    await expect(desk.call(undoAct, { id })).rejects.toMatchObject({ code: 'acto.ya_deshecho' })
    await drained()
    expect(await actOf(id)).toMatchObject({ hechos: many, deshechos: many - 1 })
    expect((await lines()).filter(({ fecha_baja }) => fecha_baja === null)).toEqual([{ id_mst_socios: ids[7], fecha_baja: null }])
    await db.updateTable('factura').set({ pagado: 0 }).where('id_mst_socios', '=', ids[7]!).execute()
    expect(await broken(desk)).toEqual([])
  })
  it('ends where its undoing begins, and all that was done is undone', async () => {
    const { id_reg_socio_acto: id } = await desk.call(runAct, topUp())
    await desk.call(undoAct, { id })
    await drained()
    const { hechos, deshechos, fecha_fin } = await actOf(id)
    expect(deshechos).toBe(hechos)
    expect(fecha_fin).not.toBeNull()
    expect((await lines()).filter(({ fecha_baja }) => fecha_baja === null)).toEqual([])
    expect(await broken(desk)).toEqual([])
  })
  it('leaves out a member that changed meanwhile', async () => {
    const { id_reg_proceso } = await desk.call(runAct, letter())
    await db
      .updateTable('socio')
      .set({ email: null })
      .where('id_mst_socios', '=', ids[readers - 1]!)
      .execute()
    await drained()
    const [run] = await desk.call(listRuns, {})
    expect([run!.estado, id_reg_proceso]).toEqual(['en_curso', expect.any(Number)])
    pass(60)
    const before = await letters()
    await drained()
    expect((await letters()) - before).toBe(readers - 1)
  })
})

describe('a run', () => {
  it('is stopped and goes on where it was', async () => {
    await desk.call(runAct, letter())
    await drained()
    // its letters leave in a minute
    const { id_reg_proceso: id } = (await desk.call(listRuns, {})).find(({ clase }) => clase === 'member-acts.send')!
    await desk.call(stopRun, { id })
    await expect(desk.call(stopRun, { id })).rejects.toMatchObject({ status: 409, code: 'proceso.no_en_curso' })
    pass(60)
    const before = await letters()
    await drained()
    expect(await letters()).toBe(before)
    await desk.call(continueRun, { id })
    await expect(desk.call(continueRun, { id })).rejects.toMatchObject({ status: 409, code: 'proceso.no_parado' })
    await drained()
    expect((await letters()) - before).toBe(readers)
    await expect(desk.call(stopRun, { id })).rejects.toMatchObject({ code: 'proceso.no_en_curso' })
  })
  it('is seen, stopped and continued by those with its right only', async () => {
    await desk.call(runAct, letter())
    await drained()
    const [{ id_reg_proceso: id } = { id_reg_proceso: 0 }] = await desk.call(listRuns, {})
    const other = await desk.as({ rights: ['cash'] })
    expect(await other.call(listRuns, {})).toEqual([])
    await expect(other.call(stopRun, { id })).rejects.toMatchObject({ status: 403 })
    await expect(other.call(stopRun, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
    const equal = await desk.as({ rights: ['members'] })
    expect(await equal.call(listRuns, {})).not.toEqual([])
    await expect((await desk.as({ rights: [] })).call(listRuns, {})).rejects.toMatchObject({ status: 403 })
  })
  it('of an author without access does not get on, says why, and goes on once he has it again', async () => {
    const author = await desk.as({ rights: ['members'] })
    await author.call(runAct, letter())
    await drained()
    await db.updateTable('socio').set({ acceso_web: false }).where('id_mst_socios', '=', author.id).execute()
    pass(60)
    const before = await letters()
    await drained()
    const stuck = async () => (await desk.call(listRuns, {})).find(({ clase }) => clase === 'member-acts.send')!
    expect(await stuck()).toMatchObject({ estado: 'en_curso', hechos: 0, error: expect.stringContaining('msg.not_allowed') })
    await db.updateTable('socio').set({ acceso_web: true }).where('id_mst_socios', '=', author.id).execute()
    pass(10)
    await drained()
    expect(await stuck()).toMatchObject({ estado: 'hecho', hechos: readers, error: null })
    expect((await letters()) - before).toBe(readers)
  })
})
