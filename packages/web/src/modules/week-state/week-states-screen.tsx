import { callsOf } from '@app/contract/kit/generic-calls'
import type { RowOfResource } from '@app/contract/kit/resource'
import { toggleWeekState, weekState } from '@app/contract/week-state/week-state'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useAction, useList } from '../../kit/api.ts'
import { DeleteButton } from '../../kit/delete-button.tsx'
import { ResourceForm } from '../../kit/forms/form.tsx'
import { columnsOf } from '../../kit/grid-columns.ts'
import { t } from '../../kit/i18n.ts'
import { IconButton } from '../../kit/icon-button.tsx'
import { RecordScreen } from '../../kit/record-screen.tsx'
import { userMay } from '../../kit/session.ts'

const asked = ['cod_tipo', 'cod_semana', 'cod_grupo', 'activo'] as const
type Row = RowOfResource<typeof weekState>
const nameOf = ({ cod_tipo: tipo, cod_semana: semana, cod_grupo: grupo }: Row) => t('week-state.name', { tipo, semana, grupo })
const { remove: removeCall } = callsOf(weekState)

/** /actSemanaEstado: which weeks of which groups are open; a button in each row turns it. */
export function WeekStatesScreen() {
  const reading = useList(weekState)
  const toggle = useAction(toggleWeekState, { toast: true })
  const remove = useAction(removeCall, { toast: true })
  const shown = useMemo(() => columnsOf(weekState, asked), [])
  const mayWrite = userMay(weekState.permission)
  return (
    <RecordScreen
      name={weekState.name}
      columns={shown}
      reading={reading}
      rows={reading.data}
      rowId={(row) => row.id_act_semana_estado}
      rowTone={(row) => (row.activo ? undefined : 'muted')}
      nameOf={nameOf}
      add={mayWrite && t('week-state.new')}
      opens={mayWrite}
      empty={{ title: t('week-state.none') }}
      form={(row, close) => (
        <ResourceForm resource={weekState} fields={asked} id={row?.id_act_semana_estado} onSaved={close} onCancel={close} />
      )}
      actionsWidth={76}
      rowActions={
        mayWrite &&
        ((row) => (
          <>
            <IconButton
              label={`${t(row.activo ? 'week-state.deactivate' : 'week-state.activate')} ${nameOf(row)}`}
              icon={row.activo ? IconPlayerPause : IconPlayerPlay}
              onClick={() => void toggle.run({ id: row.id_act_semana_estado })}
            />
            <DeleteButton name={nameOf(row)} onDelete={() => remove.run({ id: row.id_act_semana_estado })} />
          </>
        ))
      }
    />
  )
}
