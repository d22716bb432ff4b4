import * as declared from '@app/contract/cash-machine/operations'
import { isPaid } from '@app/contract/invoices/invoice-rules'
import { machineKinds } from '@app/contract/ledger/operation'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { linesForRefund, lockLines, postRefund } from '../invoices/public.ts'
import { changeOperation, lockOperation } from '../ledger/public.ts'
import { beginSale, partsOf, requireMachine } from './begin-sale.ts'
import { machineOf } from './device.ts'
import { queryOnceJob } from './run.ts'
import { find, requireMachineOperation, stateOf } from './state.ts'

export const machine = handle(declared.cashMachine, async ({ tx, club }) => {
  const found = await machineOf(tx, club)
  const busy = await tx
    .selectFrom('libro_operacion')
    .select('id_reg_operacion')
    .where('clase', 'in', machineKinds)
    .where('estado', '=', 'pendiente')
    .executeTakeFirst()
  return { hay: found !== null, de_prueba: found?.isTest ?? false, en_curso: busy?.id_reg_operacion ?? null }
})

export const sell = handle(declared.startSale, async (call) => {
  const { tx, input } = call
  await requireMachine(call)
  const ids = [...new Set(input.facturasSeleccionadas)]
  if (ids.length === 0) refuse('No_element_selected', { facturasSeleccionadas: 'No_element_selected' })
  const lines = await lockLines(tx, ids)
  if (lines.length !== ids.length) refuse('msg.not_found')
  if (lines.some((line) => line.borrador)) refuse('msg.not_found')
  const parts = partsOf(lines, input.importe)
  return stateOf(call, requireMachineOperation(await beginSale(call, parts)))
})

export const payOut = handle(declared.startPayout, async (call) => {
  const { tx, input } = call
  await requireMachine(call)
  const lines = await linesForRefund(tx, input.facturas)
  const { operation_id } = await postRefund(call, lines, { ...input, forma: 'maquina', id_mst_caja: null })
  return stateOf(call, await find(tx, operation_id))
})

export const execute = handle(declared.executeOperation, async (call) => {
  const operation = await find(call.tx, call.input.operation_id)
  if (operation.estado === 'pendiente') await call.later(queryOnceJob, { id: operation.id_reg_operacion })
  return stateOf(call, operation)
})

export const state = handle(declared.operationState, async (call) => stateOf(call, await find(call.tx, call.input.operation_id)))

export const files = handle(declared.fileState, async ({ tx, input }) => {
  const { id_reg_operacion: operation_id, estado } = await find(tx, input.operation_id)
  return { operation_id, respuesta: estado === 'hecha' ? ('OK' as const) : estado === 'retirada' ? ('KO' as const) : ('' as const) }
})

/** Expires the operation now: the worker has the machine end it. */
export const cancel = handle(declared.cancelOperation, async (call) => {
  const { tx, input, now } = call
  const operation = requireMachineOperation(await lockOperation(tx, input.operation_id))
  if (operation.estado !== 'pendiente') refuse('cash_machine.ya_no_pendiente')
  if (operation.respuesta === 'cancelado') return stateOf(call, operation)
  const change = { caduca: now, respuesta: 'cancelado' }
  await changeOperation(tx, operation.id_reg_operacion, change)
  await call.later(queryOnceJob, { id: operation.id_reg_operacion })
  return stateOf(call, { ...operation, ...change })
})

export const query = handle(declared.queryMachine, async (call) => {
  const operation = await find(call.tx, call.input.operation_id)
  if (operation.estado !== 'hecha') await call.later(queryOnceJob, { id: operation.id_reg_operacion })
  return stateOf(call, operation)
})

export const confirm = handle(declared.confirmSale, async ({ tx, input }) => {
  await find(tx, input.operation_id)
  const paid = await tx
    .selectFrom('libro_asiento')
    .select(({ fn }) => fn.sum<number>('importe').as('cents'))
    .where('id_reg_operacion', '=', input.operation_id)
    .where('id_reg_factura', '=', input.id_reg_factura)
    .where('motivo', '=', 'cobro')
    .executeTakeFirstOrThrow()
  const line = await tx.selectFrom('factura').select('fecha_pago').where('id_reg_factura', '=', input.id_reg_factura).executeTakeFirst()
  if (!paid.cents || !line) return refuse('cash_machine.no_pagada')
  return { pagado_check: isPaid(line), importe: Number(paid.cents) }
})
