import type { SetUpStep } from '@app/contract/set-up/set-up'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../kit/texts/i18n.ts'
import type { SetUpState } from './set-up-state.ts'

interface Props {
  step: SetUpStep
  status: SetUpState['pasos'][number]['estado']
  number: number
  words: string
  /** Step that has to be done before. */
  waits: SetUpStep | null
  isCurrent: boolean
  act: (() => void) | null
  /** Skips the step or takes that back; null for a step that cannot be skipped. */
  onSkip: ((isSkipped: boolean) => void) | null
  /** Answers that fit most clubs, as buttons, while the step is open. */
  children?: ReactNode
}

/** Button that skips an open step, or takes a skipped one up again. */
function SkipButton({ step, status, onSkip }: Pick<Props, 'step' | 'status' | 'onSkip'>) {
  if (!onSkip || status === 'hecho') return null
  const text = t(status === 'saltado' ? 'set-up.unskip' : step === 'prices' ? 'set-up.free' : 'set-up.skip')
  return (
    <Button variant="subtle" color="gray" aria-label={`${text}: ${t(`set-up.step.${step}`)}`} onClick={() => onSkip(status !== 'saltado')}>
      {text}
    </Button>
  )
}

/** Button of the step's act: filled if it is next, quiet if it is done. */
function ActButton({ step, status, isCurrent, act }: Pick<Props, 'step' | 'status' | 'isCurrent' | 'act'>) {
  const isDone = status === 'hecho'
  if (!act || (isDone ? step === 'booking' : step === 'hours')) return null
  const text = isDone || step === 'hours' ? t('set-up.change') : t(`set-up.act.${step}`)
  return (
    <Button
      {...(isDone ? { variant: 'subtle' } : !isCurrent && { variant: 'default' })}
      {...(isDone && { 'aria-label': `${text}: ${t(`set-up.step.${step}`)}` })}
      onClick={act}
    >
      {text}
    </Button>
  )
}

/** Line of the list of first steps. */
export function StepLine({ children, ...line }: Props) {
  const { step, status, number, words, waits, isCurrent } = line
  const isDone = status === 'hecho'
  return (
    <li className={`setup-step${isCurrent ? ' setup-current' : ''}`}>
      <i className={`setup-mark setup-${status}`} aria-hidden>
        {isDone ? <IconCheck size={14} /> : number}
      </i>
      <div className="setup-words">
        <h3>
          {t(`set-up.step.${step}`)}
          {status === 'saltado' && <small>{t('set-up.skipped')}</small>}
          {isDone && <span className="sr-only">, {t('set-up.did.done')}</span>}
        </h3>
        <p>{waits ? t('set-up.waits', { paso: t(`set-up.step.${waits}`) }) : words}</p>
        {!isDone && !waits && children}
      </div>
      <div className="setup-acts">
        <SkipButton {...line} />
        {!waits && <ActButton {...line} />}
      </div>
    </li>
  )
}
