import { formatEuros } from '@app/contract/values/money'
import { escaped } from '../http/html.ts'

/** Fonts of PDF_FACTURAS_FUENTE_PERSONALIZADA: sans serif, serif, monospace. */
const fonts = ['system-ui,sans-serif', 'Georgia,serif', 'ui-monospace,monospace'] as const
const style = `body{margin:0 auto;font-size:12px;line-height:1.4;color:#000;background:#fff}h1{margin:0 0 2mm;font-size:15px}p{margin:0 0 1mm}
table{width:100%;border-collapse:collapse;margin-top:3mm}td{padding:1mm 0;vertical-align:top}td:last-child{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
tfoot tr:first-child td{border-top:1px solid #000;padding-top:2mm;font-weight:700}`
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
/** The company at the head of a paper. */
interface Issuer {
  readonly nombre: string
  readonly direccion: string | null
  readonly codigo_postal: string | null
  readonly poblacion: string | null
  readonly telefono: string | null
}
/** Content of a paper below the club: its subject, its lines, and the sums below them, the total first. */
export interface Paper {
  readonly lang: string
  /** The club's font for printed papers. */
  readonly font: 0 | 1 | 2
  readonly title: string
  /** Of the roll in millimetres; null is A4. */
  readonly width: number | null
  readonly empresa: Issuer
  /** The club's tax id in words. */
  readonly nif: string | null
  readonly about: readonly (readonly (string | null)[])[]
  readonly lines: readonly Sum[]
  readonly sums: readonly Sum[]
}

/** The lines at the head of a paper, each of texts with a point between two; without missing and empty ones. */
export const headLines = ({ nif, empresa, about }: Pick<Paper, 'nif' | 'empresa' | 'about'>): string[] =>
  [[nif], [empresa.direccion, empresa.codigo_postal, empresa.poblacion], [empresa.telefono], ...about]
    .map((parts) => parts.filter((part) => part !== null && part !== '').join(' · '))
    .filter((text) => text !== '')
const row = ({ text, cents }: Sum) => `<tr><td>${escaped(text)}</td><td>${escaped(formatEuros(cents))}</td></tr>`

/** A paper as a page that the browser prints. */
export function paperPage(paper: Paper): string {
  const { lang, font, title, width, empresa, lines, sums } = paper
  const head = headLines(paper).map((text) => `<p>${escaped(text)}</p>`)
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escaped(title)}</title><style>${style}body{font-family:${fonts[font]}}${sheet(width)}</style><main><h1>${escaped(empresa.nombre)}</h1>${head.join('')}<table><tbody>${lines.map(row).join('')}</tbody><tfoot>${sums.map(row).join('')}</tfoot></table></main></html>`
}
