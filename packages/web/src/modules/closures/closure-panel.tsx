import './closure-panel.css'
import { type ClosureAnswer, closureAnswers } from '@app/contract/closures/closure-rules'
import { undoClosure } from '@app/contract/closures/closures'
import { readDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button } from '@mantine/core'
import { toast } from '../../kit/dialogs/toasts.ts'
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
import { AreaFields } from './area-fields.tsx'
import { AreaPicker } from './area-picker.tsx'
import { ClosureLine } from './closure-line.tsx'
import { type ClosableCourt, type Plan, useClosure } from './use-closure.ts'

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
function firstHours(day: string, courts: readonly ClosableCourt[]) {
  const now = clubTime()
  const closes = Math.min(1440, Math.max(60, ...courts.map((court) => court.hora_fin)))
  const opens = Math.min(...courts.map((court) => court.hora_ini), closes - 15)
  const soon = Math.ceil(now.minute / 15) * 15
  return { hora_ini: day === now.day ? Math.min(soon, closes - 15) : opens, hora_fin: closes }
}

interface FormProps {
  sport: number
  day: string
  courts: readonly ClosableCourt[]
  onClose: () => void
}
function ClosureForm({ sport, day, courts, onClose }: FormProps) {
  const closure = useClosure({ sport, day, first: firstHours(day, courts) })
  const { wanted: request, change, plan, isChanged } = closure
  const { recursos, hora_ini, hora_fin, motivo } = request
  const apply = async () => {
    if (!closure.mayClose) return
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
          <Button title="Ctrl+Enter" loading={closure.isBusy} disabled={!closure.mayClose} onClick={() => void apply()}>
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
      {plan && !closure.error && <AffectedBookings plan={plan} closure={closure} />}
    </SidePanel>
  )
}

/** Bookings on the closed courts, each with its handling. */
function AffectedBookings({ plan: { lineas }, closure }: { plan: Plan; closure: ReturnType<typeof useClosure> }) {
  const { wanted, change, changed, isReading } = closure
  const setAnswer = (id: number, answer: ClosureAnswer | null) => {
    const next = new Map(wanted.cambios)
    if (answer) next.set(id, answer)
    else next.delete(id)
    change({ cambios: next })
  }
  return (
    <>
      <p className="clo-count">{lineas.length === 0 ? t('closures.nobody') : t('closures.affected', { n: lineas.length })}</p>
      <ol className="clo-list" aria-busy={isReading}>
        {lineas.map((line) => (
          <ClosureLine
            key={line.id_reg_reserva}
            line={line}
            closes={wanted.hora_ini}
            isChanged={changed.has(line.id_reg_reserva)}
            onAnswer={(answer) => setAnswer(line.id_reg_reserva, answer)}
          />
        ))}
      </ol>
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
