import { by } from '../../values/order.ts'

/** Why courts are closed (screens-bookings §5). */
export const closureKinds = ['rain', 'fault', 'block'] as const
export type ClosureKind = (typeof closureKinds)[number]

/**
 * What happens to a booking on courts that are closed: it moves to the next free court or hour, ends when the courts close, is left out of
 * its series that day, is cancelled, stays on the closed court with its money to be given back, or keeps its court and hour.
 */
export const closureAnswers = ['move', 'shorten', 'skip', 'cancel', 'owe', 'leave'] as const
export type ClosureAnswer = (typeof closureAnswers)[number]

/** What happens to whatever nobody answers by itself: moved where there is room, cancelled, or left. */
export const closurePolicies = ['move', 'cancel', 'leave'] as const
export type ClosurePolicy = (typeof closurePolicies)[number]

/** Each policy's answers, the dearest first: the first that a booking allows. What is being played ends, a permanent booking leaves out that day. */
const preferred: Readonly<Record<ClosurePolicy, readonly ClosureAnswer[]>> = {
  move: ['shorten', 'skip', 'move', 'cancel', 'owe', 'leave'],
  cancel: ['shorten', 'skip', 'cancel', 'owe', 'leave'],
  leave: ['leave'],
}

/** What happens to a booking of which these answers are possible; what was asked for, where it is one of them. */
export const answerFor = (possible: readonly ClosureAnswer[], policy: ClosurePolicy, asked: ClosureAnswer | undefined): ClosureAnswer =>
  asked && possible.includes(asked) ? asked : (preferred[policy].find((answer) => possible.includes(answer)) ?? 'leave')

/** Minutes of a day, or of the club; the end is not among them. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** What is left of a stretch without others, in order. */
export function without({ from, to }: Stretch, others: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = []
  let at = from
  for (const other of others.toSorted(by((one) => one.from))) {
    if (other.from > at && at < to) left.push({ from: at, to: Math.min(other.from, to) })
    at = Math.max(at, other.to)
  }
  return at < to ? [...left, { from: at, to }] : left
}

/** Courts may be closed so many minutes after the fact: the rain was there before the desk’s hand. */
export const closedLate = 15
