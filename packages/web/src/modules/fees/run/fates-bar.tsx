import type { lineFates } from '@app/contract/fees/fee-runs'
import { formatEuros } from '@app/contract/values/money'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { instant } from '../../../kit/kinds/instant.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { Run } from './run-state.ts'
import { counted } from './run-words.ts'

export type Fate = (typeof lineFates)[number]

/** Planned and made, and in red their difference. */
function PlannedAndDone({ run }: { run: Run }) {
  const { previsto_lineas, previsto_importe, lineas, importe } = run
  const sum = (n: number, cents: number) => t('raise.sum_of', { ...counted(n), importe: formatEuros(cents) })
  const isEqual = previsto_lineas === lineas && previsto_importe === importe
  return (
    <p className="raise-hints">
      <span>{t('raise.made', { fecha: instant.format(run.fecha) })}</span>
      <span>
        {t('raise.planned')} <b>{sum(previsto_lineas, previsto_importe)}</b>
      </span>
      <span>
        {t('raise.done')} <b>{sum(lineas, importe)}</b>
      </span>
      <span data-sign={isEqual ? 'more' : 'less'}>
        {isEqual
          ? `= ${t('raise.equal')}`
          : t('raise.differ', { ...counted(lineas - previsto_lineas), importe: formatEuros(importe - previsto_importe, { signed: true }) })}
      </span>
      {run.motivo && <span>{t('raise.reason_was', { motivo: run.motivo })}</span>}
    </p>
  )
}

interface Props {
  run: Run
  fate: Fate | null
  onFate: (fate: Fate | null) => void
}
/** Bar of what became of the lines; each part restricts the grid to it. */
export function FatesBar({ run, fate, onFate }: Props) {
  const destinos = run.destinos.filter(({ lineas }) => lineas > 0)
  return (
    <section className="raise-fates" aria-label={t('raise.fates')}>
      <div>
        {destinos.map(({ destino, lineas, importe }) => (
          <button
            key={destino}
            type="button"
            data-fate={destino}
            style={{ flexGrow: lineas }}
            aria-pressed={fate === destino}
            onClick={() => onFate(fate === destino ? null : destino)}
          >
            <span>
              <b>{formatCount(lineas)}</b> {t(`raise.fate.${destino}`)}
            </span>
            <small>{formatEuros(importe)}</small>
          </button>
        ))}
      </div>
      <PlannedAndDone run={run} />
    </section>
  )
}
