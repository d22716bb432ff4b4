const units = ['B', 'kB', 'MB', 'GB'] as const

/** Formatted bytes: '12 kB', '1.5 MB'. */
export function fileSize(bytes: number): string {
  let at = 0
  let left = bytes
  while (left >= 1024 && at < units.length - 1) {
    left /= 1024
    at += 1
  }
  return `${Number(left.toFixed(left >= 10 || at === 0 ? 0 : 1))} ${units[at]}`
}
