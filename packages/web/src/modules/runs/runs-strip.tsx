import './runs.css'
import type { OutputOf } from '@app/contract/kit/action'
import { continueRun, listRuns, stopRun } from '@app/contract/runs/run'
import { Button, Progress } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'

type Run = OutputOf<typeof listRuns>[number]

/** Whole percent of a run's rows that are done. */
const percentOf = ({ hechos, total, estado }: Run) => (estado === 'hecho' || total === 0 ? 100 : Math.floor((hechos * 100) / total))
/** Screen that leads to the runs of a kind, if there is one. */
const screenOf = ({ clase }: Run) => (clase.startsWith('fees.') ? '/cuotas/generar' : undefined)
const colors = { en_curso: 'blue', parado: 'yellow', hecho: 'green' } as const

/** One run: its words, its bar, and the acts that it takes now. */
function RunLine({ run }: { run: Run }) {
  const { id_reg_proceso: id, nombre, detalle, estado, hechos, total, autor, error } = run
  const stop = useAction(stopRun)
  const goOn = useAction(continueRun)
  const name = detalle === '' ? nombre : `${nombre}: ${detalle}`
  const screen = screenOf(run)
  const progress = t('runs.progress', { hechos: formatCount(hechos), total: formatCount(total) })
  return (
    <li className="runs-line" data-state={error ? 'failing' : estado}>
      <div className="runs-words">
        {screen === undefined ? <b>{name}</b> : <ScreenLink to={screen}>{name}</ScreenLink>}
        <small>
          {t(`runs.state.${estado}`)} · <span className="tabular">{progress}</span>
          {autor && ` · ${autor}`}
        </small>
        {error && <small className="runs-error">{t('runs.failing', { error })}</small>}
      </div>
      <Progress
        value={percentOf(run)}
        color={error ? 'red' : colors[estado]}
        animated={estado === 'en_curso' && !error}
        aria-label={`${name}, ${progress}`}
      />
      {estado === 'en_curso' && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlayerPause size={14} />}
          loading={stop.isBusy}
          onClick={() => void stop.run({ id })}
        >
          {t('runs.stop')}
        </Button>
      )}
      {estado === 'parado' && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlayerPlay size={14} />}
          loading={goOn.isBusy}
          onClick={() => void goOn.run({ id })}
        >
          {t('runs.continue')}
        </Button>
      )}
    </li>
  )
}

/** The long runs at work, stopped or just ended, of all kinds or one, each with its bar; nothing without one. */
export function RunsStrip({ kind }: { kind?: string }) {
  const data = useRead(listRuns, {}).data?.filter(({ clase }) => kind === undefined || clase === kind)
  if (!data || data.length === 0) return null
  return (
    <Card title={t('runs.title')} className="runs-strip">
      <ul>
        {data.map((run) => (
          <RunLine key={run.id_reg_proceso} run={run} />
        ))}
      </ul>
    </Card>
  )
}
