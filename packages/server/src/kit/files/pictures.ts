import { ResizeFit, Transformer } from '@napi-rs/image'
import { refuse } from '../http/refusal.ts'
import { openQueue } from '../work/queue.ts'
import { pictureSize } from './picture-size.ts'

/** A picture as stored: upright, resized, pixels only, without metadata. */
export interface Picture {
  readonly bytes: Buffer
  readonly type: 'image/webp'
}
interface Box {
  readonly width: number
  readonly height: number
  /** The picture fills the box and its overflow is cut off; without it, the picture fits into the box. */
  readonly fill?: boolean
  /** Name of the file in the form, for the refusal. */
  readonly field?: string
}

/** The largest file of a photo, inclusive. */
export const pictureMax = 2_097_152
/** More pixels than a phone takes are a trap: decoded they fill the memory. */
const maxMegapixels = 32
const quality = 82

/** One picture is decoded at a time: each needs up to 130 MB meanwhile. */
const decoding = openQueue({ places: 1, waiting: 30 })

/**
 * A photo as WebP within a box, never enlarged, without its EXIF data and location. Refuses files that are too large,
 * or no JPEG, PNG or WebP.
 */
export async function shrink(file: Uint8Array, { width, height, fill = false, field = 'pictureFile' }: Box): Promise<Picture> {
  if (file.length > pictureMax) refuse('MaxSizeFoto', { [field]: 'MaxSizeFoto' })
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length)
  const size = pictureSize(bytes) ?? refuse('foto.no_es_imagen', { [field]: 'foto.no_es_imagen' })
  if (size.width * size.height > maxMegapixels * 1_000_000)
    refuse('foto.demasiado_grande', { [field]: 'foto.demasiado_grande' }, { max: maxMegapixels })
  return decoding(async () => {
    try {
      const picture = new Transformer(bytes)
      const { orientation = 1 } = await picture.metadata(true)
      const turned = orientation > 4 ? { width: size.height, height: size.width } : size
      const box = { width: Math.min(width, turned.width), height: Math.min(height, turned.height) }
      picture.rotate()
      if (turned.width > width || turned.height > height) picture.resize({ ...box, fit: fill ? ResizeFit.Cover : ResizeFit.Inside })
      return { bytes: await picture.webp(quality), type: 'image/webp' as const }
    } catch {
      return refuse('foto.no_es_imagen', { [field]: 'foto.no_es_imagen' })
    }
  })
}

/** A stored picture as PNG within a box, for papers. */
export const asPng = (webp: Uint8Array, { width, height }: Pick<Box, 'width' | 'height'>): Promise<Buffer> =>
  decoding(async () => {
    const picture = new Transformer(Buffer.from(webp))
    const size = await picture.metadata()
    if (size.width > width || size.height > height) picture.resize({ width, height, fit: ResizeFit.Inside })
    return picture.png()
  })

/** A picture over the bookings of a court. */
export const banner = (file: Uint8Array) => shrink(file, { width: 1600, height: 600 })
