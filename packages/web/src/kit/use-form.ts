import type { Fields } from '@app/contract/kit/field'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Complaints, type Draft, draftOf, readDraft, readOne, toDraft } from './draft.ts'
import { t } from './i18n.ts'
import { draftKey, dropDraft, holdDraft, keptDraft, withoutSecrets } from './kept-drafts.ts'
import { shapeOf } from './kinds/shapes.ts'
import { useLeaveGuard } from './leave-guard.ts'
import { refreshed } from './queries.ts'
import { Refused } from './refused.ts'
import { toast } from './toasts.ts'

export interface Form {
  readonly id: string
  readonly fields: Fields
  readonly draft: Draft
  readonly complaints: Complaints
  /** What the server said of the whole, when it named no field. */
  readonly message: string | null
  readonly isDirty: boolean
  readonly isBusy: boolean
  readonly set: (name: string, value: unknown) => void
  /** Reads one field when the user leaves it: tidies what is right, says what is wrong. */
  readonly leave: (name: string) => void
  readonly submit: () => Promise<void>
  readonly reset: () => void
}

interface Options<Saved> {
  id: string
  /** Tells the form, and the record it changes where the address does not, from others of its screen when its draft is kept; the names of its fields when absent. */
  name?: string
  fields: Fields
  /** Code form; what it lacks starts with the defaults of the declaration. */
  row?: Readonly<Record<string, unknown>>
  /** Gets the values in code form; a `Refused` it throws lands on the fields it names. */
  onSubmit: (values: Record<string, unknown>, changed: readonly string[]) => Promise<Saved>
  /** What follows a save, such as leaving the screen: done once there is no unsaved change any more, so that nothing asks. Gets what `onSubmit` came to. */
  onSaved?: ((saved: Saved) => void) | undefined
  /** Leaving asks while there are changes, and an expired session keeps them; true when absent. */
  guards?: boolean
}
const none: Readonly<Record<string, unknown>> = {}
const nothingSaid = { complaints: {}, message: null }

const without = (complaints: Complaints, name: string): Complaints => {
  if (!(name in complaints)) return complaints
  const { [name]: _gone, ...rest } = complaints
  return rest
}

/** Puts the keyboard on the first control that is wrong. */
function focusFirst(id: string, fields: Fields, complaints: Complaints) {
  const name = Object.keys(fields).find((one) => complaints[one])
  if (name) document.getElementById(`${id}-${name}`)?.focus()
}

/** Unsaved edits that outlive an expired session: kept when it goes, here again after signing in, with a notice. */
function useKeptEdits({ fields, name, guards }: { fields: Fields; name: string; guards: boolean }) {
  const [key] = useState(() => draftKey(name))
  const [kept] = useState(() => (guards ? keptDraft(key) : null))
  const [edits, setEdits] = useState<Draft>(kept ?? none)
  const latest = useRef(edits)
  latest.current = edits
  useEffect(() => {
    if (!kept) return
    dropDraft(key)
    toast.info(t('ui.draft_restored'), { milliseconds: 10_000, action: { text: t('core.discard'), run: () => setEdits(none) } })
  }, [kept, key])
  useEffect(() => (guards ? holdDraft(() => ({ key, edits: withoutSecrets(fields, latest.current) })) : undefined), [guards, key, fields])
  return [edits, setEdits] as const
}

/** Does `then` once a form is saved and has no unsaved change any more. Returns what to call when the saving is done. */
function useAfterSave<Saved>(isDirty: boolean, then: ((saved: Saved) => void) | undefined): (saved: Saved) => void {
  const [done, setDone] = useState<{ saved: Saved } | null>(null)
  const latest = useRef(then)
  latest.current = then
  useEffect(() => {
    if (!done || isDirty) return
    setDone(null)
    latest.current?.(done.saved)
  }, [done, isDirty])
  return useCallback((saved: Saved) => setDone({ saved }), [])
}

/** What is wrong: said under the fields, and of the whole. */
function useComplaints(id: string, fields: Fields) {
  const [said, setSaid] = useState<{ complaints: Complaints; message: string | null }>(nothingSaid)
  /** The first wrong control gets the keyboard. */
  const complain = useCallback(
    (complaints: Complaints, message: string | null) => {
      setSaid({ complaints, message })
      focusFirst(id, fields, complaints)
    },
    [id, fields],
  )
  const complainOf = useCallback(
    (name: string, complaint: string) => setSaid((now) => ({ ...now, complaints: { ...now.complaints, [name]: [complaint] } })),
    [],
  )
  const forgive = useCallback((name: string) => setSaid((now) => ({ ...now, complaints: without(now.complaints, name) })), [])
  const forgiveAll = useCallback(() => setSaid(nothingSaid), [])
  return { ...said, complain, complainOf, forgive, forgiveAll }
}

/** A form over declared fields: holds what was typed, reads it with the contract's own kinds, places what the server complains of. */
export function useForm<Saved>({ id, name, fields, row = none, onSubmit, onSaved, guards = true }: Options<Saved>): Form {
  const first = useMemo(() => draftOf(fields, row), [fields, row])
  const [edits, setEdits] = useKeptEdits({ fields, name: name ?? Object.keys(fields).join(), guards })
  const { complaints, message, complain, complainOf, forgive, forgiveAll } = useComplaints(id, fields)
  const [isBusy, setBusy] = useState(false)
  const draft = useMemo(() => ({ ...first, ...edits }), [first, edits])
  const changed = Object.keys(edits).filter((name) => edits[name] !== first[name])
  /** What the server has already, until it is read again. */
  const [sent, setSent] = useState<Draft>(none)
  const isDirty = changed.some((name) => edits[name] !== sent[name])
  const latest = useRef({ draft, changed, onSubmit, isBusy })
  latest.current = { draft, changed, onSubmit, isBusy }
  useLeaveGuard(guards && isDirty)
  const saved = useAfterSave(isDirty, onSaved)

  const set = useCallback(
    (name: string, value: unknown) => {
      setEdits((now) => ({ ...now, [name]: value }))
      forgive(name)
    },
    [setEdits, forgive],
  )
  const leave = useCallback(
    (name: string) => {
      const field = fields[name]
      const raw = latest.current.draft[name]
      if (!field || typeof raw !== 'string' || raw.trim() === '') return
      const reading = readOne(field, raw)
      if ('complaint' in reading) complainOf(name, reading.complaint)
      else if (shapeOf(field.kind)?.tidy) {
        const tidy = toDraft(field, reading.value)
        if (tidy !== raw) setEdits((now) => ({ ...now, [name]: tidy }))
      }
    },
    [fields, setEdits, complainOf],
  )
  /** Forgets edits, all of them or those that are as they were sent. */
  const forget = useCallback(
    (sent?: Draft) => {
      setEdits((now) => (sent ? Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name])) : none))
      forgiveAll()
    },
    [setEdits, forgiveAll],
  )
  const reset = useCallback(() => forget(), [forget])
  const submit = useCallback(async () => {
    const { draft: typed, changed: names, onSubmit: send, isBusy: runs } = latest.current
    if (runs) return
    const reading = readDraft(fields, typed)
    if ('complaints' in reading) return complain(reading.complaints, null)
    setBusy(true)
    try {
      const answer = await send(reading.value, names)
      setSent(typed)
      saved(answer)
      // else the row as it was would flash up
      await refreshed()
      forget(typed)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      complain(error.fields, error.msg)
    } finally {
      setSent(none)
      setBusy(false)
    }
  }, [fields, complain, forget, saved])
  return { id, fields, draft, complaints, message, isDirty, isBusy, set, leave, submit, reset }
}
