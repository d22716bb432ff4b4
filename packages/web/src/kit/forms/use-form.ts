import type { Action, SentOf } from '@app/contract/kit/action'
import type { Fields } from '@app/contract/kit/field'
import { pick } from '@app/contract/kit/resource'
import { type Dispatch, type RefObject, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react'
import { afterPress } from '../dialogs/after-press.ts'
import { RefusedError } from '../dialogs/refused-error.ts'
import { toast } from '../dialogs/toasts.ts'
import { shapeOf } from '../kinds/shapes.ts'
import { call as send } from '../reads/api.ts'
import { refreshed } from '../reads/queries.ts'
import { useDebounced } from '../reads/use-debounced.ts'
import { t } from '../texts/i18n.ts'
import { reuseEqual } from '../texts/reuse-equal.ts'
import { focusFirst, inScreenOrder } from './error-focus.ts'
import { rowsOf } from './form-rows.ts'
import {
  addEdits,
  type Complaints,
  complaintsOf,
  type Draft,
  type Edits,
  fieldAt,
  flatten,
  keysIn,
  merge,
  partsOf,
  placeComplaints,
  type RowsPlan,
  readForm,
  readOne,
  rebaseEdits,
  settleEdits,
  toDraft,
  without,
} from './form-state.ts'
import type { CallForm, Form, FormOptions, Name, OwnForm } from './form-types.ts'
import { dropDraft, holdDraft, keptDraft } from './kept-drafts.ts'
import { useLeaveGuard } from './leave-guard.ts'

export type { Form } from './form-types.ts'

interface Options extends OwnForm<Fields, unknown> {
  name: string
}

/** Options of a form over a call as those of one over fields: the fields of the call, as those of a whole row. */
function optionsOf(form: CallForm<Action, object, string> | OwnForm<Fields, unknown>): Options {
  if (!('call' in form)) return { ...form, name: form.name ?? Object.keys(form.fields).join() }
  const { call, given = {}, ask } = form
  const fields: Fields = ask ? pick(call.input, ...ask) : without(call.input, (name) => name in given)
  return {
    ...(form as FormOptions<Fields, unknown>),
    name: form.name ?? `${call.endpoint} ${JSON.stringify(given)}`,
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.rowField ?? field])),
    save: (values, { only, read }) => send(call, { ...given, ...(call.edits ? only : values) } as SentOf<Action>, { read }),
  }
}

/** Milliseconds after the last key before the server checks the values. */
const pause = 500

/** Returns the previous value while the new one is equal, so that derived values are not recomputed. */
function useSame<T>(value: T): T {
  const kept = useRef(value)
  kept.current = reuseEqual(kept.current, value) as T
  return kept.current
}

interface FormState {
  readonly edits: Edits
  /** Saved values until they are read again: otherwise the old row would show for a moment. */
  readonly saved: Draft | null
  /** Fields are read-only while `sending`: input typed then would be lost. Input after the answer is a new change. */
  readonly phase: 'open' | 'sending' | 'reading again'
  readonly complaints: Complaints
  /** Message about the whole form, if no field was named. */
  readonly message: string | null
  /** Server-side check: its complaints, and the checked values; complaints about other values have expired. */
  readonly check: { readonly complaints: Complaints; readonly shown: Draft }
  /** Record at the time another desk was found to be quicker; the save is retried with the next one. */
  readonly overtaken: { readonly stored: Draft; readonly seen: Draft } | null
  /** Answer of the last save until `onSaved` receives it. */
  readonly answer: { readonly value: unknown } | null
}
const quiet = { complaints: {}, message: null }
const unsaved = { saved: null, phase: 'open', overtaken: null, answer: null } as const

type Change = (now: FormState) => Partial<FormState>
const applyChange = (now: FormState, change: Change): FormState => ({ ...now, ...change(now) })

/** Values and state of a form. */
function useFormState(options: Options) {
  const { fields, by = {}, first = {}, seen = first, guards = true } = options
  const [kept] = useState(() => keptDraft(options.name, guards))
  const begun = { ...quiet, ...unsaved, edits: kept.edits ?? {}, check: { complaints: {}, shown: {} } }
  const [state, update] = useReducer(applyChange, begun)
  const record = useSame({ fields, plan: by as RowsPlan, first, seen })
  const stored = useSame(useMemo(() => flatten(record.fields, record.plan, record.first), [record]))
  const { edits, saved } = state
  const { plan } = record
  const under = saved ?? stored
  const merged = useMemo(() => merge(under, edits, plan), [under, edits, plan])
  return { ...state, ...record, ...merged, options, guards, kept, stored, under, update }
}
/** Form as last rendered. */
type Latest = ReturnType<typeof useFormState>
type Callbacks = ReturnType<typeof callbacksOf>

