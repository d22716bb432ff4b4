import type { Action } from '@app/contract/kit/action'
import type { Fields, RowOf } from '@app/contract/kit/field'
import type { Resource } from '@app/contract/kit/resource'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { readQuery, useAction, useList } from './api.ts'
import { useCommands } from './commands.ts'
import { confirmDelete } from './dialogs.ts'
import type { ResourceForm as Form } from './form.tsx'
import type { FieldLooks } from './form-fields.tsx'
import type { Choice, GridColumn } from './grid/column.ts'
import { DataGrid } from './grid/data-grid.tsx'
import { columnsOf } from './grid-columns.ts'
import { useGridLayouts } from './grid-layouts.ts'
import { t } from './i18n.ts'
import { callsOf, dropdownOf } from './resource-calls.ts'
import { Screen } from './screen.tsx'
import { place } from './screen-title.ts'
import { userMay } from './session.ts'
import { SideDrawer } from './side-drawer.tsx'
import { FormSkeleton } from './states.tsx'

const ResourceForm = lazy(() => import('./form.tsx').then((module) => ({ default: module.ResourceForm }))) as unknown as typeof Form

export interface ResourceScreenProps<F extends Fields> {
  resource: Resource<string, string, F>
  columns: readonly (keyof F & string)[]
  /** What the form asks, in this order; the columns when absent. */
  form?: readonly (keyof F & string)[]
  /** Resources behind reference fields, for their names. */
  refs?: { readonly [K in keyof F & string]?: Pick<Resource, 'name' | 'path'> }
  looks?: FieldLooks
  /** What a column adds to its declaration. */
  more?: { [K in keyof F & string]?: Partial<GridColumn<RowOf<F>>> }
  actions?: ReactNode
  /** Rows are changed, at the generic address, by a call of the module that has rules of its own. */
  ownUpdate?: boolean
  /** What the form of a new row starts with where it is not the default of the declaration. */
  given?: Readonly<Partial<RowOf<F>>>
}

function useRefs(refs: Readonly<Record<string, Pick<Resource, 'name' | 'path'> | undefined>>) {
  const names = Object.keys(refs)
  const answers = useQueries({ queries: names.map((name) => readQuery(dropdownOf(refs[name]!.path), {}, [refs[name]!.name])) })
  const lists = answers.map(({ data }) => data as { id: number; text: string }[] | undefined)
  // oxlint-disable react-hooks/exhaustive-deps -- the lists are what changes
  // the lists are what changes
  return useMemo(
    () =>
      Object.fromEntries(
        names.map((name, index): [string, Choice[]] => [name, (lists[index] ?? []).map(({ id, text }) => ({ value: id, text }))]),
      ),
    lists,
  )
  // oxlint-enable react-hooks/exhaustive-deps
}
const noRefs = {}

/** A whole screen for a resource without behaviour: grid, new and edit in a drawer, delete with a question. */
export function ResourceScreen<F extends Fields>(props: ResourceScreenProps<F>) {
  const { resource, columns, form = columns, refs = noRefs, looks, more, actions, ownUpdate = false, given } = props
  const { title } = place.use()
  const { data, error, refetch } = useList(resource)
  const choices = useRefs(refs as never)
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const layouts = useGridLayouts(resource.name)
  const remove = useAction(callsOf(resource).remove as Action, { toast: true })
  const isOpenTo = (operation: 'create' | 'update' | 'remove') =>
    (resource.only.includes(operation) || (ownUpdate && operation === 'update')) && userMay(resource.permission)
  // columns are written where the screen is
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- columns are written where the screen is
  const shown = useMemo(() => columnsOf(resource, columns, more, choices), [resource, choices])
  const allLooks = useMemo(() => withRefs(looks, choices), [looks, choices])
  const idOf = (row: RowOf<F>) => (row as Record<string, unknown>)[resource.id] as number
  const nameOf = (row: RowOf<F>) => String((row as Record<string, unknown>)[resource.label])
  const mayCreate = isOpenTo('create')
  useCommands(
    useMemo(
      () => (mayCreate ? [{ id: `${resource.name}.new`, text: t('core.new'), keys: 'n', run: () => setOpen('new') }] : []),
      [mayCreate, resource.name],
    ),
  )
  const isReserved = (row: RowOf<F>) => resource.reserved?.includes(idOf(row)) ?? false
  const removeRow = async (row: RowOf<F>) => {
    if (await confirmDelete(nameOf(row))) await remove.run({ id: idOf(row) })
  }
  const addButton = mayCreate && (
    <Button leftSection={<IconPlus size={15} />} onClick={() => setOpen('new')}>
      {t('core.new')}
    </Button>
  )
  const opened = typeof open === 'number' ? data?.find((row) => idOf(row) === open) : undefined
  return (
    <Screen
      fill
      actions={
        <>
          {actions}
          {addButton}
        </>
      }
    >
      <DataGrid
        name={resource.name}
        label={title}
        height="fill"
        columns={shown}
        rows={data as RowOf<F>[] | undefined}
        rowId={idOf}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        layouts={layouts}
        empty={{ title: t('ui.nothing_yet'), action: addButton }}
        {...(isOpenTo('update') && { onOpen: (row: RowOf<F>) => setOpen(idOf(row)) })}
        {...(isOpenTo('remove') && {
          rowActions: (row: RowOf<F>) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              disabled={isReserved(row)}
              aria-label={`${t('core.delete')} ${nameOf(row)}`}
              onClick={() => void removeRow(row)}
            >
              <IconTrash size={15} />
            </ActionIcon>
          ),
        })}
      />
      <SideDrawer opened={open !== null} title={opened ? nameOf(opened) : t('core.new')} onClose={() => setOpen(null)}>
        <Suspense fallback={<FormSkeleton lines={form.length} />}>
          <ResourceForm
            resource={resource}
            fields={form}
            id={typeof open === 'number' ? open : null}
            looks={allLooks}
            {...(given && { given })}
            onSaved={() => setOpen(null)}
            onCancel={() => setOpen(null)}
          />
        </Suspense>
      </SideDrawer>
    </Screen>
  )
}

const withRefs = (looks: FieldLooks | undefined, choices: Readonly<Record<string, readonly Choice[]>>): FieldLooks =>
  Object.fromEntries(
    [...new Set([...Object.keys(looks ?? {}), ...Object.keys(choices)])].map((name) => [
      name,
      { ...(choices[name] && { options: choices[name] }), ...looks?.[name] },
    ]),
  )
