/** Characters of Windows-1252 whose bytes are no code points. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'
const byteOf = (letter: string) => {
  const at = windows.indexOf(letter)
  return at === -1 ? letter.codePointAt(0)! : 0x80 + at
}
/** Beginnings of UTF-8 letters that were read as Windows-1252: 'JosÃ©', 'MuÃ±oz', 'â€™'. */
const suspect = /[ÂÃÅÄÊË][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€/u

/** True for text with letters that no decoder could read. */
export const isBroken = (text: string) => text.includes('\uFFFD')

/** Text that was encoded as UTF-8 and read as Windows-1252, once or twice, as it was written; the same text if it was not. */
export function repairText(text: string): string {
  if (!suspect.test(text)) return text
  const bytes = [...text].map(byteOf)
  if (bytes.some((byte) => byte > 0xff)) return text
  try {
    return repairText(decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')))
  } catch {
    return text
  }
}
