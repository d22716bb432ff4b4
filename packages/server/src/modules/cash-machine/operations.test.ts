import { cardPayments, decideOperation, refundSurplus } from '@app/contract/cards/card-payments'
import * as machineCalls from '@app/contract/cash-machine/operations'
import { chargeSelected } from '@app/contract/invoices/collect'
import { voidPayments } from '@app/contract/invoices/wrong-payment'
import { afterEach, describe, expect, it } from 'vitest'
import { machineClub } from '../../testing/modules/cash-machine.ts'
import { saveSetting } from '../club/public.ts'

const desk = await machineClub()
const { machine, line, rowOf, tick, drained, state, sale, cancel, inMachine, requireRight } = desk
const refusal = (code: string) => expect.objectContaining({ code })
const start = (ids: readonly number[], importe?: number) =>
  desk.call(machineCalls.startSale, { facturasSeleccionadas: [...ids], ...(importe && { importe }) })
const charge = (id: number) => desk.call(chargeSelected, { facturasSeleccionadas: [id] })
/** Ends the operation under way, so that the next test finds the machine free. */
const free = async () => {
  machine.well()
  const { en_curso } = await desk.call(machineCalls.cashMachine)
  if (en_curso !== null) await cancel(en_curso)
  await tick(200)
  await tick(200)
}
afterEach(async () => {
  await free()
  await requireRight()
})

