import type { KeyboardEvent } from 'react'
import { shapeOf } from '../../kinds/shapes.ts'
import { t } from '../../texts/i18n.ts'
import { type GridColumn, readAs } from '../column.ts'
import { today } from '../keys/zone.ts'
import { readFilter } from './filter.ts'

interface Props<T> {
  column: GridColumn<T>
  value: string
  /** True outside the header, where Tab and arrows keep their default behaviour. */
  isAlone?: boolean
  onChange: (value: string) => void
  /** Up to the heading, or down to the rows. */
  onLeave: (to: 'head' | 'rows') => void
}

/** Focuses the filter of a column; false if it has none. */
export function focusFilter(grid: HTMLElement | null, key: string): boolean {
  const field = grid?.querySelector<HTMLElement>(`[data-filter="${CSS.escape(key)}"]`)
  field?.focus()
  return field !== undefined && field !== null
}

/** Tab moves from filter to filter, and out after the last; the grid itself is one tab stop. */
function focusNeighbour(field: HTMLElement, back: boolean): boolean {
  const all = [...(field.closest('[role=row]')?.querySelectorAll<HTMLElement>('[data-filter]') ?? [])]
  const next = all[all.indexOf(field) + (back ? -1 : 1)]
  next?.focus()
  return next !== undefined
}

/** Filter of one column: a select for flags and choices, otherwise a text; ranged kinds take '>10' or '10..20'. */
export function FilterCell<T>({ column, value, isAlone = false, onChange, onLeave }: Props<T>) {
  const isChosen = !column.text && (column.choices !== undefined || column.kind === 'flag')
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation()
    const isArrow = !isChosen && !event.altKey
    if (event.key === 'Tab' && focusNeighbour(event.currentTarget, event.shiftKey)) event.preventDefault()
    else if (event.key === 'Escape' && value !== '') onChange('')
    else if (event.key === 'Escape' || event.key === 'Enter' || (isArrow && event.key === 'ArrowDown')) onLeave('rows')
    else if (isArrow && event.key === 'ArrowUp') onLeave('head')
    else return
    event.preventDefault()
  }
  const shared = {
    'data-filter': column.key,
    'aria-label': t('grid.filter_column', { column: column.header }),
    className: `dg-filter${value === '' ? '' : ' on'}`,
    value,
    ...(!isAlone && { tabIndex: -1, onKeyDown }),
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  if (!isChosen) {
    const hint = shapeOf(readAs(column)).range ? { title: t('grid.filter_hint') } : {}
    return <input {...shared} {...hint} aria-invalid={value.trim() !== '' && readFilter(column, value, today()) === null} />
  }
  const options = column.choices
    ? column.choices.map((choice) => [choice.text, choice.text] as const)
    : ([
        ['1', t('grid.yes')],
        ['0', t('grid.no')],
      ] as const)
  return (
    <select {...shared}>
      <option value=""> </option>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  )
}
