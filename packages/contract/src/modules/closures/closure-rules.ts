import { by } from '../../values/order.ts'

/** Reasons for closing courts (screens-bookings §5). */
export const closureKinds = ['rain', 'fault', 'block'] as const
export type ClosureKind = (typeof closureKinds)[number]

/**
 * Answers for a booking on closed courts: it moves to the next free court or hour, ends when the courts close, is left out of its series
 * that day, is cancelled, stays on the closed court with its money due back, or keeps its court and hour.
 */
export const closureAnswers = ['move', 'shorten', 'skip', 'cancel', 'owe', 'leave'] as const
export type ClosureAnswer = (typeof closureAnswers)[number]

/** Policies for bookings without an individual answer: moved if there is room, cancelled, or left. */
export const closurePolicies = ['move', 'cancel', 'leave'] as const
export type ClosurePolicy = (typeof closurePolicies)[number]

/**
 * Answers of each policy in order of preference: the first one possible for a booking applies. A running booking is shortened, a permanent
 * one leaves out that day.
 */
const preferred: Readonly<Record<ClosurePolicy, readonly ClosureAnswer[]>> = {
  move: ['shorten', 'skip', 'move', 'cancel', 'owe', 'leave'],
  cancel: ['shorten', 'skip', 'cancel', 'owe', 'leave'],
  leave: ['leave'],
}

/** Maximum minutes by which a policy moves a booking; the desk may choose a later hour for it. */
const furthestMove = 120

/**
 * Answer applied to a booking with these possible ones: the requested one if possible, else the first of the policy. `movedBy` are the
 * minutes between its hour and the nearest free one.
 */
export function answerFor(
  possible: readonly ClosureAnswer[],
  policy: ClosurePolicy,
  { requested, movedBy }: { requested: ClosureAnswer | undefined; movedBy: number },
): ClosureAnswer {
  if (requested && possible.includes(requested)) return requested
  const isFit = (answer: ClosureAnswer) => possible.includes(answer) && (answer !== 'move' || movedBy <= furthestMove)
  return preferred[policy].find(isFit) ?? 'leave'
}

/** Minutes of a day, or of the club; the end is exclusive. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Remainder of a stretch without others, in order. */
export function without({ from, to }: Stretch, others: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = []
  let at = from
  for (const other of others.toSorted(by((one) => one.from))) {
    if (other.from > at && at < to) left.push({ from: at, to: Math.min(other.from, to) })
    at = Math.max(at, other.to)
  }
  return at < to ? [...left, { from: at, to }] : left
}

/** Maximum minutes after the fact that courts may be closed: the rain may start before the desk reacts. */
export const closureGraceMinutes = 15
