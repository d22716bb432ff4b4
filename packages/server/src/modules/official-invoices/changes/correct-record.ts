import { documentFault, isSimplified } from '@app/contract/official-invoices/document-kinds'
import { refuse } from '../../../kit/http/refusal.ts'
import type { MoneyContext } from '../../invoices/public.ts'
import { lastRecord, lockChain } from '../chain.ts'
import { descriptionOf, documentIdOf, type Invoice } from '../document.ts'
import { issuerOf, receiverOf, taxShareOf } from '../issuer.ts'
import { makeRecord, refuseFault, writeRecord } from '../make-record.ts'
import { softwareOf } from '../software.ts'
import type { IssueRecord } from '../verifactu/record.ts'
import { customerOf } from './rectify.ts'
import { documentsOf } from './state.ts'

/** Correction of what the tax agency refused or complained of: the answers before it, and the receiver put right. */
export interface Correction {
  readonly id_reg_facturaoficial: number
  readonly previous: NonNullable<IssueRecord['correction']>
  readonly cliente?: { readonly nombre: string; readonly nif: string } | undefined
}

/** Facts of a document as it was issued. */
async function factsOf({ tx }: Pick<MoneyContext, 'tx'>, invoice: Invoice) {
  const { id_reg_facturaoficial: id } = invoice
  const lines = await tx
    .selectFrom('facturaoficial_linea')
    .select('concepto')
    .where('id_reg_facturaoficial', '=', id)
    .orderBy('id_reg_facturaoficial_linea')
    .execute()
  const shares = await tx
    .selectFrom('facturaoficial_impuesto')
    .select(['impuesto', 'prc_iva', 'exencion', 'base', 'cuota'])
    .where('id_reg_facturaoficial', '=', id)
    .orderBy('id_reg_facturaoficial_impuesto')
    .execute()
  const related = await tx
    .selectFrom('facturaoficial_relacion as r')
    .innerJoin('facturaoficial as f', 'f.id_reg_facturaoficial', 'r.id_reg_facturaoficial_origen')
    .select(['r.clase', 'f.nif_emisor', 'f.num_completo', 'f.fecha'])
    .where('r.id_reg_facturaoficial', '=', id)
    .orderBy('r.id_reg_facturaoficial_relacion')
    .execute()
  const documents = (clase: 'rectifica' | 'sustituye') => related.filter((one) => one.clase === clase).map(documentIdOf)
  return {
    document: documentIdOf(invoice),
    kind: invoice.tipo,
    rectified: documents('rectifica'),
    replaced: documents('sustituye'),
    taxes: shares.map(taxShareOf),
    description: descriptionOf(lines),
    ...{ issuerName: invoice.nombre_emisor, operationDay: invoice.fecha_operacion },
  }
}

/** Appends the record that corrects those of a document, at the end of the chain; the document and its number stay. Returns its place in the chain. */
export async function correctRecord(
  call: MoneyContext,
  { id_reg_facturaoficial: id, previous: correction, cliente }: Correction,
): Promise<number> {
  const { tx, club } = call
  const [invoice] = await documentsOf(tx, [id])
  const issuer = await issuerOf(tx, invoice!.id_mst_empresas)
  const end = await lockChain(tx, invoice!.id_mst_empresas, call)
  const last = await tx
    .selectFrom('documento_registro')
    .select(['n', 'nombre_cliente', 'nif_cliente'])
    .where('id_reg_facturaoficial', '=', id)
    .orderBy('id_reg_documento_registro', 'desc')
    .executeTakeFirst()
  if (!last) refuse('msg.not_found')
  const nombre_cliente = cliente?.nombre ?? last.nombre_cliente
  const nif_cliente = cliente?.nif ?? last.nif_cliente
  const issued = customerOf(invoice!)
  // a tax id put right is a Spanish one
  const receiver =
    issued && nif_cliente !== null
      ? { ...issued, nombre: nombre_cliente ?? issued.nombre, nif: nif_cliente, tipo_id_cliente: null, pais_cliente: null }
      : issued
  const facts = { ...(await factsOf(call, invoice!)), receivers: receiver && !isSimplified(invoice!.tipo) ? [receiverOf(receiver)] : [] }
  const fault = documentFault(facts)
  if (fault !== null) refuseFault(fault)
  const place = {
    ...end,
    previous: await lastRecord(tx, invoice!.id_mst_empresas),
    software: softwareOf(club.slug, end.chain, issuer.several),
  }
  const record = await makeRecord(place, { ...facts, operation: 'issue', correction })
  await writeRecord(tx, record, { id_reg_facturaoficial: id, nombre_cliente, nif_cliente })
  return record.n
}
