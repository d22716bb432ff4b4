import { lineColumns } from '@app/contract/bookings/booking-line'
import { isPaid, lineTotal } from '@app/contract/invoices/invoice-rules'
import { firstProduct } from '@app/contract/products/product'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { settings } from '../club/public.ts'
import { pendingOf } from '../invoices/public.ts'
import { isElsewhere, slotOf } from './schedule/slot.ts'

/** Time at which debts are counted: the club's day and minute. */
interface ClubNow {
  readonly today: string
  readonly minute: number
}

/**
 * The lines of a booking as the desk sees them, each with its payer, debts elsewhere, and its paid state; the newest
 * first if the club is set so.
 */
export async function bookingLines(tx: Tx, id_reg_reserva: number, at: ClubNow) {
  const { FACTURA_RESERVA_ORDEN_DECRECIENTE: newestFirst } = await settings(tx)
  const lines = await tx
    .selectFrom('factura as f')
    .leftJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios')
    .leftJoin('tipo_socio as m', 'm.id_mst_tiposocio', 's.id_mst_tiposocio')
    .leftJoin('tipo_ingreso as t', 't.id_mst_tipoingreso', 'f.id_mst_tipoingreso')
    .select(lineColumns.map((name) => `f.${name}` as const))
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'f.id_reg_reserva')
    .select(['t.desc_tipoingreso', 's.path_imagen', 'm.desc as desc_tiposocio', fullName('s').as('nombre_completo'), 'f.cobrado_por'])
    .select(['r.id_mst_recurso', 'r.fecha', 'r.hora_ini', 'r.duracion'])
    .where('f.id_reg_reserva', '=', id_reg_reserva)
    .orderBy('f.id_reg_factura', newestFirst ? 'desc' : 'asc')
    .execute()
  const pending = await pendingOf(tx, [...new Set(lines.flatMap((line) => line.id_mst_socios ?? []))], at)
  return lines.map(({ nombre_completo, path_imagen, desc_tiposocio, cobrado_por, id_mst_recurso, fecha, hora_ini, duracion, ...line }) => ({
    ...line,
    cobrado_por:
      cobrado_por && isElsewhere(slotOf(cobrado_por), slotOf({ id_mst_recurso, fecha, hora_ini, duracion }))
        ? { ...cobrado_por, hora_fin: cobrado_por.hora_ini + cobrado_por.duracion }
        : null,
    total: lineTotal(line),
    pagado_check: isPaid(line),
    mostrar_tipo_ingreso: (line.id_mst_producto ?? 0) < firstProduct,
    socio: { nombre_completo: nombre_completo ?? '', desc_tiposocio, path_imagen, pdte_pago: pending.get(line.id_mst_socios ?? 0) ?? 0 },
  }))
}
