import { confirmStates } from '@app/contract/bookings/booking'
import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { useCommands } from '../../../kit/screen/commands.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { BookingInfo } from '../booking/booking-info.ts'
import { nameOf, placeLabel } from '../booking/booking-labels.ts'
import { MatchPart } from '../booking/match-part.tsx'
import { useValidate } from '../booking/use-validate.ts'
import { RejectDialog } from '../dialogs/reject-dialog.tsx'

const isWaiting = ({ reserva }: BookingInfo) => reserva.pendiente_confirmar === confirmStates.validation

interface Props {
  info: BookingInfo
  onSending: (isOn: boolean) => void
  onGone: () => void
}

/** Validate or reject a pending booking, before its other actions. */
function PendingActs({ info, onGone, onSending }: Props) {
  const [isRejecting, setRejecting] = useState(false)
  const validate = useValidate()
  const id = info.reserva.id_reg_reserva
  const latest = useRef(() => {})
  latest.current = () => void (!validate.isBusy && validate.run([id]))
  const commands = useMemo(
    () => [{ id: 'booking.validate', text: t('desk.validate'), keys: 'v', group: t('desk.booking'), run: () => latest.current() }],
    [],
  )
  useCommands(commands)
  return (
    <div className="bk-decide">
      <Button
        size="compact-sm"
        leftSection={<IconCheck size={14} />}
        aria-keyshortcuts="V"
        title="V"
        loading={validate.isBusy}
        onClick={() => latest.current()}
      >
        {t('desk.validate')}
      </Button>
      <Button size="compact-sm" variant="default" leftSection={<IconX size={14} />} onClick={() => setRejecting(true)}>
        {t('desk.reject')}
      </Button>
      {isRejecting && (
        <RejectDialog
          onSending={onSending}
          id={id}
          name={nameOf(info)}
          where={placeLabel(info)}
          onClose={() => setRejecting(false)}
          onRejected={onGone}
        />
      )}
    </div>
  )
}

/** Pending decisions about a booking: approval of its match, validation. */
export const Decisions = (props: Props) => (
  <>
    <MatchPart {...props} />
    {isWaiting(props.info) && <PendingActs {...props} />}
  </>
)
