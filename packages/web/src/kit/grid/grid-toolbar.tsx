import { ActionIcon, Button, Popover } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type Icon, IconColumns3, IconDots, IconDownload, IconFilterOff, IconLayout, IconStack2 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { t } from '../i18n.ts'
import { ColumnsPanel } from './columns-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { ExpandButtons, GroupPanel } from './group-panel.tsx'
import { clearFilters } from './layout-change.ts'
import { LayoutPanel } from './layout-panel.tsx'
import type { Grid } from './use-grid.ts'
import { formatCount } from './value.ts'

interface PanelProps {
  label: string
  icon: Icon
  isOn?: boolean
  children: (close: () => void) => ReactNode
}

function Panel({ label, icon: Picture, isOn = false, children }: PanelProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          size={28}
          variant={isOn ? 'light' : 'subtle'}
          {...(isOn ? {} : { color: 'gray' })}
          aria-label={label}
          title={label}
          onClick={() => setOpen((now) => !now)}
        >
          <Picture size={17} stroke={1.6} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className="dg-panel" aria-label={label}>
        {children(() => setOpen(false))}
      </Popover.Dropdown>
    </Popover>
  )
}

const panelsOf = <T extends object>(grid: Grid<T>): (PanelProps & { key: string })[] => {
  const { layouts } = grid.props
  return [
    {
      key: 'group',
      label: t('grid.group_by'),
      icon: IconStack2,
      isOn: grid.layout.group.length > 0,
      children: () => <GroupPanel grid={grid} />,
    },
    {
      key: 'columns',
      label: t('grid.columns'),
      icon: IconColumns3,
      children: () => <ColumnsPanel grid={grid} />,
    },
    {
      key: 'export',
      label: t('grid.export'),
      icon: IconDownload,
      children: (close) => <ExportPanel grid={grid} onDone={close} />,
    },
    ...(layouts
      ? [
          {
            key: 'layout',
            label: t('grid.layout'),
            icon: IconLayout,
            children: (close: () => void) => <LayoutPanel grid={grid} layouts={layouts} onDone={close} />,
          },
        ]
      : []),
  ]
}

/** On small screens every panel in one menu, under its name. */
function Collapsed({ panels }: { panels: (PanelProps & { key: string })[] }) {
  return (
    <Panel label={t('grid.options')} icon={IconDots}>
      {(close) =>
        panels.map(({ key, label, children }) => (
          <details key={key} name="grid-options" className="dg-section">
            <summary>{label}</summary>
            {children(close)}
          </details>
        ))
      }
    </Panel>
  )
}

function Selected<T extends object>({ grid }: { grid: Grid<T> }) {
  const { edits, selection, rowId, filteredIds } = grid
  const rows = edits.data.filter((row) => selection.ids.has(rowId(row)))
  const inFilter = filteredIds.reduce<number>((count, id) => count + Number(selection.ids.has(id)), 0)
  const hidden = rows.length - inFilter
  return (
    <>
      <span className="dg-selected">
        {t('grid.selected', { count: formatCount(rows.length) })}
        {hidden > 0 && ` · ${t('grid.selected_hidden', { count: formatCount(hidden) })}`}
      </span>
      {grid.props.bulkActions?.(rows)}
      <Button size="compact-xs" variant="subtle" color="gray" onClick={selection.clear}>
        {t('grid.deselect')}
      </Button>
    </>
  )
}

/** The tools above the grid: the caller's at the left (the bulk actions while rows are selected), the grid's own at the right. */
export function GridToolbar<T extends object>({ grid }: { grid: Grid<T> }) {
  const { ref, width } = useElementSize()
  const isNarrow = width > 0 && width < 560
  const panels = panelsOf(grid)
  const hasSelection = grid.canSelect && grid.selection.ids.size > 0
  return (
    <div className="dg-toolbar" ref={ref}>
      <div className="dg-tools">{hasSelection ? <Selected grid={grid} /> : grid.props.toolbar}</div>
      {grid.layout.group.length > 0 && !isNarrow && <ExpandButtons grid={grid} />}
      {grid.layout.filters.length > 0 && (
        <ActionIcon
          size={28}
          variant="light"
          aria-label={t('grid.clear_filters')}
          title={t('grid.clear_filters')}
          onClick={() => grid.change(clearFilters)}
        >
          <IconFilterOff size={17} stroke={1.6} />
        </ActionIcon>
      )}
      {isNarrow ? <Collapsed panels={panels} /> : panels.map(({ key, ...panel }) => <Panel key={key} {...panel} />)}
    </div>
  )
}
