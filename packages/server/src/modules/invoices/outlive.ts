import { accounts } from '@app/contract/ledger/account'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database.ts'
import { requireNotHeld } from './hold.ts'
import type { Line } from './settle.ts'

interface Leaving {
  readonly id_reg_reserva: number
  readonly id_reg_reserva_hist: number
  /** Its locked lines. */
  readonly lines: readonly Pick<Line, 'id_reg_factura'>[]
  readonly today: string
}
/**
 * Lines that money touched outlive the booking that is deleted, and remember which it was; of one paid in part no more is owed than was paid.
 * All others go with it. Refuses while the cash machine holds one.
 */
export async function keepBeyondBooking(tx: Tx, { id_reg_reserva, id_reg_reserva_hist, lines, today }: Leaving) {
  await requireNotHeld(
    tx,
    lines.map((line) => line.id_reg_factura),
  )
  await tx
    .updateTable('factura')
    .set({ cantidad: 1, precio: sql<number>`pagado`, fecha_pago: today })
    .where('id_reg_reserva', '=', id_reg_reserva)
    .where('pagado', '<>', 0)
    .where('fecha_pago', 'is', null)
    .execute()
  // what a payment or a pass was taken back of is owed by nobody once its booking is gone
  await tx
    .updateTable('factura')
    .set({ fecha_baja: today })
    .where('id_reg_reserva', '=', id_reg_reserva)
    .where('pagado', '=', 0)
    .where('fecha_pago', 'is', null)
    .execute()
  await tx
    .updateTable('factura')
    .set({ id_reg_reserva: null, id_reg_reserva_hist })
    .where('id_reg_reserva', '=', id_reg_reserva)
    .where((eb) =>
      eb.exists(eb.selectFrom('libro_asiento as a').select('a.id_reg_asiento').whereRef('a.id_reg_factura', '=', 'factura.id_reg_factura')),
    )
    .execute()
  await tx.deleteFrom('factura').where('id_reg_reserva', '=', id_reg_reserva).execute()
}

/** A booking that comes back has its lines again of which nothing was given back; gives them. */
export async function backToBooking(
  tx: Tx,
  { id_reg_reserva, id_reg_reserva_hist }: { id_reg_reserva: number; id_reg_reserva_hist: number },
): Promise<Line[]> {
  return tx
    .updateTable('factura')
    .set({ id_reg_reserva, id_reg_reserva_hist: null, fecha_baja: null })
    .where('id_reg_reserva_hist', '=', id_reg_reserva_hist)
    .where('precio', '>', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('libro_asiento as a')
            .select('a.id_reg_asiento')
            .whereRef('a.id_reg_factura', '=', 'factura.id_reg_factura')
            .where('a.haber', '=', accounts.sales)
            .where('a.devuelto', '>', 0),
        ),
      ),
    )
    .returningAll()
    .execute()
}
