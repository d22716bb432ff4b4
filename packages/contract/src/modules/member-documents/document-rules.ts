/** Maximum size of a member's file, in bytes. */
export const documentMax = 10_485_760
/** Maximum number of files per upload. */
export const documentsAtOnce = 10

/** Accepted kinds of files, by their extension, with their media type. None of them runs in a page. */
export const documentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
}

/** Media type of a file name; null if the kind is not accepted. */
export const documentType = (name: string): string | null => {
  const end = /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(documentTypes, end) ? documentTypes[end]! : null
}

const percentWhole = 100
/** Fill level of the storage in whole percent, 100 at most. */
export const storagePercent = (used: number, max: number): number => (used >= max ? 100 : Math.floor(used / (max / percentWhole)))

/** Colour of the storage bar: green below 50 percent, orange up to 98, red above. */
export const storageState = (percent: number): 'green' | 'orange' | 'red' => (percent < 50 ? 'green' : percent <= 98 ? 'orange' : 'red')

/** First of several files of one name, ignoring case. */
export function firstOfEachName<T extends { readonly name: string }>(files: readonly T[]): T[] {
  const known = new Set<string>()
  return files.filter(({ name }) => {
    const word = name.toLowerCase()
    return !known.has(word) && known.add(word)
  })
}
