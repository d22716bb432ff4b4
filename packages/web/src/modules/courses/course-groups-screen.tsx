import { courseGroup } from '@app/contract/courses/course'
import { checkGroupRemoval, coursesWithGroup } from '@app/contract/courses/courses'
import { callsOf } from '@app/contract/kit/generic-calls'
import type { RowOfResource } from '@app/contract/kit/resource'
import { IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { RowLink } from '../../kit/buttons/link.tsx'
import { choose, confirmDelete } from '../../kit/dialogs/dialogs.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { ResourceForm } from '../../kit/forms/form.tsx'
import { formatCount } from '../../kit/grid/cells/value.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { call, useList, useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { go } from '../../kit/screen/navigation.ts'
import { RecordScreen } from '../../kit/screen/record-screen.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { orToast } from './course-acts.ts'

type GroupRow = RowOfResource<typeof courseGroup> & { readonly cursos: number | null }
const coursesPath = (group: number) => `/cursos?grupo=${group}`

const columns = (): GridColumn<GroupRow>[] => [
  { key: 'desc', header: t('course-group.desc'), kind: 'text', width: 280, card: 'name' },
  {
    key: 'cursos',
    header: t('menu.courses'),
    kind: 'integer',
    width: 88,
    card: 'end',
    render: ({ id_mst_curso_grupo: id, cursos }) => cursos !== null && <RowLink to={coursesPath(id)}>{formatCount(cursos)}</RowLink>,
  },
]

/** Deletes a group after the server was asked; one with courses stays, with the way to them. */
async function removeGroup({ id_mst_curso_grupo: id, desc: nombre }: GroupRow): Promise<void> {
  const { eliminable, msg } = await call(checkGroupRemoval, { id })
  if (!eliminable) {
    const way = await choose(t('courses.not_deleted', { nombre }), [{ id: 'view', text: t('courses.see_courses') }], msg ?? undefined)
    if (way === 'view') go(coursesPath(id))
    return
  }
  if (!(await confirmDelete(nombre))) return
  await call(callsOf(courseGroup).remove, { id })
  toast.good(t('courses.deleted', { nombre }))
}

/** /cursos/grupos: the groups that courses are listed by. */
export function CourseGroupsScreen() {
  const reading = useList(courseGroup)
  const courses = useRead(coursesWithGroup, {}).data
  const shown = useMemo(() => columns(), [])
  const rows = useMemo(() => {
    const byGroup = courses && Map.groupBy(courses, (one) => one.id_mst_curso_grupo)
    return reading.data?.map((row): GroupRow => ({ ...row, cursos: byGroup ? (byGroup.get(row.id_mst_curso_grupo)?.length ?? 0) : null }))
  }, [reading.data, courses])
  const may = userMay(courseGroup.permission)
  return (
    <RecordScreen<GroupRow>
      name={courseGroup.name}
      columns={shown}
      reading={reading}
      rows={rows}
      rowId={(row) => row.id_mst_curso_grupo}
      nameOf={(row) => row.desc}
      add={may && t('courses.new_group')}
      opens={may}
      rowActions={
        may &&
        ((row) => (
          <IconButton label={`${t('core.delete')} ${row.desc}`} icon={IconTrash} onClick={() => void orToast(() => removeGroup(row))} />
        ))
      }
      onDelete={([row]) => row && void orToast(() => removeGroup(row))}
      empty={{ title: t('courses.no_groups'), hint: t('courses.no_groups_hint') }}
      form={(row, close) => (
        <ResourceForm resource={courseGroup} fields={['desc']} id={row?.id_mst_curso_grupo} onSaved={close} onCancel={close} />
      )}
    />
  )
}
