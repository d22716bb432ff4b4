import type { RowOfResource } from '@app/contract/kit/resource'
import {
  type DocumentFacts,
  type DocumentId,
  type DocumentKind,
  documentFault,
  isSimplified,
} from '@app/contract/official-invoices/document-kinds'
import { documentNumber } from '@app/contract/official-invoices/document-number'
import type { documentLine, documentRelation, officialInvoice } from '@app/contract/official-invoices/official-invoice'
import { documentTotals } from '@app/contract/official-invoices/taxes'
import { type Day, formatDay } from '@app/contract/values/day'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type MoneyContext, nameOfficialInvoice } from '../invoices/public.ts'
import { lockPlace, type Place } from './chain.ts'
import { type Customer, type Issuer, receiverOf, type Share, taxShareOf } from './issuer.ts'
import { type MadeRecord, makeRecord, refuseFault, writeRecord } from './make-record.ts'
import { invoicingSystem, softwareOf } from './software.ts'

/** Official invoice as stored. */
export type Invoice = RowOfResource<typeof officialInvoice>
/** Line of an official invoice to be. */
export type Copy = Omit<RowOfResource<typeof documentLine>, 'id_reg_facturaoficial_linea' | 'id_reg_facturaoficial'>
/** Invoice that another one rectifies or replaces. */
interface Related {
  readonly id: number
  readonly document: DocumentId
}
/** Official invoice to be issued. */
export interface Draft {
  readonly tipo: DocumentKind
  readonly prefijo: string
  readonly issuer: Issuer
  readonly lines: readonly Copy[]
  readonly shares: readonly Share[]
  readonly id_mst_socios: number | null
  /** Payer's name, for the desk; a simplified invoice does not print it. */
  readonly nombre: string | null
  readonly cliente: Customer | null
  /** Day of issue asked for; today if null. */
  readonly fecha: Day | null
  /** Day of the operation, if it is another one. */
  readonly operacion: Day | null
  readonly clase: RowOfResource<typeof documentRelation>['clase'] | null
  readonly related: readonly Related[]
}

