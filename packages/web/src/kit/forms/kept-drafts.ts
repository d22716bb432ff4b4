import { currentSession } from '../reads/session.ts'
import { here } from '../screen/navigation.ts'
import type { Edits } from './form-state.ts'

/** What somebody typed into one form, kept while the session or the page is gone. */
interface Kept {
  readonly member: number
  readonly edits: Edits
}
/** A form that is on the screen: its name and what it holds that was not saved. */
interface Open {
  readonly key: string
  readonly edits: Edits
}

const prefix = 'draft '
const open = new Set<() => Open>()
const member = () => currentSession()?.account.id_mst_socios ?? 0

/** Names a form: its screen, and which of the screen's forms it is. */
export const draftKey = (name: string): string => `${prefix}${here().split('?')[0]} ${name}`

/** Keeps what every open form holds, in this tab only; called when a call finds the session gone, and when the page goes. Whoever signed out keeps nothing. */
export function keepDrafts() {
  if (!currentSession()) return
  for (const read of open) {
    const { key, edits } = read()
    if (Object.keys(edits).length > 0) sessionStorage.setItem(key, JSON.stringify({ member: member(), edits } satisfies Kept))
  }
}

/** What was kept of a form, if the same person is here again; of somebody else's nothing stays. */
export function keptDraft(key: string): Edits | null {
  const text = sessionStorage.getItem(key)
  if (text === null) return null
  const kept = JSON.parse(text) as Kept
  if (kept.member === member()) return kept.edits
  sessionStorage.removeItem(key)
  return null
}

export const dropDraft = (key: string) => sessionStorage.removeItem(key)

/** Takes part in `keepDrafts` until the returned function is called. */
export function holdDraft(read: () => Open): () => void {
  open.add(read)
  return () => void open.delete(read)
}
