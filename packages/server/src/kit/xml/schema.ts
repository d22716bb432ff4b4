import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type * as Library from 'libxml2-wasm'
import type { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { decodeXml, XmlRefused } from './decode-xml.ts'

/** Schemas of the folder `schemas`, each with its imports beside it. */
export type SchemaName =
  | `sepa/${'pain.008.001.02' | 'pain.008.001.08' | 'pain.002.001.03.reconstructed' | 'pain.002.001.10'}`
  | `sepa/${'camt.053.001.02' | 'camt.053.001.08' | 'camt.054.001.02' | 'camt.054.001.08'}`
  | `verifactu/${'SuministroLR' | 'RespuestaSuministro'}`
/** A contradiction to the schema: line, path of local names, the parser's words in English. */
export interface SchemaFault {
  readonly line: number
  readonly path: string
  readonly message: string
}

const folder = join(import.meta.dirname, '../../../schemas')
/** More are of no use to a reader. */
const mostFaults = 100

/** The library, and the only files that it may open: those of the folders loaded so far. */
interface Loaded {
  readonly library: typeof Library
  readonly files: Record<string, Uint8Array>
  readonly options: number
}
let loaded: Promise<Loaded> | undefined

async function load(): Promise<Loaded> {
  const library = await import('libxml2-wasm')
  const files: Record<string, Uint8Array> = {}
  library.xmlRegisterInputProvider(new library.XmlBufferInputProvider(files))
  const { ParseOption: option } = library
  return {
    ...{ library, files },
    options:
      option.XML_PARSE_NO_XXE |
      option.XML_PARSE_NONET |
      option.XML_PARSE_NO_SYS_CATALOG |
      option.XML_PARSE_BIG_LINES |
      option.XML_PARSE_IGNORE_ENC,
  }
}

/** A compiled schema and the document that it was made from, which must outlive it. */
interface Compiled {
  readonly schema: XmlDocument
  readonly validator: XsdValidator
}
const compiled = new Map<SchemaName, Promise<Compiled>>()

async function compile(name: SchemaName): Promise<Compiled> {
  const { library, files, options } = await (loaded ??= load())
  const set = dirname(name)
  for (const file of await readdir(join(folder, set)))
    if (file.endsWith('.xsd')) files[`${set}/${file}`] = await readFile(join(folder, set, file))
  const url = `${set}/${basename(name)}.xsd`
  const schema = library.XmlDocument.fromBuffer(files[url]!, { url, option: options })
  return { schema, validator: library.XsdValidator.fromDoc(schema) }
}
/** Compiled once a process. */
function schemaOf(name: SchemaName): Promise<Compiled> {
  const known = compiled.get(name) ?? compile(name)
  compiled.set(name, known)
  return known
}

/** Path of local names to the element at an XPath of the parser, numbered where it has siblings of its name. */
function pathOf({ XmlElement: Element }: typeof Library, document: XmlDocument, xpath: string): string {
  // names instead of prefixes, which may be declared anywhere
  const found = document.get(xpath.replaceAll(/(?<=\/)[\w.-]+:[\w.-]+/g, '*[name()="$&"]'))
  const steps: string[] = []
  for (let element = found instanceof Element ? found : (found?.parent ?? null); element !== null; element = element.parent) {
    const { name } = element
    const siblings = (side: string) => Number(element.eval(`count(${side}-sibling::*[local-name()="${name}"])`))
    const before = siblings('preceding')
    steps.unshift(before + siblings('following') > 0 ? `${name}[${before + 1}]` : name)
  }
  return `/${steps.join('/')}`
}

function parsed({ library, options }: Loaded, text: string): XmlDocument {
  try {
    return library.XmlDocument.fromString(text, { option: options })
  } catch (problem) {
    throw problem instanceof library.XmlParseError ? new XmlRefused('malformed', problem.details[0]?.line ?? null) : problem
  }
}

/** The faults of a document by its schema, the first hundred; throws XmlRefused for one that is no proper XML. */
export async function schemaFaults(name: SchemaName, bytes: Uint8Array): Promise<SchemaFault[]> {
  const text = decodeXml(bytes)
  const [{ validator }, tools] = [await schemaOf(name), await loaded!]
  const document = parsed(tools, text)
  try {
    validator.validate(document)
    return []
  } catch (problem) {
    if (!(problem instanceof tools.library.XmlValidateError)) throw problem
    return problem.details.slice(0, mostFaults).map(({ line, xpath, message }) => ({
      line,
      path: xpath === undefined ? '/' : pathOf(tools.library, document, xpath),
      message: message.replaceAll(/\{[^{}]*:[^{}]*\}/g, '').trim(),
    }))
  } finally {
    // memory outside of the collector's reach
    document.dispose()
  }
}
