import { refuse } from '../../../kit/http/refusal.ts'
import { lockLines, type MoneyContext } from '../../invoices/public.ts'
import { type Draft, documentIdOf, type Invoice, issueDocument, requireFreePrefix } from '../document.ts'
import { issuerOf } from '../issuer.ts'
import { releaseLines } from './rectify.ts'
import { copyOf, type Rest, restOf, summed } from './rest.ts'
import { requireChangeable } from './state.ts'

/** Locks the lines of documents, and returns what is left of each. */
export async function lockedRests({ tx }: Pick<MoneyContext, 'tx'>, ids: readonly number[]): Promise<Rest[]> {
  const rests = async () => {
    const all: Rest[] = []
    for (const id of ids) all.push(await restOf(tx, id))
    return all
  }
  const lines = (await rests()).flatMap((rest) => rest.lines.flatMap(({ id_reg_factura }) => id_reg_factura ?? []))
  if (lines.length > 0) await lockLines(tx, [...new Set(lines)])
  // another one may have been here before the locks
  return rests()
}

/**
 * Issues a full invoice in place of simplified ones of one company, over what is left of them (F3). They stay, and are not declared again; refuses
 * those that are cancelled, replaced, or rectified in full.
 */
export async function replaceTickets(
  call: MoneyContext,
  tickets: readonly Invoice[],
  { prefijo, cliente, fecha }: Pick<Draft, 'prefijo' | 'cliente' | 'fecha'>,
): Promise<Invoice> {
  requireFreePrefix(prefijo)
  const rests = await lockedRests(
    call,
    tickets.map((one) => one.id_reg_facturaoficial),
  )
  for (const [i, ticket] of tickets.entries()) {
    if (ticket.tipo !== 'F2') refuse('oficial.no_es_tique', {}, { numero: ticket.num_completo })
    await requireChangeable(call, ticket)
    if (rests[i]!.shares.length === 0) refuse('oficial.ya_rectificada', {}, { numero: ticket.num_completo })
  }
  const companies = new Set(tickets.map((one) => one.id_mst_empresas))
  if (companies.size > 1) refuse('oficial.varias_empresas')
  const issuer = await issuerOf(call.tx, tickets[0]!.id_mst_empresas)
  const payers = new Set(tickets.map((one) => one.id_mst_socios))
  const lines = rests.flatMap((rest) => rest.lines)
  await releaseLines(call, lines)
  return issueDocument(call, {
    ...{ tipo: 'F3', prefijo, issuer, cliente, fecha, operacion: null, clase: 'sustituye' },
    id_mst_socios: payers.size === 1 ? tickets[0]!.id_mst_socios : null,
    nombre: null,
    lines: lines.map(copyOf),
    shares: summed(rests.flatMap((rest) => rest.shares)),
    related: tickets.map((one) => ({ id: one.id_reg_facturaoficial, document: documentIdOf(one) })),
  })
}
