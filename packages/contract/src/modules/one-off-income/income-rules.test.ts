import { expect, it } from 'vitest'
import { paymentTypes } from '../income-types/payment-type.ts'
import { type IncomeLine, lockOf } from './income-rules.ts'

const open: IncomeLine = {
  ...{ id_mst_tipofactura: 2, id_mst_socios: 100, id_mst_tipopago: paymentTypes.cash, id_mst_producto: null, id_reg_reserva: null },
  ...{ pagado: 0, fecha_pago: null },
}
const lock = (line: Partial<IncomeLine>, name: string, isLinked = false) => lockOf({ ...open, ...line }, name, { isLinked })

it('a line of which a part is paid keeps what its payment rests on, and its words may change (R-116, R-120)', () => {
  const parts = { pagado: 200 }
  expect(['precio', 'cantidad', 'id_mst_socios'].map((name) => lock(parts, name))).toEqual(Array(3).fill('msg.no_action'))
  expect([lock(parts, 'concepto'), lock(parts, 'observaciones'), lock({}, 'precio')]).toEqual([null, null, null])
})
it('a paid line changes its words, unless its club hands its accounts on or it is of a booking (R-140, R-122)', () => {
  const paid = { pagado: 1250, fecha_pago: '2026-11-20' }
  expect([lock(paid, 'concepto'), lock(paid, 'precio'), lock(paid, 'pagado_check')]).toEqual([
    null,
    'msg.no_action',
    'msg.FACTURA_YA_PAGADA',
  ])
  expect([lock(paid, 'concepto', true), lock({ ...paid, id_reg_reserva: 7 }, 'concepto')]).toEqual(['msg.no_action', 'msg.no_action'])
  expect(lock({}, 'concepto', true)).toBeNull()
})
