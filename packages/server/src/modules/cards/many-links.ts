import { invoiceTypes } from '@app/contract/invoices/invoice'
import { guestMember } from '@app/contract/members/member'
import { ascending } from '@app/contract/values/order'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { dueLines, type Line, lockLines, type Moment, unpaidLines } from '../invoices/public.ts'
import { changeOperation, lockOperation } from '../ledger/public.ts'
import { firstCompany, merchantOf } from './merchant.ts'
import { type Opener, openLink, payers, perLink } from './open-link.ts'

type LinkContext = Pick<Opener, 'tx' | 'club'>

/** The companies whose lines can be paid by card now. */
async function collecting({ tx, club }: LinkContext): Promise<ReadonlySet<number>> {
  const found = new Set<number>()
  for (const { id_mst_empresas: id } of await tx.selectFrom('empresa').select('id_mst_empresas').execute())
    if (await merchantOf(tx, club, id)) found.add(id)
  return found
}

/** True if the club accepts cards. */
export const takesCards = async (context: LinkContext) => (await collecting(context)).size > 0

/**
 * Payable part of members' due lines by link: the remainder of lines not reserved by the cash machine, of a company
 * that accepts cards. Guests, with one shared id, have none. Without a moment also of bookings to come.
 */
export async function payableByCard(context: LinkContext, members: readonly number[], at: Moment | null) {
  const companies = await collecting(context)
  const people = members.filter((id) => id !== guestMember)
  if (companies.size === 0 || people.length === 0) return []
  const lines = at === null ? unpaidLines(context.tx).where('f.id_mst_socios', 'in', people) : dueLines(context.tx, people, at)
  const rows = await lines
    .select(['f.id_reg_factura', 'f.id_reg_reserva', 'f.id_mst_socios', 'f.id_mst_empresas'])
    .select(sql<number>`f.precio * f.cantidad - f.pagado`.as('importe'))
    .where('f.id_mst_tipofactura', '<>', invoiceTypes.supplier)
    .where('f.retenido', '=', 0)
    .where(sql<boolean>`f.precio * f.cantidad > f.pagado`)
    .orderBy('f.id_reg_factura')
    .execute()
  return rows.filter(({ id_mst_empresas }) => companies.has(id_mst_empresas ?? firstCompany))
}

/** Mails members with addresses links for all of their due lines payable by card; returns the links of each. */
export async function mailLinks(opener: Opener, members: readonly number[], { at, base }: { at: Moment; base: string }) {
  const payable = await payableByCard(opener, members, at)
  const locked: Line[] =
    payable.length === 0
      ? []
      : await lockLines(
          opener.tx,
          payable.map((one) => one.id_reg_factura),
        )
  // lines may have been paid before they were locked
  const lines = locked.filter((line) => line.fecha_pago === null && line.fecha_baja === null && line.retenido === 0)
  const people = new Map((await payers(opener.tx, members)).map((one) => [one.id_mst_socios, one]))
  const made: { id_mst_socios: number; id_reg_operacion: number }[] = []
  for (const own of perLink(lines)) {
    const payer = people.get(own[0]!.id_mst_socios!)!
    const id_reg_operacion = await openLink(opener, own, { payer, base })
    if (id_reg_operacion !== null) made.push({ id_mst_socios: payer.id_mst_socios, id_reg_operacion })
  }
  return Map.groupBy(made, (one) => one.id_mst_socios)
}

/** Withdraws the unpaid ones of some links; returns the paid ones. A payment already started is still applied when it succeeds. */
export async function withdrawLinks(
  { tx, now }: { readonly tx: Tx; readonly now: Date },
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const done = new Set<number>()
  for (const id of ascending(ids)) {
    const { estado } = await lockOperation(tx, id)
    if (estado === 'hecha') done.add(id)
    if (estado === 'pendiente') await changeOperation(tx, id, { estado: 'retirada', fecha_fin: now })
  }
  return done
}
