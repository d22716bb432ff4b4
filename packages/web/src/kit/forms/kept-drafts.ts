import { currentSession } from '../reads/session.ts'
import { here } from '../screen/navigation.ts'
import type { Edits } from './form-state.ts'

/** Unsaved input of one form, kept while the session or the page is gone. */
interface Kept {
  readonly member: number
  readonly edits: Edits
}
/** Mounted form: its name and its unsaved input. */
interface Open {
  readonly key: string
  readonly edits: Edits
}

const prefix = 'draft '
const open = new Set<() => Open>()
const member = () => currentSession()?.account.id_mst_socios ?? 0

/** Key of a form: its screen, and its name on the screen. */
export const draftKey = (name: string): string => `${prefix}${here().split('?')[0]} ${name}`

/** Keeps the input of every open form, in this tab only; called when a call finds the session expired, and on page unload. Signing out keeps nothing. */
export function keepDrafts() {
  if (!currentSession()) return
  for (const read of open) {
    const { key, edits } = read()
    if (Object.keys(edits).length > 0) sessionStorage.setItem(key, JSON.stringify({ member: member(), edits } satisfies Kept))
  }
}

/** Kept draft of a form if the same user has signed in again; another user's draft is dropped. */
export function keptDraft(key: string): Edits | null {
  const text = sessionStorage.getItem(key)
  if (text === null) return null
  const kept = JSON.parse(text) as Kept
  if (kept.member === member()) return kept.edits
  sessionStorage.removeItem(key)
  return null
}

export const dropDraft = (key: string) => sessionStorage.removeItem(key)

/** Registers a form with `keepDrafts` until the returned function is called. */
export function holdDraft(read: () => Open): () => void {
  open.add(read)
  return () => void open.delete(read)
}
