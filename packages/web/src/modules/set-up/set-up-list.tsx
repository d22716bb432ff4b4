import { optionalSteps, type SetUpStep } from '@app/contract/set-up/set-up'
import { hideSetUp, openCourts, skipStep } from '@app/contract/set-up/set-up-calls'
import { formatMinute } from '@app/contract/values/minute'
import { Button, Progress } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useAction } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { SetUpState } from './set-up-state.ts'
import { StepLine } from './step-line.tsx'

const SportDialog = lazy(() => import('./sport-dialog.tsx').then((module) => ({ default: module.SportDialog })))
const PricesDialog = lazy(() => import('./prices-dialog.tsx').then((module) => ({ default: module.PricesDialog })))
const PaymentDialog = lazy(() => import('./payment-dialog.tsx').then((module) => ({ default: module.PaymentDialog })))

type Asked = 'courts' | 'prices' | 'payment' | null
/** Steps that another one waits for. */
const needs: Partial<Record<SetUpStep, SetUpStep>> = { hours: 'courts', prices: 'courts', booking: 'hours' }
/** Steps without which there is no booking. */
const needed: readonly SetUpStep[] = ['courts', 'hours']
const everyDay = [{ dias: 127, hora_ini: 480, hora_fin: 1380 }]
const withWeekend = [
  { dias: 31, hora_ini: 540, hora_fin: 1320 },
  { dias: 96, hora_ini: 480, hora_fin: 1260 },
]

const isOptional = (step: SetUpStep): step is (typeof optionalSteps)[number] => optionalSteps.includes(step as never)

/** Line of a step: its present content, or its purpose. */
function wordsOf(step: SetUpStep, isDone: boolean, { club, deportes, pistas, personal, socios }: SetUpState): string {
  const n = pistas.length
  if (!isDone) return t(`set-up.what.${step}`, { n: step === 'staff' ? personal : n })
  const first = pistas.find(({ hora_ini }) => hora_ini !== null)
  if (step === 'club') return club
  if (step === 'courts')
    return deportes.map(({ desc_tiporecurso, pistas: own }) => t('set-up.did.courts', { deporte: desc_tiporecurso, n: own })).join(' · ')
  if (step === 'hours' && first)
    return t('set-up.did.hours', { desde: formatMinute(first.hora_ini!), hasta: formatMinute(first.hora_fin!) })
  if (step === 'staff') return t('set-up.did.staff', { n: personal })
  return step === 'members' ? t('set-up.did.members', { n: socios }) : t('set-up.did.done')
}

/** The one act of each step; null without the right to it, or without a sport. */
function actsOf(sport: number | undefined, hasPrices: boolean, ask: (asked: Asked) => void): Record<SetUpStep, (() => void) | null> {
  const prices = () => (hasPrices ? go(`/tipo_recursos/${sport}/edit`) : ask('prices'))
  return {
    club: userMay('params') ? () => go('/empresas/1/edit') : null,
    courts: userMay('courts') ? () => ask('courts') : null,
    hours: userMay('calendars') ? () => go('/calendarios') : null,
    prices: userMay('courts') && sport ? prices : null,
    payment: () => ask('payment'),
    staff: userMay('admin') ? () => go('/personal') : null,
    members: userMay('members') ? () => go('/socios/importar') : null,
    booking: userMay('bookings') && sport ? () => go(`/reservas/${sport}`) : null,
  }
}

/** First steps of the club: each with one act, skipped or done by what is true of the data. */
export function SetUpList({ state }: { state: SetUpState }) {
  const [asked, setAsked] = useState<Asked>(null)
  const skip = useAction(skipStep)
  const hide = useAction(hideSetUp)
  const open = useAction(openCourts, { onDone: ({ pistas }) => toast.good(t('set-up.hours.done', { n: pistas })) })
  const stateOf = (step: SetUpStep) => state.pasos.find(({ paso }) => paso === step)!.estado
  const done = state.pasos.filter(({ estado }) => estado !== 'pendiente').length
  const missing = needed.filter((step) => stateOf(step) !== 'hecho').length
  const isNext = (step: SetUpStep) => stateOf(step) === 'pendiente' && (!needs[step] || stateOf(needs[step]) === 'hecho')
  const current = needed.find(isNext) ?? state.pasos.find(({ paso }) => isNext(paso))?.paso
  const sport = state.deportes[0]
  const title = done === state.pasos.length ? t('set-up.ready') : missing > 0 ? t('set-up.missing', { n: missing }) : t('set-up.may_book')
  const giveHours = (horas: typeof everyDay) => void open.run({ desc_calendario: t('set-up.hours.name'), horas })
  const acts = actsOf(sport?.id_mst_tiporecurso, stateOf('prices') === 'hecho', setAsked)
  return (
    <section className="setup-list" aria-labelledby="setup-title">
      <header>
        <div>
          <h2 id="setup-title">{title}</h2>
          <p>{t('set-up.lead')}</p>
        </div>
        {!state.oculto && state.mostrar && (
          <Button variant="subtle" color="gray" onClick={() => void hide.run({ oculto: true })}>
            {t('set-up.hide')}
          </Button>
        )}
      </header>
      <div className="setup-progress">
        <Progress
          value={(done / state.pasos.length) * 100}
          size="sm"
          aria-label={t('set-up.progress', { hechos: done, total: state.pasos.length })}
        />
        <span>{t('set-up.progress', { hechos: done, total: state.pasos.length })}</span>
      </div>
      <ol>
        {state.pasos.map(({ paso, estado }, at) => {
          const before = needs[paso]
          return (
            <StepLine
              key={paso}
              step={paso}
              status={estado}
              number={at + 1}
              words={wordsOf(paso, estado === 'hecho', state)}
              waits={estado !== 'hecho' && before !== undefined && stateOf(before) !== 'hecho' ? before : null}
              isCurrent={paso === current}
              act={acts[paso]}
              onSkip={isOptional(paso) ? (saltado) => void skip.run({ paso, saltado }) : null}
            >
              {paso === 'hours' && acts.hours && (
                <div className="setup-answers">
                  <Button loading={open.isBusy} {...(paso !== current && { variant: 'default' })} onClick={() => giveHours(everyDay)}>
                    {t('set-up.hours.daily')}
                  </Button>
                  <Button variant="default" disabled={open.isBusy} onClick={() => giveHours(withWeekend)}>
                    {t('set-up.hours.weekend')}
                  </Button>
                  <Button variant="default" onClick={acts.hours}>
                    {t('set-up.hours.other')}
                  </Button>
                </div>
              )}
            </StepLine>
          )
        })}
      </ol>
      <footer>
        <IconDeviceFloppy size={16} aria-hidden />
        <span>{t('set-up.kept')}</span>
      </footer>
      <Suspense fallback={null}>
        {asked === 'courts' && <SportDialog onClose={() => setAsked(null)} />}
        {asked === 'prices' && sport && <PricesDialog sports={state.deportes} onClose={() => setAsked(null)} />}
        {asked === 'payment' && (
          <PaymentDialog onSkip={() => void skip.run({ paso: 'payment', saltado: true })} onClose={() => setAsked(null)} />
        )}
      </Suspense>
    </section>
  )
}
