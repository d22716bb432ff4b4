/** A failed answer of a machine; `code` is its own code of a refusal, or the kind of failure. */
export type Failure = { readonly what: 'refused' | 'silent' | 'nonsense'; readonly code: string }
/** State of an operation at a machine: not begun, running, or finished with its net cents, below 0 for a payout. */
export type MachineStatus = { readonly what: 'waiting' | 'running' } | { readonly what: 'finished'; readonly cents: number } | Failure
export type StartResult = { readonly what: 'started'; readonly reference: string } | Failure

/** An order: cents to be taken in, or paid out. */
export interface Order {
  readonly id: number
  readonly clase: 'maquina_cobro' | 'maquina_pago'
  readonly cents: number
}
/** A machine that counts cash. Calls that wait for its answer are made without a database connection; none of them throws. */
export interface CashMachine {
  readonly isFile: boolean
  /** No money moves there. */
  readonly isTest: boolean
  /** Creates an operation without running it: without its number received here, it never runs. */
  readonly start: (order: Order) => Promise<StartResult>
  /** Lets an operation run. */
  readonly acknowledge: (reference: string) => Promise<void>
  readonly query: (reference: string, order: Order) => Promise<MachineStatus>
  /** Requests its end: coins taken in are returned as far as possible. */
  readonly cancel: (reference: string) => Promise<void>
  /** The product has taken it in. */
  readonly imported: (reference: string) => Promise<void>
}
