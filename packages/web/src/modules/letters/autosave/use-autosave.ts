import type { Action, OutputOf, SentOf } from '@app/contract/kit/action'
import { useEffect, useMemo, useRef, useState } from 'react'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { type Draft, merge } from '../../../kit/forms/form-state.ts'
import { dropDraft, holdDraft, keptDraft } from '../../../kit/forms/kept-drafts.ts'
import { useLeaveGuard } from '../../../kit/forms/leave-guard.ts'
import { call as send } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { Saver } from './saver.ts'

interface Options<A extends Action> {
  /** Call that changes the record, with `edits`. */
  readonly call: A
  /** Id of the record, by its name in the call. */
  readonly given: Partial<SentOf<A>>
  /** Record as last read. */
  readonly stored: OutputOf<A> & object
  readonly holdBack?: (name: string, value: unknown) => string | null
}

const nothing = () => null

/** Record that saves itself while it is edited; its unsaved changes outlive an expired session, and leaving asks only if they cannot be saved. */
export function useAutosave<A extends Action>({ call, given, stored, holdBack = nothing }: Options<A>) {
  const name = `${call.endpoint} ${JSON.stringify(given)}`
  const latest = useRef(holdBack)
  latest.current = holdBack
  const [kept] = useState(() => keptDraft(name, true))
  const [saver] = useState(
    () =>
      new Saver({
        stored: stored as Draft,
        edits: kept.edits ?? {},
        holdBack: (path, value) => latest.current(path, value),
        save: (only, { read, isLast }) => send(call, { ...given, ...only } as SentOf<A>, { read, isLast }) as Promise<Draft>,
        onChange: (now) => setState(now),
      }),
  )
  const [state, setState] = useState(() => saver.state)
  useEffect(() => saver.take(stored as Draft), [saver, stored])
  useEffect(() => {
    if (!kept.edits) return
    dropDraft(kept.key)
    toast.info(t('ui.draft_restored'), { action: { text: t('core.discard'), run: () => saver.discard() } })
    void saver.flush()
  }, [kept, saver])
  useEffect(() => holdDraft(kept.key, () => ({ fields: call.input, edits: saver.state.edits })), [kept, saver, call])
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && void saver.flush(true)
    const onOnline = () => void saver.flush()
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('online', onOnline)
      void saver.flush()
    }
  }, [saver])

  const { shown, changed, conflicts } = useMemo(() => merge(state.stored, state.edits, {}), [state.stored, state.edits])
  const held = [...changed].flatMap((path) => {
    const complaint = holdBack(path, shown[path])
    return complaint ? [[path, [complaint]] as const] : []
  })
  const complaints = { ...state.complaints, ...Object.fromEntries(held) }
  const isStuck = state.isOffline || state.message !== null || Object.keys(complaints).length > 0 || conflicts.length > 0
  useLeaveGuard(changed.size > 0 && isStuck)
  return {
    shown: shown as OutputOf<A>,
    set: (values: Partial<OutputOf<A>>) => saver.set(values as Draft),
    complaintOf: (path: string) => complaints[path]?.join(' '),
    message: state.message,
    conflicts: conflicts.map((path) => ({ path, mine: shown[path], theirs: state.stored[path] })),
    settle: (path: string, whose: 'mine' | 'theirs') => saver.settle(path, whose),
    flush: () => saver.flush(),
    isDirty: changed.size > 0,
    isSaving: state.isSaving,
    isOffline: state.isOffline,
    savedAt: state.savedAt,
  }
}
export type Autosave<T> = Omit<ReturnType<typeof useAutosave>, 'shown' | 'set'> & {
  readonly shown: T
  readonly set: (values: Partial<T>) => void
}
