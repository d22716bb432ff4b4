import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What a picture makes of presses and drags; `P` is a place in it, `G` what was taken hold of there. */
export interface PictureDrag<P, G> {
  placeAt: (x: number, y: number) => P
  /** What a press takes hold of; null leaves it alone. */
  gripAt: (target: Element, place: P) => G | null
  /** While it is dragged, at most once a frame. */
  move: (grip: G, place: P) => void
  drop: (grip: G, place: P) => void
  /** A press that went nowhere. */
  press: (grip: G, place: P) => void
  cancel: () => void
}
const longPress = 350
const still = { mouse: 4, touch: 8 } as const

interface Hold<G> {
  grip: G
  pointer: number
  x: number
  y: number
  isTouch: boolean
  isMoving: boolean
}

/** Pointer drags over a picture: 4 px with a mouse, a long press with a finger, which otherwise scrolls; Escape gives up. Listens while `isOn`. */
export function usePictureDrag<P, G>(place: RefObject<HTMLElement | null>, isOn: boolean, drag: PictureDrag<P, G>) {
  const now = useRef(drag)
  useLayoutEffect(() => {
    now.current = drag
  })
  useLayoutEffect(() => (isOn && place.current ? listen(place.current, () => now.current) : undefined), [place, isOn])
}

function listen<P, G>(element: HTMLElement, now: () => PictureDrag<P, G>): () => void {
  let hold: Hold<G> | null = null
  let timer = 0
  let frame = 0
  let at = { x: 0, y: 0 }
  const here = () => now().placeAt(at.x, at.y)
  const begin = () => {
    if (!hold) return
    hold.isMoving = true
    element.setPointerCapture(hold.pointer)
    now().move(hold.grip, here())
  }
  const end = (how: 'drop' | 'cancel') => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    frame = 0
    const ended = hold
    hold = null
    if (!ended) return
    if (how === 'drop') now()[ended.isMoving ? 'drop' : 'press'](ended.grip, here())
    else if (ended.isMoving) now().cancel()
  }
  const down = (event: PointerEvent) => {
    if (hold || event.button !== 0 || !(event.target instanceof Element)) return
    at = { x: event.clientX, y: event.clientY }
    const grip = now().gripAt(event.target, here())
    if (grip === null) return
    const isTouch = event.pointerType === 'touch'
    hold = { grip, pointer: event.pointerId, ...at, isTouch, isMoving: false }
    if (isTouch) timer = window.setTimeout(begin, longPress)
  }
  const move = (event: PointerEvent) => {
    if (hold?.pointer !== event.pointerId) return
    at = { x: event.clientX, y: event.clientY }
    const isFar = Math.hypot(at.x - hold.x, at.y - hold.y) >= still[hold.isTouch ? 'touch' : 'mouse']
    if (!hold.isMoving && !isFar) return
    // a finger that leaves before the long press is scrolling
    if (!hold.isMoving && hold.isTouch) return end('cancel')
    if (!hold.isMoving) return begin()
    frame ||= requestAnimationFrame(() => {
      frame = 0
      if (hold?.isMoving) now().move(hold.grip, here())
    })
  }
  const up = (event: PointerEvent) => {
    if (hold?.pointer !== event.pointerId) return
    at = { x: event.clientX, y: event.clientY }
    end('drop')
  }
  const cancel = () => end('cancel')
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !hold?.isMoving) return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }
  // only a held finger stops the page from scrolling
  const holdStill = (event: Event) => hold?.isMoving && event.cancelable && event.preventDefault()
  const stop = attach(element, { down, move, up, cancel, key, holdStill })
  return () => {
    stop.abort()
    cancel()
  }
}

interface Hands {
  down: (event: PointerEvent) => void
  move: (event: PointerEvent) => void
  up: (event: PointerEvent) => void
  cancel: () => void
  key: (event: KeyboardEvent) => void
  holdStill: (event: Event) => void
}
function attach(element: HTMLElement, { down, move, up, cancel, key, holdStill }: Hands): AbortController {
  const stop = new AbortController()
  const { signal } = stop
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', cancel, { signal })
  element.addEventListener('touchmove', holdStill, { passive: false, signal })
  element.addEventListener('contextmenu', holdStill, { signal })
  window.addEventListener('keydown', key, { capture: true, signal })
  return stop
}
