import type { RowOfResource } from '@app/contract/kit/resource'
import { ranking, reservedRanking } from '@app/contract/rankings/ranking'
import { activateRanking, deactivateRanking, rankingList, rankingStatus, removeRanking } from '@app/contract/rankings/rankings'
import { SegmentedControl } from '@mantine/core'
import { IconLock, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { confirm, confirmDelete, showMessage } from '../../kit/dialogs/dialogs.ts'
import { showInUse } from '../../kit/dialogs/in-use.tsx'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { ResourceForm } from '../../kit/forms/form.tsx'
import { call, useAction, useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { columnsOf } from '../../kit/screen/grid-columns.ts'
import { useSearchParam } from '../../kit/screen/navigation.ts'
import { RecordScreen } from '../../kit/screen/record-screen.tsx'
import { t } from '../../kit/texts/i18n.ts'

type Row = RowOfResource<typeof ranking>
const filters = { all: undefined, active: true, inactive: false } as const

/** True if a ranking may be activated or deleted: checked first, and obstacles are shown. */
async function isAllowed(id: number): Promise<boolean> {
  try {
    const answer = await call(rankingStatus, { id })
    if (answer !== true) await showMessage(answer)
    return answer === true
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.bad(error.msg)
    return false
  }
}

/** /campeonatoRanking: active and inactive rankings; activate, deactivate, delete. */
export function RankingsScreen() {
  const [wanted, setWanted] = useSearchParam('activos')
  const filter = wanted === 'active' || wanted === 'inactive' ? wanted : 'all'
  const activos = filters[filter]
  const reading = useRead(rankingList, activos === undefined ? {} : { activos }, { keepPrevious: true })
  const activate = useAction(activateRanking, { onDone: ({ desc: nombre }) => void toast.good(t('rankings.activated', { nombre })) })
  const deactivate = useAction(deactivateRanking, { onDone: ({ desc: nombre }) => void toast.good(t('rankings.deactivated', { nombre })) })
  const remove = useAction(removeRanking, { onRefused: (refused) => void (showInUse(refused) || showMessage(refused.msg)) })
  const turnOff = async ({ id_mst_ranking: id, desc: nombre }: Row) => {
    const title = t('rankings.deactivate_question', { nombre })
    if (await confirm({ title, hint: t('rankings.deactivate_hint'), confirm: t('rankings.deactivate') })) await deactivate.run({ id })
  }
  const turnOn = async ({ id_mst_ranking: id }: Row) => {
    if (await isAllowed(id)) await activate.run({ id })
  }
  const onDelete = async ({ id_mst_ranking: id, desc: nombre, activo }: Row) => {
    if (!activo) return void showMessage(t('ranking.solo_activas'))
    if (!(await isAllowed(id)) || !(await confirmDelete(nombre))) return
    if (await remove.run({ id })) toast.good(t('rankings.deleted', { nombre }))
  }
  const shown = useMemo(() => columnsOf(ranking, ['orden', 'desc', 'activo'], { desc: { width: 320 } }), [])
  const mayWrite = userMay(ranking.permission)
  return (
    <RecordScreen
      name={ranking.name}
      columns={shown}
      reading={reading}
      rows={reading.data}
      rowId={(row) => row.id_mst_ranking}
      rowTone={(row) => (row.activo ? undefined : 'muted')}
      nameOf={(row) => row.desc}
      add={mayWrite && t('rankings.new')}
      opens={mayWrite}
      empty={{ title: t('rankings.none') }}
      form={(row, close) => (
        <ResourceForm resource={ranking} fields={['desc', 'orden']} id={row?.id_mst_ranking} onSaved={close} onCancel={close} />
      )}
      toolbar={
        <SegmentedControl
          aria-label={t('rankings.show')}
          value={filter}
          onChange={(next) => setWanted(next === 'all' ? null : next)}
          data={(['all', 'active', 'inactive'] as const).map((value) => ({ value, label: t(`rankings.${value}`) }))}
        />
      }
      actionsWidth={76}
      rowActions={
        mayWrite &&
        ((row) => {
          const { id_mst_ranking: id, desc, activo } = row
          if (id === reservedRanking) return <IconLock size={15} role="img" aria-label={t('ranking.reservado')} />
          return (
            <>
              {activo ? (
                <IconButton label={`${t('rankings.deactivate')} ${desc}`} icon={IconPlayerPause} onClick={() => void turnOff(row)} />
              ) : (
                <IconButton label={`${t('rankings.activate')} ${desc}`} icon={IconPlayerPlay} onClick={() => void turnOn(row)} />
              )}
              <IconButton label={`${t('core.delete')} ${desc}`} icon={IconTrash} onClick={() => void onDelete(row)} />
            </>
          )
        })
      }
    />
  )
}
