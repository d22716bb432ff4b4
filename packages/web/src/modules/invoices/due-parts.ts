import { spread } from '@app/contract/invoices/invoice-rules'

/** Collectable line, in cents. */
export interface DueLine {
  readonly id: number
  /** Concept. */
  readonly what: string
  /** Member or kind, below it. */
  readonly detail: string
  /** Due date, 'yyyy-MM-dd'. */
  readonly since: string
  readonly due: number
  /** Member with the wallet that may pay it. */
  readonly owner: number | null
}
/** Collected part of each line, in cents, by its id; an absent line is whole. */
export type Parts = ReadonlyMap<number, number>

export const partOf = (parts: Parts, { id, due }: DueLine) => Math.min(parts.get(id) ?? due, due)
export const sumOf = (lines: readonly DueLine[], parts: Parts) => lines.reduce((sum, line) => sum + partOf(parts, line), 0)

/** Amount allocated from the oldest line, the last one in part; null if it exceeds their total. */
export function partsOf(lines: readonly DueLine[], amount: number): Parts | null {
  const cents = spread(
    amount,
    lines.map((line) => line.due),
  )
  return cents && new Map(lines.map(({ id }, at) => [id, cents[at]!]))
}

/** Toggles a line. Any other partial line becomes whole: a payment fills lines from the oldest. */
export const toggled = (lines: readonly DueLine[], parts: Parts, of: DueLine): Parts =>
  new Map(
    lines.map((line) => {
      const isOn = partOf(parts, line) > 0
      return [line.id, (line.id === of.id ? !isOn : isOn) ? line.due : 0]
    }),
  )
