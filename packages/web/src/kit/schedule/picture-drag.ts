import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Gesture, listenToPointer, type Point } from '../fields/pointer-gesture.ts'

/** Handlers of presses and drags on a picture; `P` is a place in it, `G` the grip taken there. */
export interface PictureDrag<P, G> {
  placeAt: (x: number, y: number) => P
  /** Grip of a press; null ignores it. */
  gripAt: (target: Element, place: P) => G | null
  /** Drag in progress, at most once a frame. */
  move: (grip: G, place: P) => void
  drop: (grip: G, place: P) => void
  /** Press without a drag. */
  press: (grip: G, place: P) => void
  cancel: () => void
}

/** Pointer drags over a picture. Listens while `isOn`. */
export function usePictureDrag<P, G>(place: RefObject<HTMLElement | null>, isOn: boolean, drag: PictureDrag<P, G>) {
  const now = useRef(drag)
  useLayoutEffect(() => {
    now.current = drag
  })
  useLayoutEffect(
    () =>
      isOn && place.current
        ? listenToPointer(
            place.current,
            gestureOf(() => now.current),
          )
        : undefined,
    [place, isOn],
  )
}

function gestureOf<P, G>(now: () => PictureDrag<P, G>): Gesture<G> {
  let frame = 0
  let last: Point
  const placeAt = ({ x, y }: Point) => now().placeAt(x, y)
  const rest = () => {
    cancelAnimationFrame(frame)
    frame = 0
  }
  return {
    take: ({ target, clientX: x, clientY: y }) => (target instanceof Element ? now().gripAt(target, placeAt({ x, y })) : null),
    begin: (grip, at) => {
      now().move(grip, placeAt(at))
      return true
    },
    move: (grip, at) => {
      last = at
      frame ||= requestAnimationFrame(() => {
        frame = 0
        now().move(grip, placeAt(last))
      })
    },
    drop: (grip, at) => {
      rest()
      now().drop(grip, placeAt(at))
    },
    press: (grip, at) => now().press(grip, placeAt(at)),
    cancel: () => {
      rest()
      now().cancel()
    },
  }
}
