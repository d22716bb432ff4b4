import QRCode from 'qrcode'

const look = { margin: 1, errorCorrectionLevel: 'M' } as const

/** A code as a scalable QR, as a data address. */
export async function qrDrawing(code: string): Promise<string> {
  const svg = await QRCode.toString(code, { ...look, type: 'svg' })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** A code as a QR of pixels, which every mail program shows. */
export const qrPicture = (code: string): Promise<string> => QRCode.toDataURL(code, { ...look, width: 240 })
