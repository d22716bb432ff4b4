/** Point in the window, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Handlers of one pointer; `G` is the grip returned by `take`. */
export interface Gesture<G> {
  /** Grip of a press; null ignores it. */
  take(event: PointerEvent): G | null
  /** Turns the press into a drag, unless it returns false. */
  begin(grip: G, at: Point): boolean
  /** Pointer moved; called first at the start of the drag. */
  move(grip: G, at: Point): void
  drop(grip: G, at: Point): void
  /** Press without a drag. */
  press?(grip: G, at: Point): void
  cancel(grip: G): void
  /** Pointer released, also without a grip; `isClick` is false if it moved away or was held. */
  released?(isClick: boolean): void
}

const longPress = 350
/** Movement in pixels below which a pointer counts as still. */
const still = { mouse: 4, touch: 8 } as const

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y })

interface Hold<G> {
  readonly grip: G
  readonly pointer: number
  readonly isTouch: boolean
  at: Point
  isMoving: boolean
}

/** Listens to one element: a mouse drags after 4 px, a finger, which otherwise scrolls, after a long press; Escape cancels. Returns the function that stops it. */
export function listenToPointer<G>(element: HTMLElement, gesture: Gesture<G>): () => void {
  let hold: Hold<G> | null = null
  let start: Point = { x: 0, y: 0 }
  let timer = 0
  const distance = ({ clientX, clientY }: PointerEvent) => Math.hypot(clientX - start.x, clientY - start.y)
  const begin = () => {
    if (!hold) return
    if (!gesture.begin(hold.grip, hold.at)) {
      hold = null
      return
    }
    hold.isMoving = true
    element.setPointerCapture(hold.pointer)
  }
  const end = (how: 'drop' | 'cancel') => {
    clearTimeout(timer)
    const ended = hold
    hold = null
    if (ended) gesture[how === 'drop' && !ended.isMoving ? 'press' : how]?.(ended.grip, ended.at)
  }
  const down = (event: PointerEvent) => {
    if (hold) return
    start = pointOf(event)
    if (event.button !== 0) return
    const grip = gesture.take(event)
    if (grip === null) return
    const isTouch = event.pointerType === 'touch'
    hold = { grip, pointer: event.pointerId, isTouch, at: start, isMoving: false }
    if (isTouch) timer = window.setTimeout(begin, longPress)
  }
  const move = (event: PointerEvent) => {
    if (hold?.pointer !== event.pointerId) return
    if (!hold.isMoving && distance(event) < still[hold.isTouch ? 'touch' : 'mouse']) return
    // a finger that moves before the long press is scrolling
    if (!hold.isMoving && hold.isTouch) return end('cancel')
    hold.at = pointOf(event)
    gesture.move(hold.grip, hold.at)
    if (!hold.isMoving) begin()
  }
  const up = (event: PointerEvent) => {
    gesture.released?.(!hold?.isMoving && distance(event) < still.touch)
    if (hold?.pointer !== event.pointerId) return
    hold.at = pointOf(event)
    end('drop')
  }
  const cancel = () => end('cancel')
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !hold?.isMoving) return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }
  // only a held finger prevents scrolling
  const holdStill = (event: Event) => hold?.isMoving && event.cancelable && event.preventDefault()
  const stop = new AbortController()
  const { signal } = stop
  element.addEventListener('pointerdown', down, { signal })
  // a fast pointer leaves a small element with its first move
  window.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointerup', ({ pointerId }) => hold?.pointer === pointerId && cancel(), { signal })
  element.addEventListener('pointercancel', cancel, { signal })
  element.addEventListener('touchmove', holdStill, { passive: false, signal })
  element.addEventListener('contextmenu', holdStill, { signal })
  window.addEventListener('keydown', key, { capture: true, signal })
  return () => {
    stop.abort()
    cancel()
  }
}
