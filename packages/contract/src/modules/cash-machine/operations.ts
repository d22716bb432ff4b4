import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'
import { givenBackBy, linesToGiveBack } from '../invoices/refund.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerOperation, ledgerOperationLine, machineKinds } from '../ledger/operation.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'

const permission = ['bookings', 'members', 'invoices', 'cash'] as const
/** What a charge or a refund at the machine may change. */
export const machineChanges = [ledgerOperation, ledgerOperationLine, ledgerTransfer, ledgerAccount, invoice]
const one = { operation_id: field.ref('libro_operacion') }
const f = ledgerOperation.fields

/** What is known of an operation of the cash machine; its worker keeps it up to date, whoever looks. */
export const machineState = object({
  operation_id: field.integer(),
  ...pick(f, 'estado', 'importe', 'respuesta'),
  clase: field.choice(...machineKinds),
  /** The machine’s own letter: I begun, E executing, F finished. */
  state: field.choice('I', 'E', 'F'),
  /** How it ended: 1 paid, 4 cancelled; null while nothing is certain. */
  status_final: optional(field.choice(1, 4)),
  /** 0 to 100. */
  progreso: field.integer(),
  /** Cents that the machine kept, or paid out; null until it has said so. */
  movido: f.movido,
  /** By files, without a machine that answers. */
  por_fichero: field.flag(),
  facturas: list(object({ id_reg_factura: field.ref('factura'), importe: field.money() })),
})

/** Whether the club has a machine, and what it is doing: a charge can be followed from any desk. */
export const cashMachine = action({
  endpoint: 'GET /api/maquina_efectivo',
  permission,
  input: {},
  output: object({
    hay: field.flag(),
    /** The simulator: no money moves. */
    de_prueba: field.flag(),
    en_curso: optional(field.integer()),
  }),
})

/** Begins to charge lines at the machine, whole or up to `importe`; they are held until it has ended. Refuses while the machine is at work. */
export const startSale = action({
  endpoint: 'POST /iniciar-venta',
  permission,
  input: { facturasSeleccionadas: list(field.ref('factura'), 500), importe: optional(field.money({ min: 1 })) },
  output: machineState,
  changes: machineChanges,
})
/** Begins to pay lines back out of the machine; they are given back at once, and taken back where it does not pay. */
export const startPayout = action({
  endpoint: 'POST /iniciar-devolucion',
  permission: ['bookings', 'invoices'],
  input: { facturas: linesToGiveBack, motivo: givenBackBy.motivo },
  output: machineState,
  changes: machineChanges,
})
/** Has the machine begin now what it was not told yet. The server does so by itself: a second time changes nothing. */
export const executeOperation = action({
  endpoint: 'POST /ejecutar-transaccion',
  permission,
  input: one,
  output: machineState,
  changes: [ledgerOperation],
})
/** How far an operation is. */
export const operationState = action({ endpoint: 'GET /estado-transaccion', permission, input: one, output: machineState })
/** What the files have answered: OK confirms, KO cancels, empty not yet. */
export const fileState = action({
  endpoint: 'POST /estado_transaccion_fichero',
  permission,
  input: one,
  output: object({ ...one, respuesta: field.choice('OK', 'KO', '') }),
})
/** Cancels: coins come back, and what does not is counted. The machine has the last word, so the state says what became of it. */
export const cancelOperation = action({
  endpoint: 'POST /finalizar-transaccion',
  permission,
  input: one,
  output: machineState,
  changes: [ledgerOperation],
})
/** Has the machine asked anew, also of what was taken for cancelled: money that came in counts whenever that is heard. */
export const askMachine = action({
  endpoint: 'POST /confirmar-transaccion',
  permission,
  input: one,
  output: machineState,
  changes: [ledgerOperation],
})
/** Whether an operation has paid a line. Refuses one that has not, or not that line; the server has applied it by itself. */
export const confirmSale = action({
  endpoint: 'POST /cashdro/confirmar-transaccion',
  permission,
  input: { ...one, id_reg_factura: field.ref('factura') },
  output: object({ pagado_check: field.flag(), importe: field.money() }),
  answer: 'statusOk',
})
