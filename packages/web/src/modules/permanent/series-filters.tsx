import { outcomeOf } from '@app/contract/permanent/decide-series'
import { type Answer, answers, type Outcome, outcomes } from '@app/contract/permanent/series'
import { NativeSelect } from '@mantine/core'
import { t } from '../../kit/texts/i18n.ts'
import { ClashAnswers } from './clash-answers.tsx'
import { outcomeIcons } from './outcome-styles.ts'
import { clashesOf, type Decisions, type PlanLine } from './use-decisions.ts'

interface Props {
  lines: readonly PlanLine[]
  decisions: Decisions
  first: Answer
  offered: readonly Answer[] | undefined
  shown: Outcome | 'all'
  onShow: (name: Outcome | 'all') => void
}
/** Counts as filters, and one answer to all clashes. */
export function SeriesFilters({ lines, decisions, first, offered, shown, onShow }: Props) {
  const counts = Map.groupBy(lines, (line) => outcomeOf(line, decisions.ticks))
  const hasClashes = lines.some((line) => clashesOf(line).length > 0)
  return (
    <div className="sv-bar">
      <div role="group" aria-label={t('permanent.filter')} className="sv-chips">
        <Chip name="all" n={lines.length} shown={shown} onShow={onShow} />
        {outcomes.map((one) =>
          counts.has(one) ? <Chip key={one} name={one} n={counts.get(one)!.length} shown={shown} onShow={onShow} /> : null,
        )}
      </div>
      {hasClashes && offered && <ClashAnswers offered={offered} value={decisions.rest} onChange={decisions.setRest} />}
      {hasClashes && !offered && (
        <NativeSelect
          size="xs"
          className="sv-all"
          label={t('permanent.clashes_all')}
          value={decisions.rest}
          onChange={({ currentTarget }) => decisions.setRest(answers.find((one) => one === currentTarget.value) ?? first)}
        >
          {answers.map((one) => (
            <option key={one} value={one}>
              {t(`permanent.answer.${one}`)}
            </option>
          ))}
        </NativeSelect>
      )}
    </div>
  )
}

interface ChipProps {
  name: Outcome | 'all'
  n: number
  shown: Outcome | 'all'
  onShow: (name: Outcome | 'all') => void
}
/** Count as a filter; a second press clears it. */
function Chip({ name, n, shown, onShow }: ChipProps) {
  const Picture = name === 'all' ? null : outcomeIcons[name]
  return (
    <button type="button" className={`sv-chip ${name}`} aria-pressed={shown === name} onClick={() => onShow(shown === name ? 'all' : name)}>
      {Picture && <Picture size={13} aria-hidden />} {t(name === 'all' ? 'permanent.all' : `permanent.outcome.${name}`)} <b>{n}</b>
    </button>
  )
}
