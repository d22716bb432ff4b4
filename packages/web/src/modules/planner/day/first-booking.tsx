import './first-booking.css'
import { formatMinute } from '@app/contract/values/minute'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { useKeptState } from '../../../kit/screen/kept-state.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { PlannerCourt } from '../planner-model.ts'

interface Props {
  /** True for a club without any booking. */
  isUnused: boolean
  courts: readonly PlannerCourt[]
  /** First free stretch of some courts. */
  freeOf: (courts: readonly PlannerCourt[]) => { readonly court: number; readonly from: number } | null
  onBook: (courts: readonly PlannerCourt[]) => void
}

/** Card over the courts of a club without any booking: the ways to make the first one, and the first free hour as a button. */
export function FirstBooking({ isUnused, courts, freeOf, onBook }: Props) {
  const [isLater, setLater] = useKeptState('first booking later', false)
  const heading = useId()
  if (!isUnused || isLater || courts.length === 0) return null
  const free = freeOf(courts)
  const pista = courts.find(({ id }) => id === free?.court)?.name
  return (
    <section className="plfirst" aria-labelledby={heading}>
      <h2 id={heading}>{t('planner.first.title')}</h2>
      <p>{t('planner.first.hint')}</p>
      <div>
        {free && pista && (
          <Button onClick={() => onBook(courts)}>{t('planner.first.book', { pista, hora: formatMinute(free.from) })}</Button>
        )}
        <Button variant="subtle" color="gray" onClick={() => setLater(true)}>
          {t('planner.first.later')}
        </Button>
      </div>
    </section>
  )
}
