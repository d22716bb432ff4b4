import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { t } from '../../../kit/texts/i18n.ts'
import { useOfferActs } from './place-acts.ts'
import type { OpenOffer } from './student-row.ts'

const SkipDialog = lazy(() => import('./skip-dialog.tsx').then((module) => ({ default: module.SkipDialog })))

/** Answers to an open offer: accepted, declined, skipped. */
export function OfferButtons({ offer }: { offer: OpenOffer }) {
  const { id, nombre_completo: name } = offer
  const { accept, decline, skip, isBusy, may } = useOfferActs(name)
  const [isSkipping, setSkipping] = useState(false)
  if (!may) return null
  return (
    <div className="stu-answers" role="group" aria-label={name}>
      <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => void accept.run({ id })}>
        {t('students.accept')}
      </Button>
      <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => void decline.run({ id })}>
        {t('students.decline')}
      </Button>
      <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => setSkipping(true)}>
        {t('students.skip')}
      </Button>
      <Suspense fallback={null}>
        {isSkipping && (
          <SkipDialog name={name} isBusy={isBusy} onSkip={(motivo) => void skip.run({ id, motivo })} onClose={() => setSkipping(false)} />
        )}
      </Suspense>
    </div>
  )
}
