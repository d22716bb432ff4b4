const milliseconds = 6000
let timer = 0

/** Takes the ring away. */
export function unring() {
  window.clearTimeout(timer)
  for (const one of document.querySelectorAll('.help-ring')) one.classList.remove('help-ring')
}

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.textContent ?? '').trim()

/** Rings the first visible control of the screen with this text, and gives it the focus. False if there is none. */
export function ring(text: string): boolean {
  unring()
  const controls = [
    ...document.querySelectorAll<HTMLElement>('main :is(button, a, input, select, [role=tab], [role=button], summary, label, h2, h3)'),
  ]
  const isSeen = (one: HTMLElement) => one.checkVisibility({ visibilityProperty: true })
  const found =
    controls.find((one) => isSeen(one) && nameOf(one) === text) ?? controls.find((one) => isSeen(one) && nameOf(one).startsWith(text))
  if (!found) return false
  found.scrollIntoView({ block: 'center', behavior: 'smooth' })
  found.classList.add('help-ring')
  found.focus({ preventScroll: true })
  timer = window.setTimeout(unring, milliseconds)
  return true
}
