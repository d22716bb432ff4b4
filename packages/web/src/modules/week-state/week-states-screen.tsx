import type { RowOfResource } from '@app/contract/kit/resource'
import { toggleWeekState, weekState } from '@app/contract/week-state/week-state'
import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useAction, useList } from '../../kit/api.ts'
import { confirmDelete } from '../../kit/dialogs.ts'
import { t } from '../../kit/i18n.ts'
import { callsOf } from '../../kit/resource-calls.ts'
import { RecordScreen, RowButton } from '../rankings/public.ts'

type Row = RowOfResource<typeof weekState>
const nameOf = ({ cod_tipo: tipo, cod_semana: semana, cod_grupo: grupo }: Row) => t('week-state.name', { tipo, semana, grupo })
const { remove: removeCall } = callsOf(weekState)

/** /actSemanaEstado: which weeks of which groups are open; a button in each row turns it. */
export function WeekStatesScreen() {
  const reading = useList(weekState)
  const toggle = useAction(toggleWeekState, { toast: true })
  const remove = useAction(removeCall, { toast: true })
  const onDelete = async (row: Row) => {
    if (await confirmDelete(nameOf(row))) await remove.run({ id: row.id_act_semana_estado })
  }
  return (
    <RecordScreen
      resource={weekState}
      reading={reading}
      columns={['cod_tipo', 'cod_semana', 'cod_grupo', 'activo']}
      form={['cod_tipo', 'cod_semana', 'cod_grupo', 'activo']}
      add={t('week-state.new')}
      empty={{ title: t('week-state.none') }}
      nameOf={nameOf}
      actionsWidth={76}
      rowActions={(row) => (
        <>
          <RowButton
            label={`${t(row.activo ? 'week-state.deactivate' : 'week-state.activate')} ${nameOf(row)}`}
            icon={row.activo ? <IconPlayerPause size={15} /> : <IconPlayerPlay size={15} />}
            onClick={() => void toggle.run({ id: row.id_act_semana_estado })}
          />
          <RowButton label={`${t('core.delete')} ${nameOf(row)}`} icon={<IconTrash size={15} />} onClick={() => void onDelete(row)} />
        </>
      )}
    />
  )
}
