import type { Fields } from '@app/contract/kit/field'
import { useCallback, useState } from 'react'
import type { Complaints } from './draft.ts'
import { partsOf } from './form-state.ts'

interface Said {
  readonly complaints: Complaints
  /** What was said of the whole, when no field was named. */
  readonly message: string | null
}
const nothingSaid: Said = { complaints: {}, message: null }

/** Puts the keyboard on the first control that is wrong. */
function focusFirst(id: string, complaints: Complaints) {
  for (const path of Object.keys(complaints)) {
    const control = document.getElementById(`${id}-${path}`) ?? document.getElementById(`${id}-${partsOf(path)[0]}`)
    if (control) return control.focus()
  }
}

/** What is wrong: said under the fields, and of the whole. */
export function useComplaints(id: string) {
  const [said, setSaid] = useState<Said>(nothingSaid)
  /** The first wrong control gets the keyboard. */
  const complain = useCallback(
    (complaints: Complaints, message: string | null) => {
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
  const names = Object.keys(fields)
  const rank = (path: string) => names.indexOf(partsOf(path)[0]) + 1 || names.length + 1
  const all: Record<string, readonly string[]> = {}
  for (const [sent, texts] of Object.entries(complaints)) {
    const path = shownAt(sent)
    all[path] = [...new Set([...(all[path] ?? []), ...texts])]
  }
  return Object.fromEntries(Object.entries(all).toSorted(([one], [other]) => rank(one) - rank(other)))
}
