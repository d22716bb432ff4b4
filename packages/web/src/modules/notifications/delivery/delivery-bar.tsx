import { type Outcome, outcomes } from '@app/contract/notifications/delivery'
import type { ReactNode } from 'react'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { StateDot } from '../../../kit/screen/state-dot.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { momentText, type Notice } from '../notice-row.ts'
import { type Delivery, hourText, outcomeMarks } from './delivery-row.ts'

/** Order of the outcomes in the bar: arrived first, the rest of the queue last. */
const order: readonly Outcome[] = ['entregado', 'rebote_temporal', 'dudoso', 'rebotado', 'fallido', 'parado', 'no_recibe', 'en_cola']

interface Props {
  readonly delivery: Delivery
  readonly notice: Notice
  readonly act: ReactNode
}
/** Mails of a letter by outcome, and its pace while it leaves. */
export function DeliveryBar({ delivery, notice: { estado, fecha_envio }, act }: Props) {
  const { correos, salidos, avisos_app, leidos, resultados, por_minuto, acaba } = delivery
  const of = (one: Outcome) => resultados.find((result) => result.estado === one)?.correos ?? 0
  const n = { n: formatCount(salidos), total: formatCount(correos) }
  const isLeaving = estado === 'saliendo'
  const facts = [
    fecha_envio && t('notices.begun_at', { momento: momentText(fecha_envio) }),
    isLeaving && por_minuto > 0 && t('notices.a_minute', { n: formatCount(por_minuto) }),
    isLeaving && acaba && t('notices.ends_about', { hora: hourText(acaba) }),
    isLeaving && t('notices.may_close'),
  ].filter(Boolean)
  return (
    <section className="notice-delivery" aria-label={t('notices.tab.delivery')}>
      <header>
        <b role="status">{t(isLeaving ? 'notices.leaving_n' : 'notices.left_n', n)}</b>
        <span className="dimmed">{facts.join(' · ')}</span>
        {avisos_app > 0 && (
          <span className="dimmed">{t('notices.in_app', { n: formatCount(avisos_app), leidos: formatCount(leidos) })}</span>
        )}
        {act}
      </header>
      <div className="notice-outcomes" aria-hidden>
        {order.map((one) => of(one) > 0 && <i key={one} data-state={outcomeMarks[one]} style={{ flexGrow: of(one) }} />)}
      </div>
      <ul>
        {outcomes.flatMap((one) =>
          of(one) > 0
            ? [
                <li key={one}>
                  <StateDot mark={outcomeMarks[one]}>{t(`notices.outcome_n.${one}`, { n: formatCount(of(one)) })}</StateDot>
                </li>,
              ]
            : [],
        )}
      </ul>
    </section>
  )
}
