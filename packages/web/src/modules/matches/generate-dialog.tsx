import './generate-dialog.css'
import { generateMatches, previewMatches } from '@app/contract/matches/generate-matches'
import { formatMinute } from '@app/contract/values/minute'
import { Alert, Button, Checkbox, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { matchTitle, placeOf } from './match-labels.ts'

/** Handling of matches without a free hour: left unplaced, another booking cancelled, its players notified. */
const answers = [0, 2, 4] as const

/** Proposed places of a group's unplaced matches, each with a tick, before placing them. */
export function GenerateDialog({ group, onClose }: { group: { id: number; name: string }; onClose: () => void }) {
  const [answer, setAnswer] = useState<(typeof answers)[number]>(0)
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set())
  const [message, setMessage] = useState<string | null>(null)
  const reading = useRead(previewMatches, { id: group.id, eliminarOtrasReservas: answer }, { keepPrevious: true })
  const generate = useAction(generateMatches, {
    onDone: ({ creadas: n }) => {
      toast.good(t('matches.placed_n', { n }))
      onClose()
    },
    onRefused: ({ msg }) => {
      setMessage(msg)
      void reading.refetch()
    },
  })
  const plan = reading.data
  const ticked = plan?.partidos.filter((one) => one.lugar && !unticked.has(one.id_reg_partidos)) ?? []
  const mayApply = plan !== undefined && !reading.isPlaceholderData && !generate.isBusy && ticked.length > 0
  const apply = () => {
    if (!mayApply) return
    setMessage(null)
    const partidos = ticked.map((one) => one.id_reg_partidos)
    void generate.run({ id: group.id, eliminarOtrasReservas: answer, partidos, vista: plan.vista })
  }
  const tick = (id: number) =>
    setUnticked((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return (
    <DialogFrame title={t('matches.generate_title', { grupo: group.name })} size={640} onClose={onClose} onConfirm={apply}>
      <div className="mg">
        <NativeSelect
          label={t('matches.clashes')}
          description={answer === 0 ? undefined : t('matches.kept_hint')}
          value={answer}
          onChange={(event) => setAnswer(answers.find((one) => one === Number(event.currentTarget.value)) ?? 0)}
          data={answers.map((one) => ({ value: String(one), label: t(`matches.clash.${one}`) }))}
        />
        {message && (
          <Alert color="red" role="alert">
            {message}
          </Alert>
        )}
        {reading.error && <ReadError error={reading.error} onRetry={reading.refetch} />}
        {!plan && !reading.error && <LinesSkeleton lines={5} />}
        {plan && (
          <ol className="mg-list" aria-busy={reading.isPlaceholderData}>
            {plan.partidos.map((one) => (
              <li key={one.id_reg_partidos} className="mg-row">
                <Checkbox
                  size="xs"
                  checked={one.lugar !== null && !unticked.has(one.id_reg_partidos)}
                  disabled={one.lugar === null}
                  onChange={() => tick(one.id_reg_partidos)}
                  label={matchTitle(one)}
                  description={one.jornada}
                />
                <div className="mg-place">
                  {one.lugar ? (
                    placeOf(one.lugar)
                  ) : (
                    <span className="mg-none">{t(one.restringido ? 'matches.restricted' : 'matches.no_room')}</span>
                  )}
                  {one.anula.map((gone) => (
                    <span key={gone.id_reg_reserva} className="mg-gone">
                      {t('matches.cancels', { nombre: gone.nombre, pista: gone.desc_recurso, hora_ini: formatMinute(gone.hora_ini) })}
                    </span>
                  ))}
                </div>
              </li>
            ))}
          </ol>
        )}
        <div className="mg-foot">
          <Button variant="default" onClick={onClose}>
            {t('core.cancel')}
          </Button>
          <Button disabled={!mayApply} loading={generate.isBusy} title="Ctrl+Enter" onClick={apply}>
            {t('matches.place_n', { n: ticked.length })}
          </Button>
        </div>
      </div>
    </DialogFrame>
  )
}
