import type { Day } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { t } from '../../kit/i18n.ts'
import { refresh } from '../../kit/queries.ts'
import { titleOf } from './day-model.ts'
import { askBeside } from './move-money.ts'
import { moveWithUndo, type Spot, Stayed } from './moving.ts'
import { type DayAnswer, placeInDay } from './use-planner-day.ts'

const courtIn = (shown: DayAnswer | undefined, id: number) => shown?.recursos.find((one) => one.id_mst_recurso === id)?.desc_recurso ?? ''

/** Where a booking goes back to, in words. */
const homeText = ({ id_mst_recurso, hora_ini }: Spot, shown: DayAnswer | undefined) =>
  t('planner.money.home', { court: courtIn(shown, id_mst_recurso), time: formatMinute(hora_ini) })

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
      court: courtIn(shown, spot.id_mst_recurso),
      isPaid: booking.pagado > 0,
      ask: (money) => askBeside(id, homeText(from, shown), money),
      onPlaced: (place, version) => placeInDay({ sport, day }, id, { ...place, version }),
    })
    await moved.catch((error) => {
      if (!(error instanceof Stayed)) void refresh(['booking'])
      throw error
    })
  }
