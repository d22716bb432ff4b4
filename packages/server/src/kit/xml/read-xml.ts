import { Parser, type Place } from 'saxen'
import { decodeXml, forbidden, XmlRefused } from './decode-xml.ts'

const most = { depth: 60, attributes: 40 }
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** An element: its local name and namespace, its attributes as written, and the text directly in it. */
export class XmlElement {
  readonly name: string
  readonly namespace: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: XmlElement[] = []
  text = ''
  constructor(name: string, namespace: string, attributes: ReadonlyMap<string, string>) {
    this.name = name
    this.namespace = namespace
    this.attributes = attributes
  }

  /** Children of a local name. */
  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name)
  }

  /** The first element down a path of local names. */
  at(...path: string[]): XmlElement | null {
    return path.reduce<XmlElement | null>((found, name) => found?.children.find((child) => child.name === name) ?? null, this)
  }

  /** Text without spaces around it at the end of a path; null if there is no such element or no text. */
  textAt(...path: string[]): string | null {
    return this.at(...path)?.text.trim() || null
  }
}

/** Text with its references resolved: characters by number and the five names that XML knows; refuses others. */
function resolved(raw: string): string {
  if (!raw.includes('&')) return raw
  return raw.replaceAll(/&([^;&]{0,12})(;?)/g, (_, name: string, end) => {
    const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? []
    const code = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16)
    const text = Object.hasOwn(named, name) ? named[name] : code <= 0x10ffff ? String.fromCodePoint(code) : undefined
    if (end === '' || text === undefined || forbidden.test(text)) throw new XmlRefused('malformed')
    return text
  })
}

type Scope = ReadonlyMap<string, string>
const [outermost, none]: [Scope, ReadonlyMap<string, string>] = [new Map([['xml', xmlNamespace]]), new Map()]

function attributesOf(raw: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const all = Object.entries(raw)
  if (all.length > most.attributes) throw new XmlRefused('elements')
  if (all.length === 0) return none
  return new Map(
    all.map(([name, value]) => {
      if (value.includes('<')) throw new XmlRefused('malformed')
      return [name, resolved(value.replaceAll(/[\t\n]/g, ' '))]
    }),
  )
}

/** The namespaces in force below an element. */
function scopeOf(attributes: ReadonlyMap<string, string>, outer: Scope): Scope {
  const declared = [...attributes].filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'))
  return declared.length === 0 ? outer : new Map([...outer, ...declared.map(([name, uri]) => [name.slice(6), uri] as const)])
}

function elementOf(written: string, attributes: ReadonlyMap<string, string>, scope: Scope): XmlElement {
  const colon = written.indexOf(':')
  const namespace = scope.get(colon < 0 ? '' : written.slice(0, colon))
  if ((colon >= 0 && !namespace) || written.includes(':', colon + 1)) throw new XmlRefused('malformed')
  return new XmlElement(written.slice(colon + 1), namespace ?? '', attributes)
}

/** The tree of a text; throws XmlRefused, with the line that the parser is at. */
function treeOf(text: string): XmlElement {
  const top = new XmlElement('', '', none)
  const open: { element: XmlElement; scope: Scope }[] = [{ element: top, scope: outermost }]
  const here = () => open.at(-1)!
  let place: Place = () => ({ line: 0 })
  const refuse = (_: unknown, where: Place) => {
    place = where
    throw new XmlRefused('malformed')
  }
  const parser = new Parser()
    .on('openTag', (...[name, attributes, , , where]) => {
      place = where
      if (open.length > most.depth) throw new XmlRefused('depth')
      const own = attributesOf(attributes())
      const scope = scopeOf(own, here().scope)
      const element = elementOf(name, own, scope)
      here().element.children.push(element)
      open.push({ element, scope })
    })
    .on('closeTag', () => {
      const { element } = open.pop()!
      // spaces between elements are no content
      if (element.children.length > 0 && element.text.trim() === '') element.text = ''
    })
    .on('text', (raw) => {
      if (raw.includes(']]>')) throw new XmlRefused('malformed')
      here().element.text += resolved(raw)
    })
    .on('cdata', (raw) => {
      here().element.text += raw
    })
    .on('attention', (_, _resolve, where) => refuse(_, where))
    .on('warn', refuse)
    .on('error', refuse)
  try {
    parser.parse(text)
  } catch (problem) {
    throw problem instanceof XmlRefused ? new XmlRefused(problem.reason, place().line + 1) : problem
  }
  if (top.children.length !== 1) throw new XmlRefused('malformed')
  return top.children[0]!
}

/** Root element of a document; throws XmlRefused. */
export const readXml = (bytes: Uint8Array): XmlElement => treeOf(decodeXml(bytes))
