import type { Fields } from '@app/contract/kit/field'
import { useCallback, useState } from 'react'
import type { Complaints } from './draft.ts'
import { inOrder, partsOf } from './form-state.ts'

interface Said {
  readonly complaints: Complaints
  /** What was said of the whole, when no field was named. */
  readonly message: string | null
}
const nothingSaid: Said = { complaints: {}, message: null }

/** Where the keyboard goes for a datum of a form: its control, or what its list leads to. */
export const placeOf = (id: string, path: string) =>
  document.getElementById(`${id}-${path}`) ?? document.getElementById(`${id}-${partsOf(path)[0]}`)
/** Of what is said of the form as a whole. */
export const summaryId = (id: string) => `${id}-summary`

/** Complaints in the order in which their controls stand on the screen; those of none come last. */
function onScreen(id: string, complaints: Complaints): Complaints {
  const placed = Object.entries(complaints).map(([path, texts]) => ({ path, texts, place: placeOf(id, path) }))
  const before = (one: Element, other: Element) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)
  placed.sort(({ place: a }, { place: b }) => (a === b ? 0 : a === null ? 1 : b === null ? -1 : before(a, b)))
  return Object.fromEntries(placed.map(({ path, texts }) => [path, texts]))
}

/** Puts the keyboard on the first control that is wrong, else on what is said of the whole: it may be out of sight. */
function focusFirst(id: string, complaints: Complaints) {
  const [control] = Object.keys(complaints).flatMap((path) => placeOf(id, path) ?? [])
  ;(control ?? document.getElementById(summaryId(id)))?.focus()
}

/** What is wrong: said under the fields, and of the whole. */
export function useComplaints(id: string) {
  const [said, setSaid] = useState<Said>(nothingSaid)
  /** The first wrong control gets the keyboard. */
  const complain = useCallback(
    (all: Complaints, message: string | null) => {
      const complaints = onScreen(id, all)
      setSaid({ complaints, message })
      // fields that rested take part again first
      requestAnimationFrame(() => focusFirst(id, complaints))
    },
    [id],
  )
  const complainOf = useCallback(
    (path: string, complaint: string) => setSaid((now) => ({ ...now, complaints: { ...now.complaints, [path]: [complaint] } })),
    [],
  )
  /** What is wrong with a datum is forgiven when it is changed, and what is wrong with its list as a whole. */
  const forgive = useCallback((path: string) => {
    setSaid((now) => {
      const kept = Object.entries(now.complaints).filter(([one]) => one !== path && one !== partsOf(path)[0])
      return kept.length === Object.keys(now.complaints).length ? now : { ...now, complaints: Object.fromEntries(kept) }
    })
  }, [])
  const forgiveAll = useCallback(() => setSaid(nothingSaid), [])
  return { ...said, complain, complainOf, forgive, forgiveAll }
}

/** Complaints of the server at the places that a form shows, in the order of its fields. */
export function placed(fields: Fields, complaints: Complaints, shownAt: (sent: string) => string): Complaints {
  const all: Record<string, readonly string[]> = {}
  for (const [sent, texts] of Object.entries(complaints)) {
    const path = shownAt(sent)
    all[path] = [...new Set([...(all[path] ?? []), ...texts])]
  }
  return inOrder(fields, all)
}
