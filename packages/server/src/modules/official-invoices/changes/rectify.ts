import { lineTotal, taxesWithin } from '@app/contract/invoices/invoice-rules'
import { isSimplified, rectifyingKind } from '@app/contract/official-invoices/document-kinds'
import { refuse } from '../../../kit/http/refusal.ts'
import { forgetOfficialInvoice, type MoneyContext } from '../../invoices/public.ts'
import { lockChain } from '../chain.ts'
import { type Copy, documentIdOf, type Invoice, issueDocument, rectifyingPrefix } from '../document.ts'
import { type Customer, issuerOf, type Share } from '../issuer.ts'
import { copyOf, type Rest, restOf, sharesWithin } from './rest.ts'

/** Receiver of a full invoice, as it was issued; null of a simplified one. */
export const customerOf = (invoice: Invoice): Customer | null =>
  isSimplified(invoice.tipo)
    ? null
    : {
        ...{ nombre: invoice.nombre_cliente ?? '', nif: invoice.nif_cliente ?? '', direccion: invoice.direccion_cliente ?? '' },
        ...{ tipo_id_cliente: invoice.tipo_id_cliente, pais_cliente: invoice.pais_cliente },
      }

/** Takes lines of documents out of them: they are in none from then on. */
export async function releaseLines({ tx }: Pick<MoneyContext, 'tx'>, lines: Rest['lines']) {
  const own = lines.filter(({ vigente }) => vigente)
  if (own.length === 0) return
  await tx
    .updateTable('facturaoficial_linea')
    .set({ vigente: false })
    .where(
      'id_reg_facturaoficial_linea',
      'in',
      own.map((line) => line.id_reg_facturaoficial_linea),
    )
    .execute()
  await forgetOfficialInvoice(
    tx,
    own.flatMap(({ id_reg_factura }) => id_reg_factura ?? []),
  )
}

/** Issues the document that rectifies another by differences, with these lines and taxes. */
async function rectifyBy(call: MoneyContext, invoice: Invoice, { lines, shares }: { lines: readonly Copy[]; shares: readonly Share[] }) {
  const { id_reg_facturaoficial: id, id_mst_socios, nombre_cliente: nombre } = invoice
  const issuer = await issuerOf(call.tx, invoice.id_mst_empresas)
  return issueDocument(call, {
    ...{ tipo: rectifyingKind(invoice.tipo), prefijo: rectifyingPrefix, issuer, lines, shares, id_mst_socios, nombre },
    ...{
      cliente: customerOf(invoice),
      fecha: null,
      operacion: null,
      clase: 'rectifica',
      related: [{ id, document: documentIdOf(invoice) }],
    },
  })
}

/** Rectifies a part of a document by lines of the opposite sign; refuses more than is left of it. */
export async function rectifyLines(call: MoneyContext, invoice: Invoice, lines: readonly Copy[]): Promise<Invoice> {
  // two parts of one document take turns, so that the last one takes the rest
  await lockChain(call.tx, invoice.id_mst_empresas, call)
  const rest = await restOf(call.tx, invoice.id_reg_facturaoficial)
  const wanted = taxesWithin(lines.map((line) => ({ ...line, cents: lineTotal(line) })))
  const shares = sharesWithin(rest, wanted) ?? refuse('oficial.rectifica_de_mas', {}, { numero: invoice.num_completo })
  return rectifyBy(call, invoice, { lines, shares })
}

/** Rectifies all that is left of a document, whose lines are locked: they are in no document from then on, and may be issued anew. */
export async function rectifyAll(call: MoneyContext, invoice: Invoice, { lines, shares }: Rest): Promise<Invoice> {
  if (shares.length === 0) refuse('oficial.ya_rectificada', {}, { numero: invoice.num_completo })
  await releaseLines(call, lines)
  return rectifyBy(call, invoice, {
    lines: lines.map((line) => ({ ...copyOf(line), precio: -line.precio, id_reg_factura: null, vigente: false })),
    shares: shares.map((share) => ({ ...share, base: -share.base, cuota: -share.cuota })),
  })
}
