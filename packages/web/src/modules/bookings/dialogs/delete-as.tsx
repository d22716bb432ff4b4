import { formatDay } from '@app/contract/values/day'
import { Alert, SegmentedControl } from '@mantine/core'

import { t } from '../../../kit/texts/i18n.ts'
import type { BookingInfo } from '../booking/booking-info.ts'
import { moment } from '../booking/booking-labels.ts'

interface Props {
  info: BookingInfo
  /** As administrator; otherwise in the name of the owner. */
  isAdmin: boolean
  onChange: (isAdmin: boolean) => void
}

/** Chooses in whose name a booking is deleted, and tells what a late cancellation costs its owner. */
export function DeleteAs({ info: { anulacion }, isAdmin, onChange }: Props) {
  const { limite, fuera_de_plazo, castigo_hasta } = anulacion
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('desk.delete_as')}
        value={isAdmin ? 'admin' : 'owner'}
        onChange={(value) => onChange(value === 'admin')}
        data={[
          { value: 'admin', label: t('desk.delete_as_admin') },
          { value: 'owner', label: t('desk.delete_as_owner') },
        ]}
      />
      {!isAdmin && fuera_de_plazo && (
        <Alert color="yellow" variant="light" role="status" mt="sm">
          {t('desk.delete_late', { limite: moment(limite) })}
          {castigo_hasta && ` ${t('desk.delete_punished', { fecha: formatDay(castigo_hasta) })}`}
        </Alert>
      )}
    </>
  )
}
