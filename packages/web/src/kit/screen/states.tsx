import './states.css'
import { Alert, Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { RefusedError } from '../dialogs/refused-error.ts'
import { t } from '../texts/i18n.ts'

/** Lines of the height of a form's fields, so that nothing jumps on load. */
export function FormSkeleton({ lines }: { lines: number }) {
  return (
    <div className="form-skeleton" aria-busy aria-label={t('core.loading')}>
      {Array.from({ length: lines }, (_, index) => (
        // the lines are all alike
        <div key={index}>
          <Skeleton height={10} width={90} mb={6} />
          <Skeleton height={30} />
        </div>
      ))}
    </div>
  )
}

/** Block of lines while a screen's data is loading. */
export function LinesSkeleton({ lines = 6, height = 28 }: { lines?: number; height?: number }) {
  return (
    <div className="lines-skeleton" role="status" aria-busy aria-label={t('core.loading')}>
      {Array.from({ length: lines }, (_, index) => (
        // the lines are all alike
        <Skeleton key={index} height={height - 8} />
      ))}
    </div>
  )
}

/** Error of a refused read, and a button to retry. */
export function ReadError({ error, onRetry }: { error: RefusedError; onRetry?: () => unknown }) {
  return (
    <Alert color="red" variant="light" role="alert" className="read-error" title={error.msg}>
      {onRetry && (
        <Button variant="default" onClick={() => void onRetry()}>
          {t('core.retry')}
        </Button>
      )}
    </Alert>
  )
}

interface EmptyProps {
  title: string
  hint?: string
  icon?: ReactNode
  /** The one action that helps. */
  action?: ReactNode
}

/** Empty state with its one action. */
export function Empty({ title, hint, icon, action }: EmptyProps) {
  return (
    <div className="empty">
      {icon && (
        <span className="empty-icon" aria-hidden>
          {icon}
        </span>
      )}
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {action}
    </div>
  )
}
