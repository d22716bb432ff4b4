import { restoreBooking } from '@app/contract/bookings/cancel-booking'
import { useAction } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Restores a deleted booking while its court is free; a refusal shows a toast. */
export function useRestore(onRestored?: () => void) {
  const { run } = useAction(restoreBooking, { toast: t('desk.restored'), ...(onRestored && { onDone: onRestored }) })
  return (id: number) => run({ id })
}
