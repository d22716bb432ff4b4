import { lazy } from 'react'

export type { AtMachine } from './at-machine.tsx'

/** Cash machine among the payment methods, loaded with them. */
export const MachinePaymentMethod = lazy(() =>
  import('./machine-payment-method.tsx').then((module) => ({ default: module.MachinePaymentMethod })),
)
/** Cash machine among the refund methods. */
export const MachineRefundMethod = lazy(() =>
  import('./machine-refund-method.tsx').then((module) => ({ default: module.MachineRefundMethod })),
)

/** Charges a line at the machine and shows it; returns the kept cents, or null. */
export const sellAtMachine = async (lines: readonly number[]) => (await import('./at-machine.tsx')).sellAtMachine(lines)
/** Shows the payout just started at the machine; false if there is none. */
export const followNow = async () => (await import('./at-machine.tsx')).followNow()
