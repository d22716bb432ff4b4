import { inflateRawSync } from 'node:zlib'

/** Unpacks a deflated piece of exactly `size` bytes; null when it is damaged or larger: a zip bomb stops there. */
export function inflateTo(packed: Buffer, size: number): Buffer | null {
  try {
    const content = inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) })
    return content.length === size ? content : null
  } catch {
    return null
  }
}
