import './day-search.css'
import { plannerDay } from '@app/contract/planner/planner-day'
import { addDays, type Day } from '@app/contract/values/day'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useRead } from '../../kit/api.ts'
import { useCommands } from '../../kit/commands.ts'
import { t } from '../../kit/i18n.ts'
import { useSettled } from '../../kit/use-settled.ts'
import { dayFilter, litBy } from './day-filter.ts'

interface Props {
  sport: number
  day: Day
  /** The bookings found, court by court from the left; null while nothing is searched. */
  hits: readonly number[] | null
  /** Shows one of them. */
  onPoint: (id: number | null) => void
  onOpen: (id: number) => void
  onDay: (day: Day) => void
}

const ahead = 7

/** Nothing on this day: what the next seven days hold instead. */
function Elsewhere({ sport, day, text, onDay }: Pick<Props, 'sport' | 'day' | 'onDay'> & { text: string }) {
  const asked = useSettled(text, 300)
  const { data } = useRead(plannerDay, { id: sport, start: addDays(day, 1), end: addDays(day, ahead), sin_horari: true })
  const rows = data?.reservas ?? []
  const found = litBy({ chosen: [], text: asked }, rows)
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

/** Where the planner and the keyboard were before the search, to be there again after it. */
function placeBefore(focused: EventTarget | null) {
  const scroller = document.querySelector('.pl-scroll')
  const [top, left] = [scroller?.scrollTop ?? 0, scroller?.scrollLeft ?? 0]
  return () => {
    scroller?.scrollTo({ top, left })
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** Searches within the day: what is meant gets a ring, the rest stays and fades. Arrows walk from one to the next, Enter opens, Escape is as if nothing had been (`/`). */
export function DaySearch({ sport, day, hits, onPoint, onOpen, onDay }: Props) {
  const { text } = dayFilter.use()
  const [at, setAt] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const back = useRef<(() => void) | null>(null)
  useCommands(
    useMemo(
      () => [{ id: 'planner.search', text: t('planner.search'), keys: '/', group: t('desk.planner'), run: () => input.current?.focus() }],
      [],
    ),
  )
  const type = (next: string) => {
    dayFilter.set(({ chosen }) => ({ chosen, text: next }))
    setAt(-1)
    onPoint(null)
  }
  const walk = (by: number) => {
    if (!hits || hits.length === 0) return
    const next = (Math.max(at, by > 0 ? -1 : 0) + by + hits.length) % hits.length
    setAt(next)
    onPoint(hits[next] ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const hit = hits?.[Math.max(0, at)]
    if (event.key === 'ArrowDown') walk(1)
    else if (event.key === 'ArrowUp') walk(-1)
    else if (event.key === 'Enter' && hit !== undefined) onOpen(hit)
    else if (event.key === 'Escape') {
      type('')
      if (back.current) back.current()
      else input.current?.blur()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const isSearching = hits !== null && text.trim() !== ''
  return (
    <div className="pls" role="search">
      <IconSearch size={14} aria-hidden />
      <input
        ref={input}
        type="text"
        value={text}
        aria-label={t('planner.search')}
        placeholder={t('planner.search')}
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => (back.current = placeBefore(event.relatedTarget))}
        onBlur={() => (back.current = null)}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isSearching ? (
        <span className="pls-count" role="status">
          {at < 0 ? hits.length : t('planner.search_at', { n: at + 1, of: hits.length })}
        </span>
      ) : (
        <kbd aria-hidden>/</kbd>
      )}
      {isSearching && hits.length === 0 && <Elsewhere sport={sport} day={day} text={text} onDay={onDay} />}
    </div>
  )
}
