import { closureKinds, closurePolicies } from '@app/contract/closures/closure-rules'
import { SegmentedControl } from '@mantine/core'
import { TimeField } from '../../kit/fields/time-field.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { ClosableCourt, ClosureRequest } from './use-closure.ts'

interface Props {
  courts: readonly ClosableCourt[]
  wanted: ClosureRequest
  change: (part: Partial<ClosureRequest>) => void
  choose: (courts: readonly number[]) => void
}
/** Reason, courts, times, and the default handling of unanswered bookings: the equivalent of a drag over the planner. */
export function AreaFields({ courts, wanted, change, choose }: Props) {
  const { recursos, hora_ini, hora_fin, motivo, politica } = wanted
  const ids = courts.map((court) => court.id_mst_recurso)
  return (
    <>
      <SegmentedControl
        className="clo-kind"
        size="sm"
        fullWidth
        aria-label={t('closures.kind')}
        value={motivo}
        data={closureKinds.map((value) => ({ value, label: t(`closures.kind.${value}`) }))}
        onChange={(value) => change({ motivo: closureKinds.find((one) => one === value) ?? 'rain' })}
      />
      <div className="clo-chips" role="group" aria-label={t('closures.courts')}>
        {courts.map(({ id_mst_recurso: id, desc_recurso }) => (
          <button
            type="button"
            key={id}
            aria-pressed={recursos.includes(id)}
            onClick={() => choose(recursos.includes(id) ? recursos.filter((one) => one !== id) : [...recursos, id])}
          >
            {desc_recurso}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={recursos.length === ids.length}
          onClick={() => choose(recursos.length === ids.length ? [] : ids)}
        >
          {t('closures.all_courts')}
        </button>
      </div>
      <div className="clo-hours">
        <TimeField label={t('closures.from')} value={hora_ini} onChange={(minute) => change({ hora_ini: minute })} />
        {/* the field shows the end of the day as its last minute */}
        <TimeField label={t('closures.to')} value={hora_fin} onChange={(minute) => change({ hora_fin: minute === 1439 ? 1440 : minute })} />
      </div>
      <div className="clo-chips" role="group" aria-label={t('closures.policy')}>
        <span>{t('closures.policy')}</span>
        {closurePolicies.map((one) => (
          <button type="button" key={one} aria-pressed={politica === one} onClick={() => change({ politica: one, cambios: new Map() })}>
            {t(`closures.policy.${one}`)}
          </button>
        ))}
      </div>
    </>
  )
}
