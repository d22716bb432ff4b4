import { mainCompany } from '@app/contract/company/company'
import { isPaid, type LineTax, lineTotal, taxesWithin } from '@app/contract/invoices/invoice-rules'
import type { RowOfResource } from '@app/contract/kit/resource'
import { type DocumentFault, type DocumentKind, documentFault, simplifiedLimit } from '@app/contract/official-invoices/document-kinds'
import { issueText } from '@app/contract/official-invoices/fingerprint'
import type { invoiceRecord } from '@app/contract/official-invoices/invoice-record'
import type { officialInvoice } from '@app/contract/official-invoices/official-invoice'
import { instantText, isDocumentNumber } from '@app/contract/official-invoices/record-text'
import { documentTotals, type Taxation, taxationFault } from '@app/contract/official-invoices/taxes'
import { type Day, formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { clubTime } from '../../kit/clock.ts'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Line, type MoneyContext, nameOfficialInvoice, taxFor } from '../invoices/public.ts'
import { lockChain, lockSeries } from './chain.ts'
import { fingerprint } from './verifactu/fingerprint.ts'
import { issueFields } from './verifactu/record.ts'

/** Receiver of a full invoice, as it is printed. */
export interface Customer {
  readonly nombre: string
  readonly nif: string
  readonly direccion: string
}
/** Official invoice to be issued over locked, paid lines of one company. */
export interface Draft {
  readonly tipo: Extract<DocumentKind, 'F1' | 'F2'>
  readonly prefijo: string
  readonly lines: readonly Line[]
  readonly id_mst_socios: number | null
  /** Payer's name, for the desk; a simplified invoice does not print it. */
  readonly nombre: string | null
  readonly cliente: Customer | null
  /** Day of issue asked for; today if null. */
  readonly fecha: Day | null
}

const taxCodes = { iva: '01', ipsi: '02', igic: '03' } as const
/** Taxation of a line, as the tax agency names it; exports have a regime of their own. */
const taxationOf = ({ impuesto, prc_iva, exencion }: LineTax): Taxation => ({
  tax: taxCodes[impuesto],
  regime: exencion === 'E2' || exencion === 'E3' ? '02' : '01',
  treatment: exencion ?? 'S1',
  rate: prc_iva,
})

/** Territories with a system of invoices of their own. */
const served: readonly string[] = ['comun', 'canarias', 'ceuta_melilla']
const companyOf = async ({ tx }: Pick<MoneyContext, 'tx'>, id: number) => {
  const company = await tx
    .selectFrom('empresa')
    .select(['nombre', 'nif', 'territorio'])
    .where('id_mst_empresas', '=', id)
    .executeTakeFirstOrThrow()
  if (!served.includes(company.territorio)) refuse('oficial.territorio')
  return { nombre: company.nombre, nif: company.nif ?? refuse('oficial.sin_nif') }
}

/** The line with the cause that its product or income type names by now, if it has neither tax nor cause. */
async function withCause({ tx }: Pick<MoneyContext, 'tx'>, line: Line): Promise<Line> {
  if (line.prc_iva !== 0 || line.exencion !== null) return line
  const now = await taxFor(tx, line)
  return now?.prc_iva === 0 ? { ...line, ...now } : line
}

/** The lines as they are issued; refuses unpaid and invoiced ones, and those whose tax the tax agency would refuse. */
async function issuable(call: Pick<MoneyContext, 'tx'>, lines: readonly Line[]): Promise<Line[]> {
  if (lines.length === 0) refuse('No_element_selected')
  const all: Line[] = []
  for (const stored of lines) {
    const words = { concepto: stored.concepto }
    if (!isPaid(stored)) refuse('oficial.linea_sin_pagar', {}, words)
    if (stored.id_reg_facturaoficial !== null) refuse('oficial.linea_ya_facturada', {}, words)
    const line = await withCause(call, stored)
    const fault = taxationFault(taxationOf(line))
    if (fault !== null) refuse(fault === 'cause' ? 'oficial.sin_causa' : 'oficial.tasa', {}, words)
    all.push(line)
  }
  return all
}

const faults: Partial<Record<DocumentFault, 'oficial.receptor' | 'oficial.prefijo'>> = {
  'receiver-missing': 'oficial.receptor',
  'receiver-invalid': 'oficial.receptor',
  number: 'oficial.prefijo',
}
function requireFaultless(facts: Parameters<typeof documentFault>[0]) {
  const fault = documentFault(facts)
  if (fault === null) return
  if (fault === 'beyond-limit') refuse('oficial.supera_limite', {}, { limite: formatEuros(simplifiedLimit(true)) })
  refuse(faults[fault] ?? 'msg.unexpected')
}

/** The day of issue: refuses one after the record's, and one before the last of the series. */
function dayOf({ fecha }: Draft, today: Day, last: Day | null): Day {
  const day = fecha ?? today
  if (day > today) refuse('oficial.fecha_futura', { fecha: 'oficial.fecha_futura' })
  if (last !== null && day < last) {
    const words = { fecha: formatDay(last) }
    refuse('oficial.fecha_anterior', { fecha: { key: 'oficial.fecha_anterior', values: words } }, words)
  }
  return day
}

