import { useEffect, useState } from 'react'

/** Gives the keyboard back to whatever had it when this was first drawn; where that is gone or rests, to the screen. */
export function useFocusBack(): void {
  const [origin] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isFree = () => document.activeElement === null || document.activeElement === document.body
      if (isFree() && origin instanceof HTMLElement) origin.focus({ preventScroll: true })
      if (isFree()) document.getElementById('main')?.focus({ preventScroll: true })
    },
    [origin],
  )
}
