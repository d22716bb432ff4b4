/** A message or one of its parts, as a mail server takes it apart. */
export interface MimePart {
  readonly header: Buffer
  readonly body: Buffer
  readonly type: string
  readonly parameters: Readonly<Record<string, string>>
  readonly encoding: string
  readonly children: readonly MimePart[]
}

const fieldOf = (header: string, name: string) =>
  new RegExp(`^${name}:([^\\r\\n]*(?:\\r\\n[ \\t][^\\r\\n]*)*)`, 'im')
    .exec(header)?.[1]!
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .trim()

/** The pieces between the lines of a boundary. */
function piecesOf(body: Buffer, boundary: string): Buffer[] {
  const text = body.toString('latin1')
  const line = new RegExp(`(?:^|\\r\\n)--${boundary.replaceAll(/[^\w]/g, String.raw`\$&`)}(--)?[ \\t]*\\r\\n?`, 'g')
  const marks = [...`${text}\r\n`.matchAll(line)]
  return marks.slice(0, -1).map(({ index, 0: mark }, at) => body.subarray(index + mark.length, marks[at + 1]!.index))
}

/** Takes a message apart. */
export function readMime(bytes: Buffer): MimePart {
  const end = bytes.indexOf('\r\n\r\n')
  const header = end < 0 ? bytes : bytes.subarray(0, end + 4)
  const body = end < 0 ? Buffer.alloc(0) : bytes.subarray(end + 4)
  const text = header.toString('latin1')
  const [type = '', ...rest] = (fieldOf(text, 'content-type') ?? 'text/plain').split(';')
  const parameters = Object.fromEntries(
    rest.flatMap((one) => {
      const [, name, value] = /^\s*([\w-]+)="?([^"]*)"?\s*$/.exec(one) ?? []
      return name === undefined ? [] : [[name.toLowerCase(), value!]]
    }),
  )
  const boundary = type.trim().toLowerCase().startsWith('multipart/') ? parameters.boundary : undefined
  const isLetter = type.trim().toLowerCase() === 'message/rfc822'
  return {
    ...{ header, body, parameters, type: type.trim().toLowerCase(), encoding: fieldOf(text, 'content-transfer-encoding') ?? '7bit' },
    children: boundary === undefined ? (isLetter ? [readMime(body)] : []) : piecesOf(body, boundary).map(readMime),
  }
}

/** Bytes of a text in quoted-printable. */
export const unquoted = (text: string) =>
  Buffer.from(
    text.replaceAll('=\r\n', '').replaceAll(/=([\dA-F]{2})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )
/** Innermost part of a letter: its header without folded lines, its type with its parameters, its content decoded. */
export interface LetterPart {
  readonly header: string
  readonly type: string
  readonly text: string
}
/** The innermost parts of a message. */
export function innermostParts({ header, encoding, body, children }: MimePart): LetterPart[] {
  if (children.length > 0) return children.flatMap(innermostParts)
  const head = header.toString().replaceAll(/\r\n[ \t]+/g, ' ')
  const text =
    encoding === 'base64'
      ? Buffer.from(body.toString(), 'base64')
      : encoding === 'quoted-printable'
        ? unquoted(body.toString('latin1'))
        : body
  return [{ header: head, type: fieldOf(head, 'content-type') ?? 'text/plain', text: text.toString() }]
}

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
/** The BODYSTRUCTURE of a part (RFC 3501 §7.4.2). */
export function bodyStructure({ type, parameters, encoding, body, children }: MimePart): string {
  const [main = '', sub = ''] = type.split('/')
  const pairs = Object.entries(parameters).map(([name, value]) => `${quoted(name)} ${quoted(value)}`)
  const list = pairs.length === 0 ? 'NIL' : `(${pairs.join(' ')})`
  if (main === 'multipart') return `(${children.map(bodyStructure).join('')} ${quoted(sub)} ${list} NIL NIL NIL)`
  const lines = body.toString('latin1').split('\n').length
  const start = `${quoted(main)} ${quoted(sub)} ${list} NIL NIL ${quoted(encoding)} ${body.length}`
  if (type === 'message/rfc822')
    return `(${start} (NIL NIL NIL NIL NIL NIL NIL NIL NIL NIL) ${bodyStructure(children[0]!)} ${lines} NIL NIL NIL NIL)`
  return `(${start}${main === 'text' ? ` ${lines}` : ''} NIL NIL NIL NIL)`
}

/** The bytes of a section: `2`, `3.HEADER`, `HEADER.FIELDS (REFERENCES)`. */
export function partBytes(message: MimePart, section: string): Buffer {
  const [, place = '', what = ''] = /^([\d.]*?)\.?([A-Z].*)?$/i.exec(section)!
  let part = message
  for (const number of place.split('.').filter(Boolean)) {
    const inside = part.type === 'message/rfc822' ? part.children[0]! : part
    part = inside.children[Number(number) - 1] ?? inside
  }
  if (what === '') return part.body
  const { header } = part.type === 'message/rfc822' && place !== '' ? part.children[0]! : part
  const fields = /^HEADER\.FIELDS \(([^)]*)\)/i.exec(what)?.[1]!.toLowerCase().split(' ')
  if (!fields) return header
  const found = fields.flatMap((name) => {
    const value = fieldOf(header.toString('latin1'), name)
    return value === undefined ? [] : [`${name}: ${value}\r\n`]
  })
  return Buffer.from(`${found.join('')}\r\n`)
}
