import './calendar-dialog.css'
import { calendarLinkInfo, makeCalendarLink, revokeCalendarLink } from '@app/contract/bookings/calendar-link'
import { guestMember } from '@app/contract/members/member'
import { formatDay } from '@app/contract/values/day'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { clubTime } from '../../../kit/reads/clock.ts'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { personName } from '../../planner/public.ts'
import type { BookingInfo } from '../booking/booking-info.ts'

type Whose = { id_mst_recurso: number } | { id_mst_socios: number }

/** Link of one calendar: its status, a new one, its revocation. The address itself is shown once. */
function Link({ title, whose }: { title: string; whose: Whose }) {
  const { data, error, refetch } = useRead(calendarLinkInfo, whose)
  const [address, setAddress] = useState<string | null>(null)
  const make = useAction(makeCalendarLink, { onDone: ({ path }) => setAddress(`${location.origin}${path}`) })
  const revoke = useAction(revokeCalendarLink, { onDone: () => setAddress(null) })
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    toast.good(t('desk.copied'))
  }
  const body = () => {
    if (error) return <ReadError error={error} onRetry={refetch} />
    if (!data) return <LinesSkeleton />
    const { fecha_creacion: made, desc_socio_creacion: by } = data
    const words = made
      ? t('desk.calendar_since', { fecha: formatDay(clubTime(made.getTime()).day), nombre: by ?? '' })
      : t('desk.calendar_none')
    return (
      <>
        <p className="icl-state">{words}</p>
        {address && (
          <div className="icl-address">
            <TextInput
              readOnly
              value={address}
              aria-label={title}
              description={t('desk.calendar_once')}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button variant="default" onClick={() => void copy(address)}>
              {t('desk.copy')}
            </Button>
          </div>
        )}
        <div className="icl-acts">
          <Button size="compact-sm" variant="default" loading={make.isBusy} onClick={() => void make.run(whose)}>
            {t(made ? 'desk.calendar_renew' : 'desk.calendar_make')}
          </Button>
          {made && (
            <Button size="compact-sm" variant="subtle" color="red" loading={revoke.isBusy} onClick={() => void revoke.run(whose)}>
              {t('desk.calendar_revoke')}
            </Button>
          )}
        </div>
      </>
    )
  }
  return (
    <section className="icl">
      <h3>{title}</h3>
      {body()}
    </section>
  )
}

/** Calendars of a booking: its court's and its owner's, each by a secret link that can be revoked. */
export function CalendarDialog({ info, onClose }: { info: BookingInfo; onClose: () => void }) {
  const { id_mst_recurso, desc_recurso } = info.reserva
  const [owner] = info.socios
  return (
    <DialogFrame title={t('desk.calendar_title')} size={460} onClose={onClose}>
      <p>{t('desk.calendar_hint')}</p>
      <Link title={desc_recurso} whose={{ id_mst_recurso }} />
      {owner && owner.id_mst_socios !== guestMember && <Link title={personName(owner)} whose={{ id_mst_socios: owner.id_mst_socios }} />}
    </DialogFrame>
  )
}
