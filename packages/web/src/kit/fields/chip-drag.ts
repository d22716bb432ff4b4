import { type RefObject, useEffect, useRef } from 'react'
import { listenToPointer, type Point } from './pointer-gesture.ts'

/** Drop target under the pointer, in pixels of the window. */
export interface Spot {
  readonly left: number
  readonly top: number
  readonly width: number
  /** Height of the dragged item, from its minutes. */
  readonly height: number
  /** Hours of the target as text. */
  readonly text: string
  /** Drops the dragged item on the target. */
  readonly put: () => void
}
interface ChipDrag {
  /** Id of the pressed chip. */
  readonly idAt: (target: EventTarget | null) => number | null
  readonly nameOf: (id: number) => string
  readonly spotAt: (id: number, at: Point) => Spot | null
  readonly onTake: (id: number) => void
  /** Drop on a target, or outside any. */
  readonly onDrop: (spot: Spot | null) => void
  readonly onCancel: () => void
}

/** Milliseconds before a button under the dragged item is pressed, and again while it stays there. */
const patience = 600

/** Presses buttons with `data-dwell` under a resting drag: turns to another day or sport in mid-drag. */
function dwelling() {
  let button: HTMLElement | null = null
  let timer = 0
  const over = (next: HTMLElement | null) => {
    if (next === button) return
    window.clearInterval(timer)
    button = next
    if (next) timer = window.setInterval(() => next.click(), patience)
  }
  return {
    at: ({ x, y }: Point) => over(document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-dwell]') ?? null),
    end: () => over(null),
  }
}

/** Drags chips out of a list; a ghost follows the pointer and snaps to the hour under it. Moves one element, renders nothing. */
export function useChipDrag(list: RefObject<HTMLElement | null>, ghost: RefObject<HTMLElement | null>, drag: ChipDrag) {
  const latest = useRef(drag)
  useEffect(() => {
    latest.current = drag
  })
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const dwell = dwelling()
    const hide = () => {
      dwell.end()
      ghost.current?.style.setProperty('visibility', 'hidden')
    }
    const show = (id: number, at: Point) => {
      const own = ghost.current
      if (!own) return
      const spot = latest.current.spotAt(id, at)
      own.textContent = [latest.current.nameOf(id), spot?.text].filter(Boolean).join('\n')
      own.toggleAttribute('data-nowhere', !spot)
      const { left, top, width, height } = spot ?? { left: at.x + 8, top: at.y + 8, width: 180, height: 26 }
      Object.assign(own.style, {
        visibility: 'visible',
        transform: `translate3d(${left}px, ${top}px, 0)`,
        width: `${width}px`,
        height: `${height}px`,
      })
    }
    return listenToPointer<number>(element, {
      take: (event) => latest.current.idAt(event.target),
      begin: (id, at) => {
        latest.current.onTake(id)
        show(id, at)
        return true
      },
      move: (id, at) => {
        dwell.at(at)
        show(id, at)
      },
      drop: (id, at) => {
        hide()
        latest.current.onDrop(latest.current.spotAt(id, at))
      },
      cancel: () => {
        if (ghost.current?.style.visibility !== 'visible') return
        hide()
        latest.current.onCancel()
      },
    })
  }, [list, ghost])
}
