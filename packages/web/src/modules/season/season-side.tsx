import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { ReadError } from '../../kit/screen/states.tsx'
import { dayName } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'
import { SeasonList } from './season-list.tsx'
import { isApproved, isListed, listFilters, readListFilter } from './season-model.ts'
import { SeasonPeriod } from './season-period.tsx'
import type { Season } from './use-season.ts'

/** Period of the season, the bookings of the week as a list, and the actions on the ticked ones. */
export function SeasonSide({ season }: { season: Season }) {
  const { sport, plan, rows, shown, setShown, day, judged, verdicts, acts, add } = season
  return (
    <aside className="sws-side" aria-label={t('season.list')}>
      <div className="sws-tools">
        <div className="sws-line">
          <h2>
            {t(`season.shown.${shown}`)} · {rows.filter((row) => isListed(row, shown)).length}
          </h2>
          <Button size="compact-sm" leftSection={<IconPlus size={14} />} title="N" onClick={add}>
            {t('season.add')}
          </Button>
        </div>
        <SeasonPeriod key={plan.periodo ? 'said' : 'unsaid'} sport={sport} period={plan.periodo} />
        <div className="sws-line">
          <NativeSelect
            size="xs"
            aria-label={t('season.shown')}
            value={shown}
            onChange={({ currentTarget }) => setShown(readListFilter(currentTarget.value))}
          >
            {listFilters.map((one) => (
              <option key={one} value={one}>
                {t(`season.shown.${one}`)}
              </option>
            ))}
          </NativeSelect>
          <Button size="compact-sm" variant="default" disabled={acts.isBusy} onClick={() => acts.mailDay(day)}>
            {t('season.mail_day', { dia: dayName(day, 'weekday') })}
          </Button>
        </div>
        {judged.error && <ReadError error={judged.error} onRetry={judged.refetch} />}
      </div>
      <SeasonList
        rows={rows}
        courtName={season.courtName}
        verdicts={verdicts}
        shown={shown}
        selected={season.selected}
        ticked={season.ticked}
        acts={acts}
        onSelect={season.select}
        onTick={season.onTick}
      />
      <Footer season={season} />
    </aside>
  )
}

/** Number and total of the ticked bookings, and the two bulk buttons. */
function Footer({ season: { rows, ticked, verdicts, avisar, setAvisar, acts } }: { season: Season }) {
  const approved = rows.filter(isApproved).length
  const dates = [...ticked].reduce((sum, id) => sum + (verdicts.get(id)?.fechas ?? 0), 0)
  return (
    <footer className="sws-foot">
      <div className="sws-line">
        <span aria-live="polite">
          <b>{t('season.ticked', { n: ticked.size })}</b> · {t('season.dates', { n: dates })}
        </span>
        <Checkbox
          size="xs"
          label={t('season.notify')}
          checked={avisar}
          onChange={({ currentTarget }) => setAvisar(currentTarget.checked)}
        />
      </div>
      <div className="sws-line">
        <Button
          variant="default"
          disabled={approved === 0 || acts.isBusy || !acts.mayApprove}
          onClick={() => void acts.cancelAll(approved)}
        >
          {t('season.cancel_all')}
        </Button>
        <Button
          title="Ctrl+Enter"
          loading={acts.isBusy}
          disabled={ticked.size === 0 || !acts.mayApprove}
          onClick={() => acts.approve([...ticked])}
        >
          {t('season.approve_n', { n: ticked.size })}
        </Button>
      </div>
    </footer>
  )
}
