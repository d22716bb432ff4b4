import type { OutputOf } from '@app/contract/kit/action'
import { addSeasonHours, changeSeasonHours, removeSeasonHours, seasonHoursList } from '@app/contract/member-hours/member-hours'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { HourCount } from './hour-count.tsx'
import { NewHours, useTypeName } from './new-hours.tsx'

type Row = OutputOf<typeof seasonHoursList>[number]

/** Approvable hours of a member for a season, by court. */
export function SeasonHours({ id }: { id: number }) {
  const { data, error, refetch } = useRead(seasonHoursList, { id_mst_socios: id })
  const add = useAction(addSeasonHours)
  const title = t('season-hours.horas_temporada')
  return (
    <Card title={title} hint={t('member-hours.season_hint')}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton lines={2} />}
      {data?.length === 0 && <p>{t('member-hours.none')}</p>}
      <ul className="mh-rows">
        {data?.map((row) => (
          <SeasonRow key={row.id_reg_socios_recurso_horas_temporada} row={row} />
        ))}
      </ul>
      <NewHours of={title} isBusy={add.isBusy} onAdd={(wanted) => add.run({ id_mst_socios: id, horas_temporada: 0, ...wanted })} />
    </Card>
  )
}

function SeasonRow({ row }: { row: Row }) {
  const { id_reg_socios_recurso_horas_temporada: id, desc_recurso, horas_temporada, id_mst_tiporeserva } = row
  const change = useAction(changeSeasonHours)
  const remove = useAction(removeSeasonHours)
  const typeName = useTypeName()
  return (
    <li>
      <b>{desc_recurso}</b>
      <span>{typeName(id_mst_tiporeserva)}</span>
      <HourCount
        label={`${desc_recurso}: ${t('season-hours.horas_temporada')}`}
        value={horas_temporada}
        disabled={change.isBusy}
        onChange={(hours) => change.run({ id, horas_temporada: hours })}
      />
      <DeleteButton name={desc_recurso} onDelete={() => remove.run({ id })} />
    </li>
  )
}
