import './season-list.css'
import type { Day } from '@app/contract/values/day'
import { Checkbox } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Empty } from '../../kit/screen/states.tsx'
import { dayName } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'
import { groupsOf, isApproved, isListed, type ListFilter, mayTick, type SeasonBooking, titleOf, type Verdicts } from './season-model.ts'
import { SeasonRow } from './season-row.tsx'
import type { SeasonActs } from './use-season-acts.ts'

interface Props {
  rows: readonly SeasonBooking[]
  courtName: (id: number) => string
  verdicts: Verdicts
  shown: ListFilter
  selected: number | null
  ticked: ReadonlySet<number>
  acts: SeasonActs
  onSelect: (id: number) => void
  onTick: (ids: readonly number[], on: boolean) => void
}

const stops = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]

/** Focus in the list: if its row is removed, the row in its place is focused. */
function useListFocus(list: RefObject<HTMLElement | null>, rows: readonly SeasonBooking[]) {
  const place = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that came or went are what it is about
  useEffect(() => {
    const all = stops(list.current)
    if (place.current !== null && document.activeElement === document.body) all[Math.min(place.current, all.length - 1)]?.focus()
  }, [list, rows])
  return {
    onFocus: () => {
      const at = stops(list.current).findIndex((one) => one === document.activeElement)
      if (at >= 0) place.current = at
    },
    onBlur: ({ relatedTarget: to }: FocusEvent) => {
      if (to && !list.current?.contains(to) && !to.closest('[role=dialog]')) place.current = null
    },
  }
}

/** Milliseconds that a removed booking stays listed. */
const removedFor = 4000

/** Bookings just removed from the list, approved or withdrawn, here or at another desk. */
function useJustRemoved(rows: readonly SeasonBooking[], shown: ListFilter) {
  const before = useRef(rows)
  const filter = useRef(shown)
  filter.current = shown
  const [removed, setGone] = useState<readonly SeasonBooking[]>([])
  useEffect(() => {
    const here = new Map(rows.map((row) => [row.id_reg_reserva, row]))
    const isShown = (row: SeasonBooking | undefined) => row !== undefined && isListed(row, filter.current)
    const left = before.current.filter((row) => isShown(row) && !isShown(here.get(row.id_reg_reserva)))
    before.current = rows
    if (left.length === 0) return
    setGone((now) => [...now, ...left.map((row) => here.get(row.id_reg_reserva) ?? row)])
    const ids = new Set(left.map((row) => row.id_reg_reserva))
    setTimeout(() => setGone((now) => now.filter((row) => !ids.has(row.id_reg_reserva))), removedFor)
  }, [rows])
  return removed
}

/** Names of the bookings just removed, so that their absence is explained. */
const JustRemoved = ({ rows }: { rows: readonly SeasonBooking[] }) => (
  <p className="swl-gone" role="status">
    {rows.map((row) => `${titleOf(row)}: ${t(isApproved(row) ? 'season.state.approved' : 'season.state.gone')}`).join(' · ')}
  </p>
)

/** Bookings of the week by day, with ticks and the effect of approving each. Arrows move between them, left and right between days. */
export function SeasonList({ rows, courtName, verdicts, shown, selected, ticked, acts, onSelect, onTick }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const groups = groupsOf(rows, shown)
  const focusProps = useListFocus(list, rows)
  const justRemoved = useJustRemoved(rows, shown)
  useEffect(() => {
    list.current?.querySelector(`[data-wish="${selected}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  const onKeyDown = (event: KeyboardEvent) => {
    const all = stops(list.current)
    const here = all.findIndex((one) => one === document.activeElement)
    const dayAt = (index: number) => all[index]?.closest('section')
    const first = (day: Element | null | undefined) => all.find((one) => one.closest('section') === day)
    const beside = {
      ArrowDown: () => all[here + 1],
      ArrowUp: () => all[here - 1],
      ArrowRight: () => first(dayAt(here)?.nextElementSibling),
      ArrowLeft: () => first(dayAt(here)?.previousElementSibling),
    }[event.key]
    if (!beside || here < 0 || event.altKey || event.ctrlKey) return
    event.preventDefault()
    beside()?.focus()
  }
  if (groups.length === 0)
    return (
      <>
        <JustRemoved rows={justRemoved} />
        <Empty title={t(shown === 'pending' ? 'season.none_pending' : 'season.none')} hint={t('season.none_hint')} />
      </>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches keys on their way to its controls
    <div className="swl" ref={list} onKeyDown={onKeyDown} {...focusProps}>
      <JustRemoved rows={justRemoved} />
      {groups.map((group) => (
        <section key={group.day} aria-label={dayName(group.day, 'weekday')}>
          <DayHead day={group.day} rows={group.rows} verdicts={verdicts} ticked={ticked} acts={acts} onTick={onTick} />
          <ul>
            {group.rows.map((row) => (
              <SeasonRow
                key={row.id_reg_reserva}
                row={row}
                court={courtName(row.id_mst_recurso)}
                verdict={verdicts.get(row.id_reg_reserva)}
                isSelected={row.id_reg_reserva === selected}
                isTicked={ticked.has(row.id_reg_reserva)}
                mayTick={mayTick(row, verdicts)}
                acts={acts}
                onSelect={onSelect}
                onTick={onTick}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface HeadProps extends Pick<Props, 'verdicts' | 'ticked' | 'acts' | 'onTick'> {
  day: Day
  rows: readonly SeasonBooking[]
}
/** Day with one tick for all of its bookings, and a button to approve it. */
function DayHead({ day, rows, verdicts, ticked, acts, onTick }: HeadProps) {
  const able = rows.filter((row) => mayTick(row, verdicts)).map((row) => row.id_reg_reserva)
  const on = able.filter((id) => ticked.has(id))
  const name = dayName(day, 'weekday')
  return (
    <header className="swl-day">
      {able.length > 0 && (
        <Checkbox
          size="xs"
          aria-label={t('season.tick_day', { dia: name })}
          checked={on.length > 0 && on.length === able.length}
          indeterminate={on.length > 0 && on.length < able.length}
          onChange={() => onTick(able, on.length < able.length)}
        />
      )}
      <h3>
        {name} <span>· {rows.length}</span>
      </h3>
      {on.length > 0 && acts.mayApprove && (
        <button type="button" className="swl-link" disabled={acts.isBusy} onClick={() => acts.approve(on)}>
          {t('season.approve_day')}
        </button>
      )}
    </header>
  )
}
