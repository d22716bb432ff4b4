import { type MachineKind, progressOf } from '@app/contract/cash-machine/progress'
import { machineKinds } from '@app/contract/ledger/operation'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import type { Operation } from '../ledger/public.ts'
import { machineOf } from './device.ts'

export type MachineOperation = Operation & { readonly clase: MachineKind }
const isMachine = (one: Operation | undefined): one is MachineOperation => machineKinds.some((kind) => kind === one?.clase)
/** Operations of the machine only: those of cards are refused. */
export const requireMachineOperation = (one: Operation | undefined): MachineOperation => (isMachine(one) ? one : refuse('msg.not_found'))

/** An operation of the machine by its number. */
export const find = async (tx: Tx, id: number) =>
  requireMachineOperation(await tx.selectFrom('libro_operacion').selectAll().where('id_reg_operacion', '=', id).executeTakeFirst())

/** An operation as screens see it; the machine's letters and final status as its own protocol has them. */
export async function stateOf({ tx, now, club }: Pick<Call<unknown>, 'tx' | 'now' | 'club'>, operation: MachineOperation) {
  const { id_reg_operacion: operation_id, clase, estado, importe, respuesta, movido, fecha } = operation
  const isOver = estado === 'hecha' || estado === 'retirada'
  const facturas = await tx
    .selectFrom('libro_operacion_linea')
    .select(['id_reg_factura', 'importe'])
    .where('id_reg_operacion', '=', operation_id)
    .orderBy('id_reg_factura')
    .execute()
  const machine = await machineOf(tx, club)
  return {
    operation_id,
    clase,
    estado,
    importe,
    respuesta,
    movido,
    state: isOver ? ('F' as const) : operation.referencia === null ? ('I' as const) : ('E' as const),
    status_final: estado === 'hecha' ? (1 as const) : estado === 'retirada' ? (4 as const) : null,
    progreso: progressOf(clase, estado, (now.getTime() - fecha.getTime()) / 1000),
    por_fichero: machine?.isFile ?? false,
    facturas,
  }
}
