import type { Field, Fields } from '@app/contract/kit/field'
import { useCallback, useEffect, useRef, useState } from 'react'
import { RefusedError } from '../dialogs/refused-error.ts'
import { useDebounced } from '../reads/use-debounced.ts'
import { type Complaints, type Draft, readOne } from './draft.ts'
import type { Merged, RowsPlan } from './form-state.ts'

/** Asks the server to check the readable changes; complaints by field, as text. */
export type Check = (values: Draft) => Promise<Complaints>

interface Found {
  readonly complaints: Complaints
  /** Values at the time of the check: complaints about other values have expired. */
  readonly shown: Draft
}
/** Milliseconds after the last key before the server is asked. */
const pause = 500
const nothing: Complaints = {}

/** Readable part of the changes. */
function readable(fields: Fields, plan: RowsPlan, { shown, changed }: Merged): Draft {
  const plain = Object.entries<Field>(fields).filter(([name]) => !plan[name] && changed.has(name))
  return Object.fromEntries(
    plain.flatMap(([name, field]) => {
      const reading = readOne(field, shown[name])
      return 'value' in reading ? [[name, reading.value]] : []
    }),
  )
}

/** Server-side check while typing; `ask` runs it before a save. */
export function useCheck(check: Check | undefined, { fields, plan, merged }: { fields: Fields; plan: RowsPlan; merged: Merged }) {
  const [found, setFound] = useState<Found>({ complaints: nothing, shown: {} })
  const latest = useRef({ check, fields, plan, merged })
  latest.current = { check, fields, plan, merged }
  const ask = useCallback(async (): Promise<Complaints> => {
    const { check: askServer, fields: all, plan: rows, merged: now } = latest.current
    try {
      return (await askServer?.(readable(all, rows, now))) ?? nothing
    } catch (error) {
      // the save will show why the server does not answer
      if (error instanceof RefusedError) return nothing
      throw error
    }
  }, [])
  const { shown } = merged
  const isAsked = check !== undefined && merged.changed.size > 0
  const settled = useDebounced(isAsked ? shown : null, pause)
  useEffect(() => {
    if (!settled) return
    let isGone = false
    void ask().then((complaints) => isGone || setFound({ complaints, shown: settled }))
    return () => {
      isGone = true
    }
  }, [settled, ask])
  const told = Object.entries(found.complaints).filter(([name]) => merged.changed.has(name) && found.shown[name] === shown[name])
  return { told: Object.fromEntries(told) as Complaints, ask }
}
