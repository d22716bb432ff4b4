/** Facts in the first bytes of a picture. */
export interface PictureSize {
  readonly format: 'png' | 'jpeg' | 'webp'
  readonly width: number
  readonly height: number
}

const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
const isJpeg = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
const isWebp = (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'

const pngSize = (bytes: Buffer) => ({ format: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }) as const

/** Start-of-frame markers carry the size; 0xc4, 0xc8 and 0xcc in their row are something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(bytes: Buffer): PictureSize | null {
  for (let at = 2; bytes[at] === 0xff; ) {
    const marker = bytes[at + 1]!
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return { format: 'jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

/** The size in one chunk of a WebP: lossy, lossless, or the canvas of an extended one. */
function chunkSize(bytes: Buffer, name: string, at: number): readonly [number, number] | null {
  if (name === 'VP8X') return [bytes.readUIntLE(at + 4, 3) + 1, bytes.readUIntLE(at + 7, 3) + 1]
  if (name === 'VP8 ') return [bytes.readUInt16LE(at + 6) & 0x3fff, bytes.readUInt16LE(at + 8) & 0x3fff]
  if (name !== 'VP8L') return null
  const packed = bytes.readUInt32LE(at + 1)
  return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1]
}
/** The canvas may claim less than its frame: the larger counts. */
function webpSize(bytes: Buffer): PictureSize | null {
  let [width, height] = [0, 0]
  for (let at = 12; at + 18 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4)
    const size = chunkSize(bytes, bytes.toString('latin1', at, at + 4), at + 8)
    if (size) [width, height] = [Math.max(width, size[0]), Math.max(height, size[1])]
    at += 8 + length + (length % 2)
  }
  return width > 0 ? { format: 'webp', width, height } : null
}

/** The format and size from a picture's header, without decoding it; null for anything but PNG, JPEG and WebP, regardless of the name. */
export function pictureSize(bytes: Buffer): PictureSize | null {
  try {
    return isPng(bytes) ? pngSize(bytes) : isJpeg(bytes) ? jpegSize(bytes) : isWebp(bytes) ? webpSize(bytes) : null
  } catch (error) {
    // a header that ends too early
    if (error instanceof RangeError) return null
    throw error
  }
}
