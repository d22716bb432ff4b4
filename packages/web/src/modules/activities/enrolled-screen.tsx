import { type ExtraColumn, type ExtraValue } from '@app/contract/activities/extra-columns'
import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { confirmDelete } from '../../kit/dialogs/dialogs.ts'
import type { GridScreenProps } from '../../kit/screen/grid-screen.tsx'
import { RecordScreen } from '../../kit/screen/record-screen.tsx'
import { Screen } from '../../kit/screen/screen.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { type EnrolledRow, enrolledColumns, extraKey } from './enrolled-row.ts'
import { EnrolmentForm } from './enrolment-form.tsx'
import type { EnrolmentGroup } from './enrolment-group.ts'

const ImportDialog = lazy(() => import('./import/import-dialog.tsx').then((module) => ({ default: module.ImportDialog })))

interface Props {
  /** Name of the grid for its saved layouts. */
  name: string
  reading: GridScreenProps<EnrolledRow>['reading']
  /** The chosen group; undefined while it is read. */
  group: EnrolmentGroup | undefined
  toolbar: ReactNode
}

/** Value of an edited cell as the calls take it; an emptied one is null. */
const sentValue = (value: unknown) => (value === '' || value === undefined ? null : typeof value === 'boolean' ? Number(value) : value)

/** People of a group: added, changed, deleted and imported here. */
export function EnrolledScreen({ name, reading, group, toolbar }: Props) {
  if (!group || reading.error) return <Screen toolbar={toolbar} reading={{ ...reading, isPending: true }} />
  // a grid keeps its columns: another group, or another number of columns, is another grid
  const grid = `${name}-${group.id}-${group.columns.length}`
  return <PeopleGrid key={grid} name={grid} reading={reading} group={group} toolbar={toolbar} />
}

function PeopleGrid({ name, reading, group, toolbar }: Props & { group: EnrolmentGroup }) {
  const [isImporting, setImporting] = useState(false)
  const { may } = group
  const described = JSON.stringify(group.columns)
  const columns = useMemo(() => enrolledColumns(JSON.parse(described) as ExtraColumn[], may), [described, may])
  const onEdit = async (row: EnrolledRow, field: keyof EnrolledRow & string, typed: unknown) => {
    const value = sentValue(typed)
    const extra = group.columns.find((_, at) => extraKey(at) === field)
    if (extra) await group.update(row.id, { valores: { [extra.nombre]: value as ExtraValue | null } }, {})
    else await group.update(row.id, { [field]: value }, { [field]: row[field] })
  }
  const removeAsked = async (row: EnrolledRow) => {
    if (await confirmDelete(row.nombre_completo)) await group.remove(row.id)
  }
  return (
    <>
      <RecordScreen<EnrolledRow>
        name={name}
        title={group.title}
        columns={columns}
        reading={reading}
        rows={group.rows}
        rowId={(row) => row.id}
        nameOf={(row) => row.nombre_completo}
        toolbar={toolbar}
        actions={
          may && (
            <Button variant="default" leftSection={<IconFileImport size={15} />} onClick={() => setImporting(true)}>
              {t('enrolments.import')}
            </Button>
          )
        }
        add={may && t('enrolments.enrol')}
        opens={may}
        {...(may && { onEdit, onDelete: ([row]: EnrolledRow[]) => row && void removeAsked(row) })}
        rowActions={may && ((row) => <DeleteButton name={row.nombre_completo} onDelete={() => group.remove(row.id)} />)}
        empty={{ title: t('enrolments.nobody'), hint: t('enrolments.nobody_hint') }}
        form={(row, close) => <EnrolmentForm key={row?.id ?? 'new'} group={group} row={row} onDone={close} />}
      />
      <Suspense fallback={null}>{isImporting && <ImportDialog group={group} onClose={() => setImporting(false)} />}</Suspense>
    </>
  )
}
