import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { useCommands } from '../../../kit/screen/commands.ts'
import { t } from '../../../kit/texts/i18n.ts'

interface Props {
  label: string
  hint: string
  value: string
  onChange: (text: string) => void
  autoFocus?: boolean
  onEnter?: (() => void) | undefined
}

/** Search over the grid; '/' focuses it, Esc empties it. */
export function SearchBox({ label, hint, value, onChange, autoFocus = false, onEnter }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useCommands(useMemo(() => [{ id: 'list.search', text: label, keys: '/', run: () => input.current?.focus() }], [label]))
  return (
    <TextInput
      ref={input}
      className="mb-search"
      aria-label={label}
      placeholder={hint}
      value={value}
      autoFocus={autoFocus}
      autoComplete="off"
      spellCheck={false}
      leftSection={<IconSearch size={14} aria-hidden />}
      rightSection={value && <CloseButton size="xs" tabIndex={-1} aria-label={t('ui.clear')} onClick={() => onChange('')} />}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter?.()
        if (event.key !== 'Escape' || value === '') return
        event.preventDefault()
        event.stopPropagation()
        onChange('')
      }}
    />
  )
}
