import type { ReactNode } from 'react'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { instant } from '../../kit/kinds/instant.ts'
import { useSecondsUntil } from '../../kit/reads/clock.ts'
import { t } from '../../kit/texts/i18n.ts'
import { clockApart, daysLeft, type Tone, toneOfDays } from './moments.ts'
import type { Panel } from './panel-type.ts'

interface FigureProps {
  readonly name: string
  readonly value: ReactNode
  readonly more: ReactNode
  readonly tone?: Tone | undefined
}
const Figure = ({ name, value, more, tone }: FigureProps) => (
  <div className="vf-figure" data-tone={tone}>
    <dt>{name}</dt>
    <dd>
      <b>{value}</b>
      <small>{more}</small>
    </dd>
  </div>
)

function ChainFigure({ panel, onVerify }: { panel: Panel | undefined; onVerify: () => void }) {
  const check = panel?.comprobacion
  const name = t('verifactu.chain', { n: panel ? formatCount(panel.registros) : '—' })
  if (!panel) return <Figure name={name} value="—" more="" />
  if (!check)
    return (
      <Figure
        name={name}
        value={t('verifactu.unchecked')}
        more={
          panel.registros > 0 && (
            <button type="button" className="vf-link" onClick={onVerify}>
              {t('verifactu.verify')}
            </button>
          )
        }
      />
    )
  return (
    <Figure
      name={name}
      value={t(check.rotura ? 'verifactu.broken' : 'verifactu.whole')}
      tone={check.rotura ? 'bad' : 'good'}
      more={t('verifactu.checked_at', { cuando: instant.format(check.fecha), n: formatCount(check.hasta) })}
    />
  )
}

/** Seconds until the next sending, counted down. */
export function NextSending({ at }: { at: Date }) {
  const seconds = useSecondsUntil(at)
  return <>{seconds < 120 ? t('verifactu.leaves_in', { s: seconds }) : t('verifactu.leaves_at', { cuando: instant.format(at) })}</>
}

function QueueFigure({ panel }: { panel: Panel | undefined }) {
  const more = () => {
    if (!panel) return ''
    if (panel.pendientes === 0) return t('verifactu.nothing_waits')
    return panel.proximo ? <NextSending at={panel.proximo} /> : t('verifactu.waits_certificate')
  }
  const tone = panel && panel.pendientes > 0 && (panel.proximo === null || panel.incidencia) ? 'warn' : undefined
  return <Figure name={t('verifactu.queue')} value={panel ? formatCount(panel.pendientes) : '—'} more={more()} tone={tone} />
}

function CertificateFigure({ panel }: { panel: Panel | undefined }) {
  const name = t('verifactu.certificate')
  if (!panel) return <Figure name={name} value="—" more="" />
  if (!panel.certificado) return <Figure name={name} value={t('verifactu.none')} more={t('verifactu.waits_certificate')} tone="bad" />
  const days = daysLeft(panel.certificado.valido_hasta)
  const tone = toneOfDays(days)
  const value = days < 0 ? t('verifactu.expired') : tone === 'good' ? t('verifactu.valid') : t('verifactu.expires_in', { n: days })
  return (
    <Figure
      name={name}
      value={value}
      tone={tone === 'good' ? undefined : tone}
      more={t('verifactu.until', { dia: instant.format(panel.certificado.valido_hasta) })}
    />
  )
}

/** Figures of a company; only what needs a person is coloured. */
export function Figures({ panel, onVerify }: { panel: Panel | undefined; onVerify: () => void }) {
  const last = panel?.ultimo
  const mend = panel ? panel.rechazados + panel.con_errores : null
  const clock = panel?.reloj ?? null
  return (
    <dl className="vf-figures">
      <ChainFigure panel={panel} onVerify={onVerify} />
      <QueueFigure panel={panel} />
      <Figure
        name={t('verifactu.last_answer')}
        value={last ? t(`verifactu.state.${last.estado}`) : '—'}
        more={last ? t('verifactu.last_more', { cuando: instant.format(last.enviado), n: last.hasta - last.desde + 1 }) : ''}
      />
      <Figure
        name={t('verifactu.to_mend')}
        value={mend === null ? '—' : formatCount(mend)}
        tone={panel && panel.rechazados > 0 ? 'bad' : mend ? 'warn' : undefined}
        more={mend && panel ? t('verifactu.mend_more', { r: panel.rechazados, e: panel.con_errores }) : t('verifactu.nothing_to_mend')}
      />
      <CertificateFigure panel={panel} />
      <Figure
        name={t('verifactu.clock')}
        value={clock === null ? '—' : `${formatCount(Math.abs(clock))} s`}
        tone={clock !== null && Math.abs(clock) >= clockApart ? 'warn' : undefined}
        more={t(clock === null ? 'verifactu.clock_unknown' : 'verifactu.clock_apart')}
      />
    </dl>
  )
}
