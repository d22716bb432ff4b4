import { formatEuros } from '@app/contract/values/money'
import { escaped } from '../http/html.ts'
import { type Code, drawingOf } from './codes.ts'

/** Fonts of PDF_FACTURAS_FUENTE_PERSONALIZADA: sans serif, serif, monospace. */
const fonts = ['system-ui,sans-serif', 'Georgia,serif', 'ui-monospace,monospace'] as const
const style = `body{margin:0 auto;font-size:12px;line-height:1.4;color:#000;background:#fff}h1{margin:0 0 2mm;font-size:15px}p{margin:0 0 1mm}
header img{display:block;max-width:min(60mm,100%);max-height:20mm;margin-bottom:3mm}
table{width:100%;border-collapse:collapse;margin-top:3mm}th{font-weight:400;text-align:left}td,th{padding:1mm 0;vertical-align:top}td:not(:first-child),th:not(:first-child){text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
tfoot tr:first-child td{border-top:1px solid #000;padding-top:2mm;font-weight:700}
figure{margin:5mm 0 0;break-inside:avoid}figure svg{display:block;max-width:100%}`
/** The sheet: the roll of a width in millimetres, or A4. */
const sheet = (width: number | null) =>
  width === null
    ? '@page{size:A4;margin:18mm}body{max-width:174mm;padding:8mm}'
    : `@page{margin:0}body{width:${width - 8}mm;padding:2mm 4mm}`

/** Words and cents, as a line of the paper. */
export interface Sum {
  readonly text: string
  readonly cents: number
}
/** Tax of a rate within the lines: the rate in words, net amount and tax in cents. */
interface Tax {
  readonly text: string
  readonly base: number
  readonly cuota: number
}
/** The company at the head of a paper. */
interface Issuer {
  readonly nombre: string
  readonly direccion: string | null
  readonly codigo_postal: string | null
  readonly poblacion: string | null
  readonly telefono: string | null
}
/** A stored picture at the head of a paper: its path for a page, its content for a PDF. */
export interface Logo {
  readonly path: string
  readonly webp: Uint8Array
}
/** Content of a paper below the club: its subject, its lines, the sums below them, the total first, its taxes and its codes. */
export interface Paper {
  readonly lang: string
  /** The club's font for printed papers. */
  readonly font: 0 | 1 | 2
  readonly title: string
  /** Of the roll in millimetres; null is A4. */
  readonly width: number | null
  readonly logo: Logo | null
  readonly empresa: Issuer
  /** The club's tax id in words. */
  readonly nif: string | null
  readonly about: readonly (readonly (string | null)[])[]
  readonly lines: readonly Sum[]
  readonly sums: readonly Sum[]
  readonly taxes: {
    /** Headings of rate, net amount and tax. */
    readonly head: readonly [rate: string, base: string, tax: string]
    readonly rows: readonly Tax[]
  }
  readonly codes: readonly Code[]
}

/** The lines at the head of a paper, each of texts with a point between two; without missing and empty ones. */
export const headLines = ({ nif, empresa, about }: Pick<Paper, 'nif' | 'empresa' | 'about'>): string[] =>
  [[nif], [empresa.direccion, empresa.codigo_postal, empresa.poblacion], [empresa.telefono], ...about]
    .map((parts) => parts.filter((part) => part !== null && part !== '').join(' · '))
    .filter((text) => text !== '')

const cells = (tag: 'td' | 'th', texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`
const row = ({ text, cents }: Sum) => cells('td', [text, formatEuros(cents)])

function taxTable({ taxes: { head, rows } }: Paper): string {
  if (rows.length === 0) return ''
  const body = rows.map(({ text, base, cuota }) => cells('td', [text, formatEuros(base), formatEuros(cuota)]))
  return `<table><thead>${cells('th', head)}</thead><tbody>${body.join('')}</tbody></table>`
}

function figure(code: Code): string {
  const { path, units, millimetres } = drawingOf(code)
  const [caption, [width, height]] = [escaped(code.caption), millimetres]
  return `<figure><svg viewBox="0 0 ${units.join(' ')}" preserveAspectRatio="none" style="width:${width}mm;height:${height}mm" role="img" aria-label="${caption}"><path d="${path}"/></svg><figcaption>${caption}</figcaption></figure>`
}

/** A paper as a page that the browser prints. */
export function paperPage(paper: Paper): string {
  const { lang, font, title, width, empresa, logo, lines, sums, codes } = paper
  const head = headLines(paper).map((text) => `<p>${escaped(text)}</p>`)
  const picture = logo ? `<img src="${escaped(logo.path)}" alt="">` : ''
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escaped(title)}</title><style>${style}body{font-family:${fonts[font]}}${sheet(width)}</style><main><header>${picture}<h1>${escaped(empresa.nombre)}</h1></header>${head.join('')}<table><tbody>${lines.map(row).join('')}</tbody><tfoot>${sums.map(row).join('')}</tfoot></table>${taxTable(paper)}${codes.map(figure).join('')}</main></html>`
}
