/** What a machine said; `code` is its own word for a refusal, or how it failed to answer. */
export type Failure = { readonly what: 'refused' | 'silent' | 'nonsense'; readonly code: string }
/** What is known of an operation at a machine: not begun, at work, or finished with so many cents more, or less, in it. */
export type Asked = { readonly what: 'waiting' | 'running' } | { readonly what: 'finished'; readonly cents: number } | Failure
export type Started = { readonly what: 'started'; readonly reference: string } | Failure

/** What is to be done: cents to be taken in, or paid out. */
export interface Order {
  readonly id: number
  readonly clase: 'maquina_cobro' | 'maquina_pago'
  readonly cents: number
}
/** Something that counts cash by itself. Whatever waits for its answer is done without a connection to the database; nothing here throws. */
export interface CashMachine {
  readonly isFile: boolean
  /** No money moves there. */
  readonly isTest: boolean
  /** Makes an operation, which does nothing yet: one whose number never arrived here never runs. */
  readonly start: (order: Order) => Promise<Started>
  /** Lets an operation run. */
  readonly acknowledge: (reference: string) => Promise<void>
  readonly ask: (reference: string, order: Order) => Promise<Asked>
  /** Asks it to end: what it can give back of what fell in comes back. */
  readonly cancel: (reference: string) => Promise<void>
  /** The product has taken it in. */
  readonly imported: (reference: string) => Promise<void>
}
