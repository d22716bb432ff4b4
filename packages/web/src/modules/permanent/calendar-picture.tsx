import './calendar-picture.css'
import type { Outcome } from '@app/contract/permanent/series'
import { addDays, endOfMonth, weekday } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import type { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { dayName } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'
import { clashesOf, type SeriesPlan } from './use-decisions.ts'

interface Props {
  plan: SeriesPlan | undefined
  isReading: boolean
  error: RefusedError | null
}
const named = 5

/** Months of a series with its dates painted, their number, and the first clashes; follows the typing. */
export function CalendarPicture({ plan, isReading, error }: Props) {
  const lines = plan?.fechas.filter((line) => line.resultado !== 'past') ?? []
  const outcomes = new Map(lines.map((line) => [line.fecha, line.resultado]))
  const bookings = lines.reduce((sum, line) => sum + line.celdas.length, 0)
  const months = [...new Set(lines.map((line) => line.fecha.slice(0, 7)))]
  const clashing = lines.filter((line) => line.resultado === 'clash')
  const counts = Map.groupBy(lines, (line) => line.resultado)
  return (
    <aside className="cpi" aria-label={t('permanent.picture')} aria-busy={isReading}>
      <h2 aria-live="polite">{plan ? t('permanent.dates_count', { n: lines.length, reservas: bookings }) : t('permanent.picture')}</h2>
      {error && <p role="alert">{error.msg}</p>}
      {!plan && !error && <p className="cpi-hint">{t('permanent.picture_hint')}</p>}
      {plan && (
        <p className="cpi-counts">
          {[...counts].map(([outcome, own]) => (
            <span key={outcome}>
              <i className={`cpi-sample ${outcome}`} aria-hidden /> {t(`permanent.outcome.${outcome}`)} <b>{own.length}</b>
            </span>
          ))}
        </p>
      )}
      <div className="cpi-months" aria-hidden>
        {months.map((month) => (
          <Month key={month} month={month} outcomes={outcomes} />
        ))}
      </div>
      {clashing.length > 0 && plan && (
        <>
          <h3>{t('permanent.clashes_on', { n: clashing.length })}</h3>
          <ul>
            {clashing.slice(0, named).map((line) => (
              <li key={line.fecha}>
                <b>{dayName(line.fecha, 'short')}</b> {firstClash(plan, clashesOf(line)[0]!.choques[0]!)}
              </li>
            ))}
          </ul>
          {clashing.length > named && <p className="cpi-hint">{t('permanent.more_clashes', { n: clashing.length - named })}</p>}
        </>
      )}
    </aside>
  )
}

const firstClash = ({ choques }: SeriesPlan, id: number) => {
  const one = choques.find((clash) => clash.id_reg_reserva === id)
  return one ? `${one.desc_recurso} · ${one.nombre ?? ''} · ${formatMinute(one.hora_ini)}–${formatMinute(one.hora_fin)}` : ''
}

/** Month as weeks from Monday on. */
function Month({ month, outcomes }: { month: string; outcomes: ReadonlyMap<string, Outcome> }) {
  const first = `${month}-01`
  const length = Number(endOfMonth(first).slice(8))
  const days = Array.from({ length }, (_, index) => addDays(first, index))
  return (
    <div className="cpi-month">
      <b>{dayName(first, 'month')}</b>
      <div>
        {days.map((day, index) => (
          <span
            key={day}
            className={`cpi-day ${outcomes.get(day) ?? ''}`}
            {...(index === 0 && { style: { gridColumnStart: weekday(day) } })}
          >
            {Number(day.slice(8))}
          </span>
        ))}
      </div>
    </div>
  )
}
