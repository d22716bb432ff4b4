import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { unzip } from './unzip.ts'

const names = ['a.xml', 'b.xml']
/** Optional contents of a directory entry besides its offset. */
const more = { extra: { 0x5455: Buffer.from('12345') }, comment: 'said of it' }
const zip = Buffer.from(zipSync({ 'a.xml': [Buffer.from('one'.repeat(50)), more], 'b.xml': [Buffer.from('two'), { ...more, level: 0 }] }))
const read = (bytes: Buffer) => unzip(bytes, (name) => names.includes(name), 1000)
/** Offsets of the directory of a zip and of its end. */
const [directory, end] = [zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])), zip.length - 22]
/** The zip with a number of four bytes changed. */
const changed = (at: number, value: number) => {
  const bytes = Buffer.from(zip)
  bytes.writeUInt32LE(value, at)
  return bytes
}

it('a zip gives the files that are wanted, packed or not, while they declare no more than the most', () => {
  expect(read(zip)).toEqual({ 'a.xml': Buffer.from('one'.repeat(50)), 'b.xml': Buffer.from('two') })
  expect(unzip(zip, (name) => name === 'b.xml', 3)).toEqual({ 'b.xml': Buffer.from('two') })
  expect(unzip(zip, (name) => name === 'b.xml', 2)).toBe('too_big')
  expect(unzip(zip, () => false, 1000)).toBe('broken')
})

it('a zip cut anywhere, or whose places point past its end, is broken and nothing worse', () => {
  for (let length = 0; length < zip.length; length += 1) expect(read(zip.subarray(0, length))).toBe('broken')
  // the directory, and the first file, at offsets without room for a complete entry, and far outside
  for (const short of [45, 4, 1, 0, -1000]) expect(read(changed(end + 16, zip.length - short))).toBe('broken')
  for (const short of [29, 4, 1, 0, -1000]) expect(read(changed(directory + 42, zip.length - short))).toBe('broken')
})

it('an entry that is longer or shorter than it declares, or packed in another way, is broken', () => {
  for (const size of [149, 151, 0]) expect(read(changed(directory + 24, size))).toBe('broken')
  expect(read(changed(directory + 10, 12))).toBe('broken')
})
