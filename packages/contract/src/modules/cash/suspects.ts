import { by } from '../../values/order.ts'

/** Entry since the last close: one command at the desk with all its lines. Amounts in cents. */
export interface RegisterEntry {
  /** Its transfers. */
  readonly ids: readonly number[]
  /** Milliseconds since 1970. */
  readonly at: number
  readonly kind: 'cobro' | 'devolucion' | 'entrada' | 'salida'
  /** Place of the entry: this register or the card terminal. */
  readonly place: 'caja' | 'datafono'
  /** Absolute amount, in either direction. */
  readonly cents: number
  /** Staff member of the entry, and its member. */
  readonly clerk: number | null
  readonly member: number | null
  /** Concepts of its lines. */
  readonly concepts: string
  /** Share of the member's payments by card in the last months, 0 to 1; null if unknown. */
  readonly byCard: number | null
}
/** Unpaid booking played since the last close. */
export interface Unpaid {
  readonly booking: number
  readonly cents: number
  readonly at: number
}

export const suspectKinds = [
  'datafono_como_efectivo',
  'efectivo_como_datafono',
  'devolucion_por_datafono',
  'devolucion_no_sacada',
  'tique_doble',
  'entrada_no_puesta',
  'salida_no_sacada',
  'salida_sin_apuntar',
  'reserva_sin_cobrar',
  'cambio',
] as const
export type SuspectKind = (typeof suspectKinds)[number]
/** Likelihood: almost certain, possible, low. */
export const strengths = ['casi_seguro', 'posible', 'poco'] as const

export interface Suspect {
  readonly kind: SuspectKind
  readonly strength: (typeof strengths)[number]
  /** Suspected command; for a double ticket the second one. */
  readonly entry: RegisterEntry | null
  readonly booking: number | null
}

interface CountDifference {
  /** Counted minus expected, in cents: below zero money is missing. */
  readonly difference: number
  /** The terminal's own total minus its entries, in cents; null if not entered. */
  readonly terminal: number | null
}
interface ScoredSuspect extends Omit<Suspect, 'strength'> {
  readonly score: number
}

const minute = 60_000
/** Weight of the terminal's total as evidence: positive if its difference equals the expected one (none is 0), negative otherwise. */
const byTerminal = (terminal: number | null, expected: number) => (terminal === null ? 0 : terminal === expected ? 35 : -35)
/** Penalty for several entries of the same sum: each becomes less likely. */
const shared = (found: readonly RegisterEntry[]) => -6 * Math.log2(Math.max(1, found.length))
const isRound = (cents: number) => cents % 500 === 0 && cents >= 1000
/** Errors in change caused by a mistaken note: differences of neighbouring notes. */
const mistakenNotes = new Set([500, 1000, 1500, 3000])

/** Second of two identical commands: same sum, person and concepts, within half an hour. */
function doubles(entries: readonly RegisterEntry[], cents: number): ScoredSuspect[] {
  const same = entries.filter((one) => one.kind === 'cobro' && one.place === 'caja' && one.cents === cents).toSorted(by((one) => one.at))
  return same.flatMap((second, index) => {
    const first = same.slice(0, index).findLast((one) => one.member === second.member && one.concepts === second.concepts)
    if (!first || second.at - first.at > 30 * minute) return []
    const near = second.at - first.at <= 3 * minute ? 20 : 0
    return [{ kind: 'tique_doble' as const, score: 62 + near, entry: second, booking: null }]
  })
}

/** Every possible cause of a missing or surplus amount, each with its weight. */
function scoredSuspects(
  entries: readonly RegisterEntry[],
  unpaid: readonly Unpaid[],
  { difference, terminal }: CountDifference,
): ScoredSuspect[] {
  const cents = Math.abs(difference)
  const isMissing = difference < 0
  const of = (kind: RegisterEntry['kind'], place: RegisterEntry['place']) =>
    entries.filter((one) => one.kind === kind && one.place === place && one.cents === cents)
  const each = (found: readonly RegisterEntry[], kind: SuspectKind, score: (one: RegisterEntry) => number): ScoredSuspect[] =>
    found.map((one) => ({ kind, score: score(one) + shared(found), entry: one, booking: null }))
  const habit = (one: RegisterEntry, towards: number) => (one.byCard === null ? 0 : 30 * (towards * (one.byCard - 0.5)))
  const nothing = (kind: SuspectKind, score: number): ScoredSuspect => ({ kind, score, entry: null, booking: null })
  const change = mistakenNotes.has(cents) ? [nothing('cambio', 14)] : []
  if (isMissing)
    return [
      ...each(of('cobro', 'caja'), 'datafono_como_efectivo', (one) => 50 + byTerminal(terminal, cents) + habit(one, 1)),
      ...each(of('devolucion', 'datafono'), 'devolucion_por_datafono', () => 58 + byTerminal(terminal, cents)),
      ...doubles(entries, cents),
      ...each(of('entrada', 'caja'), 'entrada_no_puesta', () => 60),
      ...(isRound(cents) ? [nothing('salida_sin_apuntar', 40)] : []),
      ...change,
    ]
  const due = unpaid.filter((one) => one.cents === cents)
  return [
    ...each(of('cobro', 'datafono'), 'efectivo_como_datafono', (one) => 50 + byTerminal(terminal, -cents) + habit(one, -1)),
    ...each(of('devolucion', 'caja'), 'devolucion_no_sacada', () => 66),
    ...each(of('salida', 'caja'), 'salida_no_sacada', () => 60),
    ...due.map(({ booking }) => ({ kind: 'reserva_sin_cobrar' as const, score: 48 - 6 * Math.log2(due.length), entry: null, booking })),
    ...change,
  ]
}

/** Causes of a drawer's difference: the three likeliest, likeliest first. Empty if nothing explains the difference. */
export function suspectsOf(entries: readonly RegisterEntry[], unpaid: readonly Unpaid[], count: CountDifference): Suspect[] {
  if (count.difference === 0) return []
  return scoredSuspects(entries, unpaid, count)
    .filter(({ score }) => score > 0)
    .toSorted(by((one) => -one.score))
    .slice(0, 3)
    .map(({ score, ...one }) => ({ ...one, strength: score >= 70 ? 'casi_seguro' : score >= 40 ? 'posible' : 'poco' }))
}
