import './series-preview.css'
import { outcomeOf } from '@app/contract/permanent/decide-series'
import { type Answer, answers, type Outcome } from '@app/contract/permanent/series'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button, Checkbox } from '@mantine/core'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useKeys } from '../../kit/screen/commands.ts'
import { dayName } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'
import { SeriesFilters } from './series-filters.tsx'
import { mayAnswer, SeriesRow } from './series-row.tsx'
import { SeriesStrip } from './series-strip.tsx'
import { clashesOf, type Decisions, type PlanLine, type SeriesPlan, useDecisions } from './use-decisions.ts'

/** Action of a preview's button. */
export type Verb = 'create' | 'change' | 'remove' | 'block' | 'approve'
interface Props {
  plan: SeriesPlan
  verb: Verb
  /** Initial answer to clashes: a non-destructive one. */
  first: Answer
  isBusy: boolean
  /** Allowed answers, as cards; by default all of them, as a list. */
  offered?: readonly Answer[]
  /** Server message on the last attempt. */
  message: string | null
  /** Allows saving a change of details that moves no date. */
  maySaveNothing?: boolean
  /** Ticks are disabled: all dates or none. */
  isFixed?: boolean
  onApply: (sent: Decisions['sent']) => void
  onBack: () => void
}

/** Number of changed dates, for the button. */
const changeCount = (verb: Verb, { create, move, remove }: Decisions['counts']) => (verb === 'remove' ? remove : create + move + remove)

