import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import type { Call } from '../../kit/http/serve.ts'
import { payableByCard } from '../cards/public.ts'
import { dueLines, type Moment } from '../invoices/public.ts'

/** Lines that a member owes, the oldest first, each with what is left of it. */
export const owedBy = (tx: Tx, id: number, at: Moment) =>
  dueLines(tx, [id], at)
    .select(['f.id_reg_factura', 'f.concepto'])
    .select([sql<string>`coalesce(r.fecha, f.fecha_creacion)`.as('fecha'), sql<number>`f.precio * f.cantidad - f.pagado`.as('pendiente')])
    .where(sql<boolean>`f.precio * f.cantidad > f.pagado`)
    .orderBy('fecha')
    .orderBy('f.id_reg_factura')
    .limit(1000)
    .execute()

/** Own lines that can be paid by card now, with those of bookings to come; none for a member type that pays nothing online (`activar_pago`). */
export async function payableOf({ tx, club }: Pick<Call<unknown>, 'tx' | 'club'>, id: number) {
  const type = await tx
    .selectFrom('socio as s')
    .innerJoin('tipo_socio as t', 't.id_mst_tiposocio', 's.id_mst_tiposocio')
    .select('t.activar_pago')
    .where('s.id_mst_socios', '=', id)
    .executeTakeFirstOrThrow()
  return type.activar_pago ? payableByCard({ tx, club }, [id], null) : []
}
