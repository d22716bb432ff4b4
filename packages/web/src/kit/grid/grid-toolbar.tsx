import { ActionIcon } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type Icon, IconColumns3, IconDots, IconDownload, IconFilter, IconFilterOff, IconLayout, IconStack2 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { t } from '../texts/i18n.ts'
import type { ExpandButtons as Expand } from './cells/expand-buttons.tsx'
import { clearFilters } from './layout/layout-change.ts'
import type * as ToolPanels from './panels/tool-panel.tsx'
import type { PanelName } from './panels/tool-panel.tsx'
import type { Grid } from './use-grid.ts'

// most lists are never grouped
const ExpandButtons = lazy(() =>
  import('./cells/expand-buttons.tsx').then((module) => ({ default: module.ExpandButtons })),
) as typeof Expand

type Panels = typeof ToolPanels
const icons: Readonly<Record<PanelName, Icon>> = {
  find: IconFilter,
  group: IconStack2,
  columns: IconColumns3,
  export: IconDownload,
  layout: IconLayout,
  options: IconDots,
}
const labels = {
  find: 'grid.find',
  group: 'grid.group_by',
  columns: 'grid.columns',
  export: 'grid.export',
  layout: 'grid.layout',
  options: 'grid.options',
} as const satisfies Record<PanelName, unknown>

/** Button of a tool; its panel is loaded on first use. */
function Tool<T extends object>({ grid, name }: { grid: Grid<T>; name: PanelName }) {
  const [panels, setPanels] = useState<Panels | null>(null)
  const [isOpen, setOpen] = useState(false)
  const Picture = icons[name]
  const isOn = name === 'group' && grid.layout.group.length > 0
  const label = t(labels[name])
  const button = (
    <ActionIcon
      size={28}
      variant={isOn ? 'light' : 'subtle'}
      {...(isOn ? {} : { color: 'gray' })}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      data-find={name === 'find' || undefined}
      aria-expanded={isOpen}
      onClick={() => {
        setOpen((now) => !now)
        if (!panels) void import('./panels/tool-panel.tsx').then(setPanels)
      }}
    >
      <Picture size={17} stroke={1.6} />
    </ActionIcon>
  )
  return panels ? <panels.ToolPanel grid={grid} name={name} label={label} button={button} isOpen={isOpen} onOpen={setOpen} /> : button
}

/** Toolbar above the grid: the caller's tools at the left, the grid's own at the right. */
export function GridToolbar<T extends object>({ grid }: { grid: Grid<T> }) {
  const { ref, width } = useElementSize()
  const isNarrow = width > 0 && width < 560
  const { layouts, paged } = grid.props
  const names: readonly PanelName[] = [...(paged ? [] : ['group' as const]), 'columns', 'export', ...(layouts ? ['layout' as const] : [])]
  return (
    <div className="dg-toolbar" ref={ref}>
      <div className="dg-tools">{grid.props.toolbar}</div>
      {grid.layout.group.length > 0 && !isNarrow && (
        <Suspense fallback={null}>
          <ExpandButtons grid={grid} />
        </Suspense>
      )}
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
      {grid.isCards && <Tool grid={grid} name="find" />}
      {isNarrow ? <Tool grid={grid} name="options" /> : names.map((name) => <Tool key={name} grid={grid} name={name} />)}
    </div>
  )
}
