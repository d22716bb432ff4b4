interface Address {
  readonly method: string
  readonly path: string
  readonly endpoint: string
}
type Segment = { readonly literal: string } | { readonly digits: boolean }

const segmentsOf = (path: string): Segment[] =>
  path
    .split('/')
    .slice(1)
    .map((part) => (part.startsWith(':') ? { digits: part.includes('(') } : { literal: part }))

/**
 * Compares two segments that one text can match: -1 if the first is narrower, 1 for the second, 0 for neither; null if
 * no text matches both.
 */
function compare(a: Segment, b: Segment): number | null {
  if ('literal' in a && 'literal' in b) return a.literal === b.literal ? 0 : null
  if ('literal' in a) return 'digits' in b && b.digits && !/^\d+$/.test(a.literal) ? null : -1
  if ('literal' in b) return a.digits && !/^\d+$/.test(b.literal) ? null : 1
  return a.digits === b.digits ? 0 : a.digits ? -1 : 1
}

/**
 * Pairs of addresses of which neither is the more particular for some request both would take: '/a/{id}/b/0' with '/a/0/b/{id}', or
 * the same shape twice. A fixed word before a number before a text is no overlap: the router prefers them in this order.
 */
export function overlaps(addresses: readonly Address[]): string[] {
  const found: string[] = []
  for (const [index, a] of addresses.entries()) {
    for (const b of addresses.slice(index + 1)) {
      // Spellings of one call may meet: whichever answers, it is the same.
      if (a.method !== b.method || a.endpoint === b.endpoint) continue
      const [left, right] = [segmentsOf(a.path), segmentsOf(b.path)]
      if (left.length !== right.length) continue
      const order = left.map((segment, at) => compare(segment, right[at]!))
      if (order.includes(null)) continue
      if (order.includes(-1) === order.includes(1)) found.push(`${a.method} ${a.path} and ${b.path} (${a.endpoint}, ${b.endpoint})`)
    }
  }
  return found
}
