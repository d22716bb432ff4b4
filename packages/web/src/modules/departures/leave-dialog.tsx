import './departures.css'
import { departurePreview, processDeparture, setLeaveDate } from '@app/contract/departures/departure'
import type { OutputOf } from '@app/contract/kit/action'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { DateField } from '../../kit/fields/date-field.tsx'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  id: number
  nombre: string
  /** Departure date already set. */
  fecha_baja: string | null
  onClose: () => void
}

/** A fee that ends: its last amount, or until when it is raised already. */
const feeText = ({ desc_cuota, ultima, generada_hasta }: OutputOf<typeof departurePreview>['cuotas'][number]) =>
  [
    desc_cuota,
    ...(ultima === null ? [] : [t('departures.fee_last', { importe: formatEuros(ultima) })]),
    ...(generada_hasta === null ? [] : [t('departures.fee_raised', { fecha: formatDay(generada_hasta) })]),
  ].join(' · ')

/** Member's remaining data, one kind per line; details below if there are some. */
function Left({ left }: { left: OutputOf<typeof departurePreview> }) {
  const { debe, creditos, reservas, abonos, cuotas, beneficiarios } = left
  const lines = [
    ...(debe > 0 ? [{ text: t('departures.owes', { importe: formatEuros(debe) }), more: [] as string[] }] : []),
    ...(creditos > 0 ? [{ text: t('departures.holds', { importe: formatEuros(creditos) }), more: [] }] : []),
    ...(reservas.length > 0
      ? [
          {
            text: t('departures.bookings', { n: reservas.length }),
            more: reservas.map(({ fecha, hora_ini, desc_recurso }) => `${formatDay(fecha)} ${formatMinute(hora_ini)} · ${desc_recurso}`),
          },
        ]
      : []),
    ...(abonos.length > 0
      ? [{ text: t('departures.passes', { n: abonos.length }), more: abonos.map(({ desc_tipoabonos }) => desc_tipoabonos) }]
      : []),
    ...(cuotas.length > 0 ? [{ text: t('departures.fees', { n: cuotas.length }), more: cuotas.map(feeText) }] : []),
    ...(beneficiarios.length > 0
      ? [{ text: t('departures.family', { n: beneficiarios.length }), more: beneficiarios.map(({ nombre_completo }) => nombre_completo) }]
      : []),
  ]
  if (lines.length === 0) return <p className="dep-none">{t('departures.nothing')}</p>
  return (
    <ul className="dep-left">
      {lines.map(({ text, more }) => (
        <li key={text}>
          {text}
          {more.slice(0, 5).map((one) => (
            <small key={one}>{one}</small>
          ))}
          {more.length > 5 && <small>…</small>}
        </li>
      ))}
    </ul>
  )
}

/** Registers the departure of a member today or on a later day, listing first the remaining data. */
export function LeaveDialog({ id, nombre, fecha_baja, onClose }: Props) {
  const [day, setDay] = useState<string | null>(fecha_baja ?? today())
  const { data, error, refetch } = useRead(departurePreview, day === null ? null : { id, fecha_baja: day }, { keepPrevious: true })
  const leave = useAction(processDeparture, { toast: true })
  const plan = useAction(setLeaveDate, { toast: true })
  const isLater = day !== null && day > today()
  const isBusy = leave.isBusy || plan.isBusy
  const act = async () => {
    if (day === null || isBusy) return
    const done = await (isLater ? plan : leave).run({ id, fecha_baja: day })
    if (!done) return
    toast.good(isLater ? t('departures.planned', { nombre, fecha: formatDay(day) }) : t('departures.done', { nombre }))
    onClose()
  }
  const stay = async () => {
    if (!(await plan.run({ id, fecha_baja: null }))) return
    toast.good(t('departures.cleared', { nombre }))
    onClose()
  }
  return (
    <DialogFrame title={t('departures.title', { nombre })} size={460} onClose={onClose}>
      <DateField label={t('departures.day')} value={day} onChange={setDay} w={150} />
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && day !== null && <LinesSkeleton lines={3} />}
      {data && <Left left={data} />}
      <p className="dep-hint">{t(isLater ? 'departures.later' : 'departures.now')}</p>
      <Group justify="flex-end" mt="md">
        {fecha_baja !== null && (
          <Button variant="default" loading={plan.isBusy} onClick={() => void stay()}>
            {t('departures.stay')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('core.cancel')}
        </Button>
        <Button color="red.8" loading={isBusy} disabled={day === null || !data} onClick={() => void act()}>
          {isLater && day ? t('departures.act_on', { fecha: formatDay(day) }) : t('departures.act')}
        </Button>
      </Group>
    </DialogFrame>
  )
}
