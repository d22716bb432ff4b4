import type { Action, OutputOf, SentOf } from '@app/contract/kit/action'
import type { Fields } from '@app/contract/kit/field'
import { callsOf } from '@app/contract/kit/generic-calls'
import type { Resource } from '@app/contract/kit/resource'
import { type FormEvent, type ReactNode, useId, useMemo } from 'react'
import { call, useRow } from './api.ts'
import { only } from './draft.ts'
import { ErrorSummary, type FieldLooks, FormFields, SaveBar } from './form-fields.tsx'
import { type Family, t, tFound } from './i18n.ts'
import { FormSkeleton, ReadError } from './states.tsx'
import { toast } from './toasts.ts'
import { type Form, useForm } from './use-form.ts'

interface FormFrameProps {
  form: Form
  /** Where the names of the fields are; without it only the controls say what is wrong with them. */
  words?: Family
  looks?: FieldLooks | undefined
  className?: string
  children?: ReactNode
}

/** A form element around fields: Enter and the save bar submit it. Give `children` for an own order or own controls. */
export function FormFrame({ form, words, looks, className, children }: FormFrameProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void form.submit()
  }
  return (
    <form className={className ? `form ${className}` : 'form'} noValidate onSubmit={onSubmit}>
      <ErrorSummary form={form} {...(words && { labelOf: (name) => looks?.[name]?.label ?? tFound(words, name) })} />
      {children ?? (words && <FormFields form={form} words={words} looks={looks} />)}
    </form>
  )
}

interface ResourceFormProps<F extends Fields> {
  resource: Resource<Family, string, F>
  fields: readonly (keyof F & string)[]
  /** The row to change; a new one when absent. */
  id?: number | null | undefined
  /** Values that are not asked, such as the parent of a new row; also first values of what is asked. */
  given?: Readonly<Record<string, unknown>>
  looks?: FieldLooks | undefined
  onSaved?: ((row: Readonly<Record<string, unknown>>) => void) | undefined
  onCancel?: (() => void) | undefined
}

/** Creates or changes a row of a resource by its generic calls. A change sends only what changed. */
export function ResourceForm<F extends Fields>(props: ResourceFormProps<F>) {
  const { resource, id = null } = props
  const row = useRow(resource, id)
  if (row.error) return <ReadError error={row.error} onRetry={row.refetch} />
  if (id !== null && !row.data) return <FormSkeleton lines={props.fields.length} />
  return <RowForm {...props} row={row.data as Readonly<Record<string, unknown>> | undefined} />
}

function RowForm<F extends Fields>(props: ResourceFormProps<F> & { row: Readonly<Record<string, unknown>> | undefined }) {
  const { resource, fields: names, id = null, given, looks, row, onSaved, onCancel } = props
  const formId = useId()
  const asked = names.join()
  const fields = useMemo(() => only(resource.fields, asked.split(',')), [resource, asked])
  const first = useMemo(() => row ?? given ?? {}, [row, given])
  const form = useForm({
    id: formId,
    name: `${resource.name} ${id ?? 'new'}`,
    fields,
    row: first,
    onSubmit: async (values, changed) => {
      const calls = callsOf(resource)
      const sent = only(values, changed)
      const saved =
        id === null
          ? await call(calls.create as Action, { ...given, ...values })
          : await call(calls.update as Action, { id, ...sent } as never)
      toast.good(t('Operacio_realitzada_correctament'))
      return saved as Readonly<Record<string, unknown>>
    },
    onSaved,
  })
  return (
    <FormFrame form={form} words={resource.name}>
      <FormFields form={form} words={resource.name} looks={looks} />
      <SaveBar form={form} always onCancel={onCancel} />
    </FormFrame>
  )
}

interface ActionFormProps<A extends Action> {
  action: A
  /** What the screen knows already. */
  given?: Partial<SentOf<A>>
  /** What the user is asked, in this order. */
  ask: readonly (keyof A['input'] & string)[]
  /** Name of the resource (or group of texts) whose labels the fields have. */
  words: Family
  /** First values of what is asked. */
  first?: Readonly<Record<string, unknown>>
  looks?: FieldLooks | undefined
  /** Fields that know more here than the call declares, such as which passwords will be refused. */
  stricter?: Fields
  save?: string
  danger?: boolean
  /** What success says; `Guardado` when absent, nothing when null. */
  said?: string | null
  onDone?: ((output: OutputOf<A>) => void) | undefined
  onCancel?: (() => void) | undefined
}
const nothing = {}

/** A call with what it asks of the user; its refusals land on the fields they name. */
export function ActionForm<A extends Action>(props: ActionFormProps<A>) {
  const { action, given, ask, words, first = nothing, looks, stricter = nothing, save, danger, said, onDone, onCancel } = props
  const formId = useId()
  const asked = ask.join()
  const fields = useMemo(() => ({ ...only(action.input, asked.split(',').filter(Boolean)), ...stricter }), [action, asked, stricter])
  const form = useForm({
    id: formId,
    name: `${action.endpoint} ${JSON.stringify(given ?? {})}`,
    fields,
    row: first,
    onSubmit: async (values) => {
      const output = await call(action, { ...given, ...values } as SentOf<A>)
      if (said !== null) toast.good(said ?? t('Operacio_realitzada_correctament'))
      return output
    },
    onSaved: onDone,
  })
  return (
    <FormFrame form={form} words={words} looks={looks}>
      <FormFields form={form} words={words} looks={looks} />
      <SaveBar form={form} always {...(save && { save })} {...(danger && { danger })} onCancel={onCancel} />
    </FormFrame>
  )
}
