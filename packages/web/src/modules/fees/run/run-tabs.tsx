import { SegmentedControl, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useIsNarrow } from '../../../kit/reads/media.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { LeftOutGrid } from './left-out-grid.tsx'
import { RunGrid } from './run-grid.tsx'
import { figuresOf, type Preview, type RunTab, runTabs } from './run-lines.ts'
import type { FeeRun } from './use-fee-run.ts'

interface Props {
  run: FeeRun
  preview: Preview
}

/** Tabs of the lines with their counts; a list in a narrow window. */
export function RunTabs({ run, preview }: Props) {
  const { cambian, atrasadas, fuera } = figuresOf(preview)
  const { lineas, sin_importe } = preview.total
  const counts = { lineas, cambian, atrasadas, fuera, sin_importe }
  const data = runTabs.map((tab) => ({ value: tab, label: `${t(`raise.tab.${tab}`)} ${formatCount(counts[tab])}` }))
  const props = { 'aria-label': t('raise.tabs'), value: run.tab, data }
  return useIsNarrow() ? (
    <Select {...props} allowDeselect={false} onChange={(value) => run.setTab(value as RunTab)} />
  ) : (
    <SegmentedControl {...props} onChange={(value) => run.setTab(value as RunTab)} />
  )
}

/** Grid of the chosen tab. */
export const TabGrid = ({ run, preview, toolbar }: Props & { toolbar: ReactNode }) =>
  run.tab === 'fuera' ? (
    <LeftOutGrid run={run} preview={preview} toolbar={toolbar} />
  ) : (
    <RunGrid run={run} preview={preview} tab={run.tab} toolbar={toolbar} />
  )
