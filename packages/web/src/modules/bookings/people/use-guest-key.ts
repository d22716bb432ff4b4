import { useMemo, useRef } from 'react'
import { useCommands } from '../../../kit/screen/commands.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Alt+G adds a guest to the booking, saved or not. */
export function useGuestKey(add: () => void) {
  const latest = useRef(add)
  latest.current = add
  useCommands(
    useMemo(
      () => [{ id: 'booking.guest', text: t('desk.add_guest'), keys: 'alt+g', group: t('desk.booking'), run: () => latest.current() }],
      [],
    ),
  )
}
