import { lineTotal } from '@app/contract/invoices/invoice-rules'
import { taxWords } from '@app/contract/invoices/tax-words'
import { type Language, readerLanguage } from '@app/contract/kit/texts'
import { isRectifying, isSimplified } from '@app/contract/official-invoices/document-kinds'
import { readIssueText } from '@app/contract/official-invoices/fingerprint'
import { qrText, type TaxAgencySite } from '@app/contract/official-invoices/qr-text'
import { ticketWidth } from '@app/contract/official-invoices/ticket-width'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { after } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Paper, Seal } from '../../kit/papers/paper.ts'
import { param } from '../club/public.ts'
import { paperParts, type Writing } from '../invoices/public.ts'
import { letterLanguage, wordsIn } from '../mail/public.ts'
import { linesOf, originsOf, taxesOf } from './document-parts.ts'
import { invoicingSystem } from './software.ts'

/** Payer of an official invoice, as reader of its paper; undefined if there is no such invoice. */
export const payerOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('facturaoficial as f')
    .leftJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios')
    .leftJoin('cuenta as c', 'c.id_mst_socios', 'f.id_mst_socios')
    .select(['s.nombre', 's.email', letterLanguage('c', 's').as('lang')])
    .where('f.id_reg_facturaoficial', '=', id)
    .executeTakeFirst()

/** An official invoice with all that its paper shows. */
async function documentOf(tx: Tx, id: number) {
  const [found, lines, taxes, record, related, cancellation] = await together(
    tx.selectFrom('facturaoficial').selectAll().where('id_reg_facturaoficial', '=', id).executeTakeFirst(),
    linesOf(tx, id),
    taxesOf(tx, id),
    // a correction is a later record of the same issue
    tx
      .selectFrom('documento_registro')
      .select(['entrada', 'fecha_hora', 'instante', 'nombre_cliente', 'nif_cliente'])
      .where('id_reg_facturaoficial', '=', id)
      .where('clase', '=', 'alta')
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirst(),
    originsOf(tx, id),
    tx.selectFrom('facturaoficial_anulacion').select('fecha').where('id_reg_facturaoficial', '=', id).executeTakeFirst(),
  )
  return { ...(found ?? refuse('msg.not_found')), lines, taxes, record: record ?? null, related, isCancelled: cancellation !== undefined }
}
type Document = Awaited<ReturnType<typeof documentOf>>

/** Largest side of the QR, in millimetres: the law asks for 30 to 40. */
const sealSide = 40
/** Contents of the QR of a record, in its own texts: the address of a page of the tax agency. */
export function qrOf(site: TaxAgencySite, { entrada }: { readonly entrada: string }): string {
  const texts = readIssueText(entrada)
  const content =
    texts &&
    qrText(site, {
      nif: texts.IDEmisorFactura,
      numserie: texts.NumSerieFactura,
      fecha: texts.FechaExpedicionFactura,
      importe: texts.ImporteTotal,
    })
  if (content === null) throw new Error(`a record of no issue: ${entrada}`)
  return content
}

/** QR of the record with the words of the law, which are Spanish in every language; null before VERI*FACTU. */
function sealOf({ record }: Document, isTicket: boolean): Seal | null {
  if (record === null) return null
  const { site } = invoicingSystem() ?? refuse('oficial.sin_configurar')
  const content = qrOf(site, record)
  const above = 'QR tributario:'
  const below = isTicket ? 'VERI*FACTU' : 'Factura verificable en la sede electrónica de la AEAT'
  return { above, code: { kind: 'qr', content, caption: content, side: sealSide }, below }
}

const nameOf = ({ say }: Writing, { tipo }: Document) =>
  isRectifying(tipo)
    ? say('oficial.papel_rectificativa')
    : say(isSimplified(tipo) ? 'oficial.papel_simplificada' : 'oficial.papel_completa')

/** Day of issue, with the time of its record as the record has it; what it rectifies or replaces. */
function aboutOf({ say }: Writing, { fecha, record, related, isCancelled }: Document): Paper['about'] {
  const time = record?.fecha_hora.startsWith(fecha) ? record.fecha_hora.slice('yyyy-MM-ddT'.length, 'yyyy-MM-ddThh:mm'.length) : ''
  return [
    [`${formatDay(fecha)} ${time}`.trim(), isCancelled ? say('oficial.papel_anulada') : null],
    ...related.map((one) => {
      const words = { numero: one.num_completo, fecha: formatDay(one.fecha) }
      return [one.clase === 'rectifica' ? say('oficial.papel_rectifica', words) : say('oficial.papel_sustituye', words)]
    }),
  ]
}

/** Receiver of a full invoice, as corrected by its last record. */
function receiverOf({ say }: Writing, { tipo, record, direccion_cliente, ...invoice }: Document) {
  if (isSimplified(tipo)) return []
  const nombre = record?.nombre_cliente ?? invoice.nombre_cliente
  const nif = record?.nif_cliente ?? invoice.nif_cliente
  const lines = [nombre, nif && say('invoices.ticket_nif', { nif }), direccion_cliente]
  return [{ title: say('oficial.papel_cliente'), lines: lines.filter((line) => line !== null) }]
}

