import type { Action } from '@app/contract/kit/action'
import type { Fields, RowOf } from '@app/contract/kit/field'
import { callsOf, dropdownAt } from '@app/contract/kit/generic-calls'
import type { Resource } from '@app/contract/kit/resource'
import { useQueries } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { DeleteButton } from '../buttons/delete-button.tsx'
import { type Choice, choicesOf } from '../fields/choices.ts'
import type { ResourceForm as Form } from '../forms/form.tsx'
import type { FieldLooks } from '../forms/form-fields.tsx'
import type { GridColumn } from '../grid/column.ts'
import { pickers } from '../kinds/controls/pickers.ts'
import { readQuery, useAction, useList } from '../reads/api.ts'
import { userMay } from '../reads/session.ts'
import { type Family, t } from '../texts/i18n.ts'
import { columnsOf } from './grid-columns.ts'
import { RecordScreen } from './record-screen.tsx'
import { FormSkeleton } from './states.tsx'

const ResourceForm = lazy(() => import('../forms/form.tsx').then((module) => ({ default: module.ResourceForm }))) as typeof Form

export interface ResourceScreenProps<F extends Fields> {
  resource: Resource<Family, string, F>
  columns: readonly (keyof F & string)[]
  /** Fields of the form, in this order; those of the columns by default. */
  form?: readonly (keyof F & string)[]
  /** Resources behind reference fields, for their names. */
  refs?: { readonly [K in keyof F & string]?: Pick<Resource, 'name' | 'path'> }
  looks?: FieldLooks
  /** Additions of a column to its declaration. */
  more?: { [K in keyof F & string]?: Partial<GridColumn<RowOf<F>>> }
  actions?: ReactNode
  /** Buttons of a row before its delete button; `actionsWidth` gives them room, in pixels. */
  rowActions?: (row: RowOf<F>) => ReactNode
  actionsWidth?: number
  /** Rows are changed, at the generic address, by a call of the module with rules of its own. */
  ownUpdate?: boolean
  /** Initial values of a new row, if not the defaults of the declaration. */
  given?: Readonly<Partial<RowOf<F>>>
}

function useRefs(refs: Readonly<Record<string, Pick<Resource, 'name' | 'path'> | undefined>>) {
  const names = Object.keys(refs)
  const answers = useQueries({ queries: names.map((name) => readQuery(dropdownAt(refs[name]!.path), {})) })
  const lists = answers.map(({ data }) => data as { id: number; text: string }[] | undefined)
  // oxlint-disable react-hooks/exhaustive-deps -- the lists are what changes
  return useMemo(() => Object.fromEntries(names.map((name, index): [string, Choice[]] => [name, choicesOf(lists[index])])), lists)
  // oxlint-enable react-hooks/exhaustive-deps
}
const noRefs = {}

/** Whole screen for a resource without behaviour: grid, new and edit in a drawer, delete with a question. */
export function ResourceScreen<F extends Fields>(props: ResourceScreenProps<F>) {
  const {
    resource,
    columns,
    form = columns,
    refs = noRefs,
    looks,
    more,
    actions,
    rowActions,
    actionsWidth,
    ownUpdate = false,
    given,
  } = props
  const reading = useList(resource)
  const choices = useRefs(refs as never)
  const remove = useAction(callsOf(resource).remove as Action, { toast: true })
  const isOpenTo = (operation: 'create' | 'update' | 'remove') =>
    (resource.only.includes(operation) || (ownUpdate && operation === 'update')) && userMay(resource.permission)
  const mayRemove = isOpenTo('remove')
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- columns are written where the screen is
  const shown = useMemo(() => columnsOf(resource, columns, more, choices), [resource, choices])
  const allLooks = useMemo(() => withRefs(looks, choices, resource.fields), [looks, choices, resource])
  const idOf = (row: RowOf<F>) => (row as Record<string, unknown>)[resource.id] as number
  const nameOf = (row: RowOf<F>) => String((row as Record<string, unknown>)[resource.label])
  return (
    <RecordScreen
      name={resource.name}
      columns={shown}
      reading={reading}
      rows={reading.data}
      rowId={idOf}
      nameOf={nameOf}
      actions={actions}
      add={isOpenTo('create') && t('core.new')}
      opens={isOpenTo('update')}
      empty={{ title: t('ui.nothing_yet') }}
      {...(actionsWidth !== undefined && { actionsWidth })}
      rowActions={
        (rowActions !== undefined || mayRemove) &&
        ((row) => (
          <>
            {rowActions?.(row)}
            {mayRemove && (
              <DeleteButton
                name={nameOf(row)}
                disabled={resource.reserved?.includes(idOf(row)) ?? false}
                onDelete={() => remove.run({ id: idOf(row) })}
              />
            )}
          </>
        ))
      }
      form={(row, close) => (
        <Suspense fallback={<FormSkeleton lines={form.length} />}>
          <ResourceForm
            resource={resource}
            fields={form}
            id={row && idOf(row)}
            looks={allLooks}
            {...(given && { given })}
            onSaved={close}
            onCancel={close}
          />
        </Suspense>
      )}
    />
  )
}

/** Names behind references are the options of their fields, unless their table has a picker: then they are for the grid only. */
const withRefs = (looks: FieldLooks | undefined, choices: Readonly<Record<string, readonly Choice[]>>, fields: Fields): FieldLooks =>
  Object.fromEntries(
    [...new Set([...Object.keys(looks ?? {}), ...Object.keys(choices)])].map((name) => [
      name,
      { ...(choices[name] && !pickers[fields[name]?.facts.table ?? ''] && { options: choices[name] }), ...looks?.[name] },
    ]),
  )
