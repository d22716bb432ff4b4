import './week-grid.css'
import { formatMinute } from '@app/contract/values/minute'
import { stretchesOf, type WeekHours } from '@app/contract/values/week-slots'
import { listOf } from '@app/contract/values/weekdays'
import { type CSSProperties, type KeyboardEvent, type RefObject, useId, useMemo, useRef, useState } from 'react'
import { weekdayNames } from '../texts/date-labels.ts'
import { t } from '../texts/i18n.ts'
import { usePictureDrag } from './picture-drag.ts'
import { planWeekKey, type WeekCursor } from './week-grid-keys.ts'
import {
  type Block,
  blockAt,
  blocksOf,
  clashing,
  dragged,
  hoursBetween,
  type WeekGrip,
  type WeekPlace,
  type WeekSlot,
} from './week-grid-model.ts'
import { hoursText, weekdaysText } from './week-labels.ts'

interface WeekGridProps {
  /** Accessible name of the picture. */
  label: string
  slots: readonly WeekSlot[]
  /** Hours down, days side by side; or hours across, one line per day, for small pictures. */
  axis?: 'down' | 'across'
  /** Range of minutes shown. */
  from?: number
  to?: number
  /** Step in minutes of a drag or an arrow. */
  step?: number
  /** Currently selected slot. */
  selected?: string | null
  /** Slot selected; null on deselection. */
  onSelect?: (id: string | null) => void
  /** Hours drawn on free time; an end at midnight is 1439. Without it drawing is disabled. */
  onCreate?: (hours: WeekHours) => void
  /** Slot moved or resized. Without it slots are fixed. */
  onChange?: (id: string, hours: WeekHours) => void
  onDelete?: (id: string) => void
}
type Drawn = { readonly id: string | null; readonly hours: WeekHours }
const start: WeekCursor = { at: { day: 1, minute: 540 }, anchor: null }

/** Place of the picture under the pointer, within the shown range. */
function placeIn(
  picture: HTMLElement,
  x: number,
  y: number,
  { axis, from, to }: { axis: 'down' | 'across'; from: number; to: number },
): WeekPlace {
  const lanes = [...picture.querySelectorAll('.wg-lane')].map((lane) => lane.getBoundingClientRect())
  const isDown = axis === 'down'
  const day = lanes.findIndex((box) => (isDown ? x < box.right : y < box.bottom))
  const box = lanes[0]!
  const share = isDown ? (y - box.top) / box.height : (x - box.left) / box.width
  return { day: day < 0 ? 7 : day + 1, minute: from + Math.max(0, Math.min(1, share)) * (to - from) }
}

/** Grip of a press: an edge, a slot, or free time. */
function gripIn(target: Element, place: WeekPlace, blocks: readonly Block[], may: { create: boolean; change: boolean }): WeekGrip | null {
  const element = target.closest<HTMLElement>('.wg-block')
  const block = element ? blocks[Number(element.dataset.at)] : undefined
  if (block) {
    const edge = (target as HTMLElement).dataset.edge as 'start' | 'end' | undefined
    return { mode: (may.change && edge) || 'move', slot: block.slot, part: block.part, from: place }
  }
  return may.create && target.closest('.wg-lane') ? { mode: 'create', from: place } : null
}

interface Hand {
  picture: RefObject<HTMLDivElement | null>
  shown: { axis: 'down' | 'across'; from: number; to: number }
  blocks: readonly Block[]
  step: number
}
/** Pointer input: the hours currently drawn. */
function useDrawing({ picture, shown, blocks, step }: Hand, props: WeekGridProps, goTo: (cursor: WeekCursor) => void): Drawn | null {
  const { onSelect, onCreate, onChange } = props
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  usePictureDrag<WeekPlace, WeekGrip>(picture, Boolean(onSelect ?? onCreate ?? onChange), {
    placeAt: (x, y) => placeIn(picture.current!, x, y, shown),
    gripAt: (target, place) => gripIn(target, place, blocks, { create: onCreate !== undefined, change: onChange !== undefined }),
    move: (grip, place) => {
      if (grip.mode !== 'create' && !onChange) return
      setDrawn({ id: grip.mode === 'create' ? null : grip.slot.id, hours: dragged(grip, place, step) })
    },
    drop: (grip, place) => {
      setDrawn(null)
      const hours = dragged(grip, place, step)
      goTo({ at: { day: grip.mode === 'create' ? listOf(hours.dias)[0]! : grip.from.day, minute: hours.hora_ini }, anchor: null })
      if (grip.mode === 'create') onCreate?.(hours)
      else onChange?.(grip.slot.id, hours)
    },
    press: (grip, { day, minute }) => {
      goTo({ at: { day, minute: Math.floor(Math.min(minute, 1439) / step) * step }, anchor: null })
      onSelect?.(grip.mode === 'create' ? null : grip.slot.id)
    },
    cancel: () => setDrawn(null),
  })
  return drawn
}

/** Week, Monday first, with its slots; drawn by mouse, finger or keyboard if the callbacks are given, otherwise read-only. */
export function WeekGrid(props: WeekGridProps) {
  const { label, slots, axis = 'down', from = 0, to = 1440, step = 15, selected = null, onSelect, onCreate, onChange, onDelete } = props
  const id = useId()
  const picture = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState(start)
  const [isFocused, setFocused] = useState(false)
  const blocks = useMemo(() => blocksOf(slots), [slots])
  const clashes = useMemo(() => clashing(slots), [slots])
  const drawn = useDrawing({ picture, shown: { axis, from, to }, blocks, step }, props, setCursor)
  const isLive = Boolean(onSelect ?? onCreate ?? onChange)
  const shownSlots = drawn?.id ? slots.map((slot) => (slot.id === drawn.id ? { ...slot, ...drawn.hours } : slot)) : slots
  const shownBlocks = drawn?.id ? blocksOf(shownSlots) : blocks
  const marked = cursor.anchor ? hoursBetween(cursor.anchor, cursor.at, step) : null
  const ghost = drawn?.id === null ? drawn.hours : isFocused ? marked : null
  const under = cursor.anchor ? undefined : blockAt(blocks, cursor.at)
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

interface BlockProps {
  id: string
  /** Index among the blocks, for the pointer. */
  at: number
  block: Block
  role: 'gridcell' | 'cell'
  style: CSSProperties
  description: string
  isSelected: boolean
  isClash: boolean
  isUnder: boolean
  hasEdges: boolean
}
function SlotBlock({ id, at, block: { slot, part, to }, role, style, description, isSelected, isClash, isUnder, hasEdges }: BlockProps) {
  const states = [isSelected && 'selected', isClash && 'clash', isUnder && 'under'].filter(Boolean)
  return (
    <div
      id={id}
      role={role}
      data-at={at}
      aria-selected={role === 'gridcell' ? isSelected : undefined}
      className={`wg-block tone-${slot.tone ?? 0} ${part} ${states.join(' ')}`}
      style={style}
      title={description}
    >
      <b aria-hidden>{part === 'tail' ? `–${formatMinute(to)}` : hoursText(slot)}</b>
      {slot.label && <em aria-hidden>{slot.label}</em>}
      <span className="sr-only">{description}</span>
      {hasEdges && part !== 'tail' && <i className="wg-edge start" data-edge="start" aria-hidden />}
      {hasEdges && <i className="wg-edge end" data-edge="end" aria-hidden />}
    </div>
  )
}
