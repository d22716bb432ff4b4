import type { OutputOf } from '@app/contract/kit/action'
import { answerConsents, ownData } from '@app/contract/member-page/own-data'
import { readKey, useAction } from '../../kit/reads/api.ts'
import { queries } from '../../kit/reads/queries.ts'
import { t } from '../../kit/texts/i18n.ts'
import { dateOf } from '../dates.ts'
import { Card } from '../parts.tsx'

type Data = OutputOf<typeof ownData>
type Consent = Data['consentimientos'][number]

/** Answer in words: yes or no with its day, and the staff who noted it down. */
function answerOf({ otorgado, fecha, desc_socio_creacion }: Consent): string {
  if (otorgado === null || fecha === null) return t('member-page.consent.none')
  const said = t(otorgado ? 'member-page.consent.given' : 'member-page.consent.refused', { fecha: dateOf(fecha) })
  return desc_socio_creacion ? `${said} · ${t('member-page.consent.noted_by', { nombre: desc_socio_creacion })}` : said
}

/** The purposes for which the member's data may be used, each with a switch that takes effect at once. */
export function ConsentsCard({ consentimientos }: Pick<Data, 'consentimientos'>) {
  const { run, isBusy } = useAction(answerConsents, {
    toast: true,
    onDone: ({ consentimientos: now }) =>
      queries.setQueryData<Data>(readKey(ownData, {}), (data) => data && { ...data, consentimientos: now }),
  })
  return (
    <Card title={t('member-page.consents')} hint={t('member-page.consents_hint')}>
      <div className="player-switches">
        {consentimientos.map((one) => (
          <label key={one.finalidad} className="player-switch">
            <span className="player-line-words">
              <span className="player-line-title">{t(`member-page.purpose.${one.finalidad}`)}</span>
              <span className="player-soft">{answerOf(one)}</span>
            </span>
            <input
              type="checkbox"
              role="switch"
              checked={one.otorgado === true}
              disabled={isBusy}
              onChange={({ currentTarget }) =>
                void run({ consentimientos: [{ finalidad: one.finalidad, otorgado: currentTarget.checked }] })
              }
            />
          </label>
        ))}
      </div>
    </Card>
  )
}
