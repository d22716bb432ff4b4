import { addDays, type Day } from '@app/contract/values/day'
import { useEffect, useMemo, useRef } from 'react'
import { useCommands, useKeyHints, useKeys } from '../../../kit/screen/commands.ts'
import { t } from '../../../kit/texts/i18n.ts'

interface Acts {
  day: Day
  today: Day
  onDay: (day: Day) => void
  /** Begins a booking at the next free hour, in views that support it. */
  onNew?: () => void
  /** Begins to close courts, in views that support it. */
  onCloseCourts?: () => void
}

/** Keys handled by the planner, for the list of keys. */
const hints = () => import('./planner-hints.ts').then(({ plannerHints }) => plannerHints())

/** Ctrl+Z undoes the last act in the planner, except in a text field, which has its own. */
export function useUndoKey() {
  useEffect(() => {
    const undo = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]')
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping) return
      event.preventDefault()
      void import('../drag/undo-stack.ts').then(({ undoLast }) => undoLast())
    }
    window.addEventListener('keydown', undo)
    return () => window.removeEventListener('keydown', undo)
  }, [])
}

/** Focuses the legend beside the courts, or opens that of the toolbar. */
function goFilter() {
  const row = document.querySelector<HTMLElement>('.plr [data-legend] button')
  if (row?.checkVisibility()) row.focus()
  else document.querySelector<HTMLElement>('.plt-title button')?.click()
}

/** Focuses the date field beside the courts, or opens the month of the toolbar. */
function goDate() {
  const field = document.querySelector<HTMLElement>('.plr .plm-entry input')
  if (field?.checkVisibility()) field.focus()
  else document.querySelector<HTMLElement>('.plt-title button')?.click()
}

/** Keys of the planner: n new, t today, g d a date, f the filter, l rain, j and k or ] and [ the day after and before (also with AltGr, if the keyboard needs it for brackets). */
export function usePlannerKeys(acts: Acts) {
  const latest = useRef(acts)
  latest.current = acts
  const commands = useMemo(() => {
    const turn = (by: number) => latest.current.onDay(addDays(latest.current.day, by))
    const group = t('desk.planner')
    return [
      { id: 'planner.new', text: t('desk.new_booking'), keys: 'n', group, run: () => latest.current.onNew?.() },
      { id: 'planner.today', text: t('planner.today'), keys: 't', group, run: () => latest.current.onDay(latest.current.today) },
      { id: 'planner.previous', text: t('planner.previous_day'), keys: '[', group, run: () => turn(-1) },
      { id: 'planner.next', text: t('planner.next_day'), keys: ']', group, run: () => turn(1) },
      { id: 'planner.before', text: t('planner.previous_day'), keys: 'k', group, run: () => turn(-1) },
      { id: 'planner.after', text: t('planner.next_day'), keys: 'j', group, run: () => turn(1) },
      { id: 'planner.date', text: t('planner.key.date'), keys: 'g d', group, run: goDate },
      { id: 'planner.close', text: t('menu.closure-new'), keys: 'l', group, run: () => latest.current.onCloseCourts?.() },
      { id: 'planner.filter', text: t('planner.legend.go'), keys: 'f', group, run: goFilter },
    ]
  }, [])
  useCommands(commands)
  useKeyHints(hints)
  const turn = (by: number) => () => acts.onDay(addDays(acts.day, by))
  useKeys({ 'mod+alt+[': turn(-1), 'mod+alt+]': turn(1) })
}