/** Effects of saving a series, one line per date, with ticks and answers, and one button with the count (screens-bookings §4). */
export function SeriesPreview({ plan, verb, first, isBusy, message, maySaveNothing = false, isFixed = false, ...rest }: Props) {
  const { offered, onApply, onBack } = rest
  const decisions = useDecisions(plan, first)
  const [shown, setShown] = useState<Outcome | 'all'>('all')
  const [seen, setSeen] = useState(plan)
  const list = useRef<HTMLOListElement>(null)
  const anchor = useRef<string | null>(null)
  const isChanged = seen.vista !== plan.vista
  const before = new Map(seen.fechas.map((line) => [line.fecha, JSON.stringify(line)]))
  const isOther = (line: PlanLine) => isChanged && before.get(line.fecha) !== JSON.stringify(line)
  const past = plan.fechas.filter((line) => line.resultado === 'past')
  const current = plan.fechas.filter((line) => line.resultado !== 'past')
  const lines = current.filter((line) => shown === 'all' || outcomeOf(line, decisions.ticks) === shown)
  const { counts: done } = decisions
  const total = changeCount(verb, done)
  const mayApply = !isBusy && !isChanged && (total > 0 || maySaveNothing)
  const apply = () => mayApply && onApply(decisions.sent)
  useKeys({ 'mod+Enter': apply, Escape: onBack, 'alt+ArrowDown': () => nextClash(1), 'alt+ArrowUp': () => nextClash(-1) })

  const boxes = () => [...(list.current?.querySelectorAll<HTMLInputElement>('.sv-row input[type=checkbox]:not(:disabled)') ?? [])]
  const focusLine = (line: PlanLine | undefined) => {
    if (!line) return
    setShown('all')
    requestAnimationFrame(() => {
      const row = document.getElementById(`sv-${line.fecha}`)
      row?.scrollIntoView({ block: 'center' })
      row?.querySelector('input')?.focus()
    })
  }
  function nextClash(by: 1 | -1) {
    const row = document.activeElement?.closest('.sv-row')
    const at = current.findIndex((line) => `sv-${line.fecha}` === row?.id)
    const clashing = (line: PlanLine) => clashesOf(line).length > 0
    focusLine(by === 1 ? current.slice(at + 1).find(clashing) : current.slice(0, Math.max(at, 0)).findLast(clashing))
  }
  const onTick = (line: PlanLine, event: MouseEvent<HTMLInputElement>) => {
    const on = !decisions.isOn(line)
    const from = event.shiftKey ? lines.findIndex((one) => one.fecha === anchor.current) : -1
    const to = lines.indexOf(line)
    decisions.tick(from < 0 ? [line] : lines.slice(Math.min(from, to), Math.max(from, to) + 1), on)
    anchor.current = line.fecha
  }
  const onKeyDown = (line: PlanLine, event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey) return
    const answer = answers[Number(/^Digit(\d)$/.exec(event.code)?.[1]) - 1]
    if (answer) {
      event.preventDefault()
      if (event.shiftKey) decisions.setRest(answer)
      else if (mayAnswer(line, plan, answer)) decisions.choose(line, { hacer: answer, pista: null })
      return
    }
    const all = boxes()
    const at = all.indexOf(event.target as HTMLInputElement)
    const next = event.key === 'ArrowDown' ? all[at + 1] : event.key === 'ArrowUp' ? all[at - 1] : undefined
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (event.shiftKey) decisions.tick([line], decisions.isOn(line))
    next?.focus()
  }
  const months = [...Map.groupBy(lines, (line) => line.fecha.slice(0, 7))]
  return (
    <section className="sv" aria-label={t('permanent.preview')} data-letters={offered && true}>
      <SeriesStrip lines={plan.fechas} ticks={decisions.ticks} onGo={focusLine} />
      <SeriesFilters lines={current} decisions={decisions} first={first} offered={offered} shown={shown} onShow={setShown} />
      {message && <Alert color="red" variant="light" role="alert" title={message} className="sv-alert" />}
      {isChanged && (
        <Alert color="yellow" variant="light" role="alert" className="sv-alert">
          {t('permanent.vista_cambiada')}{' '}
          <Button size="compact-sm" variant="default" onClick={() => setSeen(plan)}>
            {t('permanent.seen')}
          </Button>
        </Alert>
      )}
      <FixedClashes plan={plan} />
      {past.length > 0 && <p className="sv-past">{t('permanent.past_dates', { n: past.length })}</p>}
      {current.length === 0 && <p className="sv-past">{t('permanent.nothing')}</p>}
      <ol className="sv-list" ref={list}>
        {months.map(([month, own]) => (
          <li key={month}>
            <MonthHead month={month} lines={own} decisions={decisions} isFixed={isFixed} />
            <ol>
              {own.map((line) => (
                <SeriesRow
                  key={line.fecha}
                  line={line}
                  plan={plan}
                  decisions={decisions}
                  isFixed={isFixed}
                  offered={offered ?? answers}
                  isChanged={isOther(line)}
                  onTick={onTick}
                  onKeyDown={onKeyDown}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <footer className="save-bar sv-foot">
        <span className="save-bar-words" aria-live="polite">
          {sentence(done)}
          <Money decisions={decisions} />
        </span>
        <Button variant="default" title="Esc" disabled={isBusy} onClick={onBack}>
          {t('permanent.back')}
        </Button>
        <Button color={verb === 'remove' ? 'red' : ''} title="Ctrl+Enter" loading={isBusy} disabled={!mayApply} onClick={apply}>
          {total === 0 && maySaveNothing ? t(isFixed ? 'core.delete' : 'core.save') : t(`permanent.do.${verb}`, { n: total })}
        </Button>
      </footer>
    </section>
  )
}

/** Clashing permanent bookings, with the number of their dates. */
function FixedClashes({ plan }: { plan: SeriesPlan }) {
  const clashing = new Set(
    plan.fechas.filter((line) => line.resultado === 'clash').flatMap((line) => line.celdas.flatMap((cell) => cell.choques)),
  )
  const fixed = plan.choques.filter((one) => one.id_mst_reservasfijas !== null && clashing.has(one.id_reg_reserva))
  if (fixed.length === 0) return null
  const names = [...Map.groupBy(fixed, (one) => one.id_mst_reservasfijas).values()].map((own) =>
    t('permanent.fixed_dates', { nombre: own[0]!.nombre ?? '', n: new Set(own.map((one) => one.fecha)).size }),
  )
  return (
    <Alert color="red" variant="light" className="sv-alert" title={t('permanentReservations.ERROR_CONFLICTE_AMB_RESERVA_FIXA')}>
      {names.join(' · ')}
    </Alert>
  )
}

/** Total of all dates, and its paid part. */
const Money = ({ decisions: { total, paid } }: { decisions: Decisions }) =>
  total > 0 && (
    <small className="sv-money">
      {t('permanent.sum', { importe: formatEuros(total) })}
      {paid > 0 && ` · ${t('permanent.paid_amount', { importe: formatEuros(paid) })}`}
    </small>
  )

const parts = ['create', 'move', 'remove', 'cancel', 'skip'] as const
const sentence = (done: Decisions['counts']) =>
  parts
    .filter((part) => done[part] > 0)
    .map((part) => t(`permanent.part.${part}`, { n: done[part] }))
    .join(' · ') || t('permanent.nothing')

interface MonthProps {
  month: string
  lines: readonly PlanLine[]
  decisions: Decisions
  isFixed: boolean
}
/** Month with one tick for all of its dates. */
function MonthHead({ month, lines, decisions, isFixed }: MonthProps) {
  const ticked = lines.filter((line) => line.marcable)
  const on = ticked.filter((line) => decisions.isOn(line)).length
  const name = dayName(`${month}-01`, 'month')
  return (
    <div className="sv-month">
      <Checkbox
        size="xs"
        aria-label={name}
        disabled={isFixed || ticked.length === 0}
        checked={on > 0 && on === ticked.length}
        indeterminate={on > 0 && on < ticked.length}
        onChange={() => decisions.tick(ticked, on < ticked.length)}
      />
      <b>{name}</b>
      <span>{t('permanent.ticked', { n: on, de: lines.length })}</span>
    </div>
  )
}
