import './search-box.css'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useCommands } from '../../../kit/screen/commands.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { dayFilter } from '../day/day-filter.ts'
import type { SearchProps } from './day-search.tsx'

const DaySearch = lazy(() => import('./day-search.tsx').then((module) => ({ default: module.DaySearch })))

/** Keys that move through the matches. */
const walking = new Set(['ArrowDown', 'ArrowUp', 'Enter', 'Escape'])

/** State of the planner and the focus before a search, for restoring it. */
function placeBefore(focused: EventTarget | null) {
  const scroller = document.querySelector('.pl-scroll')
  const [top, left] = [scroller?.scrollTop ?? 0, scroller?.scrollLeft ?? 0]
  return () => {
    scroller?.scrollTo({ top, left })
    const stop = focused instanceof HTMLElement ? focused : document.querySelector<HTMLElement>('.pl [tabindex="0"]')
    stop?.focus({ preventScroll: true })
  }
}

/** Field of the search within the day (`/`); navigation and result text are loaded on focus. */
export function SearchBox(props: SearchProps) {
  const { text } = dayFilter.use()
  const [isWanted, setWanted] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const back = useRef<(() => void) | null>(null)
  const onKey = useRef<((key: string) => void) | null>(null)
  const early = useRef<string[]>([])
  useCommands(
    useMemo(
      () => [{ id: 'planner.search', text: t('planner.search'), keys: '/', group: t('desk.planner'), run: () => input.current?.focus() }],
      [],
    ),
  )
  // the next letter is a key of the planner again, wherever the focus was before
  const leave = () => {
    back.current?.()
    input.current?.blur()
  }
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
        onFocus={({ relatedTarget }) => {
          back.current = placeBefore(relatedTarget)
          setWanted(true)
        }}
        onBlur={() => (back.current = null)}
        onChange={({ currentTarget: { value } }) => dayFilter.set(({ chosen }) => ({ chosen, text: value }))}
        onKeyDown={(event) => {
          if (!walking.has(event.key)) return
          event.preventDefault()
          event.stopPropagation()
          if (onKey.current) onKey.current(event.key)
          else early.current.push(event.key)
        }}
      />
      {isWanted ? (
        <Suspense fallback={null}>
          <DaySearch {...props} onKey={onKey} early={early} goBack={leave} />
        </Suspense>
      ) : (
        <kbd aria-hidden>/</kbd>
      )}
    </div>
  )
}
