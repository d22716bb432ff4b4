import { saveSeason } from '@app/contract/season/season-plan'
import type { Day } from '@app/contract/values/day'
import { useState } from 'react'
import { DateField } from '../../kit/fields/date-field.tsx'
import { useAction } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  sport: number
  period: { readonly fecha_ini: Day; readonly fecha_fin: Day } | null
}

/** Period of the season; saved as soon as both days are set. */
export function SeasonPeriod({ sport, period }: Props) {
  const [first, setFirst] = useState<Day | null>(period?.fecha_ini ?? null)
  const [last, setLast] = useState<Day | null>(period?.fecha_fin ?? null)
  const [error, setError] = useState<string | null>(null)
  const save = useAction(saveSeason, { toast: true, onDone: () => setError(null), onRefused: ({ msg }) => setError(msg) })
  const keep = (fecha_ini: Day | null, fecha_fin: Day | null) => {
    setFirst(fecha_ini)
    setLast(fecha_fin)
    if (fecha_ini && fecha_fin) void save.run({ id_mst_tiporecurso: sport, fecha_ini, fecha_fin })
  }
  return (
    <div className="sws-period">
      <DateField size="xs" label={t('season.fecha_ini')} value={first} disabled={!save.may} onChange={(day) => keep(day, last)} />
      <DateField
        size="xs"
        label={t('season.fecha_fin')}
        value={last}
        error={error}
        disabled={!save.may}
        onChange={(day) => keep(first, day)}
      />
      {!period && <p className="sws-hint">{t('season.sin_periodo')}</p>}
    </div>
  )
}
