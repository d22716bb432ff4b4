import { listFeeRuns } from '@app/contract/fees/fee-runs'
import type { OutputOf } from '@app/contract/kit/action'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconLoader } from '@tabler/icons-react'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { Empty } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import type { Preview } from './run-lines.ts'
import { counted } from './run-words.ts'
import type { FeeRun } from './use-fee-run.ts'

const isAtWork = ({ estado, estado_retirar: back }: OutputOf<typeof listFeeRuns>[number]) =>
  estado !== 'hecho' || back === 'en_curso' || back === 'parado'

/** Run at work, begun at this desk or another one, with the way to it. */
function RunningNotice() {
  const running = useRead(listFeeRuns, {}).data?.find(isAtWork)
  if (!running) return null
  return (
    <Alert color="blue" variant="light" className="raise-notice" icon={<IconLoader size={16} />}>
      <span>
        {running.estado === 'hecho'
          ? t('raise.taking', counted(running.retiradas))
          : t('raise.running', { ...counted(running.lineas), total: formatCount(running.previsto_lineas) })}
      </span>
      <Button size="compact-sm" variant="default" onClick={() => go(`/cuotas/generar/${running.id_reg_cuota_proceso}`)}>
        {t('raise.see')}
      </Button>
    </Alert>
  )
}

/** Notices above the preview: a run at work, lines changed by another desk, the refusal of the last attempt. */
export function RunNotices({ run, preview }: { run: FeeRun; preview: Preview | undefined }) {
  const { changed, refusal } = run
  return (
    <div role="status" className="raise-notices">
      <RunningNotice />
      {refusal && (
        <Alert color="red" variant="light" className="raise-notice" icon={<IconAlertTriangle size={16} />}>
          <span>
            <b>{refusal.msg}</b> {t('raise.failed')}
          </span>
        </Alert>
      )}
      {preview && changed.size > 0 && (
        <Alert color="yellow" variant="light" className="raise-notice" icon={<IconAlertTriangle size={16} />}>
          <span>
            {t('raise.changed', {
              ...counted(changed.size),
              lineas: formatCount(preview.total.lineas),
              importe: formatEuros(preview.total.importe),
            })}
          </span>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              run.setTab('lineas')
              run.see()
            }}
          >
            {t('raise.seen')}
          </Button>
        </Alert>
      )}
    </div>
  )
}

/** Nothing is due: the next day with fees, and the last run. */
export function NothingDue({ run, preview: { proximo } }: { run: FeeRun; preview: Preview }) {
  const last = useRead(listFeeRuns, {}).data?.[0]
  const dia = formatDay(run.hasta)
  return (
    <Empty
      icon={<IconCircleCheck size={24} />}
      title={t('raise.nothing', { dia })}
      hint={proximo ? t('raise.nothing_next', { dia: formatDay(proximo.dia), ...counted(proximo.lineas) }) : t('raise.nothing_more')}
      action={
        <div className="raise-acts">
          {proximo && <Button onClick={() => run.setHasta(proximo.dia)}>{t('raise.to_next', { dia: formatDay(proximo.dia) })}</Button>}
          {last && (
            <Button variant="default" onClick={() => go(`/cuotas/generar/${last.id_reg_cuota_proceso}`)}>
              {t('raise.last_run')}
            </Button>
          )}
        </div>
      }
    />
  )
}
