import './merge-dialog.css'
import './season-dialogs.css'
import { mergeSeason, undoMerge } from '@app/contract/season/merge-season'
import { seasonTeams } from '@app/contract/season/season-plan'
import { formatMinute } from '@app/contract/values/minute'
import { Alert, Button, Checkbox, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { dayName } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'
import { coloursOf, lengthText, rangeText } from '../planner/public.ts'
import { stateOf } from './season-board.tsx'
import { type SeasonBooking, titleOf } from './season-model.ts'

interface Props {
  row: SeasonBooking
  rows: readonly SeasonBooking[]
  court: string
  onClose: () => void
}

const bounds = (rows: readonly SeasonBooking[]) => ({
  from: Math.min(...rows.map((one) => one.hora_ini)),
  to: Math.max(...rows.map((one) => one.hora_fin)),
})

/** Overlapping bookings as bars, and below them the merged one (R-269, R-270). */
export function MergeDialog({ row, rows, court, onClose }: Props) {
  const reading = useRead(seasonTeams, { id: row.id_reg_reserva })
  const teams = reading.data ?? []
  const group = teams
    .flatMap((team) => rows.find((one) => one.id_reg_reserva === team.id) ?? [])
    .toSorted((a, b) => a.hora_ini - b.hora_ini)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [main, setMain] = useState(row.id_reg_reserva)
  const [joins, setJoins] = useState(true)
  const [refusal, setRefusal] = useState<string | null>(null)
  const ticked = group.filter((one) => !left.has(one.id_reg_reserva) && !isDone(one))
  const kept = ticked.find((one) => one.id_reg_reserva === main) ?? ticked[0]
  const undo = useAction(undoMerge, { toast: true })
  const merge = useAction(mergeSeason, {
    onRefused: ({ msg }) => setRefusal(msg),
    onDone: ({ id_reg_reserva: id }) => {
      onClose()
      toast.good(t('season.merged', { n: ticked.length }), {
        action: { text: t('core.undo'), run: () => void undo.run({ id }) },
      })
    },
  })
  const few = tooFewText(ticked.length)
  const complaint = few ?? refusal
  const players = ticked.flatMap((one) => one.socios).length
  const send = () => {
    setRefusal(null)
    if (kept && !few && !merge.isBusy)
      void merge.run({ ids: ticked.map((one) => one.id_reg_reserva).join(','), principal: kept.id_reg_reserva, juntar: joins })
  }
  const all = bounds(group)
  const lost = ticked.filter((one) => one !== kept).map(titleOf)
  return (
    <DialogFrame title={t('season.merge_title')} size={600} onClose={onClose} onConfirm={send}>
      <p className="swd-what">
        {dayName(row.fecha, 'weekday')} · {court} · {t('season.merge_of', { n: group.length })}
      </p>
      {reading.error && <ReadError error={reading.error} onRetry={reading.refetch} />}
      {!reading.data && !reading.error && <LinesSkeleton lines={3} />}
      {reading.data && (
        <div className="swm">
          <div className="swm-scale" aria-hidden>
            <span>{formatMinute(all.from)}</span>
            <span>{formatMinute(all.to % 1440)}</span>
          </div>
          {group.map((one) => (
            <div key={one.id_reg_reserva} className="swm-row">
              <Checkbox
                size="xs"
                aria-label={t('season.tick', { nombre: titleOf(one) })}
                disabled={isDone(one)}
                checked={ticked.includes(one)}
                onChange={({ currentTarget }) => setLeft(without(left, one.id_reg_reserva, !currentTarget.checked))}
              />
              <Bar row={one} span={all} title={titleOf(one)} detail={one.responsable} />
            </div>
          ))}
          {kept && !few && (
            <div className="swm-row">
              <span className="swm-becomes">{t('season.becomes')}</span>
              <Bar
                row={{ ...kept, ...hoursOf(ticked) }}
                span={all}
                title={titleOf(kept)}
                detail={lengthText(bounds(ticked).to - bounds(ticked).from)}
              />
            </div>
          )}
          <div className="swm-fields">
            <NativeSelect
              label={t('season.name_of')}
              value={kept?.id_reg_reserva ?? ''}
              disabled={few !== null}
              onChange={({ currentTarget }) => setMain(Number(currentTarget.value))}
            >
              {teams
                .filter((team) => ticked.some((one) => one.id_reg_reserva === team.id))
                .map((team) => (
                  <option key={team.id} value={team.id}>
                    {team.text}
                  </option>
                ))}
            </NativeSelect>
            <PlayersSelect joins={joins} kept={kept} count={players} disabled={few !== null} onChange={setJoins} />
          </div>
          {lost.length > 0 && !few && <p className="swd-what">{t('season.merge_hint', { nombres: lost.join(', ') })}</p>}
          {complaint && (
            <Alert color="red" variant="light" role="alert">
              {complaint}
            </Alert>
          )}
        </div>
      )}
      <div className="swd-foot">
        <Button variant="default" onClick={onClose}>
          {t('core.cancel')}
        </Button>
        <Button title="Ctrl+Enter" loading={merge.isBusy} disabled={few !== null} onClick={send}>
          {t('season.merge_n', { n: ticked.length })}
        </Button>
      </div>
    </DialogFrame>
  )
}

/** Reason against merging: at least two bookings are needed. */
const tooFewText = (ticked: number) => {
  if (ticked === 0) return t('No_element_selected')
  return ticked === 1 ? t('msg.FUSIONAR_SELECCIONADOS_MINIMO') : null
}

interface PlayersProps {
  joins: boolean
  kept: SeasonBooking | undefined
  /** Number of players of all bookings. */
  count: number
  disabled: boolean
  onChange: (joins: boolean) => void
}
/** Players of the merged booking: all of them, or those of the kept one. */
const PlayersSelect = ({ joins, kept, count, disabled, onChange }: PlayersProps) => (
  <NativeSelect
    label={t('season.players')}
    value={joins ? 'all' : 'own'}
    disabled={disabled}
    onChange={({ currentTarget }) => onChange(currentTarget.value === 'all')}
  >
    <option value="all">{t('season.players_all', { n: count })}</option>
    <option value="own">{t('season.players_own', { nombre: kept ? titleOf(kept) : '' })}</option>
  </NativeSelect>
)

const isDone = (row: SeasonBooking) => stateOf(row) === 'approved'
const hoursOf = (rows: readonly SeasonBooking[]) => {
  const { from, to } = bounds(rows)
  return { hora_ini: from, hora_fin: to }
}
const without = (left: ReadonlySet<number>, id: number, isLeft: boolean) =>
  isLeft ? new Set([...left, id]) : new Set([...left].filter((one) => one !== id))

interface BarProps {
  row: SeasonBooking
  span: { from: number; to: number }
  title: string
  detail: string | null
}
/** Booking with a width for its length. */
function Bar({ row, span, title, detail }: BarProps) {
  const share = (minute: number) => ((minute - span.from) / (span.to - span.from)) * 100
  const place = { marginLeft: `${share(row.hora_ini)}%`, width: `${share(row.hora_fin) - share(row.hora_ini)}%` }
  const words = `${rangeText(row.hora_ini, row.hora_fin)}${detail ? ` · ${detail}` : ''}`
  return (
    <div className="swm-lane">
      <div className="swm-bar" style={{ ...coloursOf(row.color), ...place }} title={`${title} ${words}`}>
        <b>{title}</b> {words}
      </div>
    </div>
  )
}