/** Letter of a tax on a ticket, which has no room for its words beside each line. */
const letterOf = (at: number) => String.fromCodePoint('A'.codePointAt(0)! + at)
type Tax = Pick<Document['taxes'][number], 'impuesto' | 'prc_iva' | 'exencion'>
const isSameTax = (one: Tax, other: Tax) =>
  one.impuesto === other.impuesto && one.prc_iva === other.prc_iva && one.exencion === other.exencion

function totalOf({ say }: Writing, { taxes, importe }: Document) {
  const taxed = taxes.find(({ cuota }) => cuota !== 0)
  const name = taxed && (taxed.impuesto === 'iva' ? say('invoices.iva') : taxed.impuesto.toUpperCase())
  const text = name ? `${say('desk.total')}, ${say('oficial.papel_incluido', { impuesto: name })}` : say('desk.total')
  return { text, cents: importe }
}

type Payments = Awaited<ReturnType<typeof paperParts>>['payments']
/** Lines on a ticket with the letter of their tax, below them the total, the payments and the taxes. */
function ticketParts(call: Writing, document: Document, payments: Payments) {
  const { lines, taxes } = document
  const letter = (tax: Tax) => letterOf(taxes.findIndex((one) => isSameTax(one, tax)))
  return {
    lines: lines.map((line) => {
      const what = line.cantidad === 1 ? line.concepto : `${line.cantidad} × ${line.concepto} · ${formatEuros(line.precio)}`
      return { text: `${what} · ${letter(line)}`, cents: lineTotal(line) }
    }),
    sums: [totalOf(call, document), ...payments],
    rates: taxes.map((tax) => ({ text: `${letter(tax)} · ${taxWords(call.say, tax)}`, base: tax.base, cuota: tax.cuota })),
    blocks: receiverOf(call, document),
  }
}

/** Lines on A4 in columns, the payments above them, the taxes and the total below. */
function sheetParts(call: Writing, document: Document, payments: Payments) {
  const { say } = call
  const { lines, taxes } = document
  const paid = payments.map(({ text, cents }) => `${text} · ${formatEuros(cents)}`)
  return {
    columns: [
      say('document-line.concepto'),
      ...[say('oficial.papel_unidades'), say('document-line.precio'), say('invoices.vat_head'), say('official-invoice.importe')],
    ] as const,
    lines: lines.map((line) => ({
      text: line.concepto,
      cells: [String(line.cantidad), formatEuros(line.precio), taxWords(say, line)],
      cents: lineTotal(line),
    })),
    sums: [],
    rates: taxes.map((tax) => ({ text: taxWords(say, tax), base: tax.base, cuota: tax.cuota })),
    total: totalOf(call, document),
    blocks: [...receiverOf(call, document), ...(paid.length > 0 ? [{ title: say('oficial.papel_pago'), lines: paid }] : [])],
  }
}

/** Width of the roll of simplified invoices; null is A4, for full ones too. */
const widthOf = async (tx: Tx, { tipo }: Document): Promise<number | null> =>
  isSimplified(tipo) ? ticketWidth(await param(tx, 'FACTURA_OFICIAL_TIQUET_SIZE')) : null

/** Paper of an official invoice, of its own stored texts: a ticket, or A4; with `roll`, a ticket of that width in millimetres. */
export async function officialPaper(call: Writing, id: number, lang: Language, roll: number | null = null): Promise<Paper> {
  const { tx } = call
  const document = await documentOf(tx, id)
  const { id_mst_empresas, nombre_emisor, nif_emisor: nif, record } = document
  const lines = document.lines.map(({ id_reg_factura, ...line }) => ({ ...line, id_mst_empresas, id_reg_factura: id_reg_factura ?? 0 }))
  // what was given back later is of another invoice
  const { head, payments } = await paperParts(call, lines, record && after(record.instante, 1))
  const width = roll ?? (await widthOf(tx, document))
  const { rates, ...parts } = (width === null ? sheetParts : ticketParts)(call, document, payments)
  const title = `${nameOf(call, document)} ${document.num_completo}`
  return {
    ...head,
    ...parts,
    ...{ lang, title, heading: title, width, about: aboutOf(call, document), codes: [] },
    empresa: { ...head.empresa, nombre: nombre_emisor },
    nif: call.say('invoices.ticket_nif', { nif }),
    seal: sealOf(document, width !== null),
    taxes: { ...head.taxes, rows: rates },
  }
}

/** The same in the language of its payer, or of the club. */
export async function paperForReader(call: Omit<Writing, 'say'>, id: number, roll: number | null = null): Promise<Paper> {
  const reader = await payerOf(call.tx, id)
  const lang = readerLanguage(reader?.lang, call.club.language)
  return officialPaper({ ...call, say: wordsIn(lang) }, id, lang, roll)
}
