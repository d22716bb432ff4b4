import './member-summary.css'
import { memberSummary } from '@app/contract/member-summary/summary'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import type { ReactNode } from 'react'
import { FigureButton } from '../../kit/buttons/figure-button.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { isParameterOn } from '../../kit/reads/session.ts'
import { useSearchParam } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { whenText } from './booking-labels.ts'

interface Figure {
  readonly tab: string
  readonly name: string
  readonly value: string
  readonly more?: string | undefined
  readonly tone?: 'bad' | undefined
}

/** Debt, balance and next booking of a member. While loading, the figures are dashes, never zero (screens §0). */
export function MemberFigures({ id, children }: { id: number; children?: ReactNode }) {
  const { data } = useRead(memberSummary, { id })
  const [, setTab] = useSearchParam('tabActivated')
  const next = data?.proximas[0]
  const held = data && { value: data.abonos === 0 ? t('summary.no_pass') : String(data.abonos) }
  const figures: Figure[] = [
    {
      tab: 'tabFacturas',
      name: t('summary.owes'),
      value: data ? (data.debe > 0 ? formatEuros(data.debe) : t('summary.owes_nothing')) : '—',
      tone: (data?.debe ?? 0) > 0 ? 'bad' : undefined,
    },
    ...(isParameterOn('MONEDERO_SOCIOS')
      ? [{ tab: 'tabMonedero', name: t('summary.wallet'), value: data ? formatEuros(data.creditos) : '—' }]
      : []),
    {
      tab: 'tabAbonos',
      name: t('summary.passes'),
      value: held?.value ?? '—',
      more: data?.abono_hasta ? t('summary.pass_until', { fecha: formatDay(data.abono_hasta) }) : undefined,
    },
    {
      tab: 'tabReservas',
      name: t('summary.next'),
      value: data ? (next ? whenText(next) : t('summary.none')) : '—',
      more: next?.desc_recurso,
    },
  ]
  return (
    <div className="ms-figures" role="group" aria-label={t('summary.figures')} aria-busy={!data}>
      {figures.map(({ tab, ...figure }) => (
        <FigureButton key={tab} {...figure} onClick={() => setTab(tab)} />
      ))}
      {children}
    </div>
  )
}
