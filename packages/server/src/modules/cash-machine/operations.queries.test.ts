import { cardPayments, decideOperation } from '@app/contract/cards/card-payments'
import { executeOperation, queryMachine, startPayout } from '@app/contract/cash-machine/operations'
import { chargeSelected } from '@app/contract/invoices/collect'
import { deleteLines } from '@app/contract/invoices/delete-lines'
import { afterEach, describe, expect, it } from 'vitest'
import { after } from '../../kit/clock.ts'
import { insertJob } from '../../kit/work/jobs.ts'
import { machineClub } from '../../testing/modules/cash-machine.ts'
import { saveSetting } from '../club/public.ts'
import { machineJob } from '../ledger/public.ts'

const desk = await machineClub()
const { machine, line, rowOf, tick, drained, state, sale, cancel, requireRight } = desk
const [anna, berta] = desk.members
afterEach(async () => {
  machine.well()
  await tick(200)
  await requireRight()
})
const operationOf = (id: number) =>
  desk.db.selectFrom('libro_operacion').selectAll().where('id_reg_operacion', '=', id).executeTakeFirstOrThrow()
/** Number of calls of an operation of the machine. */
const times = (what: string) => machine.received.get(what) ?? 0
/** A sale whose coins were never reported, and that staff decided as not done. */
async function unheard(ids: readonly number[], cents: number) {
  const operation = await sale(ids)
  machine.behave('askOperation', 'silent')
  machine.insert(cents)
  await tick(200)
  await desk.call(decideOperation, { id: operation, hecha: false })
  return operation
}

describe('what the machine is asked', () => {
  it('of a charge that runs is how far it is: it is told to begin once, and nothing more of one that is done', async () => {
    const operation_id = await sale([await line(500)])
    await tick()
    const begun = times('acknowledgeOperationId')
    await tick()
    await tick()
    expect(times('acknowledgeOperationId')).toBe(begun)
    machine.insert(500)
    await tick()
    expect(await state(operation_id)).toMatchObject({ estado: 'hecha' })
    const asked = times('askOperation')
    await desk.call(queryMachine, { operation_id })
    await desk.call(executeOperation, { operation_id })
    await drained()
    expect(times('askOperation')).toBe(asked)
  })
  it('of what a person decided is what became of it: it is not told to end it', async () => {
    const id = await line(300)
    const operation = await sale([id])
    machine.behave('askOperation', 'silent')
    await tick(200)
    await desk.call(decideOperation, { id: operation, hecha: false })
    const [asked, ended] = [times('askOperation'), times('finishOperation')]
    await tick(200)
    expect(times('askOperation')).toBeGreaterThan(asked)
    expect(times('finishOperation')).toBe(ended)
  })
  it('once more of a charge that came to nothing does not change why', async () => {
    const operation_id = await sale([await line(300)])
    machine.cancel(machine.running()!)
    await tick()
    expect(await state(operation_id)).toMatchObject({ estado: 'retirada', respuesta: 'cancelado_maquina' })
    // its own time would be over by now
    await tick(300)
    await desk.call(queryMachine, { operation_id })
    await drained()
    expect(await state(operation_id)).toMatchObject({ estado: 'retirada', respuesta: 'cancelado_maquina' })
  })
})

