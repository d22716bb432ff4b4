import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { IconFileCheck } from '@tabler/icons-react'
import { formatCount, formatValue } from '../../kit/grid/cells/value.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { DeskRow, ReadReturns } from './desk-rows.ts'

const kinds = {
  'pain.002': 'bank-returns.kind.pain002',
  'camt.053': 'bank-returns.kind.camt053',
  'camt.054': 'bank-returns.kind.camt054',
  aeb1914: 'bank-returns.kind.aeb1914',
  varios: 'bank-returns.kind.varios',
} as const
export const kindText = (kind: ReadReturns['clase']): string => t(kinds[kind])

const addsText = { true: 'bank-returns.adds', false: 'bank-returns.adds_not' } as const

/** Kind, day, sums and costs of a file. */
export function FileBar({ read, rows }: { read: ReadReturns; rows: readonly DeskRow[] }) {
  const total = read.devoluciones.length
  const found = read.devoluciones.filter((row) => row.resultado === 'encontrada').length
  const surcharges = rows.filter((row) => row.isChosen).reduce((sum, row) => sum + row.decision.recargo, 0)
  const facts = [
    read.dia && t('bank-returns.of_day', { dia: formatDay(read.dia) }),
    t('bank-returns.count', { n: formatCount(total), total, importe: formatEuros(read.importe) }),
    read.cuadra !== null && read.cuadra && t(addsText.true),
    read.leido_antes === null
      ? t('bank-returns.fresh')
      : t('bank-returns.read_before', { fecha: formatValue('instant', read.leido_antes) }),
    ...read.cobradas.map(({ nombre, importe }) => t('bank-returns.settled', { nombre, importe: formatEuros(importe) })),
  ]
  return (
    <section className="returns-bar" aria-label={read.nombre_fichero}>
      <IconFileCheck size={22} aria-hidden />
      <div>
        <p>
          <b>{read.nombre_fichero}</b> <mark>{t('bank-returns.recognised', { clase: kindText(read.clase) })}</mark>
        </p>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {read.cuadra === false && <p className="returns-wrong">{t(addsText.false)}</p>}
      </div>
      <dl>
        <div>
          <dt>{t('bank-returns.matched')}</dt>
          <dd className="tabular">{t('bank-returns.n_of', { n: formatCount(found), todas: formatCount(total) })}</dd>
        </div>
        <div>
          <dt>{t('bank-returns.charges')}</dt>
          <dd className="tabular">{formatEuros(read.gastos)}</dd>
        </div>
        <div>
          <dt>{t('bank-returns.surcharges')}</dt>
          <dd className="tabular">{formatEuros(surcharges)}</dd>
        </div>
      </dl>
    </section>
  )
}
