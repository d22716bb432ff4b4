import { approveDay, unapproveDay } from '@app/contract/matches/approvals'
import type { Day } from '@app/contract/values/day'
import { Button } from '@mantine/core'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useAction } from '../../kit/reads/api.ts'
import { dayName } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Approves the matches of each shown day, or withdraws their approval (spec 3 §4). */
export function DayApprovals({ sport, days }: { sport: number; days: readonly Day[] }) {
  const approve = useAction(approveDay, { onDone: ({ partidos: n }) => toast.good(t('matches.day_approved', { n })) })
  const withdraw = useAction(unapproveDay, { onDone: ({ partidos: n }) => toast.good(t('matches.day_unapproved', { n })) })
  const isBusy = approve.isBusy || withdraw.isBusy
  return (
    <div className="mtc-foot">
      <h3>{t('matches.day')}</h3>
      {days.map((dia) => {
        const name = `${dayName(dia, 'weekday')} ${Number(dia.slice(8))}`
        const sent = { dia, id_mst_tiporecurso: sport }
        return (
          <div className="mtc-day" key={dia}>
            <span>{name}</span>
            <Button
              size="compact-xs"
              variant="default"
              disabled={isBusy}
              aria-label={`${t('matches.approve_day')} ${name}`}
              onClick={() => void approve.run(sent)}
            >
              {t('matches.approve_day')}
            </Button>
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              disabled={isBusy}
              aria-label={`${t('matches.unapprove_day')} ${name}`}
              onClick={() => void withdraw.run(sent)}
            >
              {t('matches.unapprove_day')}
            </Button>
          </div>
        )
      })}
    </div>
  )
}
