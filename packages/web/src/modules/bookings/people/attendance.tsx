import './attendance.css'
import { bookingTeams, markAllPresent, markPresent, markTeamPresent } from '@app/contract/bookings/attendance'
import { Button } from '@mantine/core'
import { IconCheck, IconUsersGroup } from '@tabler/icons-react'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import type { Line } from '../booking/booking-info.ts'
import { memberLabel } from '../booking/booking-labels.ts'

/** Attendance: everyone together, by team if players have labels, or one by one. */
export function Attendance({ id, lines }: { id: number; lines: readonly Line[] }) {
  const { data: teams, error, refetch } = useRead(bookingTeams, { id }, { keepPrevious: true })
  const everybody = useAction(markAllPresent)
  const team = useAction(markTeamPresent)
  const one = useAction(markPresent)
  const isBusy = everybody.isBusy || team.isBusy || one.isBusy
  const came = lines.filter((line) => line.asistencia).length
  if (lines.length === 0) return null
  return (
    <div className="att" role="group" aria-label={t('desk.attendance')}>
      <div className="att-head">
        <h4>
          {t('desk.attendance')} · {t('desk.of', { n: came, max: lines.length })}
        </h4>
        {came < lines.length && (
          <Button size="compact-xs" variant="default" disabled={isBusy} onClick={() => void everybody.run({ id })}>
            {t('desk.all_came')}
          </Button>
        )}
      </div>
      <div className="att-people">
        {(teams ?? []).map(({ id_mst_etiqueta: id_etiqueta, desc_etiqueta: etiqueta, jugadores, presentes }) => {
          const areAllPresent = presentes === jugadores
          const shown = `${etiqueta} · ${t('desk.of', { n: presentes, max: jugadores })}`
          return (
            <button
              key={id_etiqueta}
              type="button"
              className="att-one team"
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
        {lines.map((line) => {
          const nombre = memberLabel(line)
          return (
            <button
              key={line.id_reg_factura}
              type="button"
              className="att-one"
              aria-pressed={line.asistencia}
              aria-label={t('desk.came', { nombre })}
              disabled={isBusy}
              onClick={() => void one.run({ id, id_factura: line.id_reg_factura, asistencia: !line.asistencia })}
            >
              {line.asistencia && <IconCheck size={13} aria-hidden />}
              {nombre}
            </button>
          )
        })}
      </div>
      {error && <ReadError error={error} onRetry={refetch} />}
    </div>
  )
}
