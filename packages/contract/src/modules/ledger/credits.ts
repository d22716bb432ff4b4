/** What is taken from one of several credits for one of several amounts, in cents; both by their place in what was given. */
export interface Taken {
  readonly part: number
  readonly lot: number
  readonly importe: number
}

/** Takes amounts from credits in the order in which these come, first to expire first; null when there is less than is asked. Cents. */
export function fromLots(amounts: readonly number[], lots: readonly number[]): Taken[] | null {
  const left = [...lots]
  const taken: Taken[] = []
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
