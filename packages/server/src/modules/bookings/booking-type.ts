import { bookingType, defaultBookingType, editBookingType, mayEditUserFacing, newBookingType } from '@app/contract/bookings/booking-type'
import { sentOnly } from '@app/contract/kit/partial'
import { newRow, writeObject } from '@app/contract/kit/shapes'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'

/** Blue in the grid, black in the call's own default. */
const newRowColours = { color: '#0000ff', color_usuario: '#0000ff' }

export const template = handle(newBookingType, async () => ({
  ...writeObject(bookingType.fields, newRow(bookingType.fields)),
  ...newRowColours,
}))

export const edit = handle(editBookingType, async ({ tx, input: { id, ...sent } }) => {
  const before = await tx.selectFrom('tipo_reserva').selectAll().where('id_mst_tiporeserva', '=', id).forUpdate().executeTakeFirst()
  const row = { ...(before ?? refuse('msg.not_found')), ...sentOnly(sent) }
  if (id === defaultBookingType && !row.activo) refuse('booking.tipo_siempre_activo', { activo: 'booking.tipo_siempre_activo' })
  const userFacing = ['desc_tiporeserva_usuario', 'color_usuario'] as const
  const touched = userFacing.filter((name) => row[name] !== before?.[name])
  if (touched.length > 0 && !mayEditUserFacing(row.visible))
    refuse('booking.tipo_bloqueado', Object.fromEntries(touched.map((name) => [name, 'booking.tipo_bloqueado'])))
  const { id_mst_tiporeserva: _id, ...values } = row
  return tx.updateTable('tipo_reserva').set(values).where('id_mst_tiporeserva', '=', id).returningAll().executeTakeFirstOrThrow()
})
