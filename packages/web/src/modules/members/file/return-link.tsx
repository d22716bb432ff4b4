import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useKeys } from '../../../kit/screen/commands.ts'
import { go, useSearchParam } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { safePath } from './safe-path.ts'

/** Elements that handle Escape themselves. */
const ownEscape = 'input, textarea, select, [role=dialog], [role=menu], [role=grid]'

/** Return to the originating booking (`idReserva`), or to the path of the address (`redirectToUrl`), by button and by Escape (spec 3 §2.2). */
export function ReturnLink() {
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
