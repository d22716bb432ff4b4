import { Button, TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { PickList } from '../fields/pick-list.tsx'
import { t } from '../texts/i18n.ts'
import { DialogFrame } from './dialog-frame.tsx'
import type { Found, Pickable } from './picking.ts'
import { useAlternative } from './use-alternative.ts'

interface Props {
  opened: boolean
  title: string
  /** Maximum number of choices; with 1 a choice closes the picker immediately. */
  capacity: number
  /** Hint of the search box; by default the search terms of members. */
  hint?: string
  typed: string
  onType: (text: string) => void
  found: Found
  /** Offers an anonymous guest place; it may be chosen more than once. */
  guest?: Pickable | undefined
  first?: readonly Pickable[] | undefined
  onClose: () => void
  onConfirm: (chosen: Pickable[]) => void
}

/** Picker dialog: search, arrows, Enter adds or removes, Ctrl+Enter confirms. Cannot be confirmed empty. */
export function PickerModal(props: Props) {
  const { opened, title, onClose } = props
  if (!opened) return null
  return (
    <DialogFrame title={title} size={460} onClose={onClose}>
      <Picking {...props} />
    </DialogFrame>
  )
}

function Picking({ title, hint, capacity, typed, onType, found, guest, first = [], onClose, onConfirm }: Props) {
  const listId = useId()
  const [chosen, setChosen] = useState<readonly Pickable[]>(first)
  const [active, setActive] = useState(0)
  const isFull = chosen.length >= capacity
  const has = (id: number) => chosen.some((one) => one.id === id)
  const toggle = (item: Pickable) => {
    if (capacity === 1) return onConfirm([item])
    setChosen((now) => (now.some(({ id }) => id === item.id) ? now.filter(({ id }) => id !== item.id) : [...now, item]))
    onType('')
  }
  const alternative = useAlternative(toggle)
  const goTo = (next: number) => {
    setActive(Math.max(0, Math.min(found.items.length - 1, next)))
    if (next >= found.items.length - 1 && found.hasMore) found.more()
  }
  const confirmOrToggle = (isConfirmed: boolean) => {
    const item = found.items[active]
    if ((isConfirmed || !item) && chosen.length > 0) onConfirm([...chosen])
    else if (item && (has(item.id) || !isFull)) toggle(item)
    else if (!item && !found.isReading) alternative.open(found.otherwise)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Backspace' && typed === '') setChosen((now) => now.slice(0, -1))
    if (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'Enter') return
    event.preventDefault()
    if (key === 'Enter') confirmOrToggle(event.ctrlKey || event.metaKey)
    else goTo(active + (key === 'ArrowDown' ? 1 : -1))
  }
  return (
    <>
      {alternative.dialog}
      {capacity > 1 && (
        <div className="picked" aria-live="polite">
          {chosen.map((item, index) => (
            // the guest may appear twice
            <span key={index} className="picked-one">
              {item.name}
              <button
                type="button"
                aria-label={t('ui.take_out', { nombre: item.name })}
                onClick={() => setChosen((now) => now.filter((_, at) => at !== index))}
              >
                <IconX size={13} />
              </button>
            </span>
          ))}
        </div>
      )}
      <TextInput
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-label={title}
        aria-activedescendant={found.items.length > 0 ? `${listId}-${active}` : undefined}
        leftSection={<IconSearch size={15} aria-hidden />}
        placeholder={hint ?? t('ui.search_member_hint')}
        autoComplete="off"
        mb={8}
        value={typed}
        onChange={(event) => {
          setActive(0)
          onType(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
      />
      <PickList
        id={listId}
        label={title}
        found={found}
        typed={typed}
        active={active}
        onPick={toggle}
        onOtherwise={alternative.open}
        {...(capacity > 1 && { isPicked: has })}
        refusal={isFull && capacity > 1 ? t('ui.capacity_reached', { max: capacity }) : null}
      />
      <div className="pick-foot">
        <span>{capacity > 1 && t('ui.chosen_of', { n: chosen.length, max: capacity })}</span>
        {guest && (
          <Button
            variant="default"
            disabled={isFull}
            onClick={() => (capacity === 1 ? onConfirm([guest]) : setChosen((now) => [...now, guest]))}
          >
            {t('ui.add_guest')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('core.cancel')}
        </Button>
        {capacity > 1 && (
          <Button disabled={chosen.length === 0} title="Ctrl+Enter" onClick={() => onConfirm([...chosen])}>
            {t('core.confirm')}
          </Button>
        )}
      </div>
    </>
  )
}