describe('a charge at the cash machine', () => {
  it('begins at 25, rises with every question, and is 100 and paid when the machine has finished (R-155, R-158, R-391, R-396, R-397, R-398)', async () => {
    const id = await line(1825)
    const before = await inMachine()
    const begun = await start([id])
    expect(begun).toMatchObject({ progreso: 25, state: 'I', estado: 'pendiente', status_final: null, importe: 1825, por_fichero: false })
    await drained()
    await tick(4)
    expect(await state(begun.operation_id)).toMatchObject({ progreso: 27, state: 'E' })
    machine.insert(1000)
    await tick()
    expect(await rowOf(id)).toMatchObject({ pagado: 0, retenido: 1825 })
    machine.insert(830)
    await tick()
    expect(await state(begun.operation_id)).toMatchObject({ progreso: 100, state: 'F', status_final: 1, estado: 'hecha', movido: 1825 })
    expect(await rowOf(id)).toMatchObject({ pagado: 1825, retenido: 0, fecha_pago: '2026-11-20', id_mst_tipopago: 1 })
    expect((await inMachine()) - before).toBe(1825)
    expect(machine.operations.get([...machine.operations.keys()].at(-1)!)).toMatchObject({ imported: true })
    const confirmed = { operation_id: begun.operation_id, id_reg_factura: id }
    const { body } = await desk.http({ method: 'POST', url: '/cashdro/confirmar-transaccion', body: confirmed })
    expect(body).toMatchObject({ status: 'ok', data: { pagado_check: 1, importe: 18.25 } })
    await expect(desk.call(machineCalls.confirmSale, { ...confirmed, id_reg_factura: await line(1) })).rejects.toEqual(
      refusal('cash_machine.no_pagada'),
    )
  })
  it('is confirmed by line with what came in for it at the machine, and nothing that was paid another way', async () => {
    const [one, other] = [await line(500), await line(400)]
    await desk.call(chargeSelected, { facturasSeleccionadas: [one], importe: 200 })
    const operation_id = await sale([one, other])
    const confirmed = (id_reg_factura: number) => desk.call(machineCalls.confirmSale, { operation_id, id_reg_factura })
    await expect(confirmed(one)).rejects.toEqual(refusal('cash_machine.no_pagada'))
    machine.insert(700)
    await tick()
    expect((await state(operation_id)).facturas).toEqual([
      { id_reg_factura: one, importe: 300 },
      { id_reg_factura: other, importe: 400 },
    ])
    expect([await confirmed(one), await confirmed(other)]).toMatchObject([
      { pagado_check: true, importe: 300 },
      { pagado_check: true, importe: 400 },
    ])
  })
  it('is not said to be under way while somebody has a payment link, and pays none of an earlier charge that was cancelled', async () => {
    const id_reg_operacion = 987_654
    const waiting = { id_reg_operacion, clase: 'enlace', estado: 'pendiente', importe: 500, fecha: desk.now() } as const
    await desk.db.insertInto('libro_operacion').values(waiting).execute()
    expect((await desk.call(machineCalls.cashMachine)).en_curso).toBeNull()
    await desk.db.deleteFrom('libro_operacion').where('id_reg_operacion', '=', id_reg_operacion).execute()
    const [before, now] = [await line(500), await line(500)]
    const first = await sale([before])
    await cancel(first)
    await drained()
    await tick()
    await sale([now])
    machine.insert(500)
    await tick()
    expect([await rowOf(before), await rowOf(now)]).toMatchObject([{ pagado: 0 }, { pagado: 500 }])
  })
  it('is begun by itself, and once, however often it is asked to begin', async () => {
    const id = await line(100)
    const { operation_id } = await start([id])
    const before = machine.received.get('startOperation') ?? 0
    await Promise.all([1, 2, 3].map(() => desk.call(machineCalls.executeOperation, { operation_id })))
    await drained()
    expect((machine.received.get('startOperation') ?? 0) - before).toBeLessThanOrEqual(1)
    machine.insert(100)
    await tick()
    expect(await state(operation_id)).toMatchObject({ estado: 'hecha', movido: 100 })
  })
  it('holds its lines: no other desk charges them by any way, nor a second click (R-155)', async () => {
    const id = await line(500)
    const operation = await sale([id])
    await expect(charge(id)).rejects.toEqual(refusal('cash_machine.linea_ocupada'))
    await expect(start([id])).rejects.toEqual(refusal('cash_machine.linea_ocupada'))
    await expect(start([await line(100)])).rejects.toEqual(refusal('cash_machine.ocupada'))
    expect(await desk.call(machineCalls.cashMachine)).toEqual({ hay: true, de_prueba: true, en_curso: operation })
    await cancel(operation)
    await drained()
    await tick()
    expect((await charge(id)).cobrado).toBe(500)
  })
  it('is cancelled: what fell in comes back, the counter is 0, and the lines are free (R-395, R-399, R-401, R-405)', async () => {
    const id = await line(2000)
    const operation = await sale([id])
    machine.insert(500)
    expect(await cancel(operation)).toMatchObject({ respuesta: 'cancelado' })
    await drained()
    await tick()
    expect(await state(operation)).toMatchObject({
      progreso: 0,
      state: 'F',
      status_final: 4,
      estado: 'retirada',
      respuesta: 'cancelado',
      movido: 0,
    })
    expect(await rowOf(id)).toMatchObject({ pagado: 0, retenido: 0, fecha_pago: null })
    await expect(cancel(operation)).rejects.toEqual(refusal('cash_machine.ya_no_pendiente'))
  })
  it('is cancelled by itself when the counter is full, after 150 seconds (A-50, R-400)', async () => {
    const operation = await sale([await line(300)])
    await tick(148)
    expect(await state(operation)).toMatchObject({ estado: 'pendiente', progreso: 99 })
    await tick(2)
    await tick(2)
    expect(await state(operation)).toMatchObject({ estado: 'retirada', respuesta: 'tiempo', progreso: 0 })
  })
  it('says that the customer cancelled at the machine, where its time was not over', async () => {
    const operation = await sale([await line(300)])
    machine.cancel(machine.running()!)
    await tick(2)
    expect(await state(operation)).toMatchObject({ estado: 'retirada', respuesta: 'cancelado_maquina', movido: 0 })
  })
  it('says that its time was over from its last second on, also where the customer cancelled then', async () => {
    for (const [seconds, respuesta] of [
      [149, 'cancelado_maquina'],
      [150, 'tiempo'],
    ] as const) {
      const operation = await sale([await line(300)])
      machine.cancel(machine.running()!)
      await tick(seconds)
      expect(await state(operation)).toMatchObject({ estado: 'retirada', respuesta, state: 'F', status_final: 4 })
    }
  })
  it('pays in part what the machine kept of a cancelled charge', async () => {
    const [one, other] = [await line(600), await line(600)]
    const operation = await sale([one, other])
    machine.insert(700)
    machine.jam(true)
    await cancel(operation)
    await drained()
    await tick()
    machine.jam(false)
    expect(await state(operation)).toMatchObject({ estado: 'hecha', movido: 700, importe: 1200 })
    expect(await rowOf(one)).toMatchObject({ pagado: 600, fecha_pago: '2026-11-20', retenido: 0 })
    expect(await rowOf(other)).toMatchObject({ pagado: 100, fecha_pago: null, retenido: 0 })
    expect((await charge(other)).cobrado).toBe(500)
  })
  it('keeps for the payer what the machine could not give as change, and pays it out when asked', async () => {
    const id = await line(1500)
    const operation = await sale([id])
    machine.empty()
    machine.jam(true)
    machine.insert(2000)
    await tick()
    machine.jam(false)
    expect(await state(operation)).toMatchObject({ estado: 'hecha', movido: 2000 })
    expect(await rowOf(id)).toMatchObject({ pagado: 1500 })
    const kept = (await desk.call(cardPayments)).sobrantes.find((one) => one.importe === 500)!
    expect(kept).toMatchObject({ de_maquina: true, id_mst_socios: desk.members[0] })
    const before = await inMachine()
    await desk.call(refundSurplus, { id: kept.id_reg_cuenta })
    await drained()
    await tick()
    expect((await inMachine()) - before).toBe(-500)
    expect((await desk.call(cardPayments)).sobrantes).toEqual([])
  })
  it('takes a part of what is left, and refuses more than that, nothing, a paid line and a line that is not there', async () => {
    const id = await line(1000)
    await expect(start([id], 1001)).rejects.toEqual(refusal('msg.importeSuperiorADeuda'))
    await expect(start([])).rejects.toEqual(refusal('No_element_selected'))
    await expect(start([999_999])).rejects.toEqual(refusal('msg.not_found'))
    await expect(start([await line(0)])).rejects.toEqual(refusal('msg.importe_cero'))
    const operation = await sale([id], 400)
    machine.insert(400)
    await tick()
    expect(await state(operation)).toMatchObject({ estado: 'hecha', movido: 400 })
    expect(await rowOf(id)).toMatchObject({ pagado: 400, fecha_pago: null })
    await charge(id)
    await expect(start([id])).rejects.toEqual(refusal('msg.FACTURA_YA_PAGADA'))
  })
  it('holds of two lines the one alone that a smaller sum pays', async () => {
    const [first, second] = [await line(1000), await line(500)]
    const { operation_id } = await start([first, second], 700)
    expect([await rowOf(first), await rowOf(second)]).toMatchObject([{ retenido: 700 }, { retenido: 0 }])
    const parts = desk.db.selectFrom('libro_operacion_linea').select('id_reg_factura')
    expect(await parts.where('id_reg_operacion', '=', operation_id).execute()).toEqual([{ id_reg_factura: first }])
  })
  it('leaves a payment by card that comes meanwhile to the payer: the line is paid once', async () => {
    const id = await line(500)
    const operation = await sale([id])
    const { id_reg_operacion } = await desk.db
      .insertInto('libro_operacion')
      .values({ clase: 'pasarela_cobro', estado: 'dudosa', importe: 500, fecha: desk.now(), id_mst_socios: desk.members[0] })
      .returning('id_reg_operacion')
      .executeTakeFirstOrThrow()
    await desk.db.insertInto('libro_operacion_linea').values({ id_reg_operacion, id_reg_factura: id, importe: 500 }).execute()
    await desk.call(decideOperation, { id: id_reg_operacion, hecha: true })
    machine.insert(500)
    await tick()
    expect(await state(operation)).toMatchObject({ estado: 'hecha', movido: 500 })
    expect(await rowOf(id)).toMatchObject({ pagado: 500, retenido: 0 })
    expect((await desk.call(cardPayments)).sobrantes).toMatchObject([{ importe: 500, de_maquina: false }])
  })
  it('is not voided like a payment that somebody keyed: the machine holds the money', async () => {
    const id = await line(100)
    await sale([id])
    machine.insert(100)
    await tick()
    const paid = await desk.db
      .selectFrom('libro_asiento')
      .select('id_reg_asiento')
      .where('id_reg_factura', '=', id)
      .executeTakeFirstOrThrow()
    await expect(desk.call(voidPayments, { cobros: [paid.id_reg_asiento] })).rejects.toEqual(refusal('cash_machine.de_maquina'))
  })
})

