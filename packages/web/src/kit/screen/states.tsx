import './states.css'
import { Alert, Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Refused } from '../dialogs/refused.ts'
import { t } from '../texts/i18n.ts'

/** Lines of the height of a form's fields, so that nothing jumps when they come. */
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

/** A block of lines while a screen's data is on its way. */
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

/** What a read was refused with, and a button to try again. */
export function ReadError({ error, onRetry }: { error: Refused; onRetry?: () => unknown }) {
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
  /** The one thing that helps. */
  action?: ReactNode
}

/** Says what is missing and gives the one action that fixes it. */
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
