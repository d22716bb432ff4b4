import type { Fields } from '@app/contract/kit/field'
import { currentSession } from '../reads/session.ts'
import { here } from '../screen/navigation.ts'
import { type Edits, fieldAt } from './form-state.ts'

/** Unsaved input of one form, kept while the session or the page is gone. */
interface Kept {
  readonly member: number
  readonly edits: Edits
}

interface OpenForm {
  readonly fields: Fields
  readonly edits: Edits
}
/** Every mounted form, with the key of its draft. */
const open = new Map<() => OpenForm, string>()
const member = () => currentSession()?.account.id_mst_socios ?? 0

/** Keeps the input of every open form, but for secrets and files, in this tab only; called when a call finds the session expired, and on page unload. Signing out keeps nothing. */
export function keepDrafts() {
  if (!currentSession()) return
  for (const [read, key] of open) {
    const { fields, edits } = read()
    const kept = Object.entries(edits).filter(([path, { value }]) => {
      const kind = fieldAt(fields, path)?.kind
      return kind !== undefined && kind !== 'secret' && !(value instanceof Blob)
    })
    if (kept.length > 0) sessionStorage.setItem(key, JSON.stringify({ member: member(), edits: Object.fromEntries(kept) } satisfies Kept))
  }
}

/** Draft of a form by its screen and its name there, kept if the same user has signed in again; another user's draft is dropped. */
export function keptDraft(name: string, guards: boolean): { key: string; edits: Edits | null } {
  const key = `draft ${here().split('?')[0]} ${name}`
  const kept = JSON.parse((guards && sessionStorage.getItem(key)) || 'null') as Kept | null
  if (kept?.member === member()) return { key, edits: kept.edits }
  if (kept) dropDraft(key)
  return { key, edits: null }
}

export const dropDraft = (key: string) => sessionStorage.removeItem(key)

/** Registers a form with `keepDrafts` until the returned function is called. */
export function holdDraft(key: string, read: () => OpenForm): () => void {
  open.set(read, key)
  return () => void open.delete(read)
}
