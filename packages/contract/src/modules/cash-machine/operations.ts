import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'
import { linesToRefund, refundOptions } from '../invoices/refund.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerOperation, ledgerOperationLine, machineKinds } from '../ledger/operation.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'

const permission = ['bookings', 'members', 'invoices', 'cash'] as const
/** Tables that a charge or a refund at the machine may change. */
export const machineChanges = [ledgerOperation, ledgerOperationLine, ledgerTransfer, ledgerAccount, invoice]
const one = { operation_id: field.ref('libro_operacion') }
const f = ledgerOperation.fields

/** State of an operation of the cash machine; its worker keeps it up to date, independent of any reader. */
export const machineState = object({
  operation_id: field.integer(),
  ...pick(f, 'estado', 'importe', 'respuesta'),
  clase: field.choice(...machineKinds),
  /** State letter of the machine: I begun, E executing, F finished. */
  state: field.choice('I', 'E', 'F'),
  /** Result: 1 paid, 4 cancelled; null while uncertain. */
  status_final: optional(field.choice(1, 4)),
  /** 0 to 100. */
  progreso: field.integer(),
  /** Cents that the machine kept, or paid out; null until reported. */
  movido: f.movido,
  /** Operated by files, without a machine that answers. */
  por_fichero: field.flag(),
  facturas: list(object({ id_reg_factura: field.ref('factura'), importe: field.money() })),
})

/** Existence of a machine and its current operation: a charge can be followed from any desk. */
export const cashMachine = action({
  endpoint: 'GET /api/maquina_efectivo',
  permission,
  input: {},
  output: object({
    hay: field.flag(),
    /** Simulator: no money moves. */
    de_prueba: field.flag(),
    en_curso: optional(field.integer()),
  }),
})

/**
 * Begins to charge lines at the machine, whole or up to `importe`; they are reserved until it ends. Refused while the
 * machine is busy.
 */
export const startSale = action({
  endpoint: 'POST /iniciar-venta',
  permission,
  input: { facturasSeleccionadas: list(field.ref('factura'), 500), importe: optional(field.money({ min: 1 })) },
  output: machineState,
  changes: machineChanges,
})
/** Begins to refund lines from the machine; the refunds are posted immediately, and reversed if the machine does not pay. */
export const startPayout = action({
  endpoint: 'POST /iniciar-devolucion',
  gives: true,
  permission: ['bookings', 'invoices'],
  input: {
    facturas: linesToRefund,
    motivo: refundOptions.motivo,
    confirmar_abono: refundOptions.confirmar_abono,
    usos_abono: refundOptions.usos_abono,
  },
  output: machineState,
  changes: machineChanges,
})
/** Starts an operation not yet sent to the machine. The server also does it automatically: a second call changes nothing. */
export const executeOperation = action({
  endpoint: 'POST /ejecutar-transaccion',
  permission,
  input: one,
  output: machineState,
  changes: [ledgerOperation],
})
/** Progress of an operation. */
export const operationState = action({ endpoint: 'GET /estado-transaccion', permission, input: one, output: machineState })
/** Answer of the files: OK confirms, KO cancels, empty not yet. */
export const fileState = action({
  endpoint: 'POST /estado_transaccion_fichero',
  permission,
  input: one,
  output: object({ ...one, respuesta: field.choice('OK', 'KO', '') }),
})
/** Cancels: coins are returned, and any others are counted. The machine decides, so the returned state has the result. */
export const cancelOperation = action({
  endpoint: 'POST /finalizar-transaccion',
  permission,
  input: one,
  output: machineState,
  changes: [ledgerOperation],
})
/** Queries the machine again, also about an operation presumed cancelled: received money counts, however late it is reported. */
export const queryMachine = action({
  endpoint: 'POST /confirmar-transaccion',
  permission,
  input: one,
  output: machineState,
  changes: [ledgerOperation],
})
/** Confirms that an operation has paid a line. Refuses one that has not, or not that line; the server has already applied it. */
export const confirmSale = action({
  endpoint: 'POST /cashdro/confirmar-transaccion',
  permission,
  input: { ...one, id_reg_factura: field.ref('factura') },
  output: object({ pagado_check: field.flag(), importe: field.money() }),
  answer: 'statusOk',
})
