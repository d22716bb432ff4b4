import { feeType } from '@app/contract/fee-types/fee-type'
import { continueRun, listRuns, stopRun } from '@app/contract/runs/run'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button, Progress } from '@mantine/core'
import { IconAlertTriangle, IconBuildingStore, IconDoorExit, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { instant } from '../../../kit/kinds/instant.ts'
import { useAction, useChoices, useRead } from '../../../kit/reads/api.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { Card } from '../../../kit/screen/card.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import type { Run } from './run-state.ts'
import { counted } from './run-words.ts'

/** Stops a long run after its slice, or goes on with it; shown to users with the right to raise fees. */
export function StopButton({ id, isStopped }: { id: number; isStopped: boolean }) {
  const stop = useAction(stopRun)
  const goOn = useAction(continueRun)
  if (!userMay('invoices')) return null
  return isStopped ? (
    <Button leftSection={<IconPlayerPlay size={15} />} loading={goOn.isBusy} onClick={() => void goOn.run({ id })}>
      {t('runs.continue')}
    </Button>
  ) : (
    <Button variant="default" leftSection={<IconPlayerPause size={15} />} loading={stop.isBusy} onClick={() => void stop.run({ id })}>
      {t('runs.stop')}
    </Button>
  )
}

const share = (part: number, whole: number) => (whole === 0 ? 100 : Math.floor((part * 100) / whole))

/** Lines done of those planned, with the failure of the last attempt. */
export function RunProgress({ run, isBack }: { run: Run; isBack: boolean }) {
  const id = isBack ? run.id_reg_proceso_retirar : run.id_reg_proceso
  const work = useRead(listRuns, {}).data?.find(({ id_reg_proceso }) => id_reg_proceso === id)
  const done = isBack ? { n: run.retiradas, importe: run.importe_retirado } : { n: run.lineas, importe: run.importe }
  const all = isBack ? { n: work?.total ?? run.lineas, importe: run.importe } : { n: run.previsto_lineas, importe: run.previsto_importe }
  const sums = { importe: formatEuros(done.importe), previsto: formatEuros(all.importe) }
  const progress = t('raise.progress', { n: formatCount(done.n), total: formatCount(all.n) })
  const words = `${progress} ${t('raise.progress_lines', sums)}`
  const fecha = instant.format(run.fecha)
  const isStopped = (isBack ? run.estado_retirar : run.estado) === 'parado'
  return (
    <>
      {work?.error && (
        <Alert color="red" variant="light" role="alert" className="raise-notice" icon={<IconAlertTriangle size={16} />}>
          {t('raise.failing', { error: work.error })}
        </Alert>
      )}
      <section className="raise-progress" aria-label={words}>
        <p>
          <b>{progress}</b> <span className="tabular dimmed">{t('raise.progress_lines', sums)}</span>
        </p>
        <Progress
          size={8}
          value={share(done.n, all.n)}
          color={work?.error ? 'red' : isStopped ? 'yellow' : 'indigo'}
          animated={!isStopped && !work?.error}
          aria-label={words}
        />
        <p className="raise-hints">
          <span>
            <IconBuildingStore size={15} /> {t('raise.gives_way')}
          </span>
          <span>
            <IconDoorExit size={15} /> {t('raise.may_close')}
          </span>
          <span>{run.autor === null ? t('raise.begun_alone', { fecha }) : t('raise.begun', { autor: run.autor, fecha })}</span>
        </p>
      </section>
    </>
  )
}

/** Lines and sums by fee type, as far as they are raised. */
export function ProgressTypes({ run }: { run: Run }) {
  const types = useChoices(feeType).data ?? []
  const done = [...Map.groupBy(run.detalle, ({ id_mst_tipocuotas }) => id_mst_tipocuotas)].map(([id, lines]) => ({
    id,
    name: types.find((type) => type.id === id)?.text ?? '',
    lineas: lines.length,
    importe: lines.reduce((sum, { importe }) => sum + importe, 0),
  }))
  return (
    <aside className="raise-side">
      <Card title={t('raise.by_type')}>
        <dl className="raise-types">
          {done.map(({ id, name, lineas, importe }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{t('raise.sum_of', { ...counted(lineas), importe: formatEuros(importe) })}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className="raise-cut">{t('raise.cut')}</p>
    </aside>
  )
}
