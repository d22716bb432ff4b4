import type { Field, Fields } from '@app/contract/kit/field'
import { useEffect, useRef, useState } from 'react'
import { Refused } from '../refused.ts'
import { useSettled } from '../use-settled.ts'
import { type Complaints, type Draft, readOne } from './draft.ts'
import type { Merged, RowsPlan } from './form-state.ts'

/** Asks the server what it would refuse of what can be read so far; complaints by field, in words. */
export type Check = (values: Draft) => Promise<Complaints>

interface Found {
  readonly complaints: Complaints
  /** What the controls held when it was asked: what is said of other words is over. */
  readonly shown: Draft
}
/** Milliseconds without a key before the server is asked. */
const pause = 500
const nothing: Complaints = {}

/** What can be read of a form. */
function readable(fields: Fields, plan: RowsPlan, shown: Draft): Draft {
  const plain = Object.entries<Field>(fields).filter(([name]) => !plan[name])
  return Object.fromEntries(
    plain.flatMap(([name, field]) => {
      const reading = readOne(field, shown[name])
      return 'value' in reading ? [[name, reading.value]] : []
    }),
  )
}

/** What the server would refuse, told while one types, of what was typed only; `ask` says all of it, before a save. */
export function useCheck(check: Check | undefined, { fields, plan, merged }: { fields: Fields; plan: RowsPlan; merged: Merged }) {
  const [found, setFound] = useState<Found>({ complaints: nothing, shown: {} })
  const latest = useRef({ check, fields, plan })
  latest.current = { check, fields, plan }
  const ask = async (shown: Draft): Promise<Complaints> => {
    const { check: askServer, fields: all, plan: rows } = latest.current
    try {
      return (await askServer?.(readable(all, rows, shown))) ?? nothing
    } catch (error) {
      // the save will say what keeps the server from answering
      if (error instanceof Refused) return nothing
      throw error
    }
  }
  const asking = useRef(ask)
  asking.current = ask
  const { shown } = merged
  const isAsked = check !== undefined && merged.changed.size > 0
  const settled = useSettled(isAsked ? shown : null, pause)
  useEffect(() => {
    if (!settled) return
    let isGone = false
    void asking.current(settled).then((complaints) => isGone || setFound({ complaints, shown: settled }))
    return () => {
      isGone = true
    }
  }, [settled])
  const told = Object.entries(found.complaints).filter(([name]) => merged.changed.has(name) && found.shown[name] === shown[name])
  return { told: Object.fromEntries(told) as Complaints, ask }
}
