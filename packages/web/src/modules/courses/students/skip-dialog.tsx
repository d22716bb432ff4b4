import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { t } from '../../../kit/texts/i18n.ts'

interface Props {
  name: string
  isBusy: boolean
  onSkip: (reason: string) => void
  onClose: () => void
}

const reasons = ['no_answer', 'level', 'elsewhere'] as const

/** Asks for the reason for which somebody is skipped: a chip skips at once, another reason is typed. */
export function SkipDialog({ name, isBusy, onSkip, onClose }: Props) {
  const [other, setOther] = useState<string | null>(null)
  const skip = (reason: string) => {
    if (reason === '' || isBusy) return
    onSkip(reason)
    onClose()
  }
  return (
    <DialogFrame title={t('students.skip_of', { nombre: name })} size={420} onClose={onClose} onConfirm={() => skip(other?.trim() ?? '')}>
      <p className="stu-hint">{t('students.skip_hint')}</p>
      <div className="stu-reasons" role="group" aria-label={t('students.reason')}>
        {reasons.map((one, at) => (
          <Button
            key={one}
            size="compact-sm"
            variant="default"
            {...(at === 0 && { 'data-autofocus': true })}
            onClick={() => skip(t(`students.skip_reason.${one}`))}
          >
            {t(`students.skip_reason.${one}`)}
          </Button>
        ))}
        <Button size="compact-sm" variant="default" aria-expanded={other !== null} onClick={() => setOther((now) => now ?? '')}>
          {t('students.skip_reason.other')}
        </Button>
      </div>
      {other !== null && (
        <form
          className="stu-other"
          onSubmit={(event) => {
            event.preventDefault()
            skip(other.trim())
          }}
        >
          <TextInput
            autoFocus
            maxLength={200}
            label={t('students.reason')}
            value={other}
            onChange={(event) => setOther(event.currentTarget.value)}
          />
          <Button type="submit" disabled={other.trim() === ''}>
            {t('students.skip_it')}
          </Button>
        </form>
      )}
    </DialogFrame>
  )
}
