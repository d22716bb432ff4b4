import './court-dialog.css'
import { courtChoices } from '@app/contract/bookings/court-schedule'
import { Alert, Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { FormSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { MoveCancelled, moveWithUndo } from '../../planner/public.ts'
import type { BookingInfo } from '../booking/booking-info.ts'
import { nameOf, placeLabel } from '../booking/booking-labels.ts'
import { MoveVerdict, useMoveVerdict } from '../booking/move-verdict.tsx'

interface Props {
  info: BookingInfo
  onClose: () => void
  onMoved: () => void
}

/** Moves a booking to another court of its sport at the same hour: each court is free, or shows the reason against it. Can be undone for 10 s. */
export function CourtDialog({ info, onClose, onMoved }: Props) {
  const { id_reg_reserva: id, version, fecha: fecha_ini, hora_ini, duracion, id_mst_recurso } = info.reserva
  const { data, error, refetch } = useRead(courtChoices, { id })
  const [court, setCourt] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const chosen = data?.recursos.find((one) => one.id_mst_recurso === court && one.libre)
  const from = { fecha_ini, hora_ini, duracion, id_mst_recurso }
  const to = { ...from, id_mst_recurso: chosen?.id_mst_recurso ?? id_mst_recurso }
  const verdict = useMoveVerdict(info, to)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!chosen) return
    setRefusal(null)
    setBusy(true)
    try {
      await moveWithUndo({
        id,
        version,
        from,
        to,
        name: nameOf(info),
        court: chosen.desc_recurso,
        ask: verdict.ask,
      })
      onMoved()
    } catch (caught) {
      if (caught instanceof MoveCancelled) return onClose()
      if (!(caught instanceof RefusedError)) throw caught
      setRefusal(caught.msg)
    } finally {
      setBusy(false)
    }
  }
  const list = () => {
    if (error) return <ReadError error={error} onRetry={refetch} />
    if (!data) return <FormSkeleton lines={4} />
    if (data.recursos.length === 0) return <p>{t('desk.no_other_court')}</p>
    return (
      <fieldset className="cd-list">
        <legend className="sr-only">{t('booking.id_mst_recurso')}</legend>
        {data.recursos.map((one) => (
          <label key={one.id_mst_recurso} className={`cd-court${one.libre ? '' : ' taken'}`}>
            <input
              type="radio"
              name="court"
              checked={court === one.id_mst_recurso}
              disabled={!one.libre}
              onChange={() => setCourt(one.id_mst_recurso)}
            />
            <span>
              {one.desc_recurso}
              <small>{one.motivo ?? t('desk.free')}</small>
            </span>
          </label>
        ))}
      </fieldset>
    )
  }
  return (
    <DialogFrame title={t('desk.court_title', { nombre: nameOf(info) })} size={420} onClose={onClose}>
      <form onSubmit={(event) => void send(event)}>
        <p className="bk-what">{placeLabel(info)}</p>
        {refusal && (
          <Alert color="red" variant="light" role="alert" mb="sm">
            {refusal}
          </Alert>
        )}
        {list()}
        {chosen && <MoveVerdict info={info} verdict={verdict} />}
        <div className="bk-dialog-foot">
          <Button variant="default" onClick={onClose}>
            {t('core.cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={!chosen}>
            {t('desk.court')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  )
}
