import { Popover } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { t } from '../../texts/i18n.ts'
import type { Grid } from '../use-grid.ts'
import { ColumnsPanel } from './columns-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { FindPanel } from './find-panel.tsx'
import { GroupPanel } from './group-panel.tsx'
import { LayoutPanel } from './layout-panel.tsx'

/** Tools of a grid; `options` combines all of them, for small screens. */
export type PanelName = 'find' | 'group' | 'columns' | 'export' | 'layout' | 'options'

function panelsOf<T extends object>(grid: Grid<T>, close: () => void): Readonly<Record<Exclude<PanelName, 'options'>, ReactNode>> {
  const { layouts } = grid.props
  return {
    find: <FindPanel grid={grid} />,
    group: grid.props.paged ? null : <GroupPanel grid={grid} />,
    columns: <ColumnsPanel grid={grid} />,
    export: <ExportPanel grid={grid} onDone={close} />,
    layout: layouts ? <LayoutPanel grid={grid} layouts={layouts} onDone={close} /> : null,
  }
}

/** All panels in one menu, under their names, for small screens. */
const Collapsed = ({ panels }: { panels: ReturnType<typeof panelsOf> }) => {
  const all = [
    [t('grid.group_by'), panels.group],
    [t('grid.columns'), panels.columns],
    [t('grid.export'), panels.export],
    [t('grid.layout'), panels.layout],
  ] as const
  return all.map(
    ([label, panel]) =>
      panel && (
        <details key={label} name="grid-options" className="dg-section">
          <summary>{label}</summary>
          {panel}
        </details>
      ),
  )
}

interface Props<T extends object> {
  grid: Grid<T>
  name: PanelName
  label: string
  button: ReactElement
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Panel of a grid tool, below its button. */
export function ToolPanel<T extends object>({ grid, name, label, button, isOpen, onOpen }: Props<T>) {
  const panels = panelsOf(grid, () => onOpen(false))
  return (
    <Popover opened={isOpen} onChange={onOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown className="dg-panel" aria-label={label}>
        {name === 'options' ? <Collapsed panels={panels} /> : panels[name]}
      </Popover.Dropdown>
    </Popover>
  )
}
