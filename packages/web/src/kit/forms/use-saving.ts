import type { Fields } from '@app/contract/kit/field'
import { useCallback, useEffect, useRef, useState } from 'react'
import { RefusedError } from '../dialogs/refused-error.ts'
import { toast } from '../dialogs/toasts.ts'
import { refreshed } from '../reads/queries.ts'
import { t } from '../texts/i18n.ts'
import { type Complaints, complaintsOf, type Draft } from './draft.ts'
import { partsOf, readForm } from './form-state.ts'
import type { Changes, Common } from './form-types.ts'
import { placed, type useComplaints } from './use-complaints.ts'
import type { useEdits } from './use-edits.ts'

/** Form with untyped field names for internal use; `useForm` restores the types. */
export interface Loose extends Common<Fields, unknown> {
  name: string
  fields: Fields
  save: (values: Record<string, unknown>, changes: Changes<Fields>) => Promise<unknown>
}
/** Every field is read-only while `sending`; input typed after the answer is a new change. */
type Phase = 'open' | 'sending' | 'reading again'

/** Runs `then` once a form is saved and has no unsaved change. Returns the function to call on completion of the save. */
function useAfterSave(isDirty: boolean, then: ((saved: unknown) => void) | undefined): (saved: unknown) => void {
  const [done, setDone] = useState<{ saved: unknown } | null>(null)
  const latest = useRef(then)
  latest.current = then
  useEffect(() => {
    if (!done || isDirty) return
    setDone(null)
    latest.current?.(done.saved)
  }, [done, isDirty])
  return useCallback((saved: unknown) => setDone({ saved }), [])
}

const pickNames = (all: Draft, names: ReadonlySet<string>): Draft =>
  Object.fromEntries(Object.entries(all).filter(([one]) => names.has(one)))
const sayDone = (said: Loose['said'], answer: unknown) => {
  const words = typeof said === 'function' ? said(answer) : said
  if (words !== null) toast.good(words ?? t('Operacio_realitzada_correctament'))
}

interface Said extends ReturnType<typeof useComplaints> {
  /** Complaints of the server-side check. */
  ask: () => Promise<Complaints>
}

/** Saves a form, places the server's complaints, and retries automatically if another desk was quicker with a different datum. */
export function useSaving(options: Loose, edits: ReturnType<typeof useEdits>, complaints: Said) {
  const { fields, first = {}, seen = first } = options
  const { plan, stored, merged, isResting, take, letGo } = edits
  const { complain, forgiveAll, ask } = complaints
  const [phase, setPhase] = useState<Phase>('open')
  /** Stored values at the time another desk was found to be quicker. */
  const [overtaken, setOvertaken] = useState<{ stored: Draft; seen: Draft } | null>(null)
  const saved = useAfterSave(merged.changed.size > 0, options.onSaved)
  const latest = useRef({ options, merged, stored, seen, phase })
  latest.current = { options, merged, stored, seen, phase }

  const submit = useCallback(async () => {
    const now = latest.current
    if (now.phase !== 'open') return
    if (now.merged.conflicts.length > 0) return complain({}, t('core.settle_first'))
    const reading = readForm(fields, plan, now.merged)
    // together: unreadable fields, and the server's complaints about the others
    if ('issues' in reading) return complain({ ...(await ask()), ...complaintsOf(reading.issues) }, null)
    const names = new Set([...now.merged.changed].map((path) => partsOf(path)[0]))
    const { shown } = now.merged
    setPhase('sending')
    isResting.current = true
    setOvertaken(null)
    try {
      const answer = await now.options.save(reading.value, {
        names,
        only: pickNames(reading.value, names),
        read: pickNames(now.seen, names),
      })
      isResting.current = false
      setPhase('reading again')
      sayDone(now.options.said, answer)
      take(shown)
      forgiveAll()
      saved(answer)
      await refreshed()
      letGo(shown)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      const isOvertaken = error.code === 'msg.changed_meanwhile'
      if (isOvertaken) setOvertaken({ stored: now.stored, seen: now.seen })
      const at = (path: string) => reading.shownAt(now.options.at?.(path) ?? path)
      const said = isOvertaken ? {} : placed(fields, error.fields, at)
      // the form's own heading covers all invalid data, from either side
      complain(said, error.code === 'msg.invalid_input' && Object.keys(said).length > 0 ? null : error.msg)
    } finally {
      isResting.current = false
      setPhase('open')
    }
  }, [fields, plan, isResting, take, letGo, complain, forgiveAll, saved, ask])

  useEffect(() => {
    if (overtaken === null || phase !== 'open' || (overtaken.stored === stored && overtaken.seen === seen)) return
    setOvertaken(null)
    if (merged.conflicts.length === 0) void submit()
    else complain({}, t('core.settle_first'))
  }, [overtaken, stored, seen, phase, merged, submit, complain])

  return { phase, submit }
}
