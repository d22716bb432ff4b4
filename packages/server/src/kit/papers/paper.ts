import { formatEuros } from '@app/contract/values/money'
import { escaped } from '../http/html.ts'
import { type Code, drawingOf } from './codes.ts'

/** Fonts of PDF_FACTURAS_FUENTE_PERSONALIZADA: sans serif, serif, monospace. */
const fonts = ['system-ui,sans-serif', 'Georgia,serif', 'ui-monospace,monospace'] as const
const style = `body{margin:0 auto;font-size:12px;line-height:1.4;color:#000;background:#fff}h1{margin:0 0 2mm;font-size:15px}p{margin:0 0 1mm}
header img{display:block;max-width:min(60mm,100%);max-height:20mm;margin-bottom:3mm}
table{width:100%;border-collapse:collapse;margin-top:3mm}th{font-weight:400;text-align:left}td,th{padding:1mm 0;vertical-align:top}td:not(:first-child),th:not(:first-child){text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
tfoot tr:first-child td{border-top:1px solid #000;padding-top:2mm;font-weight:700}
figure{margin:5mm 0 0;break-inside:avoid}figure svg{display:block;max-width:100%}
h2{margin:4mm 0 1mm;font-size:14px}h3{margin:0 0 1mm;font-size:11px;font-weight:400}.seal{margin:2mm auto;text-align:center}.seal svg{margin:0 auto}
.total td{font-size:25px;font-weight:700;border-top:1px solid #000}`
/** The sheet: the roll of a width in millimetres, or A4. */
const sheet = (width: number | null) =>
  width === null
    ? '@page{size:A4;margin:18mm}body{max-width:174mm;padding:8mm}header{display:flex;justify-content:space-between;gap:8mm}.seal{margin:0;max-width:50mm}h2{font-size:25px}.blocks{display:grid;grid-template-columns:1fr 1fr;gap:8mm;margin-top:4mm}'
    : `@page{margin:0}body{width:${width - 8}mm;padding:2mm 4mm}`

/** Words and cents, as a line of the paper. */
export interface Sum {
  readonly text: string
  readonly cents: number
  /** Texts of the columns between them, where the paper has such. */
  readonly cells?: readonly string[]
}
/** Code at the top of the first sheet between words prescribed by law. */
export interface Seal {
  readonly above: string
  readonly code: Code
  readonly below: string
}
/** Lines under their heading: a party, or the payments. */
export interface Block {
  readonly title: string
  readonly lines: readonly string[]
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
  /** Name and number of an official paper, in large letters below the company. */
  readonly heading?: string
  readonly seal?: Seal | null
  readonly about: readonly (readonly (string | null)[])[]
  readonly blocks?: readonly Block[]
  /** Headings of text, columns and amount of the lines. */
  readonly columns?: readonly [text: string, ...string[]]
  readonly lines: readonly Sum[]
  readonly sums: readonly Sum[]
  readonly taxes: {
    /** Headings of rate, net amount and tax. */
    readonly head: readonly [rate: string, base: string, tax: string]
    readonly rows: readonly Tax[]
  }
  /** The last sum of an official paper, its largest. */
  readonly total?: Sum
  readonly codes: readonly Code[]
}

/** Lines, each of texts with a point between two; without missing and empty ones. */
const joined = (lines: Paper['about']) =>
  lines.map((parts) => parts.filter((part) => part !== null && part !== '').join(' · ')).filter((text) => text !== '')
/** The lines about the company at the head of a paper. */
export const issuerLines = ({ nif, empresa }: Pick<Paper, 'nif' | 'empresa'>): string[] =>
  joined([[nif], [empresa.direccion, empresa.codigo_postal, empresa.poblacion], [empresa.telefono]])
/** The lines about the subject of a paper. */
export const aboutLines = ({ about }: Pick<Paper, 'about'>): string[] => joined(about)
/** The cells of a line of a paper, from its text to its amount. */
export const cellsOf = ({ text, cells = [], cents }: Sum): [string, ...string[]] => [text, ...cells, formatEuros(cents)]

const cells = (tag: 'td' | 'th', texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`
const row = (line: Sum) => cells('td', cellsOf(line))

function taxTable({ taxes: { head, rows } }: Paper): string {
  if (rows.length === 0) return ''
  const body = rows.map(({ text, base, cuota }) => cells('td', [text, formatEuros(base), formatEuros(cuota)]))
  return `<table><thead>${cells('th', head)}</thead><tbody>${body.join('')}</tbody></table>`
}

function drawing(code: Code): string {
  const { path, units, millimetres } = drawingOf(code)
  const [width, height] = millimetres
  return `<svg viewBox="0 0 ${units.join(' ')}" preserveAspectRatio="none" style="width:${width}mm;height:${height}mm" role="img" aria-label="${escaped(code.caption)}"><path d="${path}"/></svg>`
}
const figure = (code: Code) => `<figure>${drawing(code)}<figcaption>${escaped(code.caption)}</figcaption></figure>`
const sealFigure = ({ above, code, below }: Seal) =>
  `<figure class="seal"><figcaption>${escaped(above)}</figcaption>${drawing(code)}<figcaption>${escaped(below)}</figcaption></figure>`

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${escaped(text)}</p>`).join('')
const blocksOf = ({ blocks = [] }: Paper) =>
  blocks.length === 0
    ? ''
    : `<div class="blocks">${blocks.map(({ title, lines }) => `<section><h3>${escaped(title)}</h3>${paragraphs(lines)}</section>`).join('')}</div>`

function head(paper: Paper): string {
  const { empresa, logo, heading, seal } = paper
  const picture = logo ? `<img src="${escaped(logo.path)}" alt="">` : ''
  const issuer = `<div>${picture}<h1>${escaped(empresa.nombre)}</h1>${paragraphs(issuerLines(paper))}</div>`
  const subject = `${heading === undefined ? '' : `<h2>${escaped(heading)}</h2>`}${paragraphs(aboutLines(paper))}`
  return `<header>${issuer}${seal ? sealFigure(seal) : ''}</header>${subject}${blocksOf(paper)}`
}

/** A paper as a page that the browser prints. */
export function paperPage(paper: Paper): string {
  const { lang, font, title, width, lines, sums, codes, columns, total } = paper
  const headings = columns ? `<thead>${cells('th', columns)}</thead>` : ''
  const foot = sums.length > 0 ? `<tfoot>${sums.map(row).join('')}</tfoot>` : ''
  const last = total ? `<table class="total"><tbody>${row(total)}</tbody></table>` : ''
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escaped(title)}</title><style>${style}body{font-family:${fonts[font]}}${sheet(width)}</style><main>${head(paper)}<table>${headings}<tbody>${lines.map(row).join('')}</tbody>${foot}</table>${taxTable(paper)}${last}${codes.map(figure).join('')}</main></html>`
}
