import './closure-banner.css'
import { sendClosureNotices } from '@app/contract/closures/closure-notices'
import { closureAnswers } from '@app/contract/closures/closure-rules'
import { closuresOfDay, reopenCourt, undoClosure } from '@app/contract/closures/closures'
import type { OutputOf } from '@app/contract/kit/action'
import type { Day } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconCloudRain } from '@tabler/icons-react'
import { useState } from 'react'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { useSecondsUntil } from '../../../kit/reads/clock.ts'
import { t } from '../../../kit/texts/i18n.ts'

type Closure = OutputOf<typeof closuresOfDay>[number]

/** Closures of a sport on a day, above its courts: outcome of the bookings, sending time of the letters, and the ways back. */
export function ClosureBanners({ sport, day }: { sport: number; day: Day }) {
  const { data = [] } = useRead(closuresOfDay, { fecha: day, id_mst_tiporecurso: sport }, { keepPrevious: true })
  return data.filter((one) => one.pistas.some((court) => court.cerrada)).map((one) => <ClosureBand key={one.id_mst_cierre} closure={one} />)
}

function ClosureBand({ closure }: { closure: Closure }) {
  const { id_mst_cierre: id, motivo, hora_ini, hora_fin, avisos, avisos_salen, avisada, pistas, reservas } = closure
  const [isOpen, setOpen] = useState(false)
  const seconds = useSecondsUntil(avisos_salen)
  const undo = useAction(undoClosure, { onDone: () => toast.good(t('closures.undone')) })
  const send = useAction(sendClosureNotices, { onDone: (sent) => toast.good(t('closures.sent', { n: sent.avisos })) })
  const reopen = useAction(reopenCourt)
  const isBusy = undo.isBusy || send.isBusy || reopen.isBusy
  const mayUndo = closure.deshacer && (avisos === 0 || seconds > 0)
  const back = reservas.reduce((sum, one) => sum + one.por_devolver, 0)
  const parts = closureAnswers.flatMap((answer) => {
    const n = reservas.filter((one) => one.hacer === answer).length
    return n > 0 ? [t(`closures.part.${answer}`, { n })] : []
  })
  const open = async (court: Closure['pistas'][number]) => {
    if (await reopen.run({ id, id_mst_recurso: court.id_mst_recurso })) toast.good(t('closures.reopened', { pista: court.desc_recurso }))
  }
  return (
    <section className="plb" aria-label={t(`closures.block.${motivo}`)}>
      <IconCloudRain size={20} aria-hidden />
      <div className="plb-words">
        <b>
          {t(`closures.block.${motivo}`)}: {pistas.map((court) => court.desc_recurso).join(', ')} · {formatMinute(hora_ini)}–
          {formatMinute(hora_fin)}
        </b>
        <span>{[...parts, ...(back > 0 ? [t('closures.gives_back', { importe: formatEuros(back) })] : [])].join(' · ')}</span>
      </div>
      {avisos > 0 && (
        <span className="plb-leave" role="timer">
          {avisada || seconds === 0
            ? t('closures.notices_sent')
            : t('closures.notices_leave', { n: avisos, tiempo: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` })}
        </span>
      )}
      <Button size="compact-sm" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('closures.see_list')}
      </Button>
      {avisos > 0 && mayUndo && (
        <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => void send.run({ id })}>
          {t('closures.send_now')}
        </Button>
      )}
      {mayUndo && (
        <Button size="compact-sm" disabled={isBusy} onClick={() => void undo.run({ id })}>
          {t('closures.undo_all')}
        </Button>
      )}
      {isOpen && (
        <div className="plb-list">
          <ul>
            {reservas.map((one) => (
              <li key={one.id_reg_reserva}>
                <b>{one.nombre}</b>{' '}
                {t(`closures.became.${one.hacer}`, {
                  pista: one.desc_recurso ?? '',
                  hora: formatMinute(one.hora_ini ?? 0),
                  fin: formatMinute(hora_ini),
                })}
                {one.por_devolver > 0 && ` · ${t('closures.gives_back', { importe: formatEuros(one.por_devolver) })}`}
              </li>
            ))}
          </ul>
          <div className="plb-courts">
            {pistas
              .filter((court) => court.cerrada)
              .map((court) => (
                <Button key={court.id_mst_recurso} size="compact-sm" variant="default" disabled={isBusy} onClick={() => void open(court)}>
                  {t('closures.reopen', { pista: court.desc_recurso })}
                </Button>
              ))}
          </div>
        </div>
      )}
    </section>
  )
}
