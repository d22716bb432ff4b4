import { championshipEnrolment } from '@app/contract/activities/activity'
import { enrolInChampionship, enrolledInChampionship, updateChampionshipEnrolment } from '@app/contract/activities/championship-enrolments'
import { checkChampionshipEnrolments, importChampionshipEnrolments } from '@app/contract/activities/enrolment-import'
import type { SentOf } from '@app/contract/kit/action'
import { callsOf } from '@app/contract/kit/generic-calls'
import { championshipsWithGroups } from '@app/contract/matches/matches'
import { useMemo } from 'react'
import { call, useAction, useRead } from '../../kit/reads/api.ts'
import { useSearchParam } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { EnrolledScreen } from './enrolled-screen.tsx'
import type { EnrolmentGroup } from './enrolment-group.ts'
import { chosenGroup, GroupChoice, type GroupOptions } from './group-choice.tsx'
import { NoGroups } from './no-groups.tsx'

/** /campeonatos/inscritos: the people enrolled in a group of a championship. */
export function ChampionshipEnrolmentsScreen() {
  const championships = useRead(championshipsWithGroups, { separar_vigentes_pasados: true })
  const [asked, setAsked] = useSearchParam('grupo')
  const options = useMemo(
    () =>
      championships.data?.map(
        (one): GroupOptions => ({
          ...{ id: one.id_reg_campeonatos, name: one.desc_campeonato, isCurrent: one.vigente },
          groups: one.campeonatos_grupo.map((group) => ({ id: group.id_reg_campeonatos_grupo, name: group.desc_campeonatos_grupo })),
        }),
      ),
    [championships.data],
  )
  const id = chosenGroup(options ?? [], Number(asked))
  const reading = useRead(enrolledInChampionship, id === null ? null : { id })
  const remove = useAction(callsOf(championshipEnrolment).remove, { toast: true })
  const { data } = reading
  const group = useMemo(
    (): EnrolmentGroup | undefined =>
      data && {
        id: data.id_reg_campeonatos_grupo,
        title: `${data.desc_campeonato} · ${data.desc_campeonatos_grupo}`,
        columns: [],
        rows: data.inscritos.map(({ id_reg_campeonatos_inscritos, ...row }) => ({
          ...row,
          id: id_reg_campeonatos_inscritos,
          valores: null,
        })),
        may: remove.may,
        enrol: (values) =>
          call(enrolInChampionship, { id_reg_campeonatos_grupo: data.id_reg_campeonatos_grupo, ...values } as SentOf<
            typeof enrolInChampionship
          >),
        update: (row, change, read) =>
          call(updateChampionshipEnrolment, { id: row, ...change } as SentOf<typeof updateChampionshipEnrolment>, { read }),
        remove: (row) => remove.run({ id: row }),
        check: checkChampionshipEnrolments,
        save: importChampionshipEnrolments,
      },
    [data, remove],
  )
  if (options && id === null)
    return <NoGroups hint={t('enrolments.no_championships')} to="/campeonatos/grupos" text={t('menu.championship-groups')} />
  return (
    <EnrolledScreen
      name="championship-enrolment"
      reading={championships.error ? championships : reading}
      group={group}
      toolbar={
        <GroupChoice
          label={t('enrolments.choose_championship')}
          options={options ?? []}
          value={id}
          title={group?.title}
          onChange={(next) => setAsked(String(next))}
        />
      }
    />
  )
}
