import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { t } from '../../../kit/texts/i18n.ts'

interface Props {
  readonly value: string | null
  readonly isReadOnly: boolean
  readonly complaint: string | undefined
  readonly onChange: (link: string | null) => void
}

/** Address with its protocol, from typed text. */
const address = (typed: string): string | null => {
  const text = typed.trim()
  if (text === '') return null
  return /^[a-z]+:/i.test(text) ? text : `https://${text}`
}

/** Link of a letter, its button in the app; taken when the field is left. */
export function LinkLine({ value, isReadOnly, complaint, onChange }: Props) {
  const [typed, setTyped] = useState(value ?? '')
  useEffect(() => setTyped(value ?? ''), [value])
  const commit = () => {
    const next = address(typed)
    if (next !== value) onChange(next)
  }
  return (
    <div className="notice-link">
      <label htmlFor="notice-link">{t('notice.enlace')}</label>
      <TextInput
        id="notice-link"
        inputMode="url"
        placeholder="https://"
        value={typed}
        error={complaint}
        readOnly={isReadOnly}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <small>{t('notices.link_hint')}</small>
    </div>
  )
}
