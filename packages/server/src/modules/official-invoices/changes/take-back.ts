import type { MoneyContext } from '../../invoices/public.ts'
import { wasGiven } from '../deliveries.ts'
import { documentIdOf, type Invoice } from '../document.ts'
import { issuerOf } from '../issuer.ts'
import { lockRecordPlace, makeRecord, writeRecord } from '../make-record.ts'
import { rectifyAll, releaseLines } from './rectify.ts'
import { lockedRests } from './replace.ts'
import type { Rest } from './rest.ts'
import { requireChangeable } from './state.ts'

/** Cancels a document that nobody was given, by a record of cancellation where it has one of its issue. */
async function cancel(call: MoneyContext, invoice: Invoice, { lines }: Rest) {
  const { tx, now, user } = call
  const { id_reg_facturaoficial, id_mst_empresas } = invoice
  const issuer = await issuerOf(tx, id_mst_empresas)
  await releaseLines(call, lines)
  await tx
    .insertInto('facturaoficial_anulacion')
    .values({ id_reg_facturaoficial, fecha: now, id_mst_socios_creacion: user?.id_mst_socios ?? null })
    .execute()
  const issued = await tx
    .selectFrom('documento_registro')
    .select('n')
    .where('id_reg_facturaoficial', '=', id_reg_facturaoficial)
    .limit(1)
    .executeTakeFirst()
  if (!issued) return
  const place = await lockRecordPlace(call, issuer)
  const record = await makeRecord(place, { operation: 'cancellation', document: documentIdOf(invoice), unknown: false, refused: false })
  await writeRecord(tx, record, { id_reg_facturaoficial })
}

/** Taking back of a document: cancelled, or rectified by another one, with the number that says so. */
export interface TakenBack {
  readonly id_reg_facturaoficial: number
  readonly accion: 'anulada' | 'rectificada'
  readonly num_completo: string
}

/**
 * Takes a document back as the last part of a transaction: it is cancelled if nobody was given it, nothing rectifies it and it replaces no
 * other; otherwise rectified for all that is left. Its lines may be issued anew.
 */
export async function takeBack(call: MoneyContext, invoice: Invoice): Promise<TakenBack> {
  const { id_reg_facturaoficial } = invoice
  await requireChangeable(call, invoice)
  const [rest] = await lockedRests(call, [id_reg_facturaoficial])
  if (!(await wasGiven(call.tx, id_reg_facturaoficial)) && rest!.documents.length === 1 && invoice.tipo !== 'F3') {
    await cancel(call, invoice, rest!)
    return { id_reg_facturaoficial, accion: 'anulada', num_completo: invoice.num_completo }
  }
  const { num_completo } = await rectifyAll(call, invoice, rest!)
  return { id_reg_facturaoficial, accion: 'rectificada', num_completo }
}
