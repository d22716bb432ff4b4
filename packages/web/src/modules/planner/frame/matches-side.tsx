import { placeMatch } from '@app/contract/matches/place-match'
import type { Day } from '@app/contract/values/day'
import { go, useSearchParam } from '../../../kit/screen/navigation.ts'
import { MatchSidebar } from '../../matches/public.ts'
import { callWithConfirmation } from '../day/confirm-warnings.ts'
import { heldItem } from '../drag/held-item.ts'
import { spotAt } from '../drag/spot-at.ts'
import { bookingPath } from '../planner-paths.ts'

interface Props {
  sport: number
  days: readonly Day[]
  courts: readonly { readonly id_mst_recurso: number; readonly desc_recurso: string }[]
}

/** Returns the focus to its place on the courts. */
const goToCourts = () => document.querySelector<HTMLElement>('.pl-cell, .pl-lanes [tabindex="0"]')?.focus()

/** Championship matches beside the shown courts. */
export function MatchesSide({ sport, days, courts }: Props) {
  const [, show] = useSearchParam('cs')
  const [group, setGroup] = useSearchParam('ircg')
  return (
    <div className="ps-beside">
      <MatchSidebar
        sport={sport}
        days={days}
        requestedGroup={Number(group)}
        onGroup={(id) => setGroup(String(id))}
        onHold={(held) => heldItem.set(held)}
        spotAt={(at, minutes) => spotAt(at, { minutes })}
        onCourts={goToCourts}
        place={(sent) => callWithConfirmation(placeMatch, sent)}
        courtName={(id) => courts.find((court) => court.id_mst_recurso === id)?.desc_recurso ?? ''}
        onOpen={(booking, day) => go(bookingPath(sport, day, booking))}
        onClose={() => show(null)}
      />
    </div>
  )
}
