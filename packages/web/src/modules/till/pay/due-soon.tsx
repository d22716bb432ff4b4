import { dueSoon } from '@app/contract/till/till-data'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { useRead } from '../../../kit/reads/api.ts'
import { ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'

/** Unpaid bookings about to begin: a click adds the amount due to the cart. */
export function DueSoon({ onPick }: { onPick: (booking: number) => void }) {
  const { data, error, refetch } = useRead(dueSoon, {}, { refetchInterval: 60_000 })
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data || data.length === 0) return null
  const sum = data.reduce((all, one) => all + one.pendiente, 0)
  return (
    <section className="till-due" aria-label={t('till.due_soon')}>
      <h2>
        {t('till.due_soon')} <small>{t('till.due_soon_sum', { n: data.length, importe: formatEuros(sum) })}</small>
      </h2>
      <div>
        {data.map((one) => (
          <button key={one.id_reg_reserva} type="button" onClick={() => onPick(one.id_reg_reserva)}>
            <b className="tabular">{formatMinute(one.hora_ini)}</b>
            <span>
              <span>{one.nombre_completo ?? t('ui.guest')}</span>
              <small>{one.desc_recurso}</small>
            </span>
            <b className="tabular">{formatEuros(one.pendiente)}</b>
          </button>
        ))}
      </div>
    </section>
  )
}
