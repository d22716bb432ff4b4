import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { formatEuros } from '@app/contract/values/money'
import { pictureSize } from '../files/picture-size.ts'
import { asPng } from '../files/pictures.ts'
import { type Code, drawingOf } from './codes.ts'
import { aboutLines, cellsOf, issuerLines, type Paper, type Seal, type Sum } from './paper.ts'

type Document = PDFKit.PDFDocument

/** Points of a millimetre. */
const mm = 72 / 25.4
/** Standard fonts of PDF_FACTURAS_FUENTE_PERSONALIZADA, plain and bold: they hold the letters of Windows-1252 and nothing beyond. */
const fonts = [
  ['Helvetica', 'Helvetica-Bold'],
  ['Times-Roman', 'Times-Bold'],
  ['Courier', 'Courier-Bold'],
] as const
/** Letters beyond Windows-1252, as in names of other countries: they are written in Inter. */
const beyond = /[^ -~\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]+/g
const inter = createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-ext-400-normal.woff')

/** Pieces of a text by the font that has their letters. */
function pieces(text: string): { text: string; isBeyond: boolean }[] {
  // a minus before an amount: the standard fonts have a hyphen and dashes only
  const plain = text.replaceAll('−', '–').replaceAll('\u202F', '\u00A0')
  const found: { text: string; isBeyond: boolean }[] = []
  let from = 0
  for (const { 0: part, index } of plain.matchAll(beyond)) {
    if (index > from) found.push({ text: plain.slice(from, index), isBeyond: false })
    found.push({ text: part, isBeyond: true })
    from = index + part.length
  }
  if (from < plain.length || found.length === 0) found.push({ text: plain.slice(from), isBeyond: false })
  return found
}

interface Style {
  readonly size: number
  readonly bold?: boolean
}
/** Part of a line on the sheet. */
interface Span {
  readonly x: number
  readonly width: number
  readonly align?: 'right' | 'center'
}
/** Pen of one paper: writes down the page, with a tag for screen readers at each text. */
function openPen(doc: Document, { font, width, margin }: { font: 0 | 1 | 2; width: number; margin: number }) {
  const [plain, bold] = fonts[font]
  const inner = width - 2 * margin
  const write = (text: string, { size, bold: isBold }: Style, at: Span) => {
    const all = pieces(text)
    doc.fontSize(size)
    // both fonts on one baseline
    const ascent = 0.75 * size
    doc.y += ascent
    for (const [index, piece] of all.entries()) {
      doc.font(piece.isBeyond ? 'Inter' : isBold ? bold : plain)
      const options: PDFKit.Mixins.TextOptions = {
        ...{ width: at.width, align: at.align ?? 'left', continued: index < all.length - 1 },
        ...{ baseline: 'alphabetic', lineGap: 1.5 },
      }
      if (index === 0) doc.text(piece.text, at.x, doc.y, options)
      else doc.text(piece.text, options)
    }
    doc.y -= ascent
  }
  const tagged = (parent: PDFKit.PDFStructureElement, tag: 'H1' | 'H2' | 'P' | 'TD' | 'TH', content: () => void) => {
    const element = doc.struct(tag, {}, [content])
    parent.add(element)
    element.end()
  }
  return {
    paragraph: (parent: PDFKit.PDFStructureElement, tag: 'H1' | 'H2' | 'P', text: string, { span, ...style }: Style & { span?: Span }) =>
      tagged(parent, tag, () => write(text, style, span ?? { x: margin, width: inner })),
    /** Width of the columns at the right of rows, as wide as their widest text. */
    columnOf: (rows: readonly (readonly [string, ...string[]])[], { size }: Style) => {
      doc.font(plain).fontSize(size)
      return Math.max(...rows.flatMap(([, ...amounts]) => amounts.map((amount) => doc.widthOfString(amount) + 10)))
    },
    /** A row of a table: its words, and the texts at the right of their first line, in columns of one width. */
    row: (
      parent: PDFKit.PDFStructureElement,
      [text, ...amounts]: readonly [string, ...string[]],
      style: Style & { tag?: 'TH'; column?: number | undefined },
    ) => {
      // a row stays on one sheet
      if (doc.y > doc.page.maxY() - 2.5 * style.size) doc.addPage()
      const tr = doc.struct('TR')
      parent.add(tr)
      const top = doc.y
      doc.font(style.bold ? bold : plain).fontSize(style.size)
      const right = style.column ?? Math.max(amounts.length > 1 ? inner / 4 : 0, ...amounts.map((amount) => doc.widthOfString(amount) + 6))
      const first = inner - right * amounts.length
      tagged(tr, style.tag ?? 'TD', () => write(text, style, { x: margin, width: first }))
      let bottom = doc.y
      for (const [at, amount] of amounts.entries()) {
        doc.y = top
        tagged(tr, style.tag ?? 'TD', () => write(amount, style, { x: margin + first + at * right, width: right, align: 'right' }))
        bottom = Math.max(bottom, doc.y)
      }
      doc.y = bottom + 3
      tr.end()
    },
    rule: () => {
      doc
        .moveTo(margin, doc.y)
        .lineTo(margin + inner, doc.y)
        .lineWidth(0.5)
        .stroke()
      doc.y += 5
    },
  }
}

