import { cellOutcome, outcomeOf } from '@app/contract/permanent/decide-series'
import { type Answer, answers } from '@app/contract/permanent/series'
import { formatCompact } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { Checkbox, NativeSelect } from '@mantine/core'
import type { KeyboardEvent, MouseEvent } from 'react'
import { dayName } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'
import { outcomeIcons } from './outcome-styles.ts'
import { clashesOf, type Decisions, type PlanLine, type SeriesPlan } from './use-decisions.ts'

interface Props {
  line: PlanLine
  plan: SeriesPlan
  decisions: Decisions
  /** Its tick is fixed. */
  isFixed: boolean
  /** Allowed answers to clashes. */
  offered: readonly Answer[]
  /** Changed by another desk since it was shown. */
  isChanged: boolean
  onTick: (line: PlanLine, event: MouseEvent<HTMLInputElement>) => void
  onKeyDown: (line: PlanLine, event: KeyboardEvent) => void
}

/** Date of the preview: its tick, its hour, its courts as cells, its outcome and handling. */
export function SeriesRow({ line, plan, decisions, isFixed, offered, isChanged, onTick, onKeyDown }: Props) {
  const outcome = outcomeOf(line, decisions.ticks)
  const Picture = outcomeIcons[outcome]
  const isOn = decisions.isOn(line)
  return (
    <li
      className={`sv-row ${outcome}${line.marcable ? '' : ' still'}${isChanged ? ' changed' : ''}`}
      id={`sv-${line.fecha}`}
      data-outcome={outcome}
    >
      <Checkbox
        size="xs"
        aria-label={dayName(line.fecha, 'long')}
        checked={isOn}
        disabled={isFixed || !line.marcable}
        onChange={() => {}}
        onClick={(event) => onTick(line, event)}
        onKeyDown={(event) => onKeyDown(line, event)}
      />
      <b className="sv-day">{dayName(line.fecha, 'short')}</b>
      <span className="sv-hour tabular">{hours(line, isOn)}</span>
      <span className="sv-cells">
        {line.celdas.map((cell) => {
          const own = cellOutcome(line, cell, decisions.ticks)
          const Own = outcomeIcons[own]
          const court = nameOf(plan, cell.id_mst_recurso)
          return (
            <span key={cell.id_mst_recurso} className={`sv-cell ${own}`} title={`${court}: ${t(`permanent.outcome.${own}`)}`}>
              <Own size={13} aria-hidden />
              <span className="sr-only">{`${court}: ${t(`permanent.outcome.${own}`)}`}</span>
            </span>
          )
        })}
      </span>
      <span className={`sv-what ${outcome}`}>
        <Picture size={13} aria-hidden /> {t(`permanent.outcome.${outcome}`)}
      </span>
      <span className="sv-detail">
        {isChanged && <em>{t('permanent.changed_line')}</em>} {detail(line, plan, isOn)}
        {byHand(line) && (
          <a href={`#/reservas/${sportOf(line, plan)}?date=${formatCompact(line.fecha)}`} target="_blank" rel="noreferrer">
            {t('permanent.by_hand')}
          </a>
        )}
        <PaidClashes line={line} plan={plan} />
      </span>
      <span className="sv-sum tabular">{decisions.total > 0 && formatEuros(decisions.sumOf(line))}</span>
      {isOn && clashesOf(line).length > 0 && <AnswerSelect line={line} plan={plan} decisions={decisions} offered={offered} />}
    </li>
  )
}

/** Dates for manual handling in the planner: paid, or with clashes. */
const byHand = (line: PlanLine) => line.resultado === 'paid' || clashesOf(line).length > 0
const sportOf = (line: PlanLine, plan: SeriesPlan) =>
  plan.recursos.find((one) => one.id_mst_recurso === line.celdas[0]?.id_mst_recurso)?.id_mst_tiporecurso ?? 1

