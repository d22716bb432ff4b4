import { updateCompany } from '@app/contract/company/companies'
import { generateSimplified } from '@app/contract/official-invoices/official-invoices'
import { saveSetting } from '../../modules/club/public.ts'
import { checks } from '../../modules/official-invoices/verify.ts'
import { brokenOf } from '../broken.ts'
import type { deskClub } from './bookings.ts'

type Desk = Awaited<ReturnType<typeof deskClub>>

/** Switches official invoices on or off. */
export const switchInvoices = ({ db }: Pick<Desk, 'db'>, valor: 0 | 1) =>
  db.transaction().execute((tx) => saveSetting(tx as never, 'ACTIVAR_FACTURA_OFICIAL', { valor }))

/** A line of one unit, paid in full; returns its id. */
export const paidLine = async (
  { db }: Pick<Desk, 'db'>,
  { precio, ...more }: { readonly precio: number; readonly [column: string]: unknown },
) =>
  (
    await db
      .insertInto('factura')
      .values({ concepto: 'Clase', precio, pagado: precio, fecha_creacion: '2026-11-20', fecha_pago: '2026-11-20', ...more })
      .returning('id_reg_factura')
      .executeTakeFirstOrThrow()
  ).id_reg_factura

/** Issues a simplified invoice over paid lines; returns its id. */
export async function invoiceOver(desk: Pick<Desk, 'call'>, lines: readonly number[]): Promise<number> {
  await desk.call(updateCompany, { id: 1, nif: 'B85626240' })
  const { emitidas } = await desk.call(generateSimplified, { prefijo: 'T', id_reg_factura: [...lines], agrupar: true })
  return emitidas[0]!.id_reg_facturaoficial
}

/** Everything that must always hold for official invoices, and does not. */
export const brokenInvoices = (desk: Pick<Desk, 'db'>) => brokenOf(checks, desk)
