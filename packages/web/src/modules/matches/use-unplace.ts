import { restoreBooking } from '@app/contract/bookings/cancel-booking'
import { unplaceMatch } from '@app/contract/matches/place-match'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useAction } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type Match, matchTitle } from './match-labels.ts'

/** Removes a match from its court; this can be undone while the hour is free. True once removed. */
export function useUnplace() {
  const { run, isBusy } = useAction(unplaceMatch)
  const restore = useAction(restoreBooking, { toast: true })
  const takeOff = async (match: Pick<Match, 'id_reg_partidos' | 'desc_equipo_local' | 'desc_equipo_visitante'>): Promise<boolean> => {
    const done = await run({ id: match.id_reg_partidos })
    if (!done) return false
    const back = () => void restore.run({ id: done.id_reg_reserva })
    toast.good(t('matches.unplaced', { partido: matchTitle(match) }), {
      action: { text: t('core.undo'), run: back },
    })
    return true
  }
  return { takeOff, isBusy }
}
