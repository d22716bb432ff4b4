import './save-state.css'
import { formatMinute } from '@app/contract/values/minute'
import { Alert, Button } from '@mantine/core'
import { t } from '../../../kit/texts/i18n.ts'
import type { Autosave } from './use-autosave.ts'

/** State of a record that saves itself: «Guardado 11:52». */
export function SaveState<T>({ of: { isSaving, isOffline, isDirty, savedAt } }: { of: Autosave<T> }) {
  const words = () => {
    if (isOffline && isDirty) return t('letters.save_offline')
    if (isSaving) return t('letters.saving')
    if (isDirty) return t('letters.unsaved')
    return savedAt === null ? '' : t('letters.saved_at', { hora: formatMinute(savedAt) })
  }
  return (
    <span className="letter-saved" data-state={isOffline && isDirty ? 'warn' : undefined} role="status">
      {words()}
    </span>
  )
}

interface ProblemProps<T> {
  readonly of: Autosave<T>
  readonly labelOf: (path: string) => string
  /** Text of a value, for the choice between two desks. */
  readonly textOf: (path: string, value: unknown) => string
}
/** Refusal of a save, and data that two desks changed, each for a choice. */
export function SaveProblems<T>({ of: { message, conflicts, settle }, labelOf, textOf }: ProblemProps<T>) {
  if (message === null && conflicts.length === 0) return null
  return (
    <Alert color="red" variant="light" role="alert" className="letter-problem" title={message ?? t('core.settle_first')}>
      {conflicts.map(({ path, mine, theirs }) => (
        <fieldset key={path} className="letter-conflict">
          <legend>
            {labelOf(path)}: {t('core.conflict')} {t('core.conflict_values', { mio: textOf(path, mine), otro: textOf(path, theirs) })}
          </legend>
          <Button size="compact-sm" variant="default" onClick={() => settle(path, 'mine')}>
            {t('core.keep_mine')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => settle(path, 'theirs')}>
            {t('core.take_theirs')}
          </Button>
        </fieldset>
      ))}
    </Alert>
  )
}
