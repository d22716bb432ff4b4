import type { MessageStructureObject } from 'imapflow'

/** A part of a message: its place, and its transfer encoding. */
export interface Part {
  readonly key: string
  readonly encoding: string
}
/** Parts of a report: its fields, and the headers of the letter that it is about, if it returns them. */
export interface ReportParts {
  readonly kind: 'delivery' | 'complaint'
  readonly fields: Part
  readonly headers: Part | null
}

const kinds: Readonly<Record<string, ReportParts['kind']>> = {
  'message/delivery-status': 'delivery',
  'message/global-delivery-status': 'delivery',
  'message/feedback-report': 'complaint',
}
const returned = new Set(['text/rfc822-headers', 'message/rfc822-headers', 'message/global-headers', 'message/rfc822', 'message/global'])
/** A whole letter, whose headers are a part of their own. */
const whole = 'message/rfc822'

/** The first report in a message, not in letters that it holds: one that a person passes on is none. */
function reportIn(node: MessageStructureObject): MessageStructureObject | null {
  if (node.type === 'multipart/report') return node
  if (!node.type.startsWith('multipart/')) return null
  for (const child of node.childNodes ?? []) {
    const found = reportIn(child)
    if (found) return found
  }
  return null
}

const partOf = ({ part = '1', encoding = '', type }: MessageStructureObject): Part => ({
  key: type === whole ? `${part}.HEADER` : part,
  encoding: type === whole ? '' : encoding,
})

/** The parts of a message about the delivery of a letter (RFC 3464), or about one that was unwanted (RFC 5965); null for any other message. */
export function reportParts(message: MessageStructureObject): ReportParts | null {
  const parts = reportIn(message)?.childNodes ?? []
  const fields = parts.find(({ type }) => type in kinds)
  if (!fields) return null
  const headers = parts.find(({ type }) => returned.has(type))
  return { kind: kinds[fields.type]!, fields: partOf(fields), headers: headers ? partOf(headers) : null }
}
