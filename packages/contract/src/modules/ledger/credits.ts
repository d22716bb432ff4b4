/** Cents taken from one of several credits for one of several amounts; both by their index in the arguments. */
export interface LotUse {
  readonly part: number
  readonly lot: number
  readonly importe: number
}

/** Takes amounts from credits in the given order, first to expire first; null if they are insufficient. Cents. */
export function takeFromLots(amounts: readonly number[], lots: readonly number[]): LotUse[] | null {
  const left = [...lots]
  const taken: LotUse[] = []
  let lot = 0
  for (const [part, amount] of amounts.entries()) {
    let rest = amount
    while (rest > 0) {
      const there = left[lot]
      if (there === undefined) return null
      const importe = Math.min(rest, there)
      if (importe > 0) taken.push({ part, lot, importe })
      left[lot] = there - importe
      rest -= importe
      if (left[lot] === 0) lot += 1
    }
  }
  return taken
}
