import './attendance.css'
import { bookingTeams, markAllPresent, markTeamPresent } from '@app/contract/bookings/attendance'
import { Button } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import type { Line } from '../booking/booking-info.ts'

/** Attendance of several players: everyone together, or by team if players have labels. */
export function Attendance({ id, lines }: { id: number; lines: readonly Line[] }) {
  const { data: teams, error, refetch } = useRead(bookingTeams, { id }, { keepPrevious: true })
  const everybody = useAction(markAllPresent)
  const team = useAction(markTeamPresent)
  const isBusy = everybody.isBusy || team.isBusy
  const came = lines.filter((line) => line.asistencia).length
  if (lines.length === 0) return null
  return (
    <div className="att" role="group" aria-label={t('desk.attendance')}>
      <span className="att-count">
        {t('desk.attendance')} · {t('desk.of', { n: came, max: lines.length })}
      </span>
      {teams?.map(({ id_mst_etiqueta: id_etiqueta, desc_etiqueta: etiqueta, jugadores, presentes }) => {
        const areAllPresent = presentes === jugadores
        const shown = `${etiqueta} · ${t('desk.of', { n: presentes, max: jugadores })}`
        return (
          <button
            key={id_etiqueta}
            type="button"
            className="att-team"
            aria-pressed={areAllPresent}
            aria-label={`${shown} · ${t('desk.team_came', { etiqueta })}`}
            disabled={isBusy}
            onClick={() => void team.run({ id, id_etiqueta, n: !areAllPresent })}
          >
            <IconUsersGroup size={14} aria-hidden />
            {shown}
          </button>
        )
      })}
      {came < lines.length && (
        <Button size="compact-xs" variant="default" disabled={isBusy} onClick={() => void everybody.run({ id })}>
          {t('desk.all_came')}
        </Button>
      )}
      {error && <ReadError error={error} onRetry={refetch} />}
    </div>
  )
}
