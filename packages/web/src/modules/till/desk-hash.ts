import { newKey } from '../../kit/reads/session.ts'

const place = 'till.desk'

/** What this browser calls itself as a desk: kept, so that its carts are there again after a reload or a crash. */
export function deskHash(): string {
  const known = localStorage.getItem(place)
  if (known) return known
  const made = newKey()
  localStorage.setItem(place, made)
  return made
}
