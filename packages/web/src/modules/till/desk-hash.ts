import { newKey } from '../../kit/reads/session.ts'

const place = 'till.desk'

/** Id of this browser as a desk: stored, so that its carts survive a reload or a crash. */
export function deskHash(): string {
  const known = localStorage.getItem(place)
  if (known) return known
  const made = newKey()
  localStorage.setItem(place, made)
  return made
}
