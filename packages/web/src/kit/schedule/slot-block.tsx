import { formatMinute } from '@app/contract/values/minute'
import type { CSSProperties } from 'react'
import type { Block } from './week-grid-model.ts'
import { hoursText } from './week-labels.ts'

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
/** Part of a slot within one day. */
export function SlotBlock({
  id,
  at,
  block: { slot, part, to },
  role,
  style,
  description,
  isSelected,
  isClash,
  isUnder,
  hasEdges,
}: BlockProps) {
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
