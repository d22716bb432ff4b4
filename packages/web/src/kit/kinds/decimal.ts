const round = (n: number, places: number): number => Math.round(n * 10 ** places) / 10 ** places

/** Number in a control, '-12,5'. */
export const typed = (n: number): string => String(n).replace('.', ',')

/** Number to two decimals for display, with a true minus sign. */
export const decimal = (n: number): string => typed(round(n, 2)).replace('-', '−')

/** The same with points between the thousands. */
export const grouped = (n: number): string => {
  const [whole = '', rest] = decimal(n).split(',')
  return whole.replaceAll(/\B(?=(\d{3})+$)/g, '.') + (rest ? `,${rest}` : '')
}

/** Number with `places` decimals, trailing zeros included, with points between the thousands. */
export function fixed(n: number, places: number): string {
  const [whole = '', rest] = Math.abs(n).toFixed(places).split('.')
  const sign = n < 0 && Number(n.toFixed(places)) !== 0 ? '−' : ''
  return sign + whole.replaceAll(/\B(?=(\d{3})+$)/g, '.') + (rest ? `,${rest}` : '')
}

/** Number typed at the desk: comma or point as decimal mark, and in whole numbers the points of thousands ('1.234'); null if unreadable or, with `whole`, not an integer. */
export function readNumber(raw: string, whole: boolean): number | null {
  const text = raw.trim().replace('−', '-')
  const isGrouped = whole && /^-?\d{1,3}(\.\d{3})+$/.test(text)
  const n = Number(isGrouped ? text.replaceAll('.', '') : text.replace(',', '.'))
  return text === '' || Number.isNaN(n) || (whole && !Number.isInteger(n)) ? null : n
}
