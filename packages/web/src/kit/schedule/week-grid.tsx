import './week-grid.css'
import { formatMinute } from '@app/contract/values/minute'
import { stretchesOf } from '@app/contract/values/week-slots'
import { type KeyboardEvent, useId, useMemo, useRef } from 'react'
import { weekdayNames } from '../texts/date-labels.ts'
import { t } from '../texts/i18n.ts'
import { SlotBlock } from './slot-block.tsx'
import { useWeekPicture, type WeekGridProps } from './use-week-picture.ts'
import { planWeekKey } from './week-grid-keys.ts'
import { clashing, type WeekSlot } from './week-grid-model.ts'
import { hoursText, weekdaysText } from './week-labels.ts'

/** Week, Monday first, with its slots; drawn by mouse, finger or keyboard if the callbacks are given, otherwise read-only. */
export function WeekGrid(props: WeekGridProps) {
  const { label, slots, axis = 'down', from = 0, to = 1440, step = 15, selected = null, onSelect, onCreate, onChange, onDelete } = props
  const id = useId()
  const picture = useRef<HTMLDivElement>(null)
  const { cursor, setCursor, isFocused, setFocused, ...picked } = useWeekPicture(picture, { axis, from, to, step }, props)
  const { blocks, shownBlocks, marked, ghost, under } = picked
  const clashes = useMemo(() => clashing(slots), [slots])
  const isLive = Boolean(onSelect ?? onCreate ?? onChange)
  const onKeyDown = (event: KeyboardEvent) => {
    const view = {
      cursor,
      blocks,
      axis,
      from,
      to,
      step,
      mayCreate: onCreate !== undefined,
      mayChange: onChange !== undefined,
      selected: slots.find((slot) => slot.id === selected),
    }
    const act = planWeekKey(view, event)
    if (!act) return
    event.preventDefault()
    if (act.type === 'go') setCursor(act.cursor)
    if (act.type === 'select') onSelect?.(act.slot?.id ?? null)
    if (act.type === 'delete') onDelete?.(act.slot.id)
    if (act.type === 'create') {
      setCursor({ at: cursor.at, anchor: null })
      onCreate?.(act.hours)
    }
    if (act.type !== 'change') return
    onChange?.(act.slot.id, act.hours)
    const moved = stretchesOf(act.hours).find(({ day, part }) => day === cursor.at.day && part !== 'tail')
    if (moved) setCursor({ at: { day: cursor.at.day, minute: moved.from }, anchor: null })
  }
  const place = (at: number, end: number) => ({ '--at': (at - from) / (to - from), '--size': (end - at) / (to - from) })
  const cursorId = under ? `${id}-${blocks.indexOf(under)}` : `${id}-cursor`
  const cell = isLive ? 'gridcell' : 'cell'
  const names = weekdayNames()
  const short = t('core.weekdays').split(',')
  const hours = Array.from({ length: Math.ceil((to - from) / 60) }, (_, index) => Math.ceil(from / 60) + index)
  const slotLabel = (slot: WeekSlot) =>
    [weekdaysText(slot.dias), hoursText(slot), slot.label, clashes.has(slot.id) && t('pictures.overlaps')].filter(Boolean).join(', ')
  return (
    <div
      ref={picture}
      className={`wg wg-${axis}${isLive ? ' wg-live' : ''}${onCreate ? ' wg-draws' : ''}`}
      role={isLive ? 'grid' : 'table'}
      aria-label={label}
      {...(isLive && { tabIndex: 0, onKeyDown, 'aria-activedescendant': isFocused ? cursorId : undefined })}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      style={{ '--hours': (to - from) / 60 }}
    >
      <div className="wg-hours" aria-hidden>
        {hours.map((hour) => (
          <span key={hour} className={hour % 3 === 0 ? '' : 'minor'} style={place(hour * 60, hour * 60)}>
            {hour}
          </span>
        ))}
      </div>
      {names.map((name, index) => (
        <div key={name} role="row" className="wg-day">
          <div role="rowheader" className="wg-head">
            <span aria-hidden>{short[index]}</span>
            <span className="sr-only">{name}</span>
          </div>
          <div className="wg-lane" role="presentation">
            {shownBlocks.map((block, at) =>
              block.day === index + 1 ? (
                <SlotBlock
                  key={`${block.slot.id} ${block.part}`}
                  id={`${id}-${at}`}
                  at={at}
                  block={block}
                  role={cell}
                  style={place(block.from, block.to)}
                  description={slotLabel(block.slot)}
                  isSelected={selected === block.slot.id}
                  isClash={clashes.has(block.slot.id)}
                  isUnder={isFocused && under?.slot.id === block.slot.id}
                  hasEdges={onChange !== undefined}
                />
              ) : null,
            )}
            {ghost &&
              stretchesOf(ghost).map((stretch) =>
                stretch.day === index + 1 ? (
                  <div key={stretch.part} className="wg-ghost" style={place(stretch.from, stretch.to)} aria-hidden>
                    <b>{hoursText(ghost)}</b>
                  </div>
                ) : null,
              )}
            {isLive && isFocused && !under && cursor.at.day === index + 1 && (
              <div id={`${id}-cursor`} role={cell} className="wg-cursor" style={place(cursor.at.minute, cursor.at.minute + step)}>
                <span className="sr-only">
                  {marked ? `${weekdaysText(marked.dias)}, ${hoursText(marked)}` : `${name}, ${formatMinute(cursor.at.minute)}`}
                </span>
              </div>
            )}
          </div>
        </div>
      ))}
    </div>
  )
}
