import { by } from '@app/contract/values/order'
import { together } from '../../../kit/database/together.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import type { MoneyContext } from '../../invoices/public.ts'
import { descriptionOf, documentIdOf, type Invoice } from '../document.ts'
import { linesOf, originsOf, taxesOf } from '../document-parts.ts'
import { issuerOf, receiverOf, taxShareOf } from '../issuer.ts'
import { lockRecordPlace, makeRecord, writeRecord } from '../make-record.ts'
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
  const [lines, shares, related] = await together(linesOf(tx, id), taxesOf(tx, id), originsOf(tx, id))
  const documents = (clase: 'rectifica' | 'sustituye') =>
    related
      .filter((one) => one.clase === clase)
      // in the order of the issue
      .toSorted(by((one) => one.id_reg_facturaoficial_relacion))
      .map(documentIdOf)
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
  const { tx } = call
  const [invoice] = await documentsOf(tx, [id])
  const place = await lockRecordPlace(call, await issuerOf(tx, invoice!.id_mst_empresas))
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
  const facts = { ...(await factsOf(call, invoice!)), receivers: receiver ? [receiverOf(receiver)] : [] }
  const record = await makeRecord(place, { ...facts, operation: 'issue', correction })
  await writeRecord(tx, record, { id_reg_facturaoficial: id, nombre_cliente, nif_cliente })
  return record.n
}
