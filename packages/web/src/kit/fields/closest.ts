/** What an event hit, or what is around it, that a selector means; null where nothing is. */
export const closestOf = ({ target }: { readonly target: EventTarget | null }, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null
