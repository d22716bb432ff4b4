import type { ClosureAnswer } from '@app/contract/closures/closure-rules'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { Checkbox, NativeSelect } from '@mantine/core'
import { t } from '../../kit/texts/i18n.ts'
import type { PlanLine } from './use-closure.ts'

interface Props {
  line: PlanLine
  /** Changed by another desk since it was shown. */
  isChanged: boolean
  /** Start of the closure. */
  closes: number
  onAnswer: (answer: ClosureAnswer | null) => void
}

/** Booking on the closing courts: its tick, player and place, and its handling, with the price effect. Digits choose the answer. */
export function ClosureLine({ line, isChanged, closes, onAnswer }: Props) {
  const { nombre, desc_recurso, hora_ini, hora_fin, posibles, hacer, pago } = line
  const name = nombre ?? desc_recurso
  const isLeft = hacer === 'leave'
  const isStill = posibles.length < 2
  return (
    <li
      className={`clo-line ${hacer}${isChanged ? ' changed' : ''}`}
      data-closure-line={line.id_reg_reserva}
      onKeyDown={(event) => {
        const answer = event.ctrlKey || event.altKey || event.metaKey ? undefined : posibles[Number(event.key) - 1]
        if (!answer) return
        event.preventDefault()
        onAnswer(answer)
      }}
    >
      <Checkbox
        size="sm"
        aria-label={`${name}, ${desc_recurso} ${formatMinute(hora_ini)}`}
        checked={!isLeft}
        disabled={isStill}
        onChange={() => onAnswer(isLeft ? (posibles[0] ?? null) : 'leave')}
      />
      <span className="clo-who">
        <b>
          {name} <i className={`clo-dot ${pago}`} role="img" aria-label={t(`planner.payment.${pago}`)} />
        </b>
        <small>
          {[`${desc_recurso} ${formatMinute(hora_ini)}–${formatMinute(hora_fin)}`, ...factsOf(line)].join(' · ')}
          {isChanged && <em>{t('closures.changed')}</em>}
        </small>
      </span>
      <span className="clo-what">
        <NativeSelect
          size="xs"
          aria-label={t('closures.answer_for', { nombre: name })}
          value={hacer}
          disabled={isStill}
          onChange={({ currentTarget }) => onAnswer(posibles.find((one) => one === currentTarget.value) ?? null)}
        >
          {posibles.map((one) => (
            <option key={one} value={one}>
              {answerText(one, line, closes)}
            </option>
          ))}
        </NativeSelect>
        <small>{moneyOf(line)}</small>
      </span>
    </li>
  )
}

const factsOf = ({ en_juego, es_bloqueig, id_mst_reservasfijas, pagado }: PlanLine) => [
  ...(es_bloqueig ? [t('closures.blocked')] : []),
  ...(id_mst_reservasfijas !== null && !es_bloqueig ? [t('closures.permanent')] : []),
  ...(en_juego ? [t('closures.in_play')] : []),
  ...(pagado > 0 ? [formatEuros(pagado)] : []),
]

function answerText(answer: ClosureAnswer, { destino }: PlanLine, closes: number): string {
  if (answer === 'move' && destino) return t('closures.to_place', { pista: destino.desc_recurso, hora: formatMinute(destino.hora_ini) })
  return answer === 'shorten' ? t('closures.shorten_to', { hora: formatMinute(closes) }) : t(`closures.answer.${answer}`)
}

/** Handling of its money, as text. */
function moneyOf({ hacer, total, total_despues, por_devolver, pagado, posibles }: PlanLine): string {
  if (hacer === 'leave') return t('closures.keeps_court')
  const back = por_devolver > 0 ? [t('closures.gives_back', { importe: formatEuros(por_devolver) })] : []
  if (hacer === 'skip') return t('closures.series_intact')
  if (hacer === 'cancel') return t(posibles.includes('move') ? 'closures.nothing_charged' : 'closures.no_room')
  if (hacer === 'owe') return back.join(' · ') || formatEuros(pagado)
  const price =
    total === total_despues
      ? t('closures.same_price')
      : t('closures.price_change', { antes: formatEuros(total), despues: formatEuros(total_despues) })
  return [price, ...back].join(' · ')
}
