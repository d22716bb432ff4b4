import { after } from '../../kit/clock.ts'
import type { Tidy } from '../../kit/work/housekeeping.ts'

/** Hours that a cart without lines is kept: its desk may be about to fill it. */
const emptyHours = 12

/** Clears carts that were begun and never filled. */
export const clearEmpty: Tidy = async (tx, now) => {
  await tx
    .deleteFrom('tpv_carro as c')
    .where('c.fecha_pago', 'is', null)
    .where('c.fecha_modificacion', '<', after(now, -emptyHours * 3600))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('factura as f').select('f.id_reg_factura').whereRef('f.id_reg_tpv_carro', '=', 'c.id_reg_tpv_carro'))),
    )
    .execute()
}
