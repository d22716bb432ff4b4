import { useEffect, useState } from 'react'

/** Restores the focus on unmount to the element that had it at first render, or to the screen if that is removed or disabled. */
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
