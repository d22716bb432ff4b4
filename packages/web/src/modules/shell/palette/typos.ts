const shortest = 4

/** True if a word, or its beginning, was typed with one slip: an extra letter, a missing one, a wrong one, or two transposed. Short words allow none. */
export function isTypoOf(word: string, typed: string): boolean {
  if (typed.length < shortest) return word.startsWith(typed)
  const beginnings = [typed.length - 1, typed.length, typed.length + 1].map((length) => word.slice(0, length))
  return beginnings.some((one) => isOneApart(one, typed))
}

function isOneApart(one: string, other: string): boolean {
  if (one === other) return true
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (one[at] === other[at]) at += 1
  const rest = (text: string, skipped: number) => text.slice(at + skipped)
  const isTurned = one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, 2) === rest(other, 2)
  return isTurned || rest(one, 1) === rest(other, 1) || rest(one, 1) === rest(other, 0) || rest(one, 0) === rest(other, 1)
}
