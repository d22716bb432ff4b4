import { lazy } from 'react'

export type { AtMachine } from './at-machine.tsx'

/** The way "cash machine" among the ways to pay, fetched with them. */
export const MachineWay = lazy(() => import('./machine-way.tsx').then((module) => ({ default: module.MachineWay })))
/** The way "cash machine" among the ways to give back. */
export const MachineBack = lazy(() => import('./machine-back.tsx').then((module) => ({ default: module.MachineBack })))

/** Charges a line at the machine and shows it; what it kept in cents, or null. */
export const sellAtMachine = async (lines: readonly number[]) => (await import('./at-machine.tsx')).sellAtMachine(lines)
/** Shows what the machine has just been given to pay out; false where that is nothing. */
export const followNow = async () => (await import('./at-machine.tsx')).followNow()
