/** The counter of a sale begins at 25, that of a payout at 39; both rise by one every two seconds. */
export const progressFrom = { maquina_cobro: 25, maquina_pago: 39 } as const
export type MachineKind = keyof typeof progressFrom
/** Seconds between two polls of the machine; by files the interval is longer. */
export const pollSeconds = { machine: 2, files: 5 } as const

/** Seconds of an operation until its counter is full: a sale 150. */
export const secondsOf = (kind: MachineKind) => (100 - progressFrom[kind]) * pollSeconds.machine

/** Counter of an operation: 0 without effect, 100 done, in between from 25 or 39 on; full only once done. */
export function progressOf(kind: MachineKind, state: 'pendiente' | 'hecha' | 'retirada' | 'caducada' | 'dudosa', seconds: number): number {
  if (state === 'hecha') return 100
  if (state === 'retirada' || state === 'caducada') return 0
  return Math.min(99, progressFrom[kind] + Math.max(0, Math.floor(seconds / pollSeconds.machine)))
}
