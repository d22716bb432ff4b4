import type { paymentSlot } from '@app/contract/courts/court-parts'
import { slotComplaints } from '@app/contract/courts/court-rules'
import { getPaymentSlot, newPaymentSlot, paymentSlots, removePaymentSlot, updatePaymentSlot } from '@app/contract/courts/payment-slots'
import type { RowOfResource } from '@app/contract/kit/resource'
import { daysOf, yearMoment } from '@app/contract/lights/slot-moments'
import { monthDay } from '@app/contract/values/month-day'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { refuseComplaints } from './hours.ts'
import { lockCourt } from './locks.ts'

type Row = RowOfResource<typeof paymentSlot>

/** A slot in wire form: its start and end also as moments of every year (spec 3 §3). */
const shown = (row: Row) => ({
  ...row,
  fecha_ini: yearMoment(monthDay(row.mesInicio, row.diaInicio), row.hora_ini),
  fecha_fin: yearMoment(monthDay(row.mesFin, row.diaFin), row.hora_fin),
})

export const slots = handle(paymentSlots, async ({ tx, input }) => {
  const rows = await tx
    .selectFrom('recurso_pago_tramo')
    .selectAll()
    .where('id_mst_recurso', '=', input.id)
    .orderBy('mesInicio')
    .orderBy('diaInicio')
    .orderBy('hora_ini')
    .orderBy('id_reg_recurso_pagotramos')
    .execute()
  return rows.map(shown)
})

/** 18:00 to 23:59 on today's day of every year. */
export const newSlot = handle(newPaymentSlot, async ({ tx, input, today }) => {
  await lockCourt(tx, input.id)
  const [mes, dia] = [Number(today.slice(5, 7)), Number(today.slice(8, 10))]
  const row = await tx
    .insertInto('recurso_pago_tramo')
    .values({ id_mst_recurso: input.id, diaInicio: dia, mesInicio: mes, diaFin: dia, mesFin: mes })
    .returningAll()
    .executeTakeFirstOrThrow()
  return shown(row)
})

export const slot = handle(getPaymentSlot, async ({ tx, input }) => {
  const row = await tx.selectFrom('recurso_pago_tramo').selectAll().where('id_reg_recurso_pagotramos', '=', input.id).executeTakeFirst()
  return shown(row ?? refuse('msg.not_found'))
})

export const updateSlot = handle(updatePaymentSlot, async ({ tx, input: { id, horario, dias, ...sent } }) => {
  const { days, missing } = daysOf(sent, horario?.days ?? sent)
  if (!days) return refuse('msg.invalid_input', Object.fromEntries(missing.map((name) => [name, 'invalid.required'])))
  const { hora_ini, hora_fin } = horario ?? sent
  if (hora_ini === null || hora_fin === null) return refuse('msg.invalid_input', { horario: 'invalid.required' })
  const change = { ...days, dias, hora_ini, hora_fin }
  refuseComplaints(slotComplaints(change))
  const row = await tx
    .updateTable('recurso_pago_tramo')
    .set(change)
    .where('id_reg_recurso_pagotramos', '=', id)
    .returningAll()
    .executeTakeFirst()
  return shown(row ?? refuse('msg.not_found'))
})

export const removeSlot = handle(removePaymentSlot, async ({ tx, input }) => {
  const { numDeletedRows } = await tx.deleteFrom('recurso_pago_tramo').where('id_reg_recurso_pagotramos', '=', input.id).executeTakeFirst()
  return numDeletedRows ? {} : refuse('msg.not_found')
})
