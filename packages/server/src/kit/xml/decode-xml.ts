/** 5,000 receipts have 2.7 million bytes and 210,000 tags; a piece lies between two tags. */
const most = { bytes: 20 * 1024 * 1024, tags: 1_200_000, piece: 1_048_576 }

/** Reason of a refusal. */
type Reason = 'size' | 'encoding' | 'characters' | 'doctype' | 'depth' | 'elements' | 'malformed'

/** A document is refused; its line where there is one. */
export class XmlRefused extends Error {
  readonly reason: Reason
  readonly line: number | null
  constructor(reason: Reason, line: number | null = null) {
    super(`XML: ${reason}${line === null ? '' : ` (${line})`}`)
    this.reason = reason
    this.line = line
  }
}

/** Line of a position, from 1. */
const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length

const marks: readonly (readonly [label: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0x00, 0x3f, 0x00]],
  ['utf-16be', [0x00, 0x3c, 0x00, 0x3f]],
]
const declaration = /^<\?xml\s+version\s*=\s*["']1\.\d["']\s+encoding\s*=\s*["']([\w.:-]{1,40})["']/
/** Encodings of banks and authorities, as the declaration names them; the last three have one byte a character. */
const encodings = ['utf-8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252']

/** Encoding by the byte order mark, else by the declaration, else UTF-8. */
function encodingOf(bytes: Uint8Array): string {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))
  if (marked) return marked[0]
  const name = declaration.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))?.[1]?.toLowerCase() ?? 'utf-8'
  if (!encodings.includes(name)) throw new XmlRefused('encoding')
  return name
}

function decoded(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new XmlRefused('encoding')
  }
  // bytes without a letter are read as control characters
  if (encoding.includes('8859') || encoding.includes('1252') ? /[\x80-\x9F]/.test(text) : false) throw new XmlRefused('encoding')
  return text
}

/** Characters that XML does not allow, half characters among them. */
export const forbidden = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u
/** Spaces, comments and instructions before the first element. */
const prolog = /\s+|<!--[^]*?-->|<\?[^]*?\?>/y

function refuseDoctype(text: string) {
  prolog.lastIndex = 0
  let at = 0
  while (prolog.test(text)) at = prolog.lastIndex
  if (/^<!doctype/i.test(text.slice(at, at + 9))) throw new XmlRefused('doctype', lineAt(text, at))
}

/** Refuses more tags than a parser has memory for, and pieces that it would look at again and again. */
function refuseMasses(text: string) {
  let tags = 0
  for (let at = 0; at >= 0; tags += 1) {
    const next = text.indexOf('<', at + 1)
    if ((next < 0 ? text.length : next) - at > most.piece) throw new XmlRefused('size', lineAt(text, at))
    if (tags > most.tags) throw new XmlRefused('elements')
    at = next
  }
}

/**
 * Text of a document by its byte order mark or declaration, with line ends as XML reads them. Refuses too many bytes,
 * unknown encodings, bytes outside of the encoding, characters outside of XML, a DOCTYPE, and
 * too many tags or too long a text: none of them reaches a parser.
 */
export function decodeXml(bytes: Uint8Array): string {
  if (bytes.length > most.bytes) throw new XmlRefused('size')
  const text = decoded(bytes).replaceAll(/\r\n?/g, '\n')
  const odd = text.search(forbidden)
  if (odd >= 0) throw new XmlRefused('characters', lineAt(text, odd))
  refuseDoctype(text)
  refuseMasses(text)
  return text
}
