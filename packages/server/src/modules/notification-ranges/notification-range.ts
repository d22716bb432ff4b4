import * as declared from '@app/contract/notification-ranges/notification-range'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockMemberFile } from '../members/public.ts'

/** Refuses a range that does not end after its start; 24:00 is 23:59. */
function inOrder({ start, finish }: { readonly start: number; readonly finish: number }) {
  const last = Math.min(finish, declared.lastMinute)
  if (start >= last) refuse('tramo.orden', { finish: 'tramo.orden' })
  return { start, finish: last }
}

export const ofMember = handle(declared.notificationRanges, async ({ tx, input: { id } }) => {
  const rows = await tx
    .selectFrom('notificaciones_tramos')
    .selectAll()
    .where('id_mst_socios', '=', id)
    .orderBy('tipodia')
    .orderBy('start')
    .execute()
  return { 1: rows.filter((one) => one.tipodia === 1), 2: rows.filter((one) => one.tipodia === 2) }
})

export const add = handle(declared.addRange, async ({ tx, input }) => {
  await lockMemberFile(tx, input.id_mst_socios)
  const row = { ...input, ...inOrder(input) }
  return tx.insertInto('notificaciones_tramos').values(row).returningAll().executeTakeFirstOrThrow()
})

export const change = handle(declared.changeRange, async ({ tx, input: { id_mst_notificaciones_tramos: id, tipodia, ...hours } }) => {
  const row = await tx
    .updateTable('notificaciones_tramos')
    .set({ tipodia, ...inOrder(hours) })
    .where('id_mst_notificaciones_tramos', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ?? refuse('msg.not_found')
})

export const remove = handle(declared.removeRange, async ({ tx, input: { id_mst_notificaciones_tramos: id } }) => {
  const { numDeletedRows } = await tx.deleteFrom('notificaciones_tramos').where('id_mst_notificaciones_tramos', '=', id).executeTakeFirst()
  return numDeletedRows ? {} : refuse('msg.not_found')
})
