import { callsOf } from '@app/contract/kit/generic-calls'
import type { RowOfResource } from '@app/contract/kit/resource'
import { toggleWeekState, weekState } from '@app/contract/week-state/week-state'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useMemo } from 'react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { ResourceForm } from '../../kit/forms/form.tsx'
import { useAction, useList } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { columnsOf } from '../../kit/screen/grid-columns.ts'
import { RecordScreen } from '../../kit/screen/record-screen.tsx'
import { t } from '../../kit/texts/i18n.ts'

const names = ['cod_tipo', 'cod_semana', 'cod_grupo', 'activo'] as const
type Row = RowOfResource<typeof weekState>
const nameOf = ({ cod_tipo: tipo, cod_semana: semana, cod_grupo: grupo }: Row) => t('week-state.name', { tipo, semana, grupo })
const { remove: removeCall } = callsOf(weekState)

/** /actSemanaEstado: open weeks of the groups; a button in each row toggles it. */
export function WeekStatesScreen() {
  const reading = useList(weekState)
  const toggle = useAction(toggleWeekState, { toast: true })
  const remove = useAction(removeCall, { toast: true })
  const shown = useMemo(() => columnsOf(weekState, names), [])
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
        <ResourceForm resource={weekState} fields={names} id={row?.id_act_semana_estado} onSaved={close} onCancel={close} />
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
