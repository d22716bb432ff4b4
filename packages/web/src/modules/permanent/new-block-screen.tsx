import './series-form.css'
import { blockCourts } from '@app/contract/permanent/blocks'
import { permanentInfo, savePermanent } from '@app/contract/permanent/permanent-bookings'
import { previewBlock, previewSeries } from '@app/contract/permanent/series-preview'
import { formatCompact, readDay, weekday } from '@app/contract/values/day'
import { maskOf } from '@app/contract/values/weekdays'
import { useRef, useState } from 'react'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { FormFrame } from '../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { call, useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { useDebounced } from '../../kit/reads/use-debounced.ts'
import { Card } from '../../kit/screen/card.tsx'
import { go, useNumberParam, useSearchParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { type BlockInfo, type BlockValues, blockFields, changeOf, placeOf, sentOf, useBlockPreview } from './block-fields.ts'
import { CalendarPicture } from './calendar-picture.tsx'
import { CourtButtons } from './court-buttons.tsx'
import { useCourts } from './permanent-screens.tsx'
import { ReviewSeries } from './review-series.tsx'
import { useFormSeries } from './use-form-series.ts'

/** …/block/new: blocks courts without players (spec 2 §5). */
export function NewBlockScreen() {
  const sport = useNumberParam('id') || 1
  const reading = useCourts(sport, null)
  return (
    <Screen reading={reading} skeleton={<FormSkeleton lines={8} />}>
      {reading.courts && <BlockForm sport={sport} courts={reading.courts} />}
    </Screen>
  )
}

/** …/block/edit/{id_mst_reservasfijas}: the same form, filled; past dates stay unchanged. */
export function EditBlockScreen() {
  const sport = useNumberParam('id') || 1
  const id = useNumberParam('id_mst_reservasfijas')
  const reading = useRead(permanentInfo, { id })
  const { courts } = useCourts(sport, null)
  const info = useFormSeries('block', reading.data)
  return (
    <Screen title={info?.nombre} reading={reading} skeleton={<FormSkeleton lines={8} />}>
      {info && courts && <BlockForm key={id} sport={sport} courts={courts} info={info} />}
    </Screen>
  )
}

interface FormProps {
  sport: number
  courts: readonly { id: number; text: string }[]
  /** Block to change; absent for a new one. */
  info?: BlockInfo
}
const half = { half: true }
const needed = { half: true, required: true }
const when = { fecha_ini: needed, fecha_fin: needed, hora_ini: needed, hora_fin: needed, dias: { required: true } }
const looks = { id_mst_tiporeserva: half, ...when }
/** True if the dates of the block can be previewed. */
const isComplete = ({ recursos, dias, hora_ini, hora_fin }: BlockValues) =>
  recursos.length > 0 && dias > 0 && hora_ini !== null && (hora_fin ?? 0) > 0

function BlockForm({ sport, courts, info }: FormProps) {
  const [date] = useSearchParam('date')
  const day = (date && readDay(date)) || today()
  const [submitted, setSubmitted] = useState<BlockValues | null>(null)
  const settle = useRef<PromiseWithResolvers<void> | null>(null)
  const leave = () => go(`/reservas/${sport}/block?date=${formatCompact(day)}`)
  const form = useForm({
    name: `block ${info?.id_mst_reservasfijas ?? 'new'}`,
    fields: blockFields,
    first: info ?? { fecha_ini: day, fecha_fin: day, dias: maskOf([weekday(day)]), recursos: [] },
    // the list shows it, with its undo
    successMessage: null,
    at: (path) => placeOf[path] ?? path,
    // the form stays mounted behind the list of dates
    save: async (values) => {
      await (info ? call(previewSeries, changeOf(values, info, sport)) : call(previewBlock, { id: sport, ...sentOf(values) }))
      settle.current = Promise.withResolvers()
      setSubmitted(values)
      await settle.current.promise
    },
    onSaved: leave,
  })
  const now = useDebounced(form.read(), 250)
  const request = 'value' in now && isComplete(now.value) ? now.value : null
  const picture = useBlockPreview(request, info, sport)
  const plan = request ? picture.data : undefined
  const fieldsOf = (...names: (keyof typeof blockFields)[]) => (
    <FormFields form={form} names={names} words="permanent-booking" looks={looks} autoFocus={false} />
  )
  return (
    <>
      <div className="sf" hidden={submitted !== null}>
        <FormFrame form={form} words="permanent-booking" looks={{ recursos: { label: t('permanent.courts') } }}>
          <div className="sf-fields">
            <Card className="sf-card" title={t('permanent.when')}>
              {fieldsOf('nombre', 'fecha_ini', 'fecha_fin', 'hora_ini', 'hora_fin', 'dias')}
            </Card>
            <Card className="sf-card" title={t('permanent.where')}>
              <CourtButtons
                id={`${form.id}-recursos`}
                courts={courts}
                plan={plan}
                chosen={form.draft.recursos}
                error={form.complaints.recursos?.join(' ')}
                onChange={(chosen) => form.set('recursos', chosen)}
              />
            </Card>
            <details className="sf-more">
              <summary>{t('permanent.more')}</summary>
              {fieldsOf('id_mst_tiporeserva', 'observaciones', 'comentarios')}
            </details>
          </div>
          <SaveBar
            form={form}
            always
            save={plan ? t('permanent.see_dates', { n: plan.fechas.length }) : t('permanent.preview')}
            onCancel={leave}
          />
        </FormFrame>
        <CalendarPicture plan={plan} isReading={picture.isFetching} error={request ? picture.error : null} />
      </div>
      {submitted && (
        <DecideBlock
          sport={sport}
          values={submitted}
          info={info}
          onBack={() => {
            setSubmitted(null)
            settle.current?.reject(new RefusedError(0, {}, ''))
          }}
          onSaved={() => {
            setSubmitted(null)
            settle.current?.resolve()
          }}
        />
      )}
    </>
  )
}

interface DecideProps {
  sport: number
  values: BlockValues
  info: BlockInfo | undefined
  onBack: () => void
  onSaved: () => void
}
function DecideBlock({ sport, values, info, onBack, onSaved }: DecideProps) {
  const reading = useBlockPreview(values, info, sport)
  return (
    <ReviewSeries
      reading={reading}
      save={(decided) => {
        if (!info) return call(blockCourts, { id: sport, ...sentOf(values), ...decided })
        const { id_mst_tiporecurso: _sport, ...change } = changeOf(values, info, sport)
        return call(savePermanent, { ...change, ...decided, edit: true, version: info.version })
      }}
      verb={info ? 'change' : 'block'}
      first="both"
      maySaveNothing={info !== undefined}
      onBack={onBack}
      onSaved={onSaved}
    />
  )
}
