import type { Day } from '@app/contract/values/day'
import { IconTournament } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { useCommands } from '../../../kit/screen/commands.ts'
import { useSearchParam } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { DayAnswer } from '../day/use-planner-day.ts'

const MatchesSide = lazy(() => import('./matches-side.tsx').then((module) => ({ default: module.MatchesSide })))

/** Shows or hides championship matches beside the courts. */
export function MatchesButton() {
  const [shown, show] = useSearchParam('cs')
  const label = t('planner.matches')
  const toggle = useRef(() => {})
  toggle.current = () => show(shown === null ? '1' : null)
  useCommands(
    useMemo(
      () => [{ id: 'planner.matches', text: t('planner.matches'), keys: 'p', group: t('desk.planner'), run: () => toggle.current() }],
      [],
    ),
  )
  return (
    <button
      type="button"
      className="plt-icon"
      aria-label={label}
      title={`${label} (P)`}
      aria-pressed={shown !== null}
      onClick={() => toggle.current()}
    >
      <IconTournament size={16} />
    </button>
  )
}

/** Championship matches if requested by the address (`cs`); loaded on demand. */
export function Matches({ sport, days, courts }: { sport: number; days: readonly Day[]; courts: DayAnswer['recursos'] }) {
  const [shown] = useSearchParam('cs')
  return (
    shown !== null && (
      <Suspense fallback={null}>
        <MatchesSide sport={sport} days={days} courts={courts} />
      </Suspense>
    )
  )
}
