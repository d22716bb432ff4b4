import type { Day } from '@app/contract/values/day'
import { IconX } from '@tabler/icons-react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { type Match, matchTitle, placeOf, preferredTime } from './match-labels.ts'
import { useUnplace } from './use-unplace.ts'

interface OpenProps {
  matches: readonly Match[]
  held: number | null
  /** Picks up a match, or releases it; with the keyboard the focus moves to the courts. */
  onTake: (match: Match, byKey: boolean) => void
}

/** Unplaced matches, each a chip to drag or to take with a click or Intro. */
export const OpenMatches = ({ matches, held, onTake }: OpenProps) => (
  <>
    <h3>{t('matches.to_place', { n: matches.length })}</h3>
    <ul>
      {matches.map((match) => (
        <li key={match.id_reg_partidos}>
          <button
            type="button"
            className="mtc-chip"
            data-match={match.id_reg_partidos}
            aria-pressed={held === match.id_reg_partidos}
            onClick={(event) => onTake(match, event.detail === 0)}
          >
            <b>{matchTitle(match)}</b>
            <small>{preferredTime(match)}</small>
          </button>
        </li>
      ))}
    </ul>
  </>
)

interface PlacedProps {
  matches: readonly Match[]
  onOpen: (booking: number, day: Day) => void
}

/** Placed matches, each linking to its booking; the cross removes it from its court. */
export function PlacedMatches({ matches, onOpen }: PlacedProps) {
  const { takeOff, isBusy } = useUnplace()
  return (
    <>
      <h3>{t('matches.placed', { n: matches.length })}</h3>
      <ul>
        {matches.map((match) => (
          <li key={match.id_reg_partidos} className="mtc-placed">
            <button
              type="button"
              className="mtc-chip"
              data-pending={match.estado === 'pendiente' ? '' : undefined}
              onClick={() => match.reserva && onOpen(match.reserva.id_reg_reserva, match.reserva.fecha)}
            >
              <b>{matchTitle(match)}</b>
              <small>{match.reserva && placeOf(match.reserva)}</small>
              <small>{t(match.estado === 'pendiente' ? 'matches.pending' : 'matches.approved')}</small>
            </button>
            <IconButton
              label={t('matches.unplace_named', { partido: matchTitle(match) })}
              icon={IconX}
              disabled={isBusy}
              onClick={() => void takeOff(match)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