/** Callbacks of a form, made once, so that a control renders again only when its own datum changes. */
function callbacksOf(id: string, latest: RefObject<Latest>, update: Dispatch<Change>) {
  /** Drafts of displayed rows that are added on their first edit, by path. */
  const starts = new Map<string, Draft>()
  const change = (path: string, values: Draft) => {
    const { under } = latest.current
    update(({ phase, edits }) => (phase === 'sending' ? {} : { edits: addEdits(edits, under, path, values) }))
  }
  /** Edits a datum; the first edit of a row outside the list adds the row. */
  const edit = (path: string, value: unknown, more: Draft = {}): void => {
    const [list, key] = partsOf(path)
    const keys = keysIn(latest.current.shown, list)
    const start = key === undefined || keys.includes(key) ? undefined : starts.get(`${list}.${key}`)
    if (start) return edit(list, [...keys, key], { ...start, [path]: value })
    change(path, { ...more, [path]: value })
    update(({ complaints }) => ({ complaints: without(complaints, (one) => one === path || one === list) }))
  }
  const onChange = (path: string, value: unknown) => {
    edit(path, value)
    latest.current.options.onChange?.(path, value)
  }
  /** Reads one datum on blur: tidies valid input, shows the complaint about invalid input. */
  const onLeave = (path: string) => {
    const { fields, shown } = latest.current
    const field = fieldAt(fields, path)
    const raw = shown[path]
    if (!field || typeof raw !== 'string' || raw.trim() === '') return
    const reading = readOne(field, raw)
    if ('complaint' in reading)
      return afterPress(() => update(({ complaints }) => ({ complaints: { ...complaints, [path]: [reading.complaint] } })))
    const tidy = shapeOf(field.kind)?.tidy ? toDraft(field, reading.value) : raw
    if (tidy !== raw) change(path, { [path]: tidy })
  }
  /** Complaints of the server about the readable changes; lists edited row by row are left out. */
  const check = async (): Promise<Complaints> => {
    const { options, plan, changed } = latest.current
    const reading = readForm(latest.current)
    const readable = 'value' in reading ? reading.value : reading.readable
    try {
      return (await options.check?.(without(readable, (name) => name in plan || !changed.has(name)))) ?? {}
    } catch (error) {
      // the save will show why the server does not answer
      if (error instanceof RefusedError) return {}
      throw error
    }
  }
  const settle = (path: string, whose: 'mine' | 'theirs') => {
    const { under, shown } = latest.current
    update(({ edits }) => ({ ...quiet, edits: settleEdits(edits, { under, shown }, path, whose) }))
  }
  const reset = () => update(() => ({ ...quiet, edits: {} }))
  return { starts, edit, onChange, onLeave, check, settle, reset, update, submit: () => save(id, latest, { update, check }) }
}

/** Saves a form and places the complaints. Saved values are shown until they are read again. */
async function save(id: string, latest: RefObject<Latest>, { update, check }: Pick<Callbacks, 'update' | 'check'>) {
  const { options, seen, stored, phase, shown, changed, conflicts } = latest.current
  const refuse = (all: Complaints, message: string | null, overtaken: FormState['overtaken'] = null) => {
    const complaints = inScreenOrder(id, all)
    update(() => ({ complaints, message, overtaken }))
    // read-only fields are enabled again first
    requestAnimationFrame(() => focusFirst(id, complaints))
  }
  if (phase !== 'open') return
  if (conflicts.length > 0) return refuse({}, t('core.settle_first'))
  const reading = readForm(latest.current)
  // together: unreadable fields, and the server's complaints about the others
  if ('issues' in reading) return refuse({ ...(await check()), ...complaintsOf(reading.issues) }, null)
  const names = new Set([...changed].map((path) => partsOf(path)[0]))
  const sent = (all: Draft) => without(all, (name) => !names.has(name))
  update(() => ({ phase: 'sending', overtaken: null }))
  try {
    const answer = await options.save(reading.value, { names, only: sent(reading.value), read: sent(seen) })
    const { successMessage: said } = options
    const text = typeof said === 'function' ? said(answer) : said
    if (text !== null) toast.good(text ?? t('Operacio_realitzada_correctament'))
    update(() => ({ ...quiet, edits: {}, saved: shown, phase: 'reading again', answer: { value: answer } }))
    await refreshed()
    const again = latest.current.stored
    update(({ edits }) => ({ edits: rebaseEdits(edits, shown, again), saved: null }))
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    if (error.code === 'msg.changed_meanwhile') return refuse({}, error.msg, { stored, seen })
    const complaints = placeComplaints(error.fields, (path) => reading.shownAt(options.at?.(path) ?? path))
    // the form's own heading covers all invalid data, from either side
    refuse(complaints, error.code === 'msg.invalid_input' && Object.keys(complaints).length > 0 ? null : error.msg)
  } finally {
    update(() => ({ phase: 'open' }))
  }
}

