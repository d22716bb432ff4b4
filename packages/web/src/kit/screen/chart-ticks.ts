/** Round steps from the least value to the greatest, including zero. */
export function ticksOf(values: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  if (low === high) return [0, 1]
  const rough = (high - low) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough)!
  const first = Math.floor(low / step)
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, at) => Math.round((first + at) * step * 1e6) / 1e6)
}
