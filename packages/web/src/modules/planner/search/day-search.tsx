import { plannerDay } from '@app/contract/planner/planner-day'
import { addDays, type Day } from '@app/contract/values/day'
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react'
import { useRead } from '../../../kit/reads/api.ts'
import { useDebounced } from '../../../kit/reads/use-debounced.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { dayFilter, matchFilter } from '../day/day-filter.ts'

export interface SearchProps {
  sport: number
  day: Day
  /** Matching bookings, court by court from the left; null without a search. */
  hits: readonly number[] | null
  /** Shows one of them. */
  onPoint: (id: number | null) => void
  onOpen: (id: number) => void
  onDay: (day: Day) => void
}

interface Props extends SearchProps {
  /** Receives the key handler of the search, for the field. */
  onKey: RefObject<((key: string) => void) | null>
  /** Keys pressed before the search was loaded. */
  early: RefObject<string[]>
  /** Restores the planner and the focus from before the search. */
  goBack: () => void
}

const ahead = 7

const MemberNumberLookup = lazy(() => import('../day/member-number-lookup.tsx').then((module) => ({ default: module.MemberNumberLookup })))
/** Digits that may also be a member's number, phone or card. */
const asNumber = /^[\d +]{3,}$/

/** No match on this day: matches of the next seven days. */
function OtherDays({ sport, day, text, onDay }: Pick<Props, 'sport' | 'day' | 'onDay'> & { text: string }) {
  const settledText = useDebounced(text, 300)
  const { data } = useRead(plannerDay, { id: sport, start: addDays(day, 1), end: addDays(day, ahead), sin_horari: true })
  const rows = data?.reservas ?? []
  const found = matchFilter({ chosen: [], text: settledText }, rows)
  const first = rows.find((row) => found?.has(row.id_reg_reserva))
  return (
    <div className="pls-none" role="status">
      {t('planner.search_none')}
      {first && (
        <>
          {' '}
          {t('planner.search_ahead', { n: found?.size ?? 0 })}{' '}
          <button type="button" onPointerDown={(event) => event.preventDefault()} onClick={() => onDay(first.fecha)}>
            {t('planner.search_see')}
          </button>
        </>
      )}
    </div>
  )
}

/** Results of the search within the day: matches have a ring, the others fade. Arrows move between matches, Enter opens, Escape restores the state before the search. */
export function DaySearch({ sport, day, hits, onPoint, onOpen, onDay, onKey, early, goBack }: Props) {
  const { text } = dayFilter.use()
  const [walked, setWalked] = useState({ text, at: -1 })
  // another text starts from the beginning
  const at = walked.text === text ? walked.at : -1
  const walk = (by: number) => {
    if (!hits || hits.length === 0) return
    const next = (Math.max(at, by > 0 ? -1 : 0) + by + hits.length) % hits.length
    setWalked({ text, at: next })
    onPoint(hits[next] ?? null)
  }
  useEffect(() => onPoint(null), [text, onPoint])
  const press = (key: string) => {
    const hit = hits?.[Math.max(0, at)]
    if (key === 'ArrowDown') walk(1)
    else if (key === 'ArrowUp') walk(-1)
    else if (key === 'Enter' && hit !== undefined) onOpen(hit)
    else if (key === 'Escape') {
      dayFilter.set(({ chosen }) => ({ chosen, text: '' }))
      goBack()
    }
  }
  useEffect(() => {
    onKey.current = press
    const key = early.current.shift()
    if (key !== undefined) press(key)
  })
  const isSearching = hits !== null && text.trim() !== ''
  const digits = asNumber.test(text.trim()) ? text.replaceAll(' ', '') : ''
  return (
    <>
      {isSearching ? (
        <span className="pls-count" role="status">
          {at < 0 ? hits.length : t('planner.search_at', { n: at + 1, of: hits.length })}
        </span>
      ) : (
        <kbd aria-hidden>/</kbd>
      )}
      {digits && (
        <Suspense fallback={null}>
          <MemberNumberLookup digits={digits} />
        </Suspense>
      )}
      {isSearching && hits.length === 0 && <OtherDays sport={sport} day={day} text={text} onDay={onDay} />}
    </>
  )
}
