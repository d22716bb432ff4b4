import type { WeekHours } from '@app/contract/values/week-slots'
import { listOf } from '@app/contract/values/weekdays'
import { type RefObject, useMemo, useState } from 'react'
import { usePictureDrag } from './picture-drag.ts'
import type { WeekCursor } from './week-grid-keys.ts'
import { type Block, blockAt, blocksOf, dragged, hoursBetween, type WeekGrip, type WeekPlace, type WeekSlot } from './week-grid-model.ts'

/** Slots of a week; the callbacks make the picture editable. */
export interface WeekGridProps {
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
/** Shown range in minutes, its direction, and the step of a drag. */
interface Shown {
  axis: 'down' | 'across'
  from: number
  to: number
  step: number
}
type Drawn = { readonly id: string | null; readonly hours: WeekHours }
const start: WeekCursor = { at: { day: 1, minute: 540 }, anchor: null }

/** Place of the picture under the pointer, within the shown range. */
function placeIn(picture: HTMLElement, x: number, y: number, { axis, from, to }: Shown): WeekPlace {
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
  shown: Shown
  blocks: readonly Block[]
}
/** Pointer input: the hours currently drawn. */
function useDrawing({ picture, shown, blocks }: Hand, props: WeekGridProps, goTo: (cursor: WeekCursor) => void): Drawn | null {
  const { onSelect, onCreate, onChange } = props
  const { step } = shown
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

/** State of the picture: its cursor, and the slots and hours as the current drag or selection would leave them. */
export function useWeekPicture(picture: RefObject<HTMLDivElement | null>, shown: Shown, props: WeekGridProps) {
  const { slots } = props
  const [cursor, setCursor] = useState(start)
  const [isFocused, setFocused] = useState(false)
  const blocks = useMemo(() => blocksOf(slots), [slots])
  const drawn = useDrawing({ picture, shown, blocks }, props, setCursor)
  const shownBlocks = drawn?.id ? blocksOf(slots.map((slot) => (slot.id === drawn.id ? { ...slot, ...drawn.hours } : slot))) : blocks
  /** Hours selected by keys. */
  const marked = cursor.anchor ? hoursBetween(cursor.anchor, cursor.at, shown.step) : null
  const ghost = drawn?.id === null ? drawn.hours : isFocused ? marked : null
  /** Block at the cursor. */
  const under = cursor.anchor ? undefined : blockAt(blocks, cursor.at)
  return { cursor, setCursor, isFocused, setFocused, blocks, shownBlocks, marked, ghost, under }
}
