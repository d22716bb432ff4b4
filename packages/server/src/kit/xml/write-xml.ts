import { forbidden } from './decode-xml.ts'

/** An element to write: its name, its text or its elements in order (null is left out), its attributes. */
export type XmlTag = readonly [name: string, content: string | readonly (XmlTag | null)[], attributes?: Readonly<Record<string, string>>]

const properName = /^(?:[A-Za-z_][\w.-]*:)?[A-Za-z_][\w.-]*$/
const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string, special: RegExp) => {
  if (forbidden.test(text)) throw new TypeError('a character outside of XML')
  return text.replaceAll(special, (character) => references[character] ?? `&#${character.charCodeAt(0)};`)
}
const named = (name: string) => {
  if (!properName.test(name)) throw new TypeError(`no name of XML: ${name}`)
  return name
}

function write([name, content, attributes = {}]: XmlTag, parts: string[]) {
  parts.push('<', named(name))
  for (const [key, value] of Object.entries(attributes)) parts.push(' ', named(key), '="', escaped(value, /[&<>"\t\n\r]/g), '"')
  if (content.length === 0) {
    parts.push('/>')
    return
  }
  parts.push('>')
  if (typeof content === 'string') parts.push(escaped(content, /[&<>\r]/g))
  else for (const child of content) if (child !== null) write(child, parts)
  parts.push('</', name, '>')
}

/** An element as text, for a document that others are part of; throws a TypeError for characters that XML does not allow. */
export function writeElement(root: XmlTag): string {
  const parts: string[] = []
  write(root, parts)
  return parts.join('')
}

/** A document in UTF-8, as text; throws a TypeError for characters that XML does not allow. */
export const writeXml = (root: XmlTag): string => `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root)}`
