import { pendingDebts } from '@app/contract/till/debts'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { handle } from '../../kit/http/serve.ts'
import { incomesSeenBy, inIncomes } from '../income-types/public.ts'
import { dueLines, type Moment } from '../invoices/public.ts'
import { requireMember } from '../ledger/public.ts'

/** The lines that members owe by now, without those that wait in a cart. */
export const owedLines = (tx: Tx, members: readonly number[], at: Moment) =>
  dueLines(tx, members, at)
    .leftJoin('tpv_carro as c', 'c.id_reg_tpv_carro', 'f.id_reg_tpv_carro')
    .where(sql<boolean>`f.precio * f.cantidad > f.pagado`)
    .where(sql<boolean>`(c.id_reg_tpv_carro is null or c.fecha_pago is not null)`)

export const debts = handle(pendingDebts, async ({ tx, user, input: { id }, today, minute }) => {
  await requireMember(tx, id)
  return owedLines(tx, [id], { today, minute })
    .leftJoin('recurso as p', 'p.id_mst_recurso', 'r.id_mst_recurso')
    .select(['f.id_reg_factura', 'f.id_reg_reserva', 'f.concepto', 'f.fecha_creacion', 'r.hora_ini', 'p.desc_recurso'])
    .where(inIncomes('f.id_mst_tipoingreso', await incomesSeenBy(tx, user)))
    .select([sql<string>`coalesce(r.fecha, f.fecha_creacion)`.as('fecha'), sql<number>`f.precio * f.cantidad - f.pagado`.as('pendiente')])
    .orderBy('fecha')
    .orderBy('f.id_reg_factura')
    .execute()
})
