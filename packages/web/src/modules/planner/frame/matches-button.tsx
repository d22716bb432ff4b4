import type { Day } from '@app/contract/values/day'
import { IconTournament } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { useCommands } from '../../../kit/screen/commands.ts'
import { useSearchParam } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { DayAnswer } from '../day/use-planner-day.ts'

const MatchesSide = lazy(() => import('./matches-side.tsx').then((module) => ({ default: module.MatchesSide })))

/** Championship matches beside the courts: whether they are shown, and their switch (P). */
export function useMatches() {
  const [shown, show] = useSearchParam('cs')
  const toggle = useRef(() => {})
  toggle.current = () => show(shown === null ? '1' : null)
  useCommands(
    useMemo(
      () => [{ id: 'planner.matches', text: t('planner.matches'), keys: 'p', group: t('desk.planner'), run: () => toggle.current() }],
      [],
    ),
  )
  return { isShown: shown !== null, toggle: () => toggle.current() }
}

/** Shows or hides the matches. */
export function MatchesButton() {
  const { isShown, toggle } = useMatches()
  return (
    <button type="button" className="plt-view plt-matches" title="P" aria-pressed={isShown} onClick={toggle}>
      <IconTournament size={16} aria-hidden />
      {t('planner.matches')}
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
