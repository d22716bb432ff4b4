import type { Day } from '@app/contract/values/day'
import { refresh } from '../../kit/queries.ts'
import { titleOf } from './day-model.ts'
import { moveWithUndo } from './moving.ts'
import { type DayAnswer, placeInDay } from './use-planner-day.ts'

/** Moves and resizes on the shown day: the planner shows them at once; a refusal is thrown with the server's reason and the day read again, since it was not as shown; a success can be taken back for 8 s. */
export const useMoves =
  ({ sport, day, shown }: { sport: number; day: Day; shown: DayAnswer | undefined }) =>
  async (id: number, to: { court?: number; from: number; minutes?: number }) => {
    const booking = shown?.reservas.find((one) => one.id_reg_reserva === id)
    if (!booking) return
    const from = { fecha_ini: day, id_mst_recurso: booking.id_mst_recurso, hora_ini: booking.hora_ini, duracion: booking.duracion }
    const spot = { ...from, id_mst_recurso: to.court ?? from.id_mst_recurso, hora_ini: to.from, duracion: to.minutes ?? from.duracion }
    const moved = moveWithUndo({
      id,
      version: booking.version,
      from,
      to: spot,
      name: titleOf(booking),
      court: shown?.recursos.find((one) => one.id_mst_recurso === spot.id_mst_recurso)?.desc_recurso ?? '',
      onPlaced: (place, version) => placeInDay({ sport, day }, id, { ...place, version }),
    })
    await moved.catch((error) => {
      void refresh(['booking'])
      throw error
    })
  }
