import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { confirm } from '../dialogs/dialogs.ts'
import { t } from '../texts/i18n.ts'

const unsaved = new Set<symbol>()
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Confirms the loss of unsaved changes; true if there are none. */
export const mayLeave = async (): Promise<boolean> =>
  unsaved.size === 0 || confirm({ title: t('core.unsaved_leave'), confirm: t('core.discard'), danger: true })

/** While `isDirty`, leaving the page, the tab or the drawer is confirmed first. */
export function useLeaveGuard(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return
    const mine = Symbol('unsaved')
    unsaved.add(mine)
    window.addEventListener('beforeunload', warn)
    return () => {
      unsaved.delete(mine)
      if (unsaved.size === 0) window.removeEventListener('beforeunload', warn)
    }
  }, [isDirty])
}

/** Every navigation confirms the loss of unsaved changes; an expired session does not, since it keeps the drafts. */
export const useGuardedLeaving = () =>
  useBlocker({
    shouldBlockFn: async ({ next }) => next.pathname !== '/login' && !(await mayLeave()),
    enableBeforeUnload: false,
  })
