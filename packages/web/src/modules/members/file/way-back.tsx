import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useKeys } from '../../../kit/screen/commands.ts'
import { go, useSearchParam } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { safePath } from './add-member.ts'

/** Where Escape means something of its own. */
const ownEscape = 'input, textarea, select, [role=dialog], [role=menu], [role=grid]'

/** The way back to the booking that one came from (`idReserva`), or to the place that the address names (`redirectToUrl`), by button and by Escape (spec 3 §2.2). */
export function WayBack() {
  const [booking] = useSearchParam('idReserva')
  const [redirect] = useSearchParam('redirectToUrl')
  // the booking's panel finds its court type and its day by itself
  const toBooking = booking && /^\d+$/.test(booking) ? `/reservas/1/${booking}` : null
  const to = toBooking ?? safePath(redirect)
  useKeys({
    Escape: ({ target }) => {
      const isOwn = (target instanceof Element && target.closest(ownEscape)) || document.querySelector('[role=dialog], [role=menu]')
      if (to && !isOwn) go(to)
    },
  })
  if (!to) return null
  return (
    <Button variant="default" leftSection={<IconArrowLeft size={15} />} onClick={() => go(to)}>
      {t(toBooking ? 'members.back_booking' : 'members.back')}
    </Button>
  )
}
