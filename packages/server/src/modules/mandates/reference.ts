import { randomInt } from 'node:crypto'

/** Digits and letters of the random part, without those that are taken for another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Reference of a new mandate: the member's number and a random part, in letters that every bank takes (formats.md §1.2). */
export function newReference(member: number): string {
  const part = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${member}-${part}`
}
