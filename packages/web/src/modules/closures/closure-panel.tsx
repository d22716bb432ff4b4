import './closure-panel.css'
import { closureAnswers, closureKinds, closurePolicies } from '@app/contract/closures/closure-rules'
import { undoClosure } from '@app/contract/closures/closures'
import { readDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button, SegmentedControl } from '@mantine/core'
import { toast } from '../../kit/dialogs/toasts.ts'
import { TimeField } from '../../kit/fields/time-field.tsx'
import { call } from '../../kit/reads/api.ts'
import { clubTime } from '../../kit/reads/clock.ts'
import { today } from '../../kit/reads/today.ts'
import { useKeys } from '../../kit/screen/commands.ts'
import { go, useNumberParam, useSearchParam } from '../../kit/screen/navigation.ts'
import { FormSkeleton, LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { dayName } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'
import { SidePanel } from '../bookings/public.ts'
import { plannerPath, registerUndo, undoAct, usePlannerDay } from '../planner/public.ts'
import { AreaPicker } from './area-picker.tsx'
import { ClosureLine } from './closure-line.tsx'
import { type ClosureRequest, type Plan, useClosure } from './use-closure.ts'

type Court = NonNullable<ReturnType<typeof usePlannerDay>['data']>['recursos'][number]

/** …/close: courts and hours to close, with every booking on them and its handling, beside the planner (A-140, screens-bookings §5). */
export function ClosurePanel() {
  const sport = useNumberParam('id') || 1
  const [date] = useSearchParam('date')
  const day = (date && readDay(date)) || today()
  const { data, error, refetch } = usePlannerDay(sport, day)
  const courts = data?.id_mst_tiporecurso === sport && data.start === day ? data.recursos : null
  const leave = () => go(plannerPath(sport, day))
  if (courts) return <ClosureForm key={`${sport} ${day}`} sport={sport} day={day} courts={courts} onClose={leave} />
  return (
    <SidePanel title={t('closures.title.rain')} subtitle={dayName(day, 'long')} onClose={leave}>
      {error ? <ReadError error={error} onRetry={refetch} /> : <FormSkeleton lines={5} />}
    </SidePanel>
  )
}

/** From the next quarter of an hour, or the opening of another day, until the last court closes. */
function firstHours(day: string, courts: readonly Court[]) {
  const now = clubTime()
  const closes = Math.min(1440, Math.max(60, ...courts.map((court) => court.hora_fin)))
  const opens = Math.min(...courts.map((court) => court.hora_ini), closes - 15)
  const soon = Math.ceil(now.minute / 15) * 15
  return { hora_ini: day === now.day ? Math.min(soon, closes - 15) : opens, hora_fin: closes }
}

interface FormProps {
  sport: number
  day: string
  courts: readonly Court[]
  onClose: () => void
}
function ClosureForm({ sport, day, courts, onClose }: FormProps) {
  const closure = useClosure({ sport, day, first: firstHours(day, courts) })
  const { wanted: request, change, plan, isChanged } = closure
  const { recursos, hora_ini, hora_fin, motivo, cambios } = request
  const mayApply = plan !== undefined && !closure.isReading && !isChanged && !closure.isBusy && !closure.error
  const apply = async () => {
    if (!mayApply) return
    const done = await closure.close()
    if (!done) return
    const undo = registerUndo(() => call(undoClosure, { id: done.id_mst_cierre }))
    toast.good(t('closures.done', { n: done.pistas, m: done.resueltas }), {
      action: { text: t('core.undo'), run: () => void undoAct(undo) },
    })
    onClose()
  }
  useKeys({ 'mod+Enter': () => void apply() })
  const ids = courts.map((court) => court.id_mst_recurso)
  const choose = (chosen: readonly number[]) => change({ recursos: ids.filter((id) => chosen.includes(id)) })
  const names = courts.filter((court) => recursos.includes(court.id_mst_recurso)).map((court) => court.desc_recurso)
  const resolved = plan?.lineas.filter((line) => line.hacer !== 'leave').length ?? 0
  return (
    <SidePanel
      title={t(`closures.title.${motivo}`)}
      subtitle={[
        dayName(day, 'short'),
        ...(names.length > 0 ? [names.join(', ')] : []),
        `${formatMinute(hora_ini)}–${formatMinute(hora_fin)}`,
      ].join(' · ')}
      onClose={onClose}
      foot={
        <div className="clo-foot">
          <span aria-live="polite">{plan && <Sums plan={plan} />}</span>
          <Button title="Ctrl+Enter" loading={closure.isBusy} disabled={!mayApply} onClick={() => void apply()}>
            {resolved > 0 ? t('closures.apply_and', { n: recursos.length, m: resolved }) : t('closures.apply', { n: recursos.length })}
          </Button>
        </div>
      }
    >
      <AreaPicker
        courts={ids}
        chosen={recursos}
        from={hora_ini}
        to={hora_fin}
        onArea={({ recursos: drawn, adds, ...hours }) =>
          change({ ...hours, recursos: ids.filter((id) => drawn.includes(id) || (adds && recursos.includes(id))) })
        }
      />
      <AreaFields courts={courts} wanted={request} change={change} choose={choose} />
      {closure.message && <Alert color="red" variant="light" role="alert" title={closure.message} />}
      {isChanged && (
        <Alert color="yellow" variant="light" role="alert">
          {t('closures.vista_cambiada')}{' '}
          <Button size="compact-sm" variant="default" onClick={closure.see}>
            {t('closures.seen')}
          </Button>
        </Alert>
      )}
      {closure.error && <ReadError error={closure.error} onRetry={closure.refetch} />}
      {recursos.length === 0 && <p className="clo-hint">{t('closures.choose')}</p>}
      {recursos.length > 0 && !plan && !closure.error && <LinesSkeleton lines={4} />}
      {plan && !closure.error && (
        <>
          <p className="clo-count">{plan.lineas.length === 0 ? t('closures.nobody') : t('closures.affected', { n: plan.lineas.length })}</p>
          <ol className="clo-list" aria-busy={closure.isReading}>
            {plan.lineas.map((line) => (
              <ClosureLine
                key={line.id_reg_reserva}
                line={line}
                closes={hora_ini}
                isChanged={closure.changed.has(line.id_reg_reserva)}
                onAnswer={(answer) => {
                  const next = new Map(cambios)
                  if (answer) next.set(line.id_reg_reserva, answer)
                  else next.delete(line.id_reg_reserva)
                  change({ cambios: next })
                }}
              />
            ))}
          </ol>
        </>
      )}
    </SidePanel>
  )
}

interface AreaProps {
  courts: readonly Court[]
  wanted: ClosureRequest
  change: (part: Partial<ClosureRequest>) => void
  choose: (courts: readonly number[]) => void
}
/** Reason, courts, times, and the default handling of unanswered bookings: the equivalent of a drag over the planner. */
function AreaFields({ courts, wanted, change, choose }: AreaProps) {
  const { recursos, hora_ini, hora_fin, motivo, politica } = wanted
  const ids = courts.map((court) => court.id_mst_recurso)
  return (
    <>
      <SegmentedControl
        className="clo-kind"
        size="sm"
        fullWidth
        aria-label={t('closures.kind')}
        value={motivo}
        data={closureKinds.map((value) => ({ value, label: t(`closures.kind.${value}`) }))}
        onChange={(value) => change({ motivo: closureKinds.find((one) => one === value) ?? 'rain' })}
      />
      <div className="clo-chips" role="group" aria-label={t('closures.courts')}>
        {courts.map(({ id_mst_recurso: id, desc_recurso }) => (
          <button
            type="button"
            key={id}
            aria-pressed={recursos.includes(id)}
            onClick={() => choose(recursos.includes(id) ? recursos.filter((one) => one !== id) : [...recursos, id])}
          >
            {desc_recurso}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={recursos.length === ids.length}
          onClick={() => choose(recursos.length === ids.length ? [] : ids)}
        >
          {t('closures.all_courts')}
        </button>
      </div>
      <div className="clo-hours">
        <TimeField label={t('closures.from')} value={hora_ini} onChange={(minute) => change({ hora_ini: minute })} />
        {/* the field shows the end of the day as its last minute */}
        <TimeField label={t('closures.to')} value={hora_fin} onChange={(minute) => change({ hora_fin: minute === 1439 ? 1440 : minute })} />
      </div>
      <div className="clo-chips" role="group" aria-label={t('closures.policy')}>
        <span>{t('closures.policy')}</span>
        {closurePolicies.map((one) => (
          <button type="button" key={one} aria-pressed={politica === one} onClick={() => change({ politica: one, cambios: new Map() })}>
            {t(`closures.policy.${one}`)}
          </button>
        ))}
      </div>
    </>
  )
}

/** Number of bookings per handling, amount to refund, and number of letters. */
function Sums({ plan }: { plan: Plan }) {
  const back = plan.lineas.reduce((sum, line) => sum + line.por_devolver, 0)
  const parts = closureAnswers.flatMap((answer) => {
    const n = plan.lineas.filter((line) => line.hacer === answer).length
    return n > 0 ? [t(`closures.part.${answer}`, { n })] : []
  })
  return (
    <>
      <b>{[...parts, ...(back > 0 ? [t('closures.gives_back', { importe: formatEuros(back) })] : [])].join(' · ')}</b>
      {plan.avisos > 0 && <small>{t('closures.notices_after', { n: plan.avisos, min: plan.minutos })}</small>}
    </>
  )
}
