/** Maximum size of an upload of members' files, in bytes. */
export const documentMax = 104_857_600

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

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
const startsWith = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
const isOle = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)
const isJpeg = (bytes: Uint8Array) => startsWith(bytes, 0xff, 0xd8, 0xff)
const isText = (bytes: Uint8Array) => !bytes.includes(0) || startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)
/** True for a zip archive with an entry of a name: the names are stored as they are. */
const isZipWith = (name: string) => (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 3, 4) && holds(bytes, name)
function holds(bytes: Uint8Array, name: string) {
  const wanted = [...name].map((letter) => letter.charCodeAt(0))
  for (let at = bytes.indexOf(wanted[0]!); at !== -1; at = bytes.indexOf(wanted[0]!, at + 1))
    if (wanted.every((byte, next) => bytes[at + next] === byte)) return true
  return false
}
/** Marks of each kind in its bytes. */
const marks: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  pdf: (bytes) => text(bytes, 0, 1024).includes('%PDF-'),
  jpg: isJpeg,
  jpeg: isJpeg,
  png: (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  webp: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  txt: isText,
  csv: isText,
  doc: (bytes) => isOle(bytes) || text(bytes, 0, 5) === '{\\rtf',
  xls: isOle,
  docx: isZipWith('word/'),
  xlsx: isZipWith('xl/'),
  odt: isZipWith('application/vnd.oasis.opendocument.text'),
  ods: isZipWith('application/vnd.oasis.opendocument.spreadsheet'),
}
/** True if a file is of the kind that its name says, by its first and last bytes: the entries of an archive are listed at its end. */
export const holdsItsKind = (name: string, sample: Uint8Array): boolean =>
  marks[/\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '']?.(sample) ?? false

const percentWhole = 100
/** Fill level of the storage in whole percent, 100 at most. */
export const storagePercent = (used: number, max: number): number => (used >= max ? 100 : Math.floor(used / (max / percentWhole)))

/** Colour of the storage bar: green below 50 percent, orange below 100, red when full. */
export const storageState = (percent: number): 'green' | 'orange' | 'red' => (percent < 50 ? 'green' : percent < 100 ? 'orange' : 'red')

/** First of several files of one name, ignoring case. */
export function firstOfEachName<T extends { readonly name: string }>(files: readonly T[]): T[] {
  const known = new Set<string>()
  return files.filter(({ name }) => {
    const word = name.toLowerCase()
    return !known.has(word) && known.add(word)
  })
}
