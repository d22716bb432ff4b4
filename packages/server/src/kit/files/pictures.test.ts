import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { Transformer } from '@napi-rs/image'
import { describe, expect, it } from 'vitest'
import { pictureSize } from './picture-size.ts'
import { banner, pictureMax, shrink } from './pictures.ts'

/** Left half red, right half blue. */
const pixels = (width: number, height: number) => {
  const rgba = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at += 1) rgba.set(at % width < width / 2 ? [220, 20, 20, 255] : [20, 20, 220, 255], at * 4)
  return Transformer.fromRgbaPixels(rgba, width, height)
}
const chunk = (name: string, data: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
/** A PNG of one colour: small on the wire, large in memory. */
const blackPng = (width: number, height: number) => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc((width + 1) * height))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}
/** The same JPEG with an EXIF segment: an orientation and a place (41° 23' N). */
function withExif(jpeg: Buffer, orientation: number) {
  const tiff = Buffer.alloc(96)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(2, 8)
  const entry = (at: number, [tag, type, count, value]: readonly [number, number, number, number]) => {
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(type, at + 2)
    tiff.writeUInt32LE(count, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  }
  entry(10, [0x0112, 3, 1, orientation])
  entry(22, [0x8825, 4, 1, 40])
  tiff.writeUInt16LE(2, 40)
  entry(42, [0x0001, 2, 2, 0x4e])
  entry(54, [0x0002, 5, 3, 72])
  for (const [index, number] of [41, 1, 23, 1, 0, 1].entries()) tiff.writeUInt32LE(number, 72 + index * 4)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}
/** The file padded to a length: bytes after the end of a picture are not read. */
const padded = (picture: Buffer, length: number) => Buffer.concat([picture, randomBytes(length - picture.length)])

describe('an uploaded picture', () => {
  it('becomes a WebP that fits into its box, and is never made larger', async () => {
    for (const source of [await pixels(3200, 900).jpeg(90), await pixels(3200, 900).png(), await pixels(3200, 900).webp(90)]) {
      const { bytes, type } = await banner(source)
      expect([type, pictureSize(bytes)]).toEqual(['image/webp', { format: 'webp', width: 1600, height: 450 }])
    }
    expect(pictureSize((await banner(await pixels(300, 200).png())).bytes)).toMatchObject({ width: 300, height: 200 })
    const square = { width: 256, height: 256, fill: true }
    expect(pictureSize((await shrink(await pixels(900, 600).png(), square)).bytes)).toMatchObject({ width: 256, height: 256 })
  })
  it('is turned the right way up, and says no more where it was taken', async () => {
    const photo = withExif(await pixels(400, 200).jpeg(95), 6)
    expect((await new Transformer(photo).metadata(true)).orientation).toBe(6)
    const { bytes } = await banner(photo)
    expect(pictureSize(bytes)).toMatchObject({ width: 200, height: 400 })
    expect(bytes.includes('Exif') || bytes.includes('EXIF')).toBe(false)
    // a quarter turn to the right: the left side is now on top
    const turned = await new Transformer(bytes).rawPixels()
    const channels = turned.length / (200 * 400)
    expect([turned[100 * channels]! > 150, turned[(390 * 200 + 100) * channels]! < 100]).toEqual([true, true])
  })
  it('may have 2097152 bytes and not one more (R-295, A-110)', async () => {
    const photo = await pixels(640, 480).jpeg(90)
    expect((await banner(padded(photo, pictureMax))).type).toBe('image/webp')
    await expect(banner(padded(photo, pictureMax + 1))).rejects.toMatchObject({
      code: 'MaxSizeFoto',
      fields: { pictureFile: 'MaxSizeFoto' },
    })
  })
  it('is judged by what is in it, not by its name', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
    const torn = (await pixels(640, 480).jpeg(90)).subarray(0, 300)
    const onlyStart = Buffer.from([0xff, 0xd8, 0xff])
    for (const file of [Buffer.from('Hola'), Buffer.from(svg), gif, torn, onlyStart, Buffer.alloc(0)])
      await expect(banner(file)).rejects.toMatchObject({ code: 'foto.no_es_imagen' })
  })
  it('that would fill the memory is refused before it is decoded', async () => {
    const bomb = blackPng(30_000, 20_000)
    expect(bomb.length).toBeLessThan(pictureMax)
    const before = process.memoryUsage().rss
    await expect(banner(bomb)).rejects.toMatchObject({ code: 'foto.demasiado_grande', values: { max: 32 } })
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  })
  it('whose canvas claims less than its frame is measured by the frame', async () => {
    const plain = await pixels(320, 200).webp(80)
    const canvas = Buffer.alloc(18)
    canvas.write('VP8X', 0, 'latin1')
    canvas.writeUInt32LE(10, 4)
    canvas.writeUIntLE(9, 12, 3)
    canvas.writeUIntLE(9, 15, 3)
    expect(pictureSize(Buffer.concat([plain.subarray(0, 12), canvas, plain.subarray(12)]))).toMatchObject({ width: 320, height: 200 })
  })
})
