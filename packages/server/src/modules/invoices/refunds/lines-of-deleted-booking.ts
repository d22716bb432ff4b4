import { paymentTypes } from '@app/contract/income-types/payment-type'
import { invoice } from '@app/contract/invoices/invoice'
import { isPaid } from '@app/contract/invoices/invoice-rules'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { restoreRows } from '../../../kit/database/restore-rows.ts'
import { type DatedLine, requireOpenLines } from '../../periods/public.ts'
import { taxOf } from '../line-tax.ts'
import { insertLines, type NewLine } from '../new-lines.ts'
import { requireNotReserved } from '../reserve-lines.ts'
import type { Line } from '../settle.ts'
import { refunds, refundsOf } from './refundable-payments.ts'

interface Leaving {
  readonly id_reg_reserva: number
  readonly id_reg_reserva_hist: number
  /** Its locked lines. */
  readonly lines: readonly DatedLine[]
  readonly today: string
}
/**
 * Lines that money touched outlive the booking that is deleted, with those that they add to, and remember which it was; of one paid in part no
 * more is owed than was paid. All others go with it. Refuses while the cash machine holds one, and lines of
 * closed months.
 */
export async function detachPaidLines(tx: Tx, { id_reg_reserva, id_reg_reserva_hist, lines, today }: Leaving) {
  await requireOpenLines({ tx, today }, lines)
  await requireNotReserved(
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
  // a line whose payment or pass was reverted is not owed once its booking is deleted; one that a pass still pays stays paid
  await tx
    .updateTable('factura')
    .set({ fecha_baja: today })
    .where('id_reg_reserva', '=', id_reg_reserva)
    .where('pagado', '=', 0)
    .where((eb) => eb.or([eb('id_mst_tipopago', '<>', paymentTypes.pass), eb('fecha_pago', 'is', null)]))
    .execute()
  await tx
    .updateTable('factura')
    .set({ id_reg_reserva: null, id_reg_reserva_hist })
    .where('id_reg_reserva', '=', id_reg_reserva)
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom('libro_asiento as a').select('a.id_reg_asiento').whereRef('a.id_reg_factura', '=', 'factura.id_reg_factura')),
        // the supplement may be paid while the place was free
        exists(selectFrom('factura as d').select('d.id_reg_factura').whereRef('d.id_reg_factura_origen', '=', 'factura.id_reg_factura')),
      ]),
    )
    .execute()
  await tx.deleteFrom('factura').where('id_reg_reserva', '=', id_reg_reserva).execute()
}

interface Coming {
  readonly id_reg_reserva: number
  readonly id_reg_reserva_hist: number
  /** Its lines when it was deleted. */
  readonly kept: readonly Line[]
  readonly today: string
  readonly by: number | null
}

/** A line that is owed once more, regardless of its earlier payments. */
const owedAgain = (line: Line): NewLine => ({
  id_mst_socios: line.id_mst_socios,
  id_mst_producto: line.id_mst_producto,
  id_mst_tipoingreso: line.id_mst_tipoingreso,
  concepto: line.concepto,
  precio: line.precio,
  cantidad: line.cantidad,
  precio_calculado: line.precio_calculado,
  ...taxOf(line),
  desc_tarifa: line.desc_tarifa,
  explicacion: line.explicacion,
})

/** Reattaches to the booking its paid lines that outlived it, with their refunds; returns their ids. */
async function bringBack(tx: Tx, { id_reg_reserva, id_reg_reserva_hist }: Coming): Promise<ReadonlySet<number>> {
  const outlived = tx
    .updateTable('factura')
    .set({ id_reg_reserva, id_reg_reserva_hist: null, fecha_baja: null })
    .where('id_reg_reserva_hist', '=', id_reg_reserva_hist)
  const rows = await outlived
    .where('precio', '>=', 0)
    .where((eb) => {
      const givenBack = eb.selectFrom(refunds.as('v')).whereRef('v.id_reg_factura', '=', 'factura.id_reg_factura')
      return eb('pagado', 'is distinct from', givenBack.select(sql<number>`sum(v.importe)`.as('importe')))
    })
    .returning('id_reg_factura')
    .execute()
  const ids = rows.map((line) => line.id_reg_factura)
  const given = ids.length > 0 ? await refundsOf(tx, ids) : []
  if (given.length > 0)
    await outlived
      .where(
        'id_reg_factura',
        'in',
        given.flatMap((one) => one.id_reg_factura_devolucion ?? []),
      )
      .execute()
  return new Set(ids)
}

/**
 * Lines of a restored booking as of its deletion, none in a closed month; fully refunded ones are owed again, by a new
 * line. Returns the reattached and new lines.
 */
export async function reattachLines(tx: Tx, coming: Coming): Promise<Line[]> {
  const { id_reg_reserva, kept, today, by } = coming
  await requireOpenLines({ tx, today }, kept)
  const back = await bringBack(tx, coming)
  // the rest of a partly paid line is owed again
  for (const { id_reg_factura, precio, cantidad } of kept.filter((line) => back.has(line.id_reg_factura) && !isPaid(line)))
    await tx.updateTable('factura').set({ precio, cantidad, fecha_pago: null }).where('id_reg_factura', '=', id_reg_factura).execute()
  const others = kept.filter((line) => line.precio >= 0 && !back.has(line.id_reg_factura))
  const outlived = await tx
    .selectFrom('factura')
    .select('id_reg_factura')
    .where('id_reg_reserva_hist', '=', coming.id_reg_reserva_hist)
    .execute()
  const isRefunded = new Set(outlived.map((line) => line.id_reg_factura))
  const again = others.filter((line) => !isRefunded.has(line.id_reg_factura)).map((line) => ({ ...line, id_reg_tpv_carro: null }))
  await restoreRows(tx, invoice, again)
  const refunded = others.filter((line) => isRefunded.has(line.id_reg_factura))
  const made = await insertLines(tx, id_reg_reserva, { today, by }, refunded.map(owedAgain))
  // a supplement of a refunded line is attached to the line owed in its place
  for (const [i, { id_reg_factura }] of refunded.entries())
    await tx
      .updateTable('factura')
      .set({ id_reg_factura_origen: made[i]!.id_reg_factura })
      .where('id_reg_reserva', '=', id_reg_reserva)
      .where('id_reg_factura_origen', '=', id_reg_factura)
      .execute()
  return [...again, ...made]
}