/** Pictures on one paper, each with its words for screen readers. */
function openFigures(doc: Document, { width, margin }: { width: number; margin: number }) {
  const inner = width - 2 * margin
  const figure = (parent: PDFKit.PDFStructureElement, alt: string, content: () => void) => {
    const element = doc.struct('Figure', { alt }, [content])
    parent.add(element)
    element.end()
  }
  return {
    /** A code, on one sheet with the caption that follows. */
    code: (parent: PDFKit.PDFStructureElement, code: Code, span: Span = { x: margin, width: inner }) => {
      const { path, units, millimetres } = drawingOf(code)
      const narrowed = Math.min(1, span.width / (millimetres[0] * mm))
      const w = millimetres[0] * mm * narrowed
      // bars keep their height on a narrow roll
      const h = millimetres[1] * mm * (code.kind === 'bars' ? 1 : narrowed)
      if (doc.y + h > doc.page.maxY() - 30) doc.addPage()
      const top = doc.y
      const left = span.align === 'center' ? span.x + (span.width - w) / 2 : span.x
      figure(parent, code.caption, () => {
        doc.save().translate(left, top)
        doc.scale(w / units[0], h / units[1]).path(path)
        doc.fill('#000').restore()
      })
      doc.y = top + h + 5
    },
    logo: (parent: PDFKit.PDFStructureElement, png: Buffer, alt: string) => {
      const size = pictureSize(png)!
      const scale = Math.min(Math.min(inner, 60 * mm) / size.width, (20 * mm) / size.height)
      const top = doc.y
      figure(parent, alt, () => doc.image(png, margin, top, { width: size.width * scale, height: size.height * scale }))
      doc.y = top + size.height * scale + 8
    },
  }
}

interface Sheet {
  readonly width: number
  readonly margin: number
  readonly logo: Buffer | null
}
/** Root, pen and figures of one paper. */
interface Tools {
  readonly root: PDFKit.PDFStructureElement
  readonly pen: ReturnType<typeof openPen>
  readonly figures: ReturnType<typeof openFigures>
  readonly body: number
}

/** Width of the seal's column on A4. */
const sealColumn = 50 * mm
function drawSeal({ root, pen, figures, body }: Tools, { above, code, below }: Seal, span: Span) {
  const centered = { ...span, align: 'center' } as const
  const style = { size: body - 1.5, span: centered }
  pen.paragraph(root, 'P', above, style)
  figures.code(root, code, centered)
  pen.paragraph(root, 'P', below, style)
}

/** Company and seal: on A4 side by side, on a roll one below the other. */
function drawHead(doc: Document, tools: Tools, paper: Paper, { width, margin, logo }: Sheet) {
  const { root, pen, figures, body } = tools
  const inner = width - 2 * margin
  const seal = paper.seal ?? null
  const isBeside = seal !== null && paper.width === null
  const top = doc.y
  if (isBeside) drawSeal(tools, seal, { x: margin + inner - sealColumn, width: sealColumn })
  const bottom = doc.y
  doc.y = top
  const span = { x: margin, width: isBeside ? inner - sealColumn - 5 * mm : inner }
  if (logo) figures.logo(root, logo, paper.empresa.nombre)
  pen.paragraph(root, 'H1', paper.empresa.nombre, { size: body + 4, bold: true, span })
  doc.y += 3
  for (const text of issuerLines(paper)) pen.paragraph(root, 'P', text, { size: body, span })
  if (seal !== null && !isBeside) {
    doc.y += 6
    drawSeal(tools, seal, span)
  }
  if (isBeside) doc.y = Math.max(doc.y, bottom)
}

