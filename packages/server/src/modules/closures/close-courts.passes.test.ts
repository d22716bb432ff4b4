import { moveBooking } from '@app/contract/bookings/change-booking'
import { undoClosure } from '@app/contract/closures/closures'
import { saveCourtTypePasses } from '@app/contract/courts/passes'
import { createPassType } from '@app/contract/pass-types/pass-types'
import { getPass } from '@app/contract/passes/member-passes'
import { usePass } from '@app/contract/passes/place-pass'
import { sellPass } from '@app/contract/passes/sell-pass'
import { expect, it } from 'vitest'
import { rainClub, rainyDay } from '../../testing/modules/closures.ts'
import { checks } from '../passes/verify.ts'

const rain = await rainClub()
const { desk, lines } = rain
const { id_mst_tipoabonos } = await desk.call(createPassType, {
  ...{ desc_tipoabonos: 'Bono 10 horas', saldo_original: 10, unidad: 0 },
  tiposocio_precio: [{ id_mst_tiposocio: 2, precio: 5000 }],
})
await desk.call(saveCourtTypePasses, { id: 1, tipoabonos: [id_mst_tipoabonos] })
const { id_reg_abonos } = await desk.call(sellPass, { id_mst_socios: desk.members[0], id_mst_tipoabonos })
const paidBooking = async (hora_ini: number, duracion: number) => {
  const { id_reg_reserva: id } = await rain.book(hora_ini, { duracion })
  await desk.call(usePass, { id, id_factura: (await lines(id))[0]!.id_reg_factura, id_reg_abonos })
  return id
}
const left = async () => (await desk.call(getPass, { id: id_reg_abonos })).saldo_restante
const noneBroken = async () => {
  expect(await rain.broken()).toEqual([])
  for (const { offending } of checks) expect(await offending(desk.db as never)).toEqual([])
}

it('a booking that a pass pays for moves off a closed court with its pass, and one cut short takes its minutes only (0098)', async () => {
  const [cut, moved] = [await paidBooking(1020, 90), await paidBooking(1140, 60)]
  expect(await left()).toBe(7.5)
  const { id_mst_cierre } = await rain.close()
  expect((await lines(moved))[0]).toMatchObject({ precio: 0, id_mst_tipopago: 3 })
  expect((await lines(cut))[0]).toMatchObject({ precio: 0, id_mst_tipopago: 3 })
  expect(await left()).toBe(8.25)
  await noneBroken()
  await expect(desk.call(undoClosure, { id: id_mst_cierre })).rejects.toMatchObject({ status: 409, code: 'booking.deshacer_con_abono' })
  expect(await left()).toBe(8.25)
  await desk.call(moveBooking, { id_reg_reserva: moved, fecha_ini: rainyDay, hora_ini: 600, confirmar_mismo_horario: true })
  expect(await left()).toBe(8.25)
  await noneBroken()
})
