import './fee-run.css'
import { getFeeRun, takeBackFeeRun } from '@app/contract/fees/fee-runs'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconRefresh } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useRead } from '../../../kit/reads/api.ts'
import { userMayCall } from '../../../kit/reads/session.ts'
import { go, useNumberParam } from '../../../kit/screen/navigation.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { Chip } from './chip.tsx'
import { type Fate, FatesBar } from './fates-bar.tsx'
import { FatesGrid } from './fates-grid.tsx'
import { previewAddress } from './run-filter.ts'
import { RunHistory } from './run-history.tsx'
import { ProgressTypes, RunProgress, StopButton } from './run-progress.tsx'
import { type Run, stateOf } from './run-state.ts'
import { counted, monthOf, rightNeeded } from './run-words.ts'

const TakeBackDialog = lazy(() => import('./take-back-dialog.tsx').then((module) => ({ default: module.TakeBackDialog })))

type Phase = 'raising' | 'raised' | 'taking-back'
const phaseOf = ({ estado, estado_retirar }: Run): Phase => {
  if (estado !== 'hecho') return 'raising'
  return estado_retirar === 'en_curso' || estado_retirar === 'parado' ? 'taking-back' : 'raised'
}

/** Lines that went with their sum, and those that stay. */
function TakenBack({ run }: { run: Run }) {
  const { retiradas, importe_retirado, lineas } = run
  if (retiradas === 0) return null
  return (
    <Alert color="green" variant="light" role="status" className="raise-notice" icon={<IconCheck size={16} />}>
      <b>{t('raise.taken_back', { ...counted(retiradas), importe: formatEuros(importe_retirado) })}</b>{' '}
      {lineas > retiradas && t('raise.stayed', counted(lineas - retiradas))}
    </Alert>
  )
}

interface ActsProps {
  run: Run
  onTakeBack: () => void
}
/** Acts of a run in its phase. */
function RunActs({ run, onTakeBack }: ActsProps) {
  const phase = phaseOf(run)
  const may = userMayCall(takeBackFeeRun)
  const work = phase === 'raising' ? run.id_reg_proceso : run.id_reg_proceso_retirar
  const state = phase === 'raising' ? run.estado : run.estado_retirar
  return (
    <>
      <RunHistory />
      {phase !== 'raised' && work !== null && <StopButton id={work} isStopped={state === 'parado'} />}
      {phase === 'raised' && run.retiradas < run.lineas && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={15} />}
          disabled={!may}
          title={may ? undefined : rightNeeded()}
          onClick={onTakeBack}
        >
          {t('raise.take_back')}
        </Button>
      )}
      {phase === 'raised' && run.retiradas > 0 && (
        <Button leftSection={<IconRefresh size={15} />} onClick={() => go(previewAddress(run.hasta, run.filtro))}>
          {t('raise.again', counted(run.retiradas))}
        </Button>
      )}
    </>
  )
}

/** Progress while the lines are raised or taken back; afterwards what became of them. */
function RunResult({ run, onAlong }: { run: Run; onAlong?: (() => void) | undefined }) {
  const [fate, setFate] = useState<Fate | null>(null)
  const phase = phaseOf(run)
  return (
    <>
      {phase === 'raised' ? (
        <>
          <TakenBack run={run} />
          <FatesBar run={run} fate={fate} onFate={setFate} />
        </>
      ) : (
        <RunProgress run={run} isBack={phase === 'taking-back'} />
      )}
      <div className={phase === 'raising' ? 'raise-desk' : 'raise-alone'}>
        <FatesGrid run={run} fate={phase === 'raised' ? fate : null} onAlong={phase === 'raised' ? onAlong : undefined} />
        {phase === 'raising' && <ProgressTypes run={run} />}
      </div>
    </>
  )
}

/** /cuotas/generar/{proceso}: a run at work, its lines and what became of them, and the way back. */
export function FeeRunResultScreen() {
  const id = useNumberParam('proceso')
  const read = useRead(getFeeRun, { id })
  const run = read.data
  const [dialog, setDialog] = useState<'plain' | 'along' | null>(null)
  const state = run && stateOf(run)
  const may = userMayCall(takeBackFeeRun)
  return (
    <Screen
      fill
      reading={read}
      title={run && t('raise.of_month', { mes: monthOf(run.hasta) })}
      actions={
        run &&
        state && (
          <>
            <span className="raise-state">
              <Chip tone={state.tone}>{state.text}</Chip>
            </span>
            <RunActs run={run} onTakeBack={() => setDialog('plain')} />
          </>
        )
      }
    >
      {run && <RunResult run={run} onAlong={may ? () => setDialog('along') : undefined} />}
      <Suspense fallback={null}>
        {run && dialog && <TakeBackDialog run={run} isAlong={dialog === 'along'} onClose={() => setDialog(null)} />}
      </Suspense>
    </Screen>
  )
}
