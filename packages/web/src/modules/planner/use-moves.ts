import type { Day } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { t } from '../../kit/i18n.ts'
import { refresh } from '../../kit/queries.ts'
import { titleOf } from './day-model.ts'
import { askBeside } from './move-money.ts'
import { moveWithUndo, type Spot, Stayed } from './moving.ts'
import { type DayAnswer, placeInDay } from './use-planner-day.ts'

type Row = DayAnswer['reservas'][number]

/** Moves and resizes of bookings, wherever they are drawn; `onPlaced` is told of every place that one gets, also when it is taken back. */
export const useMoveOf =
  (onPlaced: (id: number, spot: Spot, version: number) => void) => (row: Row, to: Spot, nameOf: (court: number) => string) => {
    const id = row.id_reg_reserva
    const from = { fecha_ini: row.fecha, id_mst_recurso: row.id_mst_recurso, hora_ini: row.hora_ini, duracion: row.duracion }
    const home = t('planner.money.home', { court: nameOf(from.id_mst_recurso), time: formatMinute(from.hora_ini) })
    return moveWithUndo({
      id,
      version: row.version,
      from,
      to,
      name: titleOf(row),
      court: nameOf(to.id_mst_recurso),
      isPaid: row.pagado > 0,
      ask: (money) => askBeside(id, home, money),
      onPlaced: (spot, version) => onPlaced(id, spot, version),
    }).catch((error) => {
      if (!(error instanceof Stayed)) void refresh(['booking'])
      throw error
    })
  }

/** Moves and resizes on the shown day: the planner shows them at once; a refusal is thrown with the server's reason and the day read again, since it was not as shown. */
export function useMoves({ sport, day, shown }: { sport: number; day: Day; shown: DayAnswer | undefined }) {
  const move = useMoveOf((id, spot, version) => placeInDay({ sport, day }, id, { ...spot, version }))
  const nameOf = (court: number) => shown?.recursos.find((one) => one.id_mst_recurso === court)?.desc_recurso ?? ''
  return async (id: number, to: { court?: number; from: number; minutes?: number }) => {
    const row = shown?.reservas.find((one) => one.id_reg_reserva === id)
    if (!row) return
    const place = { id_mst_recurso: to.court ?? row.id_mst_recurso, hora_ini: to.from, duracion: to.minutes ?? row.duracion }
    await move(row, { fecha_ini: day, ...place }, nameOf)
  }
}
