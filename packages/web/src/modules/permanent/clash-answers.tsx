import './clash-answers.css'
import type { Answer } from '@app/contract/permanent/series'
import { useId } from 'react'
import { useKeys } from '../../kit/screen/commands.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Key of an answer: its number in the calls; skipping dates has no number. */
const keys: Readonly<Record<Answer, string>> = { both: '1', cancel: '2', notify: '4', skip: 's', elsewhere: 'o' }

interface Props {
  offered: readonly Answer[]
  value: Answer
  onChange: (answer: Answer) => void
}

/** Handling of all dates that are not free, as cards with an explanation. */
export function ClashAnswers({ offered, value, onChange }: Props) {
  const name = useId()
  useKeys(Object.fromEntries(offered.map((one) => [keys[one], () => onChange(one)])))
  return (
    <fieldset className="ca" data-letters>
      <legend className="sr-only">{t('permanent.clashes_all')}</legend>
      {offered.map((one) => (
        <label key={one} className={one === value ? 'ca-card on' : 'ca-card'}>
          <input
            type="radio"
            name={name}
            checked={one === value}
            data-autofocus={one === value || undefined}
            onChange={() => onChange(one)}
          />
          <span>
            <b>{t(`permanent.answer.${one}`)}</b>
            <small>{t(`permanent.means.${one}`)}</small>
          </span>
          <kbd>{keys[one].toUpperCase()}</kbd>
        </label>
      ))}
    </fieldset>
  )
}