/** Prefix of the series of rectifying invoices. */
export const rectifyingPrefix = 'R'
/** Refuses the prefix of rectifying invoices for others. */
export function requireFreePrefix(prefijo: string) {
  if (prefijo === rectifyingPrefix) refuse('oficial.prefijo_reservado', { prefijo: 'oficial.prefijo_reservado' })
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

/** Longest description of an operation. */
const descriptionMax = 500
/** Description of an operation by its lines. */
export const descriptionOf = (lines: readonly Pick<Copy, 'concepto'>[]) =>
  [...new Set(lines.map(({ concepto }) => concepto.trim()))].join(', ').slice(0, descriptionMax).trim()

/** Identity of an invoice for records. */
export const documentIdOf = ({ nif_emisor, num_completo, fecha }: Pick<Invoice, 'nif_emisor' | 'num_completo' | 'fecha'>): DocumentId => ({
  issuer: nif_emisor,
  number: num_completo,
  day: fecha,
})

interface Parts extends Draft {
  readonly row: Omit<Invoice, 'id_reg_facturaoficial'>
  readonly record: MadeRecord | null
}
const relate = async (tx: MoneyContext['tx'], id_reg_facturaoficial: number, { clase, related }: Pick<Draft, 'clase' | 'related'>) =>
  clase !== null &&
  tx
    .insertInto('facturaoficial_relacion')
    .values(related.map(({ id }) => ({ id_reg_facturaoficial, id_reg_facturaoficial_origen: id, clase })))
    .execute()

/** Writes an invoice, its parts and its record, and moves the ends of series and chain. */
async function write(tx: MoneyContext['tx'], { row, lines, shares, clase, related, record }: Parts): Promise<Invoice> {
  const made = await tx.insertInto('facturaoficial').values(row).returningAll().executeTakeFirstOrThrow()
  const { id_reg_facturaoficial } = made
  const named = lines.flatMap(({ id_reg_factura, vigente }) => (vigente ? (id_reg_factura ?? []) : []))
  await together(
    tx
      .insertInto('facturaoficial_linea')
      .values(lines.map((line) => ({ ...line, id_reg_facturaoficial })))
      .execute(),
    tx
      .insertInto('facturaoficial_impuesto')
      .values(shares.map((share) => ({ ...share, id_reg_facturaoficial })))
      .execute(),
    relate(tx, id_reg_facturaoficial, { clase, related }),
    nameOfficialInvoice(tx, named, id_reg_facturaoficial),
    record === null ? Promise.resolve() : writeRecord(tx, record, { id_reg_facturaoficial }),
    tx
      .updateTable('documento_serie')
      .set({ ultimo_numero: row.num_factura, ultima_fecha: row.fecha })
      .where('id_reg_documento_serie', '=', row.id_reg_documento_serie)
      .execute(),
  )
  return made
}

/** Day of an operation before that of its document; null otherwise. */
const operationOf = (operation: Day | null, day: Day) => (operation !== null && operation < day ? operation : null)

/** Number and day of a document at its place, with what the tax agency looks at; refuses one that it would refuse. */
function factsOf(
  draft: Draft,
  { series, today }: { readonly series: Pick<Place['series'], 'anyo' | 'ultimo_numero' | 'ultima_fecha'>; readonly today: Day },
) {
  const { tipo, issuer, cliente, clase } = draft
  const fecha = dayOf(draft, today, series.ultima_fecha)
  const num_factura = series.ultimo_numero + 1
  const num_completo = documentNumber(draft.prefijo, series.anyo, num_factura)
  const documents = draft.related.map(({ document }) => document)
  const facts = {
    document: { issuer: issuer.nif, number: num_completo, day: fecha },
    kind: tipo,
    receivers: cliente && !isSimplified(tipo) ? [receiverOf(cliente)] : [],
    rectified: clase === 'rectifica' ? documents : [],
    replaced: clase === 'sustituye' ? documents : [],
    taxes: draft.shares.map(taxShareOf),
  }
  const fault = documentFault(facts)
  if (fault !== null) refuseFault(fault)
  return { fecha, num_factura, num_completo, facts }
}

/** Refuses a draft that the tax agency would refuse at any place of its series, and records of an installation without settings. */
export function requireSound(draft: Draft, today: Day): void {
  factsOf(draft, { series: { anyo: Number(today.slice(0, 4)), ultimo_numero: 0, ultima_fecha: null }, today })
  if (draft.issuer.desde !== null && today >= draft.issuer.desde && invoicingSystem() === null) refuse('oficial.sin_configurar')
}

/** The record of a document, where its company has begun with VERI*FACTU. */
async function recordOf({ club }: MoneyContext, draft: Draft, place: Place, facts: DocumentFacts): Promise<MadeRecord | null> {
  const { issuer, operacion } = draft
  const { day } = facts.document
  if (issuer.desde === null || day < issuer.desde) return null
  const description = descriptionOf(draft.lines)
  return makeRecord(
    { ...place, software: softwareOf(club.slug, place.chain, issuer.several) },
    { ...facts, operation: 'issue', issuerName: issuer.nombre, correction: null, description, operationDay: operationOf(operacion, day) },
  )
}

/**
 * Issues an official invoice, with its record where its company has begun with VERI*FACTU, as the last part of a transaction: the chain of the
 * company is locked to its end. The number comes from the row of the series, so that a rollback leaves no gap.
 */
export async function issueDocument(call: MoneyContext, draft: Draft): Promise<Invoice> {
  const { tx, user } = call
  const { tipo, prefijo, issuer, cliente } = draft
  const { id_mst_empresas } = issuer
  const place = await lockPlace(tx, { id_mst_empresas, prefijo, fecha: draft.fecha }, call)
  const { facts, ...numbered } = factsOf(draft, place)
  const record = await recordOf(call, draft, place, facts)
  const { base, taxAmount: cuota, total: importe } = documentTotals(facts.taxes)
  return write(tx, {
    ...{ ...draft, record },
    row: {
      ...{ ...numbered, id_mst_empresas, id_reg_documento_serie: place.series.id_reg_documento_serie, prefijo, tipo },
      ...{ nombre_emisor: issuer.nombre, nif_emisor: issuer.nif, id_mst_socios: draft.id_mst_socios },
      ...{ nombre_cliente: cliente?.nombre ?? draft.nombre, nif_cliente: cliente?.nif ?? null },
      ...{ direccion_cliente: cliente?.direccion ?? null, tipo_id_cliente: cliente?.tipo_id_cliente ?? null },
      ...{
        pais_cliente: cliente?.pais_cliente ?? null,
        base,
        cuota,
        importe,
        fecha_operacion: operationOf(draft.operacion, numbered.fecha),
      },
      id_mst_socios_creacion: user?.id_mst_socios ?? null,
    },
  })
}
