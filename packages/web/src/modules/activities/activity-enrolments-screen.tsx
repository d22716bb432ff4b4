import { activitiesWithGroups } from '@app/contract/activities/activities'
import { activityEnrolment } from '@app/contract/activities/activity'
import { checkEnrolments, importEnrolments } from '@app/contract/activities/enrolment-import'
import { enrol, enrolledInGroup, updateEnrolment } from '@app/contract/activities/enrolments'
import type { SentOf } from '@app/contract/kit/action'
import { callsOf } from '@app/contract/kit/generic-calls'
import { useMemo } from 'react'
import { call, useAction, useRead } from '../../kit/reads/api.ts'
import { useSearchParam } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { spreadValues } from './enrolled-row.ts'
import { EnrolledScreen } from './enrolled-screen.tsx'
import type { EnrolmentGroup } from './enrolment-group.ts'
import { chosenGroup, GroupChoice, type GroupOptions } from './group-choice.tsx'
import { NoGroups } from './no-groups.tsx'

/** /actividades/inscritos: the people of a group of an activity. */
export function ActivityEnrolmentsScreen() {
  const activities = useRead(activitiesWithGroups, {})
  const [asked, setAsked] = useSearchParam('grupo')
  const options = useMemo(
    () =>
      activities.data?.map(
        (one): GroupOptions => ({
          ...{ id: one.id_reg_actividades, name: one.desc_actividad, isCurrent: one.vigente },
          groups: one.actividad_grupo.map((group) => ({
            ...{ id: group.id_reg_actividades_grupo, name: group.desc_actividades_grupo, count: group.inscritos },
          })),
        }),
      ),
    [activities.data],
  )
  const id = chosenGroup(options ?? [], Number(asked))
  const reading = useRead(enrolledInGroup, id === null ? null : { id })
  const remove = useAction(callsOf(activityEnrolment).remove, { toast: true })
  const { data } = reading
  const group = useMemo(
    (): EnrolmentGroup | undefined =>
      data && {
        id: data.id_reg_actividades_grupo,
        title: `${data.desc_actividad} · ${data.desc_actividades_grupo}`,
        columns: data.columnas,
        rows: data.inscritos.map(({ id_reg_actividades_inscritos, ...row }) => ({
          ...{ ...row, id: id_reg_actividades_inscritos },
          ...spreadValues(data.columnas, row.valores),
        })),
        may: remove.may,
        enrol: (values) => call(enrol, { id_reg_actividades_grupo: data.id_reg_actividades_grupo, ...values } as SentOf<typeof enrol>),
        update: (row, change, read) => call(updateEnrolment, { id: row, ...change } as SentOf<typeof updateEnrolment>, { read }),
        remove: (row) => remove.run({ id: row }),
        check: checkEnrolments,
        save: importEnrolments,
      },
    [data, remove],
  )
  if (options && id === null)
    return <NoGroups hint={t('activities.no_groups_hint')} to="/actividades/grupos" text={t('menu.activity-groups')} />
  return (
    <EnrolledScreen
      name="activity-enrolment"
      reading={activities.error ? activities : reading}
      group={group}
      toolbar={
        <GroupChoice
          label={t('activities.choose_group')}
          options={options ?? []}
          value={id}
          title={group?.title}
          onChange={(next) => setAsked(String(next))}
        />
      }
    />
  )
}
