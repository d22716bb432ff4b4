import { formatMinute } from '@app/contract/values/minute'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { closestOf } from '../../kit/fields/closest.ts'
import { listenToPointer, type Point } from '../../kit/fields/pointer-gesture.ts'
import { t } from '../../kit/texts/i18n.ts'
import { areaBetween, type Edge, edges, isWhole, nudged, pulled, type Shape, type Spot } from './area-shape.ts'

interface Props {
  /** Courts of the planner from the left. */
  courts: readonly number[]
  chosen: readonly number[]
  from: number
  to: number
  /** Courts by their positions from the left, minutes; `adds` keeps the previous selection (Ctrl). */
  onArea: (area: { recursos: number[]; hora_ini: number; hora_fin: number; adds: boolean }) => void
}

interface Hold {
  readonly start: Point
  readonly adds: boolean
  /** Dragged edge; null draws another area. */
  readonly edge: Edge | null
  /** Area before the drag. */
  readonly before: Shape
}

/** Overlay on the planner's courts for selecting an area: a drag over courts and hours selects it, and the selection is drawn with draggable edges. */
export function AreaPicker({ courts, chosen, from, to, onArea }: Props) {
  const [lanes, setLanes] = useState<HTMLElement | null>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<Shape | null>(null)
  const marked: Shape = { courts: courts.flatMap((court, n) => (chosen.includes(court) ? n : [])), hours: [from, to] }
  const latest = useRef({ courts, marked, onArea })
  latest.current = { courts, marked, onArea }
  const put = ({ courts: places, hours: [hora_ini, hora_fin] }: Shape, adds: boolean) =>
    latest.current.onArea({ recursos: places.flatMap((n) => latest.current.courts[n] ?? []), hora_ini, hora_fin, adds })
  // the planner draws its lanes after its day is loaded
  useEffect(() => {
    setLanes(courts.length > 0 ? document.querySelector<HTMLElement>('.pl-lanes') : null)
  }, [courts])
  useEffect(() => {
    const element = layer.current
    if (!element || !lanes) return undefined
    const [first, last] = [Number(lanes.dataset.from), Number(lanes.dataset.to)]
    const at = ({ x, y }: Point): Spot => {
      const box = element.getBoundingClientRect()
      const count = latest.current.courts.length
      const court = Math.max(0, Math.min(count - 1, Math.floor(((x - box.left) / box.width) * count)))
      return { court, minute: Math.max(first, Math.min(last, first + ((y - box.top) / box.height) * (last - first))) }
    }
    const shapeOf = ({ start, edge, before }: Hold, point: Point) =>
      edge ? pulled(before, edge, at(point), [first, last]) : areaBetween(at(start), at(point))
    // the planner's own drags start on the same surface
    const own = (event: Event) => event.stopPropagation()
    element.addEventListener('pointerdown', own)
    const stop = listenToPointer<Hold>(element, {
      take: ({ target, clientX: x, clientY: y, ctrlKey, metaKey }) => {
        const pressed = closestOf({ target }, '[data-edge]')?.dataset.edge
        const edge = edges.find((one) => one === pressed) ?? null
        return { start: { x, y }, adds: edge === null && (ctrlKey || metaKey), edge, before: latest.current.marked }
      },
      begin: () => true,
      move: (hold, point) => setDrawn(shapeOf(hold, point)),
      drop: (hold, point) => {
        setDrawn(null)
        put(shapeOf(hold, point), hold.adds)
      },
      cancel: () => setDrawn(null),
    })
    return () => {
      stop()
      element.removeEventListener('pointerdown', own)
    }
  }, [lanes])
  if (!lanes) return null
  const [first, last] = [Number(lanes.dataset.from), Number(lanes.dataset.to)]
  const percent = (minute: number) => (100 * (Math.max(first, Math.min(last, minute)) - first)) / (last - first)
  const shown = drawn ?? marked
  const [start, end] = shown.hours
  const high = { top: `${percent(start)}%`, height: `${percent(end) - percent(start)}%` }
  const onKey = (edge: Edge) => (event: KeyboardEvent) => {
    const next = nudged(marked, edge, event.key, { day: [first, last], courts: courts.length })
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    put(next, false)
  }
  return createPortal(
    <div ref={layer} className="clo-layer" role="group" aria-label={t('closures.area')}>
      {shown.courts.map((court, n) => (
        <div
          key={court}
          className="clo-area"
          style={{ ...high, width: `${100 / courts.length}%`, left: `${(100 * court) / courts.length}%` }}
        >
          {n === 0 && (
            <span>
              {formatMinute(start)}–{formatMinute(end)}
            </span>
          )}
        </div>
      ))}
      {shown.courts.length > 0 && <Edges shape={shown} of={courts.length} high={high} onKey={onKey} />}
    </div>,
    lanes,
  )
}

interface EdgesProps {
  shape: Shape
  /** Number of courts. */
  of: number
  high: { readonly top: string; readonly height: string }
  onKey: (edge: Edge) => (event: KeyboardEvent) => void
}
/** Handles of the area: its first and last minute, and its sides if its courts are adjacent; arrows move the focused one. */
function Edges({ shape, of, high, onKey }: EdgesProps) {
  const [left, right] = [shape.courts[0]!, shape.courts.at(-1)!]
  const values = { start: shape.hours[0], end: shape.hours[1], left: left + 1, right: right + 1 }
  const words = { start: formatMinute(values.start), end: formatMinute(values.end), left: String(values.left), right: String(values.right) }
  return (
    <div className="clo-frame" style={{ ...high, left: `${(100 * left) / of}%`, width: `${(100 * (right - left + 1)) / of}%` }}>
      {edges
        .filter((edge) => edge === 'start' || edge === 'end' || isWhole(shape))
        .map((edge) => (
          <i
            key={edge}
            className="clo-edge"
            data-edge={edge}
            role="slider"
            tabIndex={0}
            aria-label={t(`closures.edge.${edge}`)}
            aria-orientation={edge === 'start' || edge === 'end' ? 'vertical' : 'horizontal'}
            aria-valuenow={values[edge]}
            aria-valuetext={words[edge]}
            onKeyDown={onKey(edge)}
          />
        ))}
    </div>
  )
}
