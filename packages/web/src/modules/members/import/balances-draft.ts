import type { OutputOf } from '@app/contract/kit/action'
import type { readImport } from '@app/contract/members/import-upload'
import type { BalanceField } from '@app/contract/opening-balances/read-balances'
import { useState } from 'react'

/** A list of balances under way: the file that the server keeps, what its columns mean (guessed until somebody says), the lines that stay out. */
export interface BalancesDraft {
  readonly reading: OutputOf<typeof readImport>
  readonly mapping: readonly (BalanceField | '')[] | null
  readonly excluded: readonly number[]
}

const key = 'balances-import'

/** The list of balances of this tab; a reload in the middle goes on where it was. Null while there is no file. */
export function useBalancesDraft(): [BalancesDraft | null, (next: BalancesDraft | null) => void] {
  const [draft, setDraft] = useState(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as BalancesDraft | null)
  const set = (next: BalancesDraft | null) => {
    if (next) sessionStorage.setItem(key, JSON.stringify(next))
    else sessionStorage.removeItem(key)
    setDraft(next)
  }
  return [draft, set]
}
