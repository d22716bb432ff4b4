import { spread } from '@app/contract/invoices/invoice-rules'

/** Something that can be collected, in cents. */
export interface DueLine {
  readonly id: number
  /** What for. */
  readonly what: string
  /** Of whom or of which kind, below it. */
  readonly detail: string
  /** 'yyyy-MM-dd' since when it is due. */
  readonly since: string
  readonly due: number
  /** Whose it is, and whose wallet may pay it. */
  readonly owner: number | null
}
/** How much of each line is collected, in cents, by its id; a line that is not there is whole. */
export type Parts = ReadonlyMap<number, number>

export const partOf = (parts: Parts, { id, due }: DueLine) => Math.min(parts.get(id) ?? due, due)
export const sumOf = (lines: readonly DueLine[], parts: Parts) => lines.reduce((sum, line) => sum + partOf(parts, line), 0)

/** An amount spread from the oldest line, the last one in part; null when it is more than all of them are. */
export function partsOf(lines: readonly DueLine[], amount: number): Parts | null {
  const cents = spread(
    amount,
    lines.map((line) => line.due),
  )
  return cents && new Map(lines.map(({ id }, at) => [id, cents[at]!]))
}

/** A line is ticked, or not any more. Whatever else was to be paid in part is whole now: a payment fills lines from the oldest. */
export const toggled = (lines: readonly DueLine[], parts: Parts, of: DueLine): Parts =>
  new Map(
    lines.map((line) => {
      const isOn = partOf(parts, line) > 0
      return [line.id, (line.id === of.id ? !isOn : isOn) ? line.due : 0]
    }),
  )
