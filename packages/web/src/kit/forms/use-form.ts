import type { Action, SentOf } from '@app/contract/kit/action'
import type { Fields } from '@app/contract/kit/field'
import { pick } from '@app/contract/kit/resource'
import { useCallback, useId, useRef } from 'react'
import { afterPress } from '../dialogs/after-press.ts'
import { shapeOf } from '../kinds/shapes.ts'
import { call as send } from '../reads/api.ts'
import { complaintsOf, readOne, toDraft } from './draft.ts'
import { rowsOf, useLasting } from './form-rows.ts'
import { fieldAt, readForm } from './form-state.ts'
import type { CallForm, Common, Form, Name, OwnForm } from './form-types.ts'
import { useCheck } from './use-check.ts'
import { useComplaints } from './use-complaints.ts'
import { useEdits, useSame } from './use-edits.ts'
import { type Loose, useSaving } from './use-saving.ts'

export type { Form } from './form-types.ts'

/** Fields of a form over a call, as those of a whole row. */
function fieldsOf({ call, given = {}, ask }: CallForm<Action, object, string>): Fields {
  const fields = ask ? pick(call.input, ...ask) : Object.fromEntries(Object.entries(call.input).filter(([name]) => !(name in given)))
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.rowField ?? field]))
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
  const isCall = 'call' in form
  const fields = useSame(isCall ? fieldsOf(form) : form.fields)
  const save: Loose['save'] = isCall
    ? (values, { only, read }) => send(form.call, { ...form.given, ...(form.call.edits ? only : values) } as SentOf<Action>, { read })
    : form.save
  const name = form.name ?? (isCall ? `${form.call.endpoint} ${JSON.stringify(form.given ?? {})}` : Object.keys(fields).join())
  return useFields({ ...(form as Common<Fields, unknown>), fields, save, name })
}

/** Stable callbacks of the controls of a form, so that a control renders again only when its own datum changes. */
function useTold(options: Loose, edits: ReturnType<typeof useEdits>, said: ReturnType<typeof useComplaints>) {
  const { fields } = options
  const { latest, edit, change } = edits
  const { forgive, complainOf } = said
  const listener = useRef(options.onChange)
  listener.current = options.onChange
  const set = useCallback(
    (path: string, value: unknown) => {
      change(path, value)
      forgive(path)
    },
    [change, forgive],
  )
  const onChange = useCallback(
    (path: string, value: unknown) => {
      set(path, value)
      listener.current?.(path, value)
    },
    [set],
  )
  /** Reads one datum on blur: tidies valid input, shows the complaint about invalid input. */
  const onLeave = useCallback(
    (path: string) => {
      const field = fieldAt(fields, path)
      const raw = latest.current.merged.shown[path]
      if (!field || typeof raw !== 'string' || raw.trim() === '') return
      const reading = readOne(field, raw)
      if ('complaint' in reading) return afterPress(() => complainOf(path, reading.complaint))
      const tidy = shapeOf(field.kind)?.tidy ? toDraft(field, reading.value) : raw
      if (tidy !== raw) edit({ [path]: tidy })
    },
    [fields, latest, edit, complainOf],
  )
  return { set, onChange, onLeave }
}

function useFields(options: Loose): Form {
  const { fields } = options
  const id = useId()
  const edits = useEdits(options)
  const said = useComplaints(id)
  const { told, ask } = useCheck(options.check, { ...edits, fields })
  const { phase, submit } = useSaving(options, edits, { ...said, ask })
  const { set, onChange, onLeave } = useTold(options, edits, said)
  const { plan, merged, there, edit, forget, settle } = edits
  const { complaints, message, forgive, forgiveAll } = said
  const lasting = useLasting()
  const control = (path: string, field = fieldAt(fields, path)!) => ({
    id: `${id}-${path}`,
    name: path,
    field,
    value: path in merged.shown ? merged.shown[path] : toDraft(field, field.fallback),
    error: (complaints[path] ?? told[path])?.join(' '),
    readOnly: phase === 'sending',
    onChange,
    onLeave,
  })
  return {
    id,
    fields,
    draft: merged.shown as Form['draft'],
    complaints,
    message,
    conflicts: merged.conflicts.map((path) => ({ path, mine: merged.shown[path], theirs: there[path] })),
    isDirty: merged.changed.size > 0,
    isBusy: phase !== 'open',
    set,
    control,
    rows: (list: string) => rowsOf({ list, id, fields, plan, merged, complaints, edit, forgive, change: set, control, lasting }),
    read: (instead) => {
      const reading = readForm({ ...fields, ...instead } as Fields, plan, merged)
      return 'value' in reading ? reading : { complaints: complaintsOf(reading.issues) }
    },
    settle: (path, whose) => {
      settle(path, whose)
      forgiveAll()
    },
    submit,
    reset: () => {
      forget()
      forgiveAll()
    },
  }
}
