/** Closest ancestor of an event's target that matches a selector; null if there is none. */
export const closestOf = ({ target }: { readonly target: EventTarget | null }, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null
