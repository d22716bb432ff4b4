import './season-dialogs.css'
import type { OutputOf } from '@app/contract/kit/action'
import { approveSeason, previewApproval, seasonAnswers } from '@app/contract/season/approve-season'
import { formatDay } from '@app/contract/values/day'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { call, useRead } from '../../kit/reads/api.ts'
import { dayName } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'
import { ReviewSeries } from '../permanent/public.ts'
import { rangeText } from '../planner/public.ts'
import { type SeasonBooking, titleOf } from './season-model.ts'

interface Props {
  row: SeasonBooking
  court: string
  /** Notifies the responsible member. */
  avisar: boolean
  onClose: () => void
}
const known = (answer: string) => seasonAnswers.find((one) => one === answer)

/** Effects of an approval, date by date, and the handling of dates that are not free: 1, 4, or only the free ones (R-272..R-274). */
export function ApproveDialog({ row, court, avisar, onClose }: Props) {
  const id = row.id_reg_reserva
  const reading = useRead(previewApproval, { id }, { keepPrevious: true })
  const { data } = reading
  const where = `${dayName(row.fecha, 'weekday')} ${rangeText(row.hora_ini, row.hora_fin)} · ${court}`
  const when = data && t('season.from_to', { desde: formatDay(data.fecha_ini), hasta: formatDay(data.fecha_fin) })
  const done = ({ creadas }: OutputOf<typeof approveSeason>) => toast.good(t('season.approved_n', { n: 1, fechas: creadas }))
  return (
    <DialogFrame title={t('season.approve_title', { nombre: titleOf(row) })} size={960} onClose={onClose}>
      <p className="swd-what">{[where, when].filter(Boolean).join(' · ')}</p>
      <ReviewSeries
        reading={reading}
        verb="approve"
        first="both"
        offered={seasonAnswers}
        onBack={onClose}
        onSaved={onClose}
        save={async ({ resolver, fechas, choques, vista }) => {
          const answers = choques.flatMap(({ fecha, id_mst_recurso, hacer }) => {
            const answer = known(hacer)
            return answer ? [{ fecha, id_mst_recurso, hacer: answer }] : []
          })
          done(await call(approveSeason, { id, avisar, resolver: known(resolver) ?? null, fechas, choques: answers, vista }))
          return undefined
        }}
      />
    </DialogFrame>
  )
}
