import { inflateTo } from './inflate.ts'

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50

type Entry = { name: string; method: number; packed: number; unpacked: number; at: number }
export type Files = Readonly<Record<string, Buffer>>

/**
 * The entries of a zip by its central directory; null without one, or for a kind of zip (zip64, split) that no
 * uploaded file of some megabytes needs.
 */
const entriesOf = (zip: Buffer): Entry[] | null => {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > zip.length || zip.readUInt32LE(end) !== endMark) return null
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  const entries: Entry[] = []
  for (let i = 0; i < count; i++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== entryMark) return null
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      unpacked: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    })
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

/** An entry unpacked to its declared size; null if it differs: a zip bomb stops there. */
const unpack = (zip: Buffer, entry: Entry): Buffer | null => {
  if (entry.at + 30 > zip.length || zip.readUInt32LE(entry.at) !== localMark) return null
  const start = entry.at + 30 + zip.readUInt16LE(entry.at + 26) + zip.readUInt16LE(entry.at + 28)
  const packed = zip.subarray(start, start + entry.packed)
  if (entry.method === 0) return packed.length === entry.unpacked ? packed : null
  if (entry.method !== 8) return null
  return inflateTo(packed, entry.unpacked)
}

/** The wanted files of a zip; nothing is unpacked when they declare more than `most` bytes in all. */
export const unzip = (zip: Buffer, wanted: (name: string) => boolean, most: number): Files | 'too_big' | 'broken' => {
  const entries = entriesOf(zip)?.filter(({ name }) => wanted(name)) ?? []
  if (entries.length === 0) return 'broken'
  if (entries.reduce((sum, entry) => sum + entry.unpacked, 0) > most) return 'too_big'
  const files: [string, Buffer][] = []
  for (const entry of entries) {
    const content = unpack(zip, entry)
    if (!content) return 'broken'
    files.push([entry.name, content])
  }
  return Object.fromEntries(files)
}
