import './season-dialogs.css'
import { seasonAnswers } from '@app/contract/season/approve-season'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { ClashAnswers } from '../permanent/public.ts'
import type { Verdicts } from './season-model.ts'

type SeasonAnswer = (typeof seasonAnswers)[number]

interface Props {
  ids: readonly number[]
  verdicts: Verdicts
  isBusy: boolean
  onApprove: (answer: SeasonAnswer) => void
  onClose: () => void
}

/** Handling of dates that are not free, chosen once for all approvals. */
export function BulkApprovalDialog({ ids, verdicts, isBusy, onApprove, onClose }: Props) {
  const [answer, setAnswer] = useState<SeasonAnswer>('both')
  const own = ids.flatMap((id) => verdicts.get(id) ?? [])
  const clashing = own.filter((one) => one.chocan > 0)
  const dates = own.reduce((sum, one) => sum + one.fechas, 0)
  const clashes = clashing.reduce((sum, one) => sum + one.chocan, 0)
  const fixed = [...new Set(own.flatMap((one) => one.fijas))]
  const send = () => !isBusy && onApprove(answer)
  return (
    <DialogFrame title={t('season.many_title', { n: ids.length })} size={560} onClose={onClose} onConfirm={send}>
      <p className="swd-what">{t('season.many_words', { n: clashing.length, de: ids.length, chocan: clashes, fechas: dates })}</p>
      {fixed.length > 0 && <p className="swd-what">{t('season.fixed', { nombres: fixed.join(', ') })}</p>}
      <ClashAnswers
        offered={seasonAnswers}
        value={answer}
        onChange={(one) => setAnswer(seasonAnswers.find((own) => own === one) ?? answer)}
      />
      <div className="swd-foot">
        <Button variant="default" onClick={onClose}>
          {t('core.cancel')}
        </Button>
        <Button title="Ctrl+Enter" loading={isBusy} onClick={send}>
          {t('season.approve_n', { n: ids.length })}
        </Button>
      </div>
    </DialogFrame>
  )
}