/** Link by name to a paid clashing booking, which must first be refunded in its own panel. */
const PaidClashes = ({ line, plan }: Pick<Props, 'line' | 'plan'>) => {
  const ids = new Set(clashesOf(line).flatMap((cell) => cell.choques))
  const sportAt = (court: number) => plan.recursos.find((one) => one.id_mst_recurso === court)?.id_mst_tiporecurso ?? 1
  return plan.choques
    .filter((one) => one.cobrada && ids.has(one.id_reg_reserva))
    .map((one) => (
      <a
        key={one.id_reg_reserva}
        href={`#/reservas/${sportAt(one.id_mst_recurso)}/${one.id_reg_reserva}?date=${formatCompact(one.fecha)}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('permanent.give_back', { nombre: one.nombre ?? one.desc_recurso, importe: formatEuros(one.pagado) })}
      </a>
    ))
}

/** True if an answer is allowed for the clashes of a date: paid bookings are not deleted, and another court must be free. */
export function mayAnswer(line: PlanLine, plan: SeriesPlan, answer: Answer): boolean {
  const cells = clashesOf(line)
  const isPaid = plan.choques.some((one) => one.cobrada && cells.some((cell) => cell.choques.includes(one.id_reg_reserva)))
  if (answer === 'cancel' || answer === 'notify') return cells.length > 0 && !isPaid
  return answer === 'elsewhere' ? cells.some((cell) => cell.libres.length > 0) : cells.length > 0
}

const nameOf = (plan: SeriesPlan, court: number) => plan.recursos.find((one) => one.id_mst_recurso === court)?.desc_recurso ?? ''

const hours = ({ antes, hora_ini }: PlanLine, isOn: boolean) => {
  const start = antes ?? hora_ini
  if (start === null) return '—'
  return isOn && antes !== null && hora_ini !== null && antes !== hora_ini
    ? `${formatMinute(antes)} → ${formatMinute(hora_ini)}`
    : formatMinute(start)
}

function detail(line: PlanLine, plan: SeriesPlan, isOn: boolean): string {
  if (line.resultado === 'paid') return t('permanent.paid_hint', { importe: formatEuros(line.pagado) })
  if (line.resultado === 'past') return t('permanent.past_hint')
  if (line.resultado === 'closed') return line.celdas.find((cell) => cell.motivo)?.motivo ?? ''
  if (!isOn && line.marcable && line.antes !== null) return t('permanent.unticked_stays', { hora: formatMinute(line.antes) })
  return clashesOf(line)
    .map((cell) => {
      const others = plan.choques.filter((one) => cell.choques.includes(one.id_reg_reserva))
      const words = others.map(
        (one) =>
          `${one.nombre ?? one.desc_recurso}, ${formatMinute(one.hora_ini)}–${formatMinute(one.hora_fin)}${one.cobrada ? ` (${t('permanent.paid_amount', { importe: formatEuros(one.pagado) })})` : ''}`,
      )
      return `${nameOf(plan, cell.id_mst_recurso)}: ${words.join('; ')}`
    })
    .join(' · ')
}

/** Handling of the clashes of one date; another court by its name if one is free. */
function AnswerSelect({ line, plan, decisions, offered }: Pick<Props, 'line' | 'plan' | 'decisions' | 'offered'>) {
  const cells = clashesOf(line)
  const mayGoElsewhere = offered.includes('elsewhere')
  const free = cells.length === 1 && mayGoElsewhere ? cells[0]!.libres.slice(0, 6) : []
  const own = decisions.chosenOf(line)
  const value = own ? (own.pista === null ? own.hacer : String(own.pista)) : decisions.rest
  const choices = offered.filter((one) => (one === 'elsewhere' ? mayAnswer(line, plan, one) || value === 'elsewhere' : true))
  return (
    <NativeSelect
      size="xs"
      className="sv-answer"
      aria-label={t('permanent.what_to_do', { fecha: dayName(line.fecha, 'short') })}
      value={value}
      onChange={({ currentTarget }) => {
        const court = Number(currentTarget.value)
        const answer = answers.find((one) => one === currentTarget.value)
        decisions.choose(line, court > 0 ? { hacer: 'elsewhere', pista: court } : answer ? { hacer: answer, pista: null } : null)
      }}
    >
      {free.map((court) => (
        <option key={court} value={court}>
          {t('permanent.to_court', { pista: nameOf(plan, court) })}
        </option>
      ))}
      {choices.map((one) => (
        <option key={one} value={one} disabled={(one === 'cancel' || one === 'notify') && !mayAnswer(line, plan, one)}>
          {t(`permanent.answer.${one}`)}
        </option>
      ))}
    </NativeSelect>
  )
}
