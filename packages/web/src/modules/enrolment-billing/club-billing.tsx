import { type BillingSection, billingSections, sectionParameter } from '@app/contract/enrolment-billing/billing-page'
import { Empty } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { Period } from './billing-rows.ts'
import { SectionCard } from './section-card.tsx'

/** A club with the sections it bills. */
export interface BilledClub extends Readonly<Record<BillingSection, boolean>> {
  readonly url_club: string
  readonly nombre: string
}

/** Sections that a club bills, of a month; without any, the parameters that switch them on. */
export function ClubBilling({ club, period }: { club: BilledClub; period: Period }) {
  const sections = billingSections.filter((section) => club[section])
  if (sections.length === 0) {
    const { actividades: a, campeonatos: b } = sectionParameter
    return <Empty title={t('billing.off')} hint={t('billing.off_hint', { a, b })} />
  }
  return sections.map((section) => (
    <SectionCard key={`${section} ${club.url_club}`} section={section} period={period} url={club.url_club} />
  ))
}
