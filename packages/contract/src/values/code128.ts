/** Widths of bars and gaps of the values of Code 128, in modules; the last is the end. */
export const widths =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  )
/** Start in pairs of digits; mark of GS1 content; end. */
const [startC, fnc1, stop] = [105, 102, 106] as const

/** Values of an even number of digits as GS1-128: start, mark, pairs, check, end. */
export function valuesOf(digits: string): number[] {
  const pairs = digits.match(/\d\d/g)?.map(Number) ?? []
  const values = [fnc1, ...pairs]
  const check = values.reduce((sum, value, at) => sum + value * (at + 1), startC) % 103
  return [startC, ...values, check, stop]
}

/** Bars as a path of an SVG one module high, and their width in modules, with the quiet zone of ten at each end. */
export function barsOf(digits: string): { path: string; width: number } {
  let x = 10
  let path = ''
  for (const value of valuesOf(digits))
    for (const [at, width] of [...widths[value]!].map(Number).entries()) {
      if (at % 2 === 0) path += `M${x} 0h${width}v1h-${width}z`
      x += width
    }
  return { path, width: x + 10 }
}
