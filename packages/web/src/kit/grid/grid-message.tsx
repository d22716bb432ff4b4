import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '../texts/i18n.ts'
import { formatCount } from './cells/value.ts'
import { clearFilters } from './layout/layout-change.ts'
import type { Grid } from './use-grid.ts'

const Message = ({ title, hint, action, role }: { title: string; hint?: string | undefined; action?: ReactNode; role?: 'alert' }) => (
  <div className="dg-message" role={role}>
    <strong>{title}</strong>
    {hint && <span>{hint}</span>}
    {action}
  </div>
)

/** Placeholder for missing rows: the error with a retry, 'remove filters' for no matches, or an empty state with its one action. */
export function GridMessage<T extends object>({ grid }: { grid: Grid<T> }) {
  const { error, onRetry, empty } = grid.props
  if (error) {
    const retry = onRetry && (
      <Button variant="default" onClick={onRetry}>
        {t('grid.retry')}
      </Button>
    )
    return <Message role="alert" title={t('grid.failed')} hint={error} action={retry} />
  }
  if (grid.isLoading || grid.body.items.length > 0) return null
  const { paged } = grid.props
  if (grid.layout.filters.length > 0 && (paged || grid.edits.data.length > 0)) {
    const clear = (
      <Button variant="default" onClick={() => grid.change(clearFilters)}>
        {t('grid.clear_filters')}
      </Button>
    )
    return (
      <Message
        title={t('grid.no_match')}
        hint={paged ? undefined : t('grid.no_match_hint', { total: formatCount(grid.edits.data.length) })}
        action={clear}
      />
    )
  }
  if (grid.edits.data.length > 0) return null
  return <Message title={empty?.title ?? t('grid.empty')} hint={empty?.hint} action={empty?.action} />
}
