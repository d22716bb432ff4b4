const units = ['B', 'kB', 'MB', 'GB'] as const

/** Bytes as a reader sees them: «1,2 MB». */
export function sizeText(bytes: number): string {
  const power = bytes < 1024 ? 0 : bytes < 1_048_576 ? 1 : bytes < 1_073_741_824 ? 2 : 3
  const size = bytes / 1024 ** power
  return `${size.toFixed(power >= 2 && size < 10 ? 1 : 0).replace('.', ',')} ${units[power]}`
}
