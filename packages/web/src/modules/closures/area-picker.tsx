import { formatMinute } from '@app/contract/values/minute'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../../kit/i18n.ts'
import { listenToPointer, type Point } from '../../kit/pointer-gesture.ts'

/** Minutes to which the hours of a drag snap. */
const step = 15

interface Drawn {
  readonly courts: readonly [number, number]
  readonly hours: readonly [number, number]
}
interface Props {
  /** The courts of the planner from the left. */
  courts: readonly number[]
  chosen: readonly number[]
  from: number
  to: number
  /** Courts by their places from the left, minutes; `adds` keeps what was chosen before (Ctrl). */
  onArea: (area: { recursos: number[]; hora_ini: number; hora_fin: number; adds: boolean }) => void
}

/** Lies over the planner's courts while an area of them is chosen: a drag over courts and hours chooses it, and what is chosen is drawn. */
export function AreaPicker({ courts, chosen, from, to, onArea }: Props) {
  const [lanes, setLanes] = useState<HTMLElement | null>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const latest = useRef({ courts, onArea })
  latest.current = { courts, onArea }
  // the planner draws its lanes when its day has come
  useEffect(() => {
    setLanes(courts.length > 0 ? document.querySelector<HTMLElement>('.pl-lanes') : null)
  }, [courts])
  useEffect(() => {
    const element = layer.current
    if (!element || !lanes) return undefined
    const at = ({ x, y }: Point) => {
      const box = element.getBoundingClientRect()
      const [first, last] = [Number(lanes.dataset.from), Number(lanes.dataset.to)]
      const count = latest.current.courts.length
      const court = Math.max(0, Math.min(count - 1, Math.floor(((x - box.left) / box.width) * count)))
      return { court, minute: Math.max(first, Math.min(last, first + ((y - box.top) / box.height) * (last - first))) }
    }
    const areaOf = (start: Point, end: Point): Drawn => {
      const [a, b] = [at(start), at(end)]
      return {
        courts: [Math.min(a.court, b.court), Math.max(a.court, b.court)],
        hours: [Math.floor(Math.min(a.minute, b.minute) / step) * step, Math.ceil(Math.max(a.minute, b.minute) / step) * step],
      }
    }
    // the planner's own drags begin on the same ground
    const own = (event: Event) => event.stopPropagation()
    element.addEventListener('pointerdown', own)
    const stop = listenToPointer<{ start: Point; adds: boolean }>(element, {
      take: ({ clientX: x, clientY: y, ctrlKey, metaKey }) => ({ start: { x, y }, adds: ctrlKey || metaKey }),
      begin: () => true,
      move: ({ start }, point) => setDrawn(areaOf(start, point)),
      drop: ({ start, adds }, point) => {
        const {
          courts: [left, right],
          hours: [hora_ini, hora_fin],
        } = areaOf(start, point)
        setDrawn(null)
        latest.current.onArea({ recursos: latest.current.courts.slice(left, right + 1), hora_ini, hora_fin, adds })
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
  const shown = drawn
    ? { hours: drawn.hours, isOn: (index: number) => index >= drawn.courts[0] && index <= drawn.courts[1] }
    : { hours: [from, to] as const, isOn: (index: number) => chosen.includes(courts[index]!) }
  const style = {
    top: `${percent(shown.hours[0])}%`,
    height: `${percent(shown.hours[1]) - percent(shown.hours[0])}%`,
    width: `${100 / courts.length}%`,
  }
  const label = courts.findIndex((_court, index) => shown.isOn(index))
  return createPortal(
    <div ref={layer} className="clo-layer" role="img" aria-label={t('closures.area')}>
      {courts.map((court, index) =>
        shown.isOn(index) ? (
          <div key={court} className="clo-area" style={{ ...style, left: `${(100 * index) / courts.length}%` }}>
            {index === label && (
              <span>
                {formatMinute(shown.hours[0])}–{formatMinute(shown.hours[1])}
              </span>
            )}
          </div>
        ) : null,
      )}
    </div>,
    lanes,
  )
}
