import { type Complaints, partsOf } from './form-state.ts'

/** Focus target of a datum: its control, or the entry point of its list. */
export const placeOf = (id: string, path: string) =>
  document.getElementById(`${id}-${path}`) ?? document.getElementById(`${id}-${partsOf(path)[0]}`)
/** Id of the message about the whole form. */
export const summaryId = (id: string) => `${id}-summary`

/** Complaints in the order of their controls on the screen; those without a control come last. */
export function inScreenOrder(id: string, complaints: Complaints): Complaints {
  const placed = Object.entries(complaints).map((entry) => ({ entry, place: placeOf(id, entry[0]) }))
  const before = (one: Element, other: Element) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)
  placed.sort(({ place: a }, { place: b }) => (a === b ? 0 : a === null ? 1 : b === null ? -1 : before(a, b)))
  return Object.fromEntries(placed.map(({ entry }) => entry))
}

/** Focuses the first invalid control, or else the message about the whole form: it may be out of sight. */
export function focusFirst(id: string, complaints: Complaints) {
  const [control] = Object.keys(complaints).flatMap((path) => placeOf(id, path) ?? [])
  ;(control ?? document.getElementById(summaryId(id)))?.focus()
}
