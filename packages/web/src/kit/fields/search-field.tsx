import { Popover, TextInput, type TextInputProps } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { IconSelector, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import type { Found, Pickable } from '../dialogs/picking.ts'
import { useAlternative } from '../dialogs/use-alternative.ts'
import { t } from '../texts/i18n.ts'
import { PickList } from './pick-list.tsx'

export interface SearchFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** Text of the current choice; null for none. */
  chosen: string | null
  typed: string
  onType: (text: string) => void
  found: Found
  onPick: (item: Pickable | null) => void
}

/** Combobox over a search: type, arrows, Enter. Leaving it without a choice restores the previous one. */
export function SearchField({ chosen, typed, onType, found, onPick, ...input }: SearchFieldProps) {
  const listId = useId()
  const [isOpen, setOpen] = useUncontrolled({ defaultValue: false })
  const [active, setActive] = useState(0)
  const close = () => {
    setOpen(false)
    onType('')
    setActive(0)
  }
  const pick = (item: Pickable | null) => {
    onPick(item)
    close()
  }
  const alternative = useAlternative(pick)
  const field = (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      width="target"
      position="bottom-start"
      trapFocus={false}
      withRoles={false}
      returnFocus={false}
    >
      <Popover.Target>
        <TextInput
          {...input}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found.items.length > 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={input.placeholder ?? t('core.choose')}
          value={isOpen ? typed : (chosen ?? '')}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => setOpen(true)}
          onBlur={close}
          onChange={(event) => {
            setOpen(true)
            setActive(0)
            onType(event.currentTarget.value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && isOpen) {
              event.preventDefault()
              event.stopPropagation()
              close()
            }
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault()
              setOpen(true)
              const next = active + (event.key === 'ArrowDown' ? 1 : -1)
              setActive(Math.max(0, Math.min(found.items.length - 1, next)))
              if (next >= found.items.length - 1 && found.hasMore) found.more()
            }
            if (event.key !== 'Enter' || !isOpen) return
            event.preventDefault()
            const item = found.items[active]
            if (item) pick(item)
            else if (!found.isReading) alternative.open(found.otherwise)
          }}
          rightSection={
            chosen && !input.required && !input.disabled ? (
              <IconButton
                label={t('ui.clear')}
                icon={IconX}
                tabIndex={-1}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(null)}
              />
            ) : (
              <IconSelector size={14} aria-hidden />
            )
          }
        />
      </Popover.Target>
      <Popover.Dropdown p={4}>
        <PickList
          id={listId}
          label={String(input.label ?? input['aria-label'] ?? '')}
          found={found}
          typed={typed}
          active={active}
          onPick={pick}
          onOtherwise={alternative.open}
        />
      </Popover.Dropdown>
    </Popover>
  )
  return (
    <>
      {field}
      {alternative.dialog}
    </>
  )
}
