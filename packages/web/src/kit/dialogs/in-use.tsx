import type { InUse } from '@app/contract/kit/in-use'
import { lazy } from 'react'
import { t } from '../texts/i18n.ts'
import { showMessage } from './dialogs.ts'
import type { RefusedError } from './refused-error.ts'

const InUseList = lazy(() => import('./in-use-list.tsx').then((module) => ({ default: module.InUseList })))

/** Shows the uses of a row that could not be deleted, with links; returns false if the refusal lists none. */
export function showInUse(refused: RefusedError): boolean {
  const inUse = refused.body.in_use as InUse | undefined
  if (!inUse || inUse.uses.length === 0) return false
  void showMessage(t('core.in_use'), inUse.hint ?? undefined, (close) => <InUseList uses={inUse.uses} onFollow={close} />)
  return true
}