describe('a cash machine that answers badly', () => {
  it.each([
    ['silent', 'silent'],
    ['lost', 'silent'],
    ['nonsense', 'nonsense'],
    ['twice', 'nonsense'],
    [-1, '-1'],
    [-1900, '-1900'],
    [-998, '-998'],
  ] as const)(
    'at the start (%s) has taken nothing: the charge ends with its reason and the line is free (R-404)',
    async (mood, respuesta) => {
      const id = await line(700)
      machine.behave('startOperation', mood)
      const operation = await sale([id])
      expect(await state(operation)).toMatchObject({ estado: 'retirada', status_final: 4, respuesta, progreso: 0 })
      machine.well()
      expect((await charge(id)).cobrado).toBe(700)
    },
  )
  it.each(['silent', 'lost', 'nonsense', 'twice'] as const)(
    'when it is let run (%s) is told again, and the charge goes on',
    async (mood) => {
      const id = await line(700)
      machine.behave('acknowledgeOperationId', mood)
      const operation = await sale([id])
      machine.well()
      await tick()
      machine.insert(700)
      await tick()
      expect(await state(operation)).toMatchObject({ estado: 'hecha', movido: 700 })
    },
  )
  it.each(['silent', 'lost', 'nonsense', 'twice', -2] as const)(
    'when it is asked (%s) leaves the charge doubtful with its lines held, and what it says late is applied (A-50)',
    async (mood) => {
      const id = await line(900)
      const operation = await sale([id])
      machine.behave('*', mood)
      machine.insert(900)
      await tick(100)
      expect(await state(operation)).toMatchObject({ estado: 'pendiente' })
      await tick(90)
      expect(await state(operation)).toMatchObject({ estado: 'dudosa', status_final: null })
      expect((await desk.call(cardPayments)).operaciones.find((one) => one.id_reg_operacion === operation)).toMatchObject({
        estado: 'dudosa',
      })
      await expect(charge(id)).rejects.toEqual(refusal('cash_machine.linea_ocupada'))
      machine.well()
      await desk.call(machineCalls.queryMachine, { operation_id: operation })
      await drained()
      expect(await state(operation)).toMatchObject({ estado: 'hecha', movido: 900 })
      expect(await rowOf(id)).toMatchObject({ pagado: 900, retenido: 0 })
    },
  )
  it('when it is cancelled is asked to again, until it has', async () => {
    const operation = await sale([await line(900)])
    machine.insert(100)
    machine.behave('finishOperation', 'silent')
    await cancel(operation)
    await drained()
    await tick()
    expect(await state(operation)).toMatchObject({ estado: 'pendiente', respuesta: 'cancelado' })
    machine.well()
    await tick()
    await tick()
    expect(await state(operation)).toMatchObject({ estado: 'retirada', respuesta: 'cancelado' })
  })
  it('at the end, of having been taken in, changes nothing', async () => {
    const id = await line(100)
    machine.behave('setOperationImported', 'silent')
    const operation = await sale([id])
    machine.insert(100)
    await tick()
    await tick()
    await desk.call(machineCalls.queryMachine, { operation_id: operation })
    await drained()
    expect(await rowOf(id)).toMatchObject({ pagado: 100 })
  })
  it('is decided about by a person; money that it tells of later is the payer’s (A-50)', async () => {
    const id = await line(800)
    const operation = await sale([id])
    machine.behave('*', 'silent')
    machine.insert(800)
    await tick(190)
    await desk.call(decideOperation, { id: operation, hecha: false })
    expect((await charge(id)).cobrado).toBe(800)
    machine.well()
    await desk.call(machineCalls.queryMachine, { operation_id: operation })
    await drained()
    expect(await state(operation)).toMatchObject({ estado: 'hecha', movido: 800 })
    expect((await desk.call(cardPayments)).sobrantes.find((one) => one.importe === 800)).toMatchObject({ id_mst_socios: desk.members[0] })
  })
})

describe('a club without a machine', () => {
  it('offers none and begins nothing: no address, or no password (R-393, R-406)', async () => {
    await saveSetting(desk.db as never, 'CASHDRO_IP', { valor: '' })
    expect(await desk.call(machineCalls.cashMachine)).toMatchObject({ hay: false })
    await expect(start([await line(100)])).rejects.toEqual(refusal('cash_machine.sin_maquina'))
    await saveSetting(desk.db as never, 'CASHDRO_IP', { valor: 'simulador' })
    await desk.db.updateTable('empresa').set({ clave_maquina: null }).execute()
    expect(await desk.call(machineCalls.cashMachine)).toMatchObject({ hay: false })
  })
})
