import { isUtf8 } from 'node:buffer'

const marks: readonly [string, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** The text of a file: by its byte order mark, else UTF-8 when all of it is valid, else Windows-1252 as old programs write; null for other bytes. */
export const decodeText = (bytes: Uint8Array): string | null => {
  const marked = marks.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))
  if (marked) return new TextDecoder(marked[0]).decode(bytes)
  if (bytes.includes(0)) return null
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes)
}
