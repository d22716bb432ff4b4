import type { SentOf } from '@app/contract/kit/action'
import { createPassType } from '@app/contract/pass-types/pass-types'
import { sellPass } from '@app/contract/passes/sell-pass'
import { checks } from '../../modules/passes/verify.ts'
import { brokenOf } from '../broken.ts'
import { broken as brokenDesk, deskClub } from './bookings.ts'

/** A club that sells a pass of ten hours at 50 €, one of ten bookings at 60 €, two bookings a week at 90 €, and one without end at 300 €. */
export async function passClub() {
  const desk = await deskClub()
  const type = async (desc_tipoabonos: string, precio: number, more: Partial<SentOf<typeof createPassType>> = {}) =>
    (
      await desk.call(createPassType, {
        ...{ desc_tipoabonos, saldo_original: 10, tiposocio_precio: [{ id_mst_tiposocio: 2, precio }] },
        ...more,
      })
    ).id_mst_tipoabonos
  const hours = await type('Bono 10 horas', 5000, { unidad: 0 })
  const bookings = await type('Bono 10 reservas', 6000, { unidad: 1 })
  const weekly = await type('Dos por semana', 9000, { modo: 2, num_reservas: 2, frec_dias: 7, unidad: 1 })
  const unlimited = await type('Anual', 30_000, { modo: 1, unidad: 1 })
  const sell = (id_mst_tipoabonos: number, id_mst_socios: number = desk.members[0]) =>
    desk.call(sellPass, { id_mst_socios, id_mst_tipoabonos })
  return { ...desk, type, hours, bookings, weekly, unlimited, sell }
}

/** Everything that must always hold for passes, bookings and their money, and does not. */
export async function broken(desk: Parameters<typeof brokenDesk>[0]) {
  return [...(await brokenDesk(desk)), ...(await brokenOf(checks, desk))]
}
