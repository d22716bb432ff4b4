import type { Day } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { refresh } from '../../../kit/reads/queries.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { titleOf } from '../day/day-model.ts'
import { type DayAnswer, placeInDay } from '../day/use-planner-day.ts'
import { askAtCard } from '../money/money-prompt.ts'
import type { Spot } from './spot.ts'

type Row = DayAnswer['reservas'][number]

/** Moves and resizes of bookings in any view; `onPlaced` gets every new place, also on undo. */
export const useMoveOf =
  (onPlaced: (id: number, spot: Spot, version: number) => void) => async (row: Row, to: Spot, nameOf: (court: number) => string) => {
    const id = row.id_reg_reserva
    const from = { fecha_ini: row.fecha, id_mst_recurso: row.id_mst_recurso, hora_ini: row.hora_ini, duracion: row.duracion }
    const home = t('planner.money.home', { court: nameOf(from.id_mst_recurso), time: formatMinute(from.hora_ini) })
    // the code of moves is loaded with the first one
    const { moveWithUndo, MoveCancelled } = await import('./move-booking.ts')
    try {
      await moveWithUndo({
        id,
        version: row.version,
        from,
        to,
        name: titleOf(row),
        court: nameOf(to.id_mst_recurso),
        ask: (money) => askAtCard(id, home, money),
        onPlaced: (spot, version) => onPlaced(id, spot, version),
      })
    } catch (error) {
      if (!(error instanceof MoveCancelled)) void refresh(['booking'])
      throw error
    }
  }

/** Price effect of a place on a booking, as text. */
export async function destinationPrice(id: number, spot: Spot): Promise<string> {
  const { moneyText, priceEffect } = await import('../money/move-money.ts')
  return moneyText(await priceEffect(id, spot))
}

/** Moves and resizes on the shown day: shown optimistically; a refusal is thrown with the server's reason and the day is refetched, since it was out of date. */
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

/** Copy of a booking on a court of a day. */
export const copyTo = async (
  booking: { readonly id: number; readonly title: string },
  to: { day: Day; court: number; from: number },
  court: string,
) => {
  const { copyWithUndo } = await import('./copy-booking.ts')
  await copyWithUndo({ ...booking, to: { fecha: to.day, id_mst_recurso: to.court, hora_ini: to.from }, court })
}
