import { inflateSync } from 'node:zlib'

/** The text of a PDF made by the product, its pages one after the other: letters of the standard fonts, one `?` for each in another font. */
export function textOfPdf(pdf: Buffer): string {
  const raw = pdf.toString('latin1')
  const streams = [...raw.matchAll(/stream\r?\n/g)].map(({ index, 0: word }) => {
    const from = index + word.length
    return pdf.subarray(from, raw.indexOf('endstream', from))
  })
  const contents = streams.flatMap((bytes) => {
    try {
      return inflateSync(bytes).toString('latin1')
    } catch {
      return []
    }
  })
  const windows = new TextDecoder('windows-1252')
  return contents
    .filter((content) => content.includes(' Tf'))
    .flatMap((content) => content.split('\n'))
    .flatMap((line) =>
      line.endsWith(' TJ')
        ? [[...line.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => windows.decode(Buffer.from(hex!, 'hex'))).join('')]
        : [],
    )
    .join('\n')
}

/** The PDF in a letter, and the head of its part. */
export const attachedPdf = (message: string) => {
  const [, head, body] = /(Content-Type: application\/pdf[\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/.exec(message) ?? []
  return { head: head ?? '', pdf: Buffer.from(body ?? '', 'base64') }
}
