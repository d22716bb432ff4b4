import { slotComplaints } from '@app/contract/courts/court-rules'
import { getPaymentSlot, newPaymentSlot, paymentSlots, removePaymentSlot, updatePaymentSlot } from '@app/contract/courts/payment-slots'
import { refuse } from '../../kit/refusal.ts'
import { handle } from '../../kit/serve.ts'
import { refuseComplaints } from './hours.ts'
import { lockCourt } from './locks.ts'

export const slots = handle(paymentSlots, ({ tx, input }) =>
  tx
    .selectFrom('recurso_pago_tramo')
    .selectAll()
    .where('id_mst_recurso', '=', input.id)
    .orderBy('mesInicio')
    .orderBy('diaInicio')
    .orderBy('hora_ini')
    .orderBy('id_reg_recurso_pagotramos')
    .execute(),
)

/** 18:00 to 23:59 on today's day of every year. */
export const newSlot = handle(newPaymentSlot, async ({ tx, input, today }) => {
  await lockCourt(tx, input.id)
  const [mes, dia] = [Number(today.slice(5, 7)), Number(today.slice(8, 10))]
  return tx
    .insertInto('recurso_pago_tramo')
    .values({ id_mst_recurso: input.id, diaInicio: dia, mesInicio: mes, diaFin: dia, mesFin: mes })
    .returningAll()
    .executeTakeFirstOrThrow()
})

export const slot = handle(getPaymentSlot, async ({ tx, input }) => {
  const row = await tx.selectFrom('recurso_pago_tramo').selectAll().where('id_reg_recurso_pagotramos', '=', input.id).executeTakeFirst()
  return row ?? refuse('msg.not_found')
})

export const updateSlot = handle(updatePaymentSlot, async ({ tx, input: { id, horario, ...days } }) => {
  const change = { ...days, ...horario }
  refuseComplaints(slotComplaints(change))
  const row = await tx
    .updateTable('recurso_pago_tramo')
    .set(change)
    .where('id_reg_recurso_pagotramos', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ?? refuse('msg.not_found')
})

export const removeSlot = handle(removePaymentSlot, async ({ tx, input }) => {
  const { numDeletedRows } = await tx.deleteFrom('recurso_pago_tramo').where('id_reg_recurso_pagotramos', '=', input.id).executeTakeFirst()
  return numDeletedRows ? {} : refuse('msg.not_found')
})
