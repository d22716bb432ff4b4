import { seasonDays } from '@app/contract/season/season-days'
import { SegmentedControl } from '@mantine/core'
import { useIsNarrow } from '../../kit/reads/media.ts'
import { useKeys } from '../../kit/screen/commands.ts'
import { dayName } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'
import { drawnSlot, pickedSlot } from '../planner/public.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { BulkApprovalDialog } from './bulk-approval-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { NewSeasonBookingPanel } from './new-season-booking-panel.tsx'
import { SeasonBoard } from './season-board.tsx'
import { type FreePress, isApproved, isPending, type SeasonPlan } from './season-model.ts'
import { SeasonSide } from './season-side.tsx'
import { type Season, useSeason } from './use-season.ts'

/** Keys: new, approve the selected one or all ticked ones, withdraw, merge; in the hours view the arrows change the day. */
function useSeasonKeys({ current, ticked, making, acts, add, setDay }: Season, isHours: boolean) {
  const turn = (by: 1 | -1) => setDay((now) => seasonDays[(seasonDays.indexOf(now) + by + 7) % 7]!)
  const keys = {
    n: add,
    v: ({ shiftKey }: KeyboardEvent) =>
      acts.approve(shiftKey ? [...ticked] : current && isPending(current) ? [current.id_reg_reserva] : []),
    u: () => void (current && isApproved(current) && acts.cancel(current)),
    e: () => void (current && current.solapa_con.length > 0 && acts.merge(current.id_reg_reserva)),
    'mod+Enter': () => acts.approve([...ticked]),
    ...(isHours && { ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) }),
  }
  // an open question or new form takes the keys
  useKeys(acts.asking === null && making === null ? keys : {})
}

/** Week, or one day of it, and beside it the list, or the form of a new booking. */
export function SeasonDesk({ sport, plan, isHours }: { sport: number; plan: SeasonPlan; isHours: boolean }) {
  const isNarrow = useIsNarrow()
  const season = useSeason(sport, plan)
  const { day, setDay, selected, select, making, setMaking } = season
  useSeasonKeys(season, isHours)
  const slot = drawnSlot.use()
  const press = (where: FreePress) => {
    if (making?.day === where.day) pickedSlot.set({ court: where.court, from: where.from, minutes: slot?.minutes ?? 60 })
    else setMaking(where)
  }
  return (
    <div className="sws-body">
      {!isNarrow && (
        <div className="sws-board">
          {isHours && (
            <SegmentedControl
              size="xs"
              className="sws-days"
              aria-label={t('season.day')}
              data={seasonDays.map((one) => ({ value: one, label: dayName(one, 'weekday') }))}
              value={day}
              onChange={setDay}
            />
          )}
          <SeasonBoard
            plan={plan}
            days={isHours ? [day] : seasonDays}
            selected={selected}
            draft={making && slot && { day: making.day, ...slot }}
            onSelect={select}
            onPress={press}
          />
        </div>
      )}
      {making ? (
        <NewSeasonBookingPanel
          key={making.day}
          sport={sport}
          where={making}
          onClose={() => setMaking(null)}
          onBooked={(id) => {
            setMaking(null)
            season.setSelected(id)
          }}
        />
      ) : (
        <SeasonSide season={season} />
      )}
      <Questions season={season} />
    </div>
  )
}

/** Confirmations of actions. */
function Questions({ season: { acts, rows, rowOf, courtName, verdicts, avisar } }: { season: Season }) {
  const { asking } = acts
  if (!asking) return null
  const close = () => acts.setAsking(null)
  if (asking.what === 'many')
    return (
      <BulkApprovalDialog
        ids={asking.ids}
        verdicts={verdicts}
        isBusy={acts.isBusy}
        onClose={close}
        onApprove={(answer) => void acts.approveMany(asking.ids, answer).then(close)}
      />
    )
  const row = rowOf(asking.id)
  if (!row) return null
  const court = courtName(row.id_mst_recurso)
  return asking.what === 'one' ? (
    <ApproveDialog row={row} court={court} avisar={avisar} onClose={close} />
  ) : (
    <MergeDialog row={row} rows={rows} court={court} onClose={close} />
  )
}
