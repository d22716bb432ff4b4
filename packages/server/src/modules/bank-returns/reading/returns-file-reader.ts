import { createHash } from 'node:crypto'
import type { returnFileKinds } from '@app/contract/bank-returns/bank-return'
import { returnsFileMax } from '@app/contract/bank-returns/bank-returns'
import { unzip } from '../../../kit/files/unzip.ts'
import { XmlRefused } from '../../../kit/xml/decode-xml.ts'
import { readXml } from '../../../kit/xml/read-xml.ts'
import { isAeb1914, readAeb1914 } from './aeb1914.ts'
import { readCamt } from './camt.ts'
import { damaged, FileRefused, type ReadDocument } from './document.ts'
import { readPain002 } from './pain002.ts'

/** Content of a file of a bank. */
export interface ReadFile {
  readonly kind: (typeof returnFileKinds)[number]
  /** SHA-256 of its bytes. */
  readonly print: string
  readonly documents: readonly ReadDocument[]
}

/** Files in a ZIP, and bytes that they unpack to. */
const zipMost = { files: 100, bytes: 20 * 1024 * 1024 }
const marks = { zip: Buffer.from('PK\x03\x04', 'latin1'), utf16: [0xfe, 0xff] }
/** Begin of a further document of the same file. */
const next = /(?<=<\/(?:\w+:)?Document\s*>)(?=\s*(?:<\?xml|<(?:\w+:)?Document[\s>]))/

const refusalBy: Readonly<
  Record<XmlRefused['reason'], 'devolucion.otra_codificacion' | 'devolucion.con_entidades' | 'devolucion.demasiado' | null>
> = {
  encoding: 'devolucion.otra_codificacion',
  doctype: 'devolucion.con_entidades',
  size: 'devolucion.demasiado',
  elements: 'devolucion.demasiado',
  depth: 'devolucion.demasiado',
  characters: null,
  malformed: null,
}
const linesOf = (text: string) => text.split('\n').length

function readOne(bytes: Buffer, before: number): ReadDocument {
  try {
    const root = readXml(bytes)
    const report = root.at('CstmrPmtStsRpt')
    const found = report ? readPain002(report) : readCamt(root)
    if (found) return found
  } catch (problem) {
    if (!(problem instanceof XmlRefused)) throw problem
    const code = refusalBy[problem.reason]
    if (code) throw new FileRefused(code)
    damaged(before + (problem.line ?? linesOf(bytes.toString('latin1'))))
  }
  throw new FileRefused('devolucion.no_reconocido')
}

/** Documents of XML, which a file may hold one after the other; a later one without declaration is written as the first. */
function readXmls(bytes: Buffer): ReadDocument[] {
  if (marks.utf16.includes(bytes[0]!) || bytes[1] === 0 || bytes[0] === 0) return [readOne(bytes, 0)]
  const text = bytes.toString('latin1')
  const declaration = /^\s*(<\?xml[^>]*\?>)/.exec(text)?.[1] ?? ''
  let before = 0
  return text.split(next).map((part, n) => {
    const own = n === 0 ? part : part.trimStart()
    const start = before + linesOf(part) - linesOf(own)
    before += linesOf(part) - 1
    return readOne(Buffer.from(n === 0 || own.startsWith('<?xml') ? own : `${declaration}${own}`, 'latin1'), start)
  })
}

function readContent(bytes: Buffer): ReadDocument[] {
  const start = bytes.toString('latin1', 0, 800)
  if (isAeb1914(start.replace(/^\xEF\xBB\xBF/, ''))) return readAeb1914(new TextDecoder('windows-1252').decode(bytes).replace(/^ï»¿/, ''))
  if (/^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?[\s\0]*</.test(start)) return readXmls(bytes)
  throw new FileRefused('devolucion.no_reconocido')
}

/** The files of a ZIP, without folders and what systems add to them. */
function unpacked(bytes: Buffer): Buffer[] {
  const files = unzip(bytes, (name) => !/(?:^|\/)(?:\.|__MACOSX)|\/$/.test(name), zipMost.bytes)
  if (files === 'too_big' || (typeof files === 'object' && Object.keys(files).length > zipMost.files))
    throw new FileRefused('devolucion.demasiado')
  if (files === 'broken') throw new FileRefused('devolucion.zip_roto')
  return Object.values(files)
}

function readBytes(bytes: Buffer): ReadFile {
  const parts = bytes.subarray(0, 4).equals(marks.zip) ? unpacked(bytes) : [bytes]
  const documents = parts.flatMap(readContent)
  const kinds = [...new Set(documents.map(({ kind }) => kind))]
  const isEmpty = documents.every((one) => one.returns.length + one.rejects.length + one.credits.length === 0)
  if (isEmpty) throw new FileRefused('devolucion.vacio')
  return { kind: kinds.length === 1 ? kinds[0]! : 'varios', print: createHash('sha256').update(bytes).digest('hex'), documents }
}

/**
 * Reads a file of a bank by its content, whatever its name: pain.002, camt.053, camt.054, returns of Cuaderno 19.14, a ZIP of them. An
 * empty, large, unknown or damaged one is refused by its own text.
 */
export function readReturnsFile(content: Uint8Array): ReadFile | FileRefused {
  if (content.length === 0) return new FileRefused('devolucion.vacio')
  if (content.length > returnsFileMax) return new FileRefused('devolucion.fichero_grande')
  try {
    return readBytes(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
  } catch (problem) {
    if (problem instanceof FileRefused) return problem
    throw problem
  }
}
