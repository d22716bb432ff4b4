import { Button } from '@mantine/core'
import { t } from '../texts/i18n.ts'
import { counted, formatCount } from './cells/value.ts'
import { viewIds } from './keys/use-keys.ts'
import type { Grid } from './use-grid.ts'

/** Selected rows by their place: on the page, left by the filter, outside of it. */
function reachOf<T extends object>(grid: Grid<T>) {
  const { edits, selection, rowId, filteredIds, layout, props } = grid
  const rows = edits.data.filter((row) => selection.ids.has(rowId(row)))
  const inside = filteredIds.filter((id) => selection.ids.has(id))
  return {
    rows,
    inside,
    count: props.chosen?.count ?? rows.length,
    outside: props.chosen ? (props.chosen.outside ?? selection.ids.size - inside.length) : rows.length - inside.length,
    found: props.paged?.total ?? filteredIds.length,
    isFiltered: layout.filters.length > 0 || props.chosen?.isFiltered === true,
  }
}

/** The selection in a sentence: its number, and how it relates to the filter. */
function Sentence<T extends object>({ grid, reach }: { grid: Grid<T>; reach: ReturnType<typeof reachOf<T>> }) {
  const { chosen, countText } = grid.props
  const { inside, count, outside, found, isFiltered } = reach
  if (chosen?.words) return chosen.words
  const what = countText?.(count) ?? t('grid.chosen', counted(count))
  if (outside > 0)
    return (
      <>
        <strong>{t('grid.chosen_outside', { what, n: formatCount(outside) })}</strong>
        <Button size="compact-xs" variant="subtle" onClick={chosen?.onInside ?? (() => grid.selection.set(new Set(inside)))}>
          {t('grid.leave_out', { n: outside })}
        </Button>
      </>
    )
  return <strong>{isFiltered && count === found ? t('grid.chosen_found', { what }) : what}</strong>
}

/** Selects every match, once the page is selected; the button of the second Ctrl+A. */
function AllFound<T extends object>({ grid, reach }: { grid: Grid<T>; reach: ReturnType<typeof reachOf<T>> }) {
  const { found, count, inside } = reach
  const page = viewIds(grid)
  if (page.length === 0 || inside.length < page.length || count >= found || grid.props.chosen?.words) return null
  return (
    <Button size="compact-xs" variant="subtle" title="Ctrl+A" onClick={() => grid.selectFound()}>
      {t('grid.choose_found', { n: formatCount(found) })}
    </Button>
  )
}

/** Bar at the foot of the grid while rows are selected: the selection in a sentence, and the bulk actions. */
export function GridSelection<T extends object>({ grid }: { grid: Grid<T> }) {
  const { chosen, bulkActions, label } = grid.props
  if (!grid.canSelect || (chosen?.count ?? grid.selection.ids.size) === 0) return null
  const reach = reachOf(grid)
  return (
    <section className="dg-bulk" aria-label={t('grid.bulk', { rejilla: label })}>
      <div className="dg-selected" role="status">
        <Sentence grid={grid} reach={reach} />
        <AllFound grid={grid} reach={reach} />
        <Button size="compact-xs" variant="subtle" color="gray" aria-keyshortcuts="Escape" onClick={chosen?.clear ?? grid.selection.clear}>
          {t('grid.deselect')}
          <kbd>Esc</kbd>
        </Button>
      </div>
      <div className="dg-acts">{bulkActions?.(reach.rows, new Set(reach.inside))}</div>
    </section>
  )
}