/** Number as records and papers name it: 'T26/005534'. */
const numberOf = (prefijo: string, anyo: number, n: number) =>
  `${prefijo}${String(anyo % 100).padStart(2, '0')}/${String(n).padStart(6, '0')}`

type Invoice = RowOfResource<typeof officialInvoice>
type Shares = ReturnType<typeof taxesWithin>
interface Issued {
  readonly row: Omit<Invoice, 'id_reg_facturaoficial'>
  readonly lines: readonly Line[]
  readonly shares: Shares
  readonly record: Pick<
    RowOfResource<typeof invoiceRecord>,
    'id_reg_documento_cadena' | 'n' | 'entrada' | 'huella' | 'anterior' | 'fecha_hora' | 'instante'
  >
}
/** Writes an invoice, its parts and its record, and moves the heads of series and chain. */
async function write(tx: MoneyContext['tx'], { row, lines, shares, record }: Issued): Promise<Invoice> {
  const made = await tx.insertInto('facturaoficial').values(row).returningAll().executeTakeFirstOrThrow()
  const { id_reg_facturaoficial } = made
  const { id_reg_documento_cadena, n, huella, instante } = record
  const copies = lines.map(({ id_reg_factura, concepto, cantidad, precio, impuesto, prc_iva, exencion }) => ({
    ...{ id_reg_facturaoficial, id_reg_factura, concepto, cantidad, precio, impuesto, prc_iva, exencion },
  }))
  await together(
    tx.insertInto('facturaoficial_linea').values(copies).execute(),
    tx
      .insertInto('facturaoficial_impuesto')
      .values(shares.map((share) => ({ id_reg_facturaoficial, ...share })))
      .execute(),
    nameOfficialInvoice(
      tx,
      lines.map((line) => line.id_reg_factura),
      id_reg_facturaoficial,
    ),
    tx
      .insertInto('documento_registro')
      .values({ ...record, clase: 'alta', id_reg_facturaoficial })
      .execute(),
    tx
      .updateTable('documento_cadena')
      .set({ n, huella, ultimo: instante })
      .where('id_reg_documento_cadena', '=', id_reg_documento_cadena)
      .execute(),
    tx
      .updateTable('documento_serie')
      .set({ ultimo_numero: row.num_factura, ultima_fecha: row.fecha })
      .where('id_reg_documento_serie', '=', row.id_reg_documento_serie)
      .execute(),
  )
  return made
}

/**
 * Issues an official invoice with its record, as the last part of a transaction: the chain of the company is locked to its end. The number comes
 * from the row of the series, so that a rollback leaves no gap.
 */
export async function issue(call: MoneyContext, draft: Draft): Promise<Invoice> {
  const { tx, club, user } = call
  const { tipo, prefijo, cliente } = draft
  const lines = await issuable(call, draft.lines)
  const id_mst_empresas = lines[0]!.id_mst_empresas ?? mainCompany
  const company = await companyOf(call, id_mst_empresas)
  const shares = taxesWithin(lines.map((line) => ({ ...line, cents: lineTotal(line) })))
  const { chain, at } = await lockChain(tx, id_mst_empresas, call.now)
  const { today } = clubTime(at, club.zone)
  const anyo = Number((draft.fecha ?? today).slice(0, 4))
  const series = await lockSeries(tx, { id_mst_empresas, prefijo, anyo })
  const fecha = dayOf(draft, today, series.ultima_fecha)
  const num_factura = series.ultimo_numero + 1
  const num_completo = numberOf(prefijo, anyo, num_factura)
  if (!isDocumentNumber(num_completo)) refuse('oficial.prefijo', { prefijo: 'oficial.prefijo' })
  const facts = {
    document: { issuer: company.nif, number: num_completo, day: fecha },
    kind: tipo,
    receivers: tipo === 'F1' && cliente ? [{ name: cliente.nombre, id: cliente.nif }] : [],
    ...{ rectified: [], replaced: [] },
    taxes: shares.map(({ base, cuota, ...tax }) => ({ ...taxationOf(tax), base, taxAmount: cuota })),
  }
  requireFaultless(facts)
  const fecha_hora = instantText(at, club.zone)
  const previous = chain.n === 0 ? null : { fingerprint: chain.huella }
  const entrada = issueText(issueFields({ ...facts, previous, at: fecha_hora }))
  const { base, taxAmount: cuota, total: importe } = documentTotals(facts.taxes)
  return write(tx, {
    ...{ lines, shares },
    row: {
      ...{ id_mst_empresas, id_reg_documento_serie: series.id_reg_documento_serie, num_factura, num_completo, prefijo, tipo, fecha },
      ...{ nombre_emisor: company.nombre, nif_emisor: company.nif, id_mst_socios: draft.id_mst_socios },
      ...{ nombre_cliente: cliente?.nombre ?? draft.nombre, nif_cliente: cliente?.nif ?? null },
      ...{ direccion_cliente: cliente?.direccion ?? null, base, cuota, importe },
      id_mst_socios_creacion: user?.id_mst_socios ?? null,
    },
    record: {
      ...{ id_reg_documento_cadena: chain.id_reg_documento_cadena, n: chain.n + 1, entrada, huella: fingerprint(entrada) },
      ...{ anterior: chain.huella, fecha_hora, instante: at },
    },
  })
}
