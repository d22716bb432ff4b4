import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { IconButton } from '../buttons/icon-button.tsx'
import { t } from '../texts/i18n.ts'
import { formatCount } from './cells/value.ts'
import type { Grid } from './use-grid.ts'

function Pager<T extends object>({ grid }: { grid: Grid<T> }) {
  const { pagination, pageCount, toPage } = grid.body
  if (pageCount < 2) return null
  const { pageIndex } = pagination
  return (
    <>
      <IconButton
        size={22}
        label={t('grid.page_before')}
        icon={IconChevronLeft}
        disabled={pageIndex === 0}
        onClick={() => toPage(pageIndex - 1)}
      />
      <span className="dg-pages">{t('grid.page', { page: formatCount(pageIndex + 1), pages: formatCount(pageCount) })}</span>
      <IconButton
        size={22}
        label={t('grid.page_next')}
        icon={IconChevronRight}
        disabled={pageIndex >= pageCount - 1}
        onClick={() => toPage(pageIndex + 1)}
      />
    </>
  )
}

function PageSize<T extends object>({ grid }: { grid: Grid<T> }) {
  const { pageSize, edits } = grid
  const { pageSizes = [10, 20, 50, 0] } = grid.props
  const { pagination, setPagination, toSize } = grid.body
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes.filter((size) => size !== 0), pageSize, 0]
  if ((grid.props.paged?.total ?? edits.data.length) <= Math.min(...sizes.map(toSize))) return null
  return (
    <span className="dg-size">
      <span aria-hidden>{t('grid.page_size')}</span>
      <select
        aria-label={t('grid.page_size')}
        value={pagination.pageSize}
        onChange={(event) => setPagination({ pageIndex: 0, pageSize: Number(event.currentTarget.value) })}
      >
        {[...new Set(sizes)].map((size) => (
          <option key={size} value={toSize(size)}>
            {size === 0 ? t('grid.all') : formatCount(size)}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Status line under the grid: number of rows, last notice (a refused edit, a locked cell), pages. */
export function GridStatus<T extends object>({ grid }: { grid: Grid<T> }) {
  const { edits, filtered, layout } = grid
  const { paged } = grid.props
  const total = paged?.total ?? edits.data.length
  const count =
    layout.filters.length > 0 && !paged
      ? t('grid.count_of', { count: formatCount(filtered.length), total: formatCount(total) })
      : t('grid.count', { count: formatCount(total) })
  return (
    <div className="dg-status">
      <span role="status">
        {grid.isLoading ? t('grid.loading') : grid.props.error ? '' : [count, grid.props.status].filter(Boolean).join(' · ')}
      </span>
      {edits.notice && (
        <span className="dg-notice" role="alert">
          {edits.notice}
          <ActionIcon size={18} variant="transparent" color="gray" aria-label={t('grid.dismiss')} onClick={() => edits.setNotice(null)}>
            <IconX size={13} />
          </ActionIcon>
        </span>
      )}
      <span className="dg-spring" />
      <Pager grid={grid} />
      <PageSize grid={grid} />
    </div>
  )
}
