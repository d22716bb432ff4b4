import { formatEuros } from '@app/contract/values/money'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { figuresOf, type Preview, type RunTab } from './run-lines.ts'
import { counted, monthBefore } from './run-words.ts'
import type { FeeRun } from './use-fee-run.ts'

/** Sign of a difference, for its colour. */
export const signOf = (cents: number) => (cents === 0 ? 'same' : cents > 0 ? 'more' : 'less')
/** Difference in cents; equality as its sign. */
export const differenceText = (cents: number) => (cents === 0 ? '=' : formatEuros(cents, { signed: true }))

interface Figure {
  readonly tab: RunTab
  readonly name: string
  readonly value: string
  readonly more: string
  readonly sign?: string
}

/** The five figures with their tabs. */
function figures(preview: Preview, hasta: string): Figure[] {
  const { total } = preview
  const figure = figuresOf(preview)
  const mes = monthBefore(hasta)
  const change = total.importe - total.antes
  return [
    {
      tab: 'lineas',
      name: t('raise.sum'),
      value: formatEuros(total.importe),
      more: t('raise.sum_more', { n: formatCount(total.lineas), socios: formatCount(total.socios) }),
    },
    {
      tab: 'cambian',
      name: t('raise.against', { mes }),
      value: differenceText(change),
      more: t('raise.against_more', counted(figure.cambian)),
      sign: signOf(change),
    },
    {
      tab: 'fuera',
      name: t('raise.out'),
      value: formatCount(figure.fuera),
      more: t('raise.out_more', { n: figure.motivos, importe: formatEuros(figure.antes_fuera) }),
    },
    {
      tab: 'atrasadas',
      name: t('raise.late'),
      value: t('raise.late_members', counted(figure.socios_atrasados)),
      more: t('raise.late_more', { ...counted(figure.de_mas), importe: formatEuros(figure.importe_de_mas) }),
      ...(figure.socios_atrasados > 0 && { sign: 'late' }),
    },
    { tab: 'sin_importe', name: t('raise.free'), value: formatCount(total.sin_importe), more: t('raise.free_more') },
  ]
}

/** Five figures of the preview; each opens its tab. */
export function RunFigures({ run, preview }: { run: FeeRun; preview: Preview }) {
  return (
    <div className="raise-figures" role="group" aria-label={t('raise.figures')}>
      {figures(preview, run.hasta).map(({ tab, name, value, more, sign }) => (
        <button key={tab} type="button" aria-pressed={run.tab === tab} onClick={() => run.setTab(tab)}>
          <small>{name}</small>
          <b data-sign={sign}>{value}</b>
          <small>{more}</small>
        </button>
      ))}
    </div>
  )
}