describe('a charge', () => {
  it('that is cancelled twice has the time of the first', async () => {
    const operation = await sale([await line(300)])
    machine.behave('*', 'silent')
    await cancel(operation)
    const { caduca } = await operationOf(operation)
    expect(caduca).toEqual(desk.now())
    await tick(5)
    await cancel(operation)
    expect(await operationOf(operation)).toMatchObject({ caduca, respuesta: 'cancelado' })
  })
  it('and what is paid out are of the member whose lines they are, and of nobody where they are of two', async () => {
    const sold = async (first: number, second: number) => {
      const operation = await sale([await line(200, first), await line(300, second)])
      machine.insert(500)
      await tick()
      return (await operationOf(operation)).id_mst_socios
    }
    expect(await sold(berta, berta)).toBe(berta)
    expect(await sold(anna, berta)).toBeNull()
    const paidOut = async (first: number, second: number) => {
      const ids = [await line(200, first), await line(300, second)]
      await desk.call(chargeSelected, { facturasSeleccionadas: ids })
      const facturas = ids.map((id_reg_factura) => ({ id_reg_factura, importe: null }))
      const { operation_id } = await desk.call(startPayout, { facturas, motivo: null })
      await drained()
      await tick()
      return (await operationOf(operation_id)).id_mst_socios
    }
    expect(await paidOut(berta, berta)).toBe(berta)
    expect(await paidOut(anna, berta)).toBeNull()
  })
})

describe('a club that takes its machine away', () => {
  const named = (valor: string) => saveSetting(desk.db as never, 'CASHDRO_IP', { valor })
  it('has nothing begun there that was asked for before, and nothing forgotten that was under way', async () => {
    const waiting = await line(220)
    await named('')
    const row = { clase: 'maquina_cobro', importe: 220, fecha: desk.now(), caduca: after(desk.now(), 150) } as const
    const asked = await desk.db.insertInto('libro_operacion').values(row).returning('id_reg_operacion').executeTakeFirstOrThrow()
    const { id_reg_operacion: id } = asked
    await desk.db
      .insertInto('libro_operacion_linea')
      .values({ ...asked, id_reg_factura: waiting, importe: 220 })
      .execute()
    await desk.db.updateTable('factura').set({ retenido: 220 }).where('id_reg_factura', '=', waiting).execute()
    await insertJob(desk.tx, machineJob, { id }, { now: desk.now() })
    await drained()
    expect(await operationOf(id)).toMatchObject({ estado: 'retirada', respuesta: 'sin_maquina', referencia: null })
    expect(await rowOf(waiting)).toMatchObject({ retenido: 0, pagado: 0 })
    await named('simulador')
    const held = await line(230)
    const running = await sale([held])
    await named('')
    await tick(100)
    expect(await operationOf(running)).toMatchObject({ estado: 'pendiente' })
    await tick(100)
    expect(await operationOf(running)).toMatchObject({ estado: 'dudosa', respuesta: 'sin_maquina' })
    expect(await rowOf(held)).toMatchObject({ retenido: 230 })
    await named('simulador')
    // the machine is asked to end it, and queried for the result
    await tick(200)
    await tick(200)
    expect(await rowOf(held)).toMatchObject({ retenido: 0, pagado: 0 })
  })
})

describe('coins that the machine tells of late, for a line that was deleted meanwhile (A-50)', () => {
  const kept = async (importe: number) => (await desk.call(cardPayments)).sobrantes.find((one) => one.importe === importe)
  it('are the payer’s', async () => {
    const id = await line(210)
    const operation = await unheard([id], 210)
    await desk.call(deleteLines, { id_reg_facturas: [id] })
    machine.well()
    await tick(200)
    expect(await operationOf(operation)).toMatchObject({ estado: 'hecha', movido: 210, respuesta: 'tarde 210' })
    expect(await kept(210)).toMatchObject({ de_maquina: true, id_mst_socios: anna })
  })
  it('are the payer’s too where the line is still kept for what was paid of it before', async () => {
    const id = await line(400)
    await desk.call(chargeSelected, { facturasSeleccionadas: [id], importe: 130 })
    const operation = await unheard([id], 270)
    expect(await desk.call(deleteLines, { id_reg_facturas: [id] })).toMatchObject({ borradas: 1, anulado: 130 })
    machine.well()
    await tick(200)
    expect(await operationOf(operation)).toMatchObject({ estado: 'hecha', movido: 270, respuesta: 'tarde 270' })
    expect(await rowOf(id)).toMatchObject({ pagado: 0, fecha_pago: null })
    expect(await kept(270)).toMatchObject({ de_maquina: true, id_mst_socios: anna })
  })
})
