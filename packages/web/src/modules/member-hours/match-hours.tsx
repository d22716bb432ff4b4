import type { OutputOf } from '@app/contract/kit/action'
import { lastMinute } from '@app/contract/member-hours/hour-row-rules'
import * as hours from '@app/contract/member-hours/member-hours'
import { formatMinute } from '@app/contract/values/minute'
import { Button, Checkbox, Select } from '@mantine/core'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { TimeField } from '../../kit/fields/time-field.tsx'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { weekdayNames } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'
import { HourCount } from './hour-count.tsx'
import { NewHours, useTypeName } from './new-hours.tsx'

type Row = OutputOf<typeof hours.matchHoursList>[number]

/** Weekly court hours of a member besides the season hours; rows without limit are highlighted. */
export function MatchHours({ id }: { id: number }) {
  const { data, error, refetch } = useRead(hours.matchHoursList, { id_mst_socios: id })
  const add = useAction(hours.addMatchHours)
  const title = t('member-hours.matches')
  return (
    <Card title={title} hint={t('member-hours.matches_hint')}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton lines={2} />}
      {data?.length === 0 && <p>{t('member-hours.none')}</p>}
      <ul className="mh-rows">
        {data?.map((row) => (
          <MatchRow key={row.id_mst_socios_horas_partidos_temporada} row={row} />
        ))}
      </ul>
      <NewHours of={title} isBusy={add.isBusy} onAdd={(wanted) => add.run({ id_mst_socios: id, ...wanted })} />
    </Card>
  )
}

function MatchRow({ row }: { row: Row }) {
  const { id_mst_socios_horas_partidos_temporada: id, desc_recurso: pista, dia, hora_inicio, hora_fin, sin_limite } = row
  const showMoved = ({ msg }: { msg: string | null }) => msg && toast.good(msg)
  const change = useAction(hours.changeMatchHours, { onDone: showMoved })
  const move = useAction(hours.moveMatchHours, { onDone: showMoved })
  const lift = useAction(hours.removeLimit)
  const remove = useAction(hours.removeMatchHours)
  const typeName = useTypeName()
  const days = weekdayNames()
  const desde = formatMinute(hora_inicio)
  const name = t('member-hours.row', { pista, dia: days[dia - 1] ?? '', desde, hasta: formatMinute(hora_fin) })
  const isBusy = change.isBusy || move.isBusy || lift.isBusy
  return (
    <li className={sin_limite ? 'mh-free' : undefined}>
      <b>{pista}</b>
      <span>{typeName(row.id_mst_tiporeserva)}</span>
      <Select
        aria-label={`${name}: ${t('match-hours.dia')}`}
        w={128}
        allowDeselect={false}
        data={days.map((label, at) => ({ value: String(at + 1), label }))}
        value={String(dia)}
        disabled={isBusy}
        onChange={(day) => day && void change.run({ id, dia: Number(day) })}
      />
      <TimeField
        aria-label={`${name}: ${t('match-hours.hora_inicio')}`}
        w={76}
        max={lastMinute}
        value={hora_inicio}
        disabled={isBusy}
        onChange={(minute) => void move.run({ id, hora_inicio: minute })}
      />
      –
      <TimeField
        aria-label={`${name}: ${t('match-hours.hora_fin')}`}
        w={76}
        max={lastMinute}
        value={hora_fin}
        disabled={isBusy}
        onChange={(minute) => void move.run({ id, hora_fin: minute })}
      />
      <Checkbox
        size="xs"
        label={t('match-hours.es_partido')}
        checked={row.es_partido}
        disabled={isBusy}
        onChange={(event) => void change.run({ id, es_partido: event.currentTarget.checked })}
      />
      {sin_limite ? (
        <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => void change.run({ id, sin_limite: false })}>
          {t('match-hours.sin_limite')} ✕
        </Button>
      ) : (
        <>
          <HourCount
            label={`${name}: ${t('match-hours.horas_asignadas')}`}
            value={row.horas_asignadas}
            disabled={isBusy}
            onChange={(horas_asignadas) => change.run({ id, horas_asignadas })}
          />
          <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => void lift.run({ id })}>
            {t('member-hours.lift')}
          </Button>
        </>
      )}
      <DeleteButton name={name} onDelete={() => remove.run({ id })} />
    </li>
  )
}
