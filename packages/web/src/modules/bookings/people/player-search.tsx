import { guestMember } from '@app/contract/members/member'
import { plain } from '@app/contract/values/text'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Pickable } from '../../../kit/dialogs/picking.ts'
import { SearchField } from '../../../kit/fields/search-field.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { guestPickable, useMemberSearch } from '../../members/public.ts'

interface Props {
  id: string
  label: string
  /** Reason why no more players can be added, such as a full court. */
  full?: string | null
  error?: string | undefined
  autoFocus?: boolean
  /** Key that focuses it. */
  keys?: string
  onPick: (member: Pickable) => void
}

/** Letters after which the guest is meant: «inv». */
const minGuest = 3

/** Adds players by name, number, telephone or card, and guests by the first letters of their name. Enter waits for the answer to the typed text: a card reader is faster than any server. */
export function PlayerSearch({ id, label, full = null, error, autoFocus = false, keys, onPick }: Props) {
  const [typed, setTyped] = useState('')
  const [isWaiting, setWaiting] = useState(false)
  const members = useMemberSearch(typed)
  const guest = guestPickable(guestMember)
  const isGuest = plain(typed).length >= minGuest && plain(guest.name).startsWith(plain(typed))
  const found = isGuest ? { ...members, items: [guest, ...members.items], otherwise: undefined } : members
  const isSettled = useDeferredValue(typed) === typed && !found.isReading
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isWaiting || !isSettled) return
    setWaiting(false)
    box.current?.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  }, [isWaiting, isSettled])
  return (
    <div
      ref={box}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || typed.trim() === '' || isSettled) return
        event.preventDefault()
        event.stopPropagation()
        setWaiting(true)
      }}
    >
      <SearchField
        id={id}
        aria-label={label}
        placeholder={full ?? t('desk.search_player')}
        disabled={full !== null}
        error={error}
        autoFocus={autoFocus}
        aria-keyshortcuts={keys}
        chosen={null}
        typed={typed}
        onType={setTyped}
        found={found}
        onPick={(member) => member && onPick(member)}
      />
    </div>
  )
}