/** Kept drafts, leave guard, server-side check, retry and `onSaved`. */
function useFormEffects(latest: RefObject<Latest>, { check, submit, reset, update }: Callbacks) {
  const { options, guards, kept, shown, changed, stored, seen, phase, overtaken, answer } = latest.current
  const isDirty = changed.size > 0
  useLeaveGuard(guards && isDirty)
  useEffect(() => {
    if (!kept.edits) return
    dropDraft(kept.key)
    toast.info(t('ui.draft_restored'), { action: { text: t('core.discard'), run: reset } })
  }, [kept, reset])
  useEffect(() => (guards ? holdDraft(kept.key, () => latest.current) : undefined), [guards, kept, latest])

  const settled = useDebounced(options.check && isDirty ? shown : null, pause)
  useEffect(() => {
    if (!settled) return
    let isGone = false
    void check().then((complaints) => isGone || update(() => ({ check: { complaints, shown: settled } })))
    return () => {
      isGone = true
    }
  }, [settled, check, update])

  const isReread = overtaken !== null && (overtaken.stored !== stored || overtaken.seen !== seen)
  const isRetried = isReread && phase === 'open'
  useEffect(() => void (isRetried && submit()), [isRetried, submit])

  useEffect(() => {
    if (!answer || isDirty) return
    update(() => ({ answer: null }))
    latest.current.options.onSaved?.(answer.value)
  }, [answer, isDirty, latest, update])
}

/** Form over the fields of a call, which it submits. With `edits` only the changes are sent, otherwise all values. */
export function useForm<
  A extends Action,
  const G extends object = Record<never, never>,
  K extends Exclude<Name<A['input']>, keyof G> = Exclude<Name<A['input']>, keyof G>,
>(form: CallForm<A, G, K>): Form<Pick<A['input'], K>>
/** Form over custom fields. */
export function useForm<F extends Fields, Saved>(form: OwnForm<F, Saved>): Form<F>
export function useForm(form: CallForm<Action, object, string> | OwnForm<Fields, unknown>): Form {
  const id = useId()
  const current = useFormState(optionsOf(form))
  const latest = useRef(current)
  latest.current = current
  const [callbacks] = useState(() => callbacksOf(id, latest, current.update))
  useFormEffects(latest, callbacks)

  const { fields, complaints, check, message, phase, under, shown, changed, conflicts } = current
  const { edit, onChange, onLeave, settle, submit, reset } = callbacks
  const checked = (path: string) => (changed.has(path) && check.shown[path] === shown[path] ? check.complaints[path] : undefined)
  const control = (path: string) => {
    const field = fieldAt(fields, path)!
    return {
      id: `${id}-${path}`,
      name: path,
      field,
      value: path in shown ? shown[path] : toDraft(field, field.fallback),
      error: (complaints[path] ?? checked(path))?.join(' '),
      readOnly: phase === 'sending',
      onChange,
      onLeave,
    }
  }
  return {
    id,
    fields,
    draft: shown as Form['draft'],
    complaints,
    message,
    conflicts: conflicts.map((path) => ({ path, mine: shown[path], theirs: under[path] })),
    isDirty: changed.size > 0,
    isBusy: phase !== 'open',
    set: edit,
    control,
    rows: (list: string) => rowsOf(list, { ...current, ...callbacks, id, control }),
    read: (instead) => {
      const reading = readForm({ ...current, fields: { ...fields, ...instead } as Fields })
      return 'value' in reading ? reading : { complaints: complaintsOf(reading.issues) }
    },
    settle,
    submit,
    reset,
  }
}
