import type { Field, Fields } from '@app/contract/kit/field'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { toast } from '../dialogs/toasts.ts'
import { t } from '../texts/i18n.ts'
import { reuseEqual } from '../texts/reuse-equal.ts'
import type { Draft } from './draft.ts'
import { type Edits, fieldAt, flatten, isSame, itemFields, keysIn, merge, partsOf, type RowsPlan } from './form-state.ts'
import type { Common } from './form-types.ts'
import { draftKey, dropDraft, holdDraft, keptDraft } from './kept-drafts.ts'
import { useLeaveGuard } from './leave-guard.ts'

const none: Edits = {}

/** Returns the previous value while the new one is equal, so that derived values are not recomputed. */
export function useSame<T>(value: T): T {
  const kept = useRef(value)
  kept.current = reuseEqual(kept.current, value) as T
  return kept.current
}

interface Options extends Pick<Common<Fields, unknown>, 'first' | 'by' | 'guards'> {
  name: string
  fields: Fields
}

/** Edits that may be kept in the tab's memory: all except secrets and files. */
const withoutSecrets = (fields: Fields, edits: Edits): Edits =>
  Object.fromEntries(
    Object.entries(edits).filter(([path, { value }]) => {
      const kind = fieldAt(fields, path)?.kind
      return kind !== undefined && kind !== 'secret' && !(value instanceof Blob)
    }),
  )

/** Unsaved edits that outlive an expired session: kept on expiry, restored after signing in, with a notice. */
function useKeptEdits({ fields, name, guards }: { fields: Fields; name: string; guards: boolean }) {
  const [key] = useState(() => draftKey(name))
  const [kept] = useState(() => (guards ? keptDraft(key) : null))
  const [edits, setEdits] = useState<Edits>(kept ?? none)
  const latest = useRef(edits)
  latest.current = edits
  useEffect(() => {
    if (!kept) return
    dropDraft(key)
    toast.info(t('ui.draft_restored'), { action: { text: t('core.discard'), run: () => setEdits(none) } })
  }, [kept, key])
  useEffect(() => (guards ? holdDraft(() => ({ key, edits: withoutSecrets(fields, latest.current) })) : undefined), [guards, key, fields])
  return [edits, setEdits] as const
}

/** Shown values of a form: the stored ones under the edits. */
export function useEdits({ fields, name, first = none, by = {}, guards = true }: Options) {
  const plan = useSame(by as RowsPlan)
  const began = useSame(first)
  const stored = useSame(useMemo(() => flatten(fields, plan, began), [fields, plan, began]))
  const [edits, setEdits] = useKeptEdits({ fields, name, guards })
  /** Saved values until they are read again: otherwise the old row would show for a moment. */
  const [sent, setSent] = useState<Draft | null>(null)
  const there = sent ?? stored
  const merged = useMemo(() => merge(there, edits, plan), [there, edits, plan])
  useLeaveGuard(guards && merged.changed.size > 0)
  /** Fields are read-only during sending: input typed then would be lost. */
  const isResting = useRef(false)
  const latest = useRef({ edits, there, merged, stored })
  latest.current = { edits, there, merged, stored }

  const edit = useCallback(
    (more: Draft) => {
      if (isResting.current) return
      const bases = latest.current.there
      setEdits((now) => {
        const added = Object.entries(more).map(([path, value]) => [path, { value, base: now[path] ? now[path].base : bases[path] }])
        return { ...now, ...Object.fromEntries(added) }
      })
    },
    [setEdits],
  )
  const change = useCallback(
    (path: string, value: unknown) => {
      const [list, key] = partsOf(path)
      // a row with edits is kept whole: another desk may remove it meanwhile
      const rest = key === undefined ? {} : untouched(latest.current, fields[list], `${list}.${key}`)
      edit({ ...rest, [path]: value })
    },
    [edit, fields],
  )
  const settle = useCallback(
    (path: string, whose: 'mine' | 'theirs') => setEdits((now) => settled(now, path, { whose, ...latest.current })),
    [setEdits],
  )
  const forget = useCallback(() => setEdits(none), [setEdits])
  /** Takes the sent values as stored until they are read again. */
  const take = useCallback(
    (draft: Draft) => {
      setSent(draft)
      forget()
    },
    [forget],
  )
  /** Drops the sent values once they are read again; later edits are based on them. */
  const letGo = useCallback(
    (draft: Draft) => {
      setEdits((now) => rebased(now, draft, latest.current.stored))
      setSent(null)
    },
    [setEdits],
  )
  return { plan, stored, there, merged, latest, isResting, edit, change, settle, forget, take, letGo }
}

const without = (edits: Edits, isGone: (path: string) => boolean): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([path]) => !isGone(path)))

type State = Pick<ReturnType<typeof useEdits>['latest']['current'], 'edits' | 'there' | 'merged'>
/** Stored data of a row without edits. */
function untouched({ there, edits, merged }: State, field: Field | undefined, at: string): Draft {
  const paths = Object.keys(itemFields(field)).map((inner) => `${at}.${inner}`)
  return Object.fromEntries(paths.filter((path) => path in there && !(path in edits)).map((path) => [path, merged.shown[path]]))
}

/** Edits after a conflict is resolved. */
function settled(edits: Edits, path: string, { whose, there, merged }: { whose: 'mine' | 'theirs' } & Omit<State, 'edits'>): Edits {
  const [list, key, inner] = partsOf(path)
  const isRow = key !== undefined && inner === undefined
  // a row removed at the other desk
  if (isRow && whose === 'mine') return { ...edits, [list]: { value: keysIn(merged.shown, list), base: keysIn(there, list) } }
  if (whose === 'mine') return { ...edits, [path]: { value: edits[path]?.value, base: there[path] } }
  return without(edits, (one) => one === path || (isRow && one.startsWith(`${path}.`)))
}

const rebased = (edits: Edits, sent: Draft, stored: Draft): Edits =>
  Object.fromEntries(
    Object.entries(edits).map(([path, { value, base }]) => [path, { value, base: isSame(base, sent[path]) ? stored[path] : base }]),
  )
