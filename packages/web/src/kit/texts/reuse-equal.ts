const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** New data with every part equal to the old one kept identical, so that unchanged rows do not render again. Instants compare by their time. */
export function reuseEqual(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before
  if (before instanceof Date && after instanceof Date) return before.getTime() === after.getTime() ? before : after
  if (Array.isArray(before) && Array.isArray(after)) {
    const kept = after.map((item, index) => reuseEqual(before[index], item))
    return kept.length === before.length && kept.every((item, index) => item === before[index]) ? before : kept
  }
  if (!isPlain(before) || !isPlain(after)) return after
  const names = Object.keys(after)
  let isSame = names.length === Object.keys(before).length
  const kept: Record<string, unknown> = {}
  for (const name of names) {
    kept[name] = reuseEqual(before[name], after[name])
    if (kept[name] !== before[name] || !(name in before)) isSame = false
  }
  return isSame ? before : kept
}
