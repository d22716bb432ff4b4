import { Complaint } from '../../kit/fields/complaint.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { SeriesPlan } from './use-decisions.ts'

interface Props {
  id: string
  courts: readonly { readonly id: number; readonly text: string }[]
  plan: SeriesPlan | undefined
  chosen: readonly number[]
  error: string | undefined
  onChange: (chosen: number[]) => void
}

/** Courts for multiple choice; each shows in advance the number of dates with a clash. */
export function CourtButtons({ id, courts, plan, chosen, error, onChange }: Props) {
  const clashText = (court: number) => {
    const known = plan?.recursos.find((one) => one.id_mst_recurso === court)
    if (!known) return ''
    return known.choques === 0 ? t('permanent.court_free') : t('permanent.court_clashes', { n: known.choques })
  }
  if (courts.length === 0) return <p className="sf-hint">{t('permanent.no_courts')}</p>
  return (
    <>
      <div className="sf-courts" role="group" aria-label={t('permanent.courts')}>
        {courts.map((court, index) => {
          const isOn = chosen.includes(court.id)
          return (
            <button
              type="button"
              key={court.id}
              {...(index === 0 && { id })}
              aria-pressed={isOn}
              onClick={() => onChange(isOn ? chosen.filter((one) => one !== court.id) : [...chosen, court.id])}
            >
              <b>{court.text}</b>
              <small>{clashText(court.id)}</small>
            </button>
          )
        })}
      </div>
      <Complaint text={error} />
    </>
  )
}
