import { type MachineKind, pollSeconds } from '@app/contract/cash-machine/progress'
import { after } from '../../kit/clock.ts'
import type { JobContext } from '../../kit/work/attempt.ts'
import { insertJob, jobKind } from '../../kit/work/jobs.ts'
import { workerOf } from '../invoices/public.ts'
import { changeOperation, lockOperation, machineJob, type Operation } from '../ledger/public.ts'
import { machineOf } from './device.ts'
import { applyMachineResult, failStart, isDecided } from './machine-result.ts'
import type { CashMachine, Order } from './provider.ts'

/** The job that queries the machine once more, besides its own worker. */
export const queryOnceJob = jobKind<{ id: number }>('cash-machine-ask', 'devices', 'waiting')
const minute = 60
/** Seconds after which another worker that started an operation is taken for dead. */
const patience = 30
/** A silent machine is queried for a week; then staff decide. */
const longest = 7 * 24 * 3600
/** Seconds until a doubtful operation is queried again. */
const pause = (age: number) => (age < 10 * minute ? 10 : age < 3600 ? 3 * minute : 3600)

const waitsFor = (estado: Operation['estado']) => estado === 'pendiente' || estado === 'dudosa'

interface Known {
  readonly operation: Operation
  readonly machine: CashMachine | null
}
const kindOf = ({ clase }: Operation): MachineKind => (clase === 'maquina_pago' ? clase : 'maquina_cobro')
const orderOf = (operation: Operation): Order => ({
  id: operation.id_reg_operacion,
  clase: kindOf(operation),
  cents: operation.importe,
})

/**
 * Starts an operation at the machine, once: only one whose number is stored here is run, so that no coins are taken by
 * an unknown operation.
 */
async function begin({ operation, machine }: Known, context: JobContext): Promise<Operation['estado']> {
  const { id_reg_operacion: id } = operation
  const fail = (code: string) => context.inTransaction((tx, { note }) => failStart(workerOf(tx, { ...context, note }), id, code))
  if (machine === null) return fail('sin_maquina')
  const turn = await context.inTransaction(async (tx) => {
    const { estado, enviada } = await lockOperation(tx, id)
    if (estado !== 'pendiente') return estado
    if (enviada !== null) return after(enviada, patience) <= context.now ? 'late' : 'pendiente'
    await changeOperation(tx, id, { enviada: context.now })
    return 'first'
  })
  // started before a crash, and its number never arrived: it waits at the machine, and never runs
  if (turn === 'late') return fail('silent')
  if (turn !== 'first') return turn
  const started = await machine.start(orderOf(operation))
  if (started.what !== 'started') return fail(started.code)
  const estado = await context.inTransaction(async (tx) => {
    const locked = await lockOperation(tx, id)
    if (locked.estado === 'pendiente') await changeOperation(tx, id, { referencia: started.reference })
    return locked.estado
  })
  if (estado === 'pendiente') await machine.acknowledge(started.reference)
  return estado
}

/** Queries the machine, starts or ends the operation if due, and applies the result. */
async function query({ operation, machine }: Known, reference: string, context: JobContext): Promise<Omit<StepResult, 'known'>> {
  const isOver = operation.caduca !== null && operation.caduca <= context.now
  const result = machine ? await machine.query(reference, orderOf(operation)) : ({ what: 'silent', code: 'sin_maquina' } as const)
  if (machine && result.what !== 'finished' && waitsFor(operation.estado)) {
    if (isOver) await machine.cancel(reference)
    else if (result.what === 'waiting') await machine.acknowledge(reference)
  }
  const estado = await context.inTransaction((tx, { note }) =>
    applyMachineResult(workerOf(tx, { ...context, note }), operation.id_reg_operacion, result),
  )
  const isHeard = result.what === 'finished'
  if (isHeard) await machine?.imported(reference)
  return { estado, goesOn: !isHeard && (waitsFor(estado) || isDecided(operation)) }
}

interface StepResult {
  readonly known: Known
  readonly estado: Operation['estado']
  /** The machine has not reported yet; a decision of staff meanwhile may be wrong. */
  readonly goesOn: boolean
}
async function step(id: number, context: JobContext): Promise<StepResult | null> {
  const known = await context.inTransaction(async (tx) => {
    const operation = await tx.selectFrom('libro_operacion').selectAll().where('id_reg_operacion', '=', id).executeTakeFirst()
    return operation && { operation, machine: await machineOf(tx, context.club) }
  })
  if (!known) return null
  const { referencia, estado } = known.operation
  if (referencia === null && estado !== 'pendiente') return null
  if (referencia !== null) return { known, ...(await query(known, referencia, context)) }
  const begun = await begin(known, context)
  return { known, estado: begun, goesOn: waitsFor(begun) }
}

/**
 * Advances an operation by one step, and again after two seconds, for files after five, until it has ended (R-397,
 * A restarted server continues.
 */
export async function runOperation({ id }: { id: number }, context: JobContext): Promise<void> {
  const done = await step(id, context)
  if (!done?.goesOn) return
  const { fecha } = done.known.operation
  const age = (context.now.getTime() - fecha.getTime()) / 1000
  const often = done.known.machine?.isFile ? pollSeconds.files : pollSeconds.machine
  const seconds = done.estado === 'pendiente' ? often : pause(age)
  if (age >= longest) return
  await context.inTransaction((tx) => insertJob(tx, machineJob, { id }, { now: after(context.now, seconds) }))
}

/** Queries once, even an operation already closed. */
export async function queryOnce({ id }: { id: number }, context: JobContext): Promise<void> {
  await step(id, context)
}
