import type { Action, OutputOf, SentOf } from '@app/contract/kit/action'
import type { Fields, RowOf } from '@app/contract/kit/field'
import { callsOf } from '@app/contract/kit/generic-calls'
import { pick, type Resource } from '@app/contract/kit/resource'
import type { FormEvent, ReactNode } from 'react'
import { call, useRow } from '../reads/api.ts'
import { FormSkeleton, ReadError } from '../screen/states.tsx'
import { type Family, tFound } from '../texts/i18n.ts'
import { ErrorSummary, type FieldLooks, FormFields, SaveBar } from './form-fields.tsx'
import type { FormOptions, Name } from './form-types.ts'
import { type Form, useForm } from './use-form.ts'

interface FormFrameProps {
  form: Form
  /** Group of texts with the labels of the fields missing in `looks`; without both, errors are shown at the controls only. */
  words?: Family
  looks?: FieldLooks | undefined
  className?: string
  children?: ReactNode
}

/** Form element around fields: Enter and the save bar submit it. `children` replaces the default order and controls. */
export function FormFrame({ form, words, looks, className, children }: FormFrameProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void form.submit()
  }
  const isNamed = words !== undefined || looks !== undefined
  const labelOf = (name: string) => looks?.[name]?.label ?? (words ? tFound(words, name) : name)
  return (
    <form className={className ? `form ${className}` : 'form'} noValidate onSubmit={onSubmit}>
      <ErrorSummary form={form} looks={looks} {...(isNamed && { labelOf })} />
      {children ?? (words && <FormFields form={form} words={words} looks={looks} />)}
    </form>
  )
}

interface ResourceFormProps<F extends Fields> {
  resource: Resource<Family, string, F>
  fields: readonly Name<F>[]
  /** Id of the row to change; a new row if absent. */
  id?: number | null | undefined
  /** Values that are not shown, such as the parent of a new row; also initial values of shown fields. */
  given?: Readonly<Partial<RowOf<F>>>
  looks?: FieldLooks | undefined
  onSaved?: ((row: RowOf<F>) => void) | undefined
  onCancel?: (() => void) | undefined
}

/** Creates or changes a row of a resource by its generic calls. A change sends only the changed values. */
export function ResourceForm<F extends Fields>(props: ResourceFormProps<F>) {
  const { resource, id = null } = props
  const row = useRow(resource, id)
  if (row.error) return <ReadError error={row.error} onRetry={row.refetch} />
  if (id !== null && !row.data) return <FormSkeleton lines={props.fields.length} />
  return <RowForm {...props} row={row.data} />
}

function RowForm<F extends Fields>(props: ResourceFormProps<F> & { row: RowOf<F> | undefined }) {
  const { resource, fields: names, id = null, given, looks, row, onSaved, onCancel } = props
  const calls = callsOf<Fields>(resource)
  const form = useForm<Fields, unknown>({
    name: `${resource.name} ${id ?? 'new'}`,
    fields: pick<Fields, string>(resource.fields, ...names),
    first: row ?? given,
    save: (values, { only, read }) =>
      id === null ? call(calls.create, { ...given, ...values }) : call(calls.update as Action, { id, ...only }, { read }),
    onSaved: onSaved as FormOptions<Fields, unknown>['onSaved'],
  })
  return (
    <FormFrame form={form} words={resource.name} looks={looks}>
      <FormFields form={form} words={resource.name} looks={looks} />
      <SaveBar form={form} always onCancel={onCancel} />
    </FormFrame>
  )
}

interface ActionFormProps<A extends Action> extends Pick<FormOptions<A['input'], OutputOf<A>>, 'first' | 'successMessage'> {
  action: A
  /** Input already known to the screen. */
  given?: Partial<SentOf<A>>
  /** Fields shown to the user, in this order. */
  ask: readonly Name<A['input']>[]
  /** Name of the resource (or group of texts) with the labels of the fields. */
  words: Family
  looks?: FieldLooks<Name<A['input']>> | undefined
  /** Stricter replacements for fields of the call, such as a password field with the server's rules. */
  stricter?: Fields
  save?: string
  danger?: boolean
  onDone?: ((output: OutputOf<A>) => void) | undefined
  onCancel?: (() => void) | undefined
}

/** Form of a call; its refusals land on the fields they name. */
export function ActionForm<A extends Action>(props: ActionFormProps<A>) {
  const { action, given, ask, words, first, looks, stricter, save, danger, successMessage, onDone, onCancel } = props
  const form = useForm({
    name: `${action.endpoint} ${JSON.stringify(given ?? {})}`,
    fields: { ...pick<Fields, string>(action.input, ...ask), ...stricter },
    first,
    save: (values): Promise<OutputOf<A>> => call(action, { ...given, ...values } as SentOf<A>),
    successMessage,
    onSaved: onDone,
  })
  return (
    <FormFrame form={form} words={words} looks={looks}>
      <FormFields form={form} words={words} looks={looks} />
      <SaveBar form={form} always {...(save && { save })} {...(danger && { danger })} onCancel={onCancel} />
    </FormFrame>
  )
}
