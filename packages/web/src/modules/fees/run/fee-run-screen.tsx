import './fee-run.css'
import { IconEye } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { useIsPhone } from '../../../kit/reads/media.ts'
import { useCommands } from '../../../kit/screen/commands.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { RunFigures } from './run-figures.tsx'
import { RunFilters } from './run-filters.tsx'
import { RunFoot } from './run-foot.tsx'
import { RunHistory } from './run-history.tsx'
import { type Preview, runTabs } from './run-lines.ts'
import { NothingDue, RunNotices } from './run-notices.tsx'
import { RunBridge, RunParts } from './run-parts.tsx'
import { RunPhone } from './run-phone.tsx'
import { RunTabs, TabGrid } from './run-tabs.tsx'
import { type FeeRun, useFeeRun } from './use-fee-run.ts'

/** Keys of the preview: 1 to 5 for its tabs, Ctrl+Enter for the run. */
function useRunKeys(run: FeeRun) {
  const latest = useRef(run)
  latest.current = run
  useCommands(
    useMemo(
      () => [
        ...runTabs.map((tab, at) => ({
          ...{ id: `fee-run ${tab}`, text: t(`raise.tab.${tab}`), keys: String(at + 1), group: t('menu.fee-run') },
          run: () => latest.current.setTab(tab),
        })),
        {
          ...{ id: 'fee-run raise', text: t('raise.raise'), keys: 'mod+Enter', group: t('menu.fee-run') },
          run: () => latest.current.raise(),
        },
      ],
      [latest],
    ),
  )
}

/** Figures, lines, parts and bridge side by side. */
function RunDesk({ run, preview }: { run: FeeRun; preview: Preview }) {
  return (
    <>
      <RunFigures run={run} preview={preview} />
      <div className="raise-desk" aria-busy={!run.isCurrent}>
        <TabGrid run={run} preview={preview} toolbar={<RunTabs run={run} preview={preview} />} />
        <aside className="raise-side">
          <RunParts run={run} preview={preview} />
          <RunBridge run={run} preview={preview} />
        </aside>
      </div>
      <RunFoot run={run} preview={preview} />
    </>
  )
}

/** Answer to the question: nothing due, or the preview. */
function RunBody({ run }: { run: FeeRun }) {
  const isPhone = useIsPhone()
  const { read, preview } = run
  if (read.error) return <ReadError error={read.error} onRetry={read.refetch} />
  if (!preview) return <LinesSkeleton lines={12} />
  if (preview.lineas.length === 0 && preview.fuera.every(({ motivo }) => motivo !== 'quitada')) {
    return <NothingDue run={run} preview={preview} />
  }
  return isPhone ? <RunPhone run={run} preview={preview} /> : <RunDesk run={run} preview={preview} />
}

/** /cuotas/generar: periods that are due, with amounts, reasons and those left out, before anything is raised; then the run. */
export function FeeRunScreen() {
  const run = useFeeRun()
  const isPhone = useIsPhone()
  useRunKeys(run)
  return (
    <Screen
      fill
      actions={
        <>
          {!isPhone && (
            <span className="raise-note">
              <IconEye size={15} /> {t('raise.preview')}
            </span>
          )}
          <RunFilters run={run} />
          <RunHistory />
        </>
      }
    >
      <RunNotices run={run} preview={run.isCurrent ? run.preview : undefined} />
      <RunBody run={run} />
    </Screen>
  )
}