/** Name and number of the paper, its subject, parties and payments. */
function drawSubject(doc: Document, { root, pen, body }: Tools, paper: Paper) {
  const { heading, blocks = [] } = paper
  if (heading !== undefined) {
    doc.y += 8
    pen.paragraph(root, 'H2', heading, { size: paper.width === null ? 25 : body + 2, bold: true })
  }
  for (const text of aboutLines(paper)) pen.paragraph(root, 'P', text, { size: body })
  for (const { title, lines } of blocks) {
    doc.y += 8
    pen.paragraph(root, 'P', title, { size: body - 1.5 })
    for (const line of lines) pen.paragraph(root, 'P', line, { size: body })
  }
}

function drawLines({ root, pen, body }: Tools, doc: Document, { columns, lines, sums }: Paper) {
  const table = doc.struct('Table')
  root.add(table)
  const rows = lines.map(cellsOf)
  const column = columns && pen.columnOf([columns, ...rows], { size: body })
  if (columns) pen.row(table, columns, { size: body, tag: 'TH', column })
  for (const cells of rows) pen.row(table, cells, { size: body, column })
  pen.rule()
  for (const [index, sum] of sums.entries()) pen.row(table, cellsOf(sum), { size: index === 0 ? body + 1.5 : body, bold: index === 0 })
  table.end()
}

function drawTaxes({ root, pen, body }: Tools, doc: Document, { head, rows }: Paper['taxes']) {
  if (rows.length === 0) return
  doc.y += 8
  const taxes = doc.struct('Table')
  root.add(taxes)
  pen.row(taxes, head, { size: body, tag: 'TH' })
  for (const { text, base, cuota } of rows) pen.row(taxes, [text, formatEuros(base), formatEuros(cuota)], { size: body })
  taxes.end()
}

function drawTotal({ root, pen }: Tools, doc: Document, total: Sum) {
  doc.y += 8
  pen.rule()
  const table = doc.struct('Table')
  root.add(table)
  pen.row(table, cellsOf(total), { size: 20, bold: true })
  table.end()
}

/** Writes the paper down the document, and returns the height that it took. */
function draw(doc: Document, paper: Paper, sheet: Sheet): number {
  const body = paper.width === null ? 10.5 : 8.5
  const root = doc.struct('Document')
  doc.addStructure(root)
  const tools = { root, body, pen: openPen(doc, { font: paper.font, ...sheet }), figures: openFigures(doc, sheet) }
  drawHead(doc, tools, paper, sheet)
  drawSubject(doc, tools, paper)
  doc.y += 8
  drawLines(tools, doc, paper)
  drawTaxes(tools, doc, paper.taxes)
  if (paper.total) drawTotal(tools, doc, paper.total)
  doc.y += 8
  for (const code of paper.codes) {
    tools.figures.code(root, code)
    tools.pen.paragraph(root, 'P', code.caption, { size: body })
    doc.y += 6
  }
  root.end()
  return doc.y + sheet.margin
}

/** A paper as a tagged PDF of the same content as its page: A4, or a roll as long as its text. */
export async function paperPdf(paper: Paper, now: Date): Promise<Buffer> {
  // loaded on demand: most servers print in the browser only
  const [{ default: PDFDocument }, letters, logo] = await Promise.all([
    import('pdfkit'),
    readFile(inter),
    paper.logo ? asPng(paper.logo.webp, { width: 720, height: 240 }) : null,
  ])
  const margin = paper.width === null ? 18 * mm : 4 * mm
  const width = paper.width === null ? 210 * mm : paper.width * mm
  const make = (height: number) => {
    const doc = new PDFDocument({
      size: [width, height],
      margins: { top: margin, bottom: paper.width === null ? margin : 0, left: margin, right: margin },
      bufferPages: true,
      lang: paper.lang,
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: paper.title, Author: paper.empresa.nombre, CreationDate: now },
    })
    doc.registerFont('Inter', letters)
    return doc
  }
  const longest = 14_000
  const height = paper.width === null ? 297 * mm : draw(make(longest), paper, { width, margin, logo })
  const doc = make(height)
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((done) => doc.once('end', done))
  draw(doc, paper, { width, margin, logo })
  const { count } = doc.bufferedPageRange()
  for (let page = 0; count > 1 && page < count; page += 1) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    doc.font(fonts[paper.font][0]).fontSize(8)
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.text(`${page + 1} / ${count}`, margin, height - margin / 2 - 8, { width: width - 2 * margin, align: 'right', lineBreak: false })
    doc.endMarkedContent()
  }
  doc.end()
  await ended
  return Buffer.concat(parts)
}
