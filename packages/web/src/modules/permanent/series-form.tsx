import './series-form.css'
import type { OutputOf } from '@app/contract/kit/action'
import { spans } from '@app/contract/permanent/permanent-booking'
import { type permanentInfo, savePermanent } from '@app/contract/permanent/permanent-bookings'
import { previewSeries } from '@app/contract/permanent/series-preview'
import { useRef, useState } from 'react'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { FormFrame } from '../../kit/forms/form.tsx'
import { SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { call, useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { useDebounced } from '../../kit/reads/use-debounced.ts'
import { t } from '../../kit/texts/i18n.ts'
import { callWithConfirmation } from '../planner/public.ts'
import { CalendarPicture } from './calendar-picture.tsx'
import type { Course } from './course-link.tsx'
import { sentOf, seriesFields, type Values } from './permanent-fields.ts'
import { ReviewSeries } from './review-series.tsx'
import { SeriesFields } from './series-fields.tsx'

interface Props {
  /** Booking to change; null for a new one. */
  info: OutputOf<typeof permanentInfo> | null
  /** Courts to choose from. */
  courts: readonly { readonly id: number; readonly text: string }[]
  sport: number | null
  /** Course of a new one: its name and booking type are proposed. */
  course: Course | null
  onSaved: () => void
  onCancel: () => void
}

/** Permanent booking, new or changed: the form with the picture of its dates beside it, then the list of the effects of saving. */
export function SeriesForm({ info, courts, sport, course, onSaved, onCancel }: Props) {
  const id = info?.id_mst_reservasfijas ?? null
  const [submitted, setSubmitted] = useState<Values | null>(null)
  const settle = useRef<PromiseWithResolvers<void> | null>(null)
  const first = info
    ? { ...info, fecha_fin: info.fecha_fin, ingresos: info.tipo_ingresos, desde: today() }
    : {
        ...{ fecha_ini: today(), tipo_horario: spans.forever, dias: 0, recursos: [] },
        id_mst_curso: course?.id_mst_curso ?? null,
        ...(course && { nombre: course.desc_curso, id_mst_tiporeserva: course.id_mst_tiporeserva }),
      }
  const form = useForm({
    name: `permanent ${id ?? 'new'}`,
    fields: seriesFields,
    first,
    by: { socios: { by: ['id_mst_socios'] }, ingresos: { by: ['id_mst_tipoingreso'], blank: ['id_mst_tipopago'] } },
    at: (path) => path.replace(/^tipo_(ingresos|pagos)/, 'ingresos'),
    // the form stays mounted behind the list of dates, and keeps its state on return
    save: async (values) => {
      await call(previewSeries, previewOf(values, id, sport))
      settle.current = Promise.withResolvers()
      setSubmitted(values)
      await settle.current.promise
    },
    // the list shows it, with its undo
    successMessage: null,
    onSaved,
  })
  const back = () => {
    setSubmitted(null)
    settle.current?.reject(new RefusedError(0, {}, ''))
  }
  const saved = () => {
    setSubmitted(null)
    settle.current?.resolve()
  }
  const now = useDebounced(form.read(), 250)
  const seen = 'value' in now && isComplete(now.value) ? previewOf({ ...now.value, nombre: now.value.nombre ?? '–' }, id, sport) : null
  const picture = useRead(previewSeries, seen, { keepPrevious: true })
  const plan = seen === null ? undefined : picture.data
  const dates = plan?.fechas.filter((line) => line.hora_ini !== null && line.resultado !== 'past').length ?? 0
  return (
    <>
      <div className="sf" hidden={submitted !== null}>
        <FormFrame
          form={form}
          words="permanent-booking"
          looks={{ socios: { label: t('booking.socios') }, recursos: { label: t('permanent.courts') } }}
        >
          <SeriesFields form={form} info={info} courts={courts} plan={plan} />
          <SaveBar form={form} always save={plan ? t('permanent.see_dates', { n: dates }) : t('permanent.preview')} onCancel={onCancel} />
        </FormFrame>
        <CalendarPicture plan={plan} isReading={picture.isFetching && seen !== null} error={seen === null ? null : picture.error} />
      </div>
      {submitted && <ReviewDates values={submitted} id={id} sport={sport} version={info?.version ?? null} onBack={back} onSaved={saved} />}
    </>
  )
}

const isComplete = ({ recursos, dias, hora_ini, hora_fin, fecha_ini, fecha_fin, tipo_horario }: Values) =>
  recursos.length > 0 &&
  dias > 0 &&
  hora_ini !== null &&
  hora_fin !== null &&
  hora_fin > 0 &&
  fecha_ini !== null &&
  (tipo_horario === spans.forever || fecha_fin !== null)

const previewOf = (values: Values, id: number | null, sport: number | null) => ({
  ...sentOf(values),
  id_mst_reservasfijas: id,
  id_mst_tiporecurso: sport,
})

interface ReviewDatesProps {
  values: Values
  id: number | null
  sport: number | null
  version: number | null
  onBack: () => void
  onSaved: () => void
}
/** List of dates, refetched while other desks work, and the call that applies it. */
function ReviewDates({ values, id, sport, version, onBack, onSaved }: ReviewDatesProps) {
  const reading = useRead(previewSeries, previewOf(values, id, sport), { keepPrevious: true })
  return (
    <ReviewSeries
      reading={reading}
      save={(decided) =>
        callWithConfirmation(savePermanent, { ...sentOf(values), ...decided, edit: id !== null, id_mst_reservasfijas: id, version })
      }
      verb={id === null ? 'create' : 'change'}
      first="elsewhere"
      maySaveNothing={id !== null}
      onBack={onBack}
      onSaved={onSaved}
    />
  )
}
