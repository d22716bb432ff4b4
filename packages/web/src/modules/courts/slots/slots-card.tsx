import { newPaymentSlot, paymentSlots } from '@app/contract/courts/payment-slots'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { Card } from '../../../kit/screen/card.tsx'
import { go } from '../../../kit/screen/navigation.ts'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { slotPath } from '../court-paths.ts'
import { slotText } from './slot-labels.ts'

/** Slots with immediate payment for bookings of a court; each has its own screen. */
export function SlotsCard({ type, court }: { type: number; court: number }) {
  const { data, error, refetch } = useRead(paymentSlots, { id: court })
  const add = useAction(newPaymentSlot, { onDone: (slot) => go(slotPath(type, court, slot.id_reg_recurso_pagotramos)) })
  return (
    <Card title={t('courts.part.slots')} hint={t('courts.slots_hint')}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={2} />}
      {data?.length === 0 && <p className="ct-none">{t('courts.no_rows')}</p>}
      {data && data.length > 0 && (
        <ul className="ct-slots">
          {data.map((slot) => (
            <li key={slot.id_reg_recurso_pagotramos}>
              <ScreenLink to={slotPath(type, court, slot.id_reg_recurso_pagotramos)}>{slotText(slot)}</ScreenLink>
            </li>
          ))}
        </ul>
      )}
      {add.may && (
        <Button variant="default" leftSection={<IconPlus size={15} />} loading={add.isBusy} onClick={() => void add.run({ id: court })}>
          {t('courts.add_slot')}
        </Button>
      )}
    </Card>
  )
}
