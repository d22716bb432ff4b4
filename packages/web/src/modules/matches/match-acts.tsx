import { approveMatch, mailMatchState, unapproveMatch } from '@app/contract/matches/approvals'
import { matchOfBooking } from '@app/contract/matches/matches'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconMail, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { useUnplace } from './use-unplace.ts'

interface Props {
  /** Booking of a match. */
  booking: number
  /** Start or failure of an action that removes the booking. */
  onSending: (isOn: boolean) => void
  onGone: () => void
}

/** Match of a booking: its championship, and its approval as the first action (spec 3 §4). */
export function MatchActs({ booking, onSending, onGone }: Props) {
  // a booking being removed no longer belongs to a match: it is not read again
  const [isGoing, setGoing] = useState(false)
  const { data, error, refetch } = useRead(matchOfBooking, { id: booking }, { enabled: !isGoing })
  const approve = useAction(approveMatch, { onDone: () => toast.good(t('matches.approved')) })
  const withdraw = useAction(unapproveMatch, { onDone: () => toast.good(t('matches.pending')) })
  const mail = useAction(mailMatchState, { onDone: ({ enviados: n }) => toast.good(t('matches.mailed', { n })) })
  const unplace = useUnplace()
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={2} />
  const { partido, desc_campeonato, desc_campeonatos_grupo } = data
  const isBusy = approve.isBusy || withdraw.isBusy || unplace.isBusy
  const takeOff = async () => {
    const send = (isOn: boolean) => {
      setGoing(isOn)
      onSending(isOn)
    }
    send(true)
    if (await unplace.takeOff(partido)) onGone()
    else send(false)
  }
  return (
    <>
      <p className="bk-match">{[desc_campeonato, desc_campeonatos_grupo, partido.jornada].join(' · ')}</p>
      <div className="bk-decide">
        {partido.estado === 'pendiente' ? (
          <Button
            size="compact-sm"
            leftSection={<IconCheck size={14} />}
            disabled={isBusy}
            onClick={() => void approve.run({ id: booking })}
          >
            {t('matches.approve')}
          </Button>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconArrowBackUp size={14} />}
            disabled={isBusy}
            onClick={() => void withdraw.run({ id: booking })}
          >
            {t('matches.unapprove')}
          </Button>
        )}
        <Button size="compact-sm" variant="default" leftSection={<IconX size={14} />} disabled={isBusy} onClick={() => void takeOff()}>
          {t('matches.unplace')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconMail size={14} />}
          disabled={mail.isBusy}
          onClick={() => void mail.run({ id: partido.id_reg_partidos })}
        >
          {t('matches.mail')}
        </Button>
      </div>
    </>
  )
}
