import type { KeyboardEvent, ReactNode } from 'react'

const controls = 'button, a[href]'

/** Row buttons are reached with the right arrow from the last cell, never by Tab: a page of rows would be a page of tab stops. */
const leaveTabOrder = (cell: HTMLElement | null) => {
  for (const control of cell?.querySelectorAll<HTMLElement>(controls) ?? []) control.tabIndex = -1
}

/** Cell of a row's buttons; arrows move among them, Escape and the left arrow of the first return to the cells. */
export function ActionsCell({ children, onLeave }: { children: ReactNode; onLeave: () => void }) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(controls)]
    const at = all.indexOf(event.target as HTMLElement)
    if (at < 0) return
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (event.key !== 'Escape' && step === 0) return
    event.preventDefault()
    const next = step === 0 ? undefined : all[at + step]
    if (next) next.focus()
    else if (step <= 0) onLeave()
  }
  return (
    <div role="gridcell" className="dg-cell dg-tail" ref={leaveTabOrder} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}

/** Focuses the first button of the row with this item id; false if the row has none. */
export function focusActions(grid: HTMLElement, itemId: string): boolean {
  const control = grid.querySelector<HTMLElement>(`[data-item="${CSS.escape(itemId)}"] .dg-tail :is(${controls})`)
  control?.focus()
  return control !== null
}
