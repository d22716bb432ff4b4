import './mandates.css'
import type { OutputOf } from '@app/contract/kit/action'
import { confirmMandates, importedMandates, tickMandates } from '@app/contract/mandates/many-mandates'
import { formatDay } from '@app/contract/values/day'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { ActionForm } from '../../kit/forms/form.tsx'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { Empty, LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t, tFound } from '../../kit/texts/i18n.ts'

interface TickProps {
  socios: readonly number[]
  id_mst_empresas: number
  onClose: () => void
}
/** Records that the club has signed papers of members; those that are left out are named with their reasons. */
export function TickMandatesDialog({ socios, id_mst_empresas, onClose }: TickProps) {
  const [outcome, setOutcome] = useState<OutputOf<typeof tickMandates> | null>(null)
  const onDone = (done: OutputOf<typeof tickMandates>) => {
    toast.good(t('mandates.ticked', { n: done.hechos }))
    if (done.fuera.length === 0) onClose()
    else setOutcome(done)
  }
  return (
    <DialogFrame title={t('mandates.tick_title')} size={460} onClose={onClose}>
      {outcome ? (
        <>
          <p>{t('mandates.left_out')}</p>
          <ul className="mandates-list">
            {outcome.fuera.map(({ nombre, fallo }, at) => (
              // two members may have one name
              <li key={at}>
                {nombre} · {tFound('receipts.fault', fallo)}
              </li>
            ))}
          </ul>
          <Button onClick={onClose}>{t('core.close')}</Button>
        </>
      ) : (
        <>
          <p>{t('mandates.tick_hint', { n: socios.length })}</p>
          <ActionForm
            action={tickMandates}
            given={{ socios: [...socios], id_mst_empresas }}
            ask={['fecha_firma']}
            first={{ fecha_firma: today() }}
            words="mandate"
            save={t('mandates.tick_do')}
            onDone={onDone}
            onCancel={onClose}
          />
        </>
      )}
    </DialogFrame>
  )
}

/** Mandates from another program, all ticked at first; those that stay ticked are confirmed. */
export function ConfirmImportedDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useRead(importedMandates, {})
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set())
  const confirm = useAction(confirmMandates, {
    onDone: ({ confirmados: n }) => {
      toast.good(t('mandates.confirmed', { n }))
      onClose()
    },
  })
  const mandatos = (data ?? []).map((one) => one.id_reg_mandato).filter((id) => !without.has(id))
  const run = () => void (mandatos.length > 0 && confirm.may && confirm.run({ mandatos }))
  const turn = (id: number) => setWithout((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
  return (
    <DialogFrame title={t('mandates.confirm_title')} size={620} fillsPhone onClose={onClose} onConfirm={run}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton lines={5} />}
      {data?.length === 0 && <Empty title={t('mandates.confirm_none')} />}
      {data && data.length > 0 && (
        <>
          <p>{t('mandates.confirm_hint')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list is scrolled by keyboard */}
          <section className="mandates-scroll" tabIndex={0} aria-label={t('mandates.confirm_title')}>
            <ul className="mandates-list">
              {data.map((one) => (
                <li key={one.id_reg_mandato}>
                  <Checkbox
                    label={[one.nombre_completo, one.iban, one.fecha_firma && formatDay(one.fecha_firma)].filter(Boolean).join(' · ')}
                    checked={!without.has(one.id_reg_mandato)}
                    onChange={() => turn(one.id_reg_mandato)}
                  />
                </li>
              ))}
            </ul>
          </section>
          {confirm.may && (
            <Button loading={confirm.isBusy} disabled={mandatos.length === 0} onClick={run}>
              {t('mandates.confirm_n', { n: mandatos.length })}
            </Button>
          )}
        </>
      )}
    </DialogFrame>
  )
}
