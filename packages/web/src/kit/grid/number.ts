/** A number as typed at the desk: comma or point as decimal mark, and in whole numbers the points of thousands ('1.234'); null when unreadable or, where asked, not whole. */
export function readNumber(raw: string, whole: boolean): number | null {
  const text = raw.trim().replace('−', '-')
  const isGrouped = whole && /^-?\d{1,3}(\.\d{3})+$/.test(text)
  const n = Number(isGrouped ? text.replaceAll('.', '') : text.replace(',', '.'))
  return text === '' || Number.isNaN(n) || (whole && !Number.isInteger(n)) ? null : n
}
