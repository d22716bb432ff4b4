import type { RowOfResource } from '@app/contract/kit/resource'
import {
  activateRanking,
  deactivateRanking,
  ranking,
  rankingList,
  rankingStatus,
  removeRanking,
  reservedRanking,
} from '@app/contract/rankings/ranking'
import { SegmentedControl } from '@mantine/core'
import { IconLock, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { call, useAction, useRead } from '../../kit/api.ts'
import { confirm, confirmDelete, tell } from '../../kit/dialogs.ts'
import { t } from '../../kit/i18n.ts'
import { tellInUse } from '../../kit/in-use.tsx'
import { useSearchParam } from '../../kit/navigation.ts'
import { Refused } from '../../kit/refused.ts'
import { toast } from '../../kit/toasts.ts'
import { RecordScreen } from './record-screen.tsx'
import { RowButton } from './row-button.tsx'

type Row = RowOfResource<typeof ranking>
const filters = { all: undefined, active: true, inactive: false } as const
type Filter = keyof typeof filters

/** Whether a ranking may be activated or deleted: asked first, and what stands against it is shown. */
async function isAllowed(id: number): Promise<boolean> {
  try {
    const answer = await call(rankingStatus, { id })
    if (answer !== true) await tell(answer)
    return answer === true
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    toast.bad(error.msg)
    return false
  }
}

/** /campeonatoRanking: active and inactive rankings; activate, deactivate, delete. */
export function RankingsScreen() {
  const [wanted, setWanted] = useSearchParam('activos')
  const filter: Filter = wanted !== null && wanted in filters ? (wanted as Filter) : 'all'
  const activos = filters[filter]
  const reading = useRead(rankingList, activos === undefined ? {} : { activos }, [ranking.name], { keepPrevious: true })
  const activate = useAction(activateRanking, { onDone: ({ desc: nombre }) => void toast.good(t('rankings.activated', { nombre })) })
  const deactivate = useAction(deactivateRanking, { onDone: ({ desc: nombre }) => void toast.good(t('rankings.deactivated', { nombre })) })
  const remove = useAction(removeRanking, { onRefused: (refused) => void (tellInUse(refused) || tell(refused.msg)) })
  const turnOff = async ({ id_mst_ranking: id, desc: nombre }: Row) => {
    const title = t('rankings.deactivate_question', { nombre })
    if (await confirm({ title, hint: t('rankings.deactivate_hint'), confirm: t('rankings.deactivate') })) await deactivate.run({ id })
  }
  const turnOn = async ({ id_mst_ranking: id }: Row) => {
    if (await isAllowed(id)) await activate.run({ id })
  }
  const onDelete = async ({ id_mst_ranking: id, desc: nombre, activo }: Row) => {
    if (!activo) return void tell(t('ranking.solo_activas'))
    if (!(await isAllowed(id)) || !(await confirmDelete(nombre))) return
    if (await remove.run({ id })) toast.good(t('rankings.deleted', { nombre }))
  }
  return (
    <RecordScreen
      resource={ranking}
      reading={reading}
      columns={['orden', 'desc', 'activo']}
      more={{ desc: { width: 320 } }}
      form={['desc', 'orden']}
      add={t('rankings.new')}
      empty={{ title: t('rankings.none') }}
      toolbar={
        <SegmentedControl
          size="xs"
          aria-label={t('rankings.show')}
          value={filter}
          onChange={(next) => setWanted(next === 'all' ? null : next)}
          data={Object.keys(filters).map((value) => ({ value, label: t(`rankings.${value}`) }))}
        />
      }
      nameOf={({ desc }) => desc}
      actionsWidth={76}
      rowActions={(row) => {
        const { id_mst_ranking: id, desc, activo } = row
        if (id === reservedRanking) return <IconLock size={15} role="img" aria-label={t('ranking.reservado')} />
        return (
          <>
            {activo ? (
              <RowButton
                label={`${t('rankings.deactivate')} ${desc}`}
                icon={<IconPlayerPause size={15} />}
                onClick={() => void turnOff(row)}
              />
            ) : (
              <RowButton label={`${t('rankings.activate')} ${desc}`} icon={<IconPlayerPlay size={15} />} onClick={() => void turnOn(row)} />
            )}
            <RowButton label={`${t('core.delete')} ${desc}`} icon={<IconTrash size={15} />} onClick={() => void onDelete(row)} />
          </>
        )
      }}
    />
  )
}
