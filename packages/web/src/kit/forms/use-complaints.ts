import type { Fields } from '@app/contract/kit/field'
import { useCallback, useState } from 'react'
import type { Complaints } from './draft.ts'
import { inOrder, partsOf } from './form-state.ts'

interface Said {
  readonly complaints: Complaints
  /** Message about the whole form, if no field was named. */
  readonly message: string | null
}
const nothingSaid: Said = { complaints: {}, message: null }

/** Focus target of a datum: its control, or the entry point of its list. */
export const placeOf = (id: string, path: string) =>
  document.getElementById(`${id}-${path}`) ?? document.getElementById(`${id}-${partsOf(path)[0]}`)
/** Id of the message about the whole form. */
export const summaryId = (id: string) => `${id}-summary`

/** Complaints in the order of their controls on the screen; those without a control come last. */
function onScreen(id: string, complaints: Complaints): Complaints {
  const placed = Object.entries(complaints).map(([path, texts]) => ({ path, texts, place: placeOf(id, path) }))
  const before = (one: Element, other: Element) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)
  placed.sort(({ place: a }, { place: b }) => (a === b ? 0 : a === null ? 1 : b === null ? -1 : before(a, b)))
  return Object.fromEntries(placed.map(({ path, texts }) => [path, texts]))
}

/** Focuses the first invalid control, or else the message about the whole form: it may be out of sight. */
function focusFirst(id: string, complaints: Complaints) {
  const [control] = Object.keys(complaints).flatMap((path) => placeOf(id, path) ?? [])
  ;(control ?? document.getElementById(summaryId(id)))?.focus()
}

/** Complaints of the fields and of the whole form. */
export function useComplaints(id: string) {
  const [said, setSaid] = useState<Said>(nothingSaid)
  /** Focuses the first invalid control. */
  const complain = useCallback(
    (all: Complaints, message: string | null) => {
      const complaints = onScreen(id, all)
      setSaid({ complaints, message })
      // read-only fields are enabled again first
      requestAnimationFrame(() => focusFirst(id, complaints))
    },
    [id],
  )
  const complainOf = useCallback(
    (path: string, complaint: string) => setSaid((now) => ({ ...now, complaints: { ...now.complaints, [path]: [complaint] } })),
    [],
  )
  /** Clears the complaints of a datum, and of its whole list, when it changes. */
  const forgive = useCallback((path: string) => {
    setSaid((now) => {
      const kept = Object.entries(now.complaints).filter(([one]) => one !== path && one !== partsOf(path)[0])
      return kept.length === Object.keys(now.complaints).length ? now : { ...now, complaints: Object.fromEntries(kept) }
    })
  }, [])
  const forgiveAll = useCallback(() => setSaid(nothingSaid), [])
  return { ...said, complain, complainOf, forgive, forgiveAll }
}

/** Maps complaints of the server to the form's own paths, in field order. */
export function placed(fields: Fields, complaints: Complaints, shownAt: (sent: string) => string): Complaints {
  const all: Record<string, readonly string[]> = {}
  for (const [sent, texts] of Object.entries(complaints)) {
    const path = shownAt(sent)
    all[path] = [...new Set([...(all[path] ?? []), ...texts])]
  }
  return inOrder(fields, all)
}
