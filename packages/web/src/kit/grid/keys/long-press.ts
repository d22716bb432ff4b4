import { listenToPointer } from '../../fields/pointer-gesture.ts'

const cardUnder = ({ target }: Event) => {
  const element = target instanceof Element ? target : null
  return element?.closest('button, input, select') ? null : (element?.closest<HTMLElement>('[data-item]') ?? null)
}

/** Selects a card on a long press; the click or menu that the browser derives from that touch is suppressed. Returns the function that stops it. */
export function listenToLongPress(element: HTMLElement, choose: (id: string) => void): () => void {
  let isHeld = false
  const leave = (event: Event) => {
    if (!isHeld) return
    event.preventDefault()
    event.stopPropagation()
  }
  const stop = new AbortController()
  const early = { capture: true, signal: stop.signal }
  element.addEventListener('pointerdown', () => (isHeld = false), early)
  element.addEventListener('click', leave, early)
  element.addEventListener('contextmenu', leave, early)
  const still = listenToPointer<string>(element, {
    take: (event) => (event.pointerType === 'touch' ? (cardUnder(event)?.dataset.item ?? null) : null),
    begin: (id) => {
      isHeld = true
      choose(id)
      return false
    },
    move: () => {},
    drop: () => {},
    cancel: () => {},
  })
  return () => {
    stop.abort()
    still()
  }
}
