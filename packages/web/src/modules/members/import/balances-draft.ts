import type { OutputOf } from '@app/contract/kit/action'
import type { readImport } from '@app/contract/members/import-upload'
import type { BalanceField } from '@app/contract/opening-balances/read-balances'
import { useState } from 'react'

/** List of balances in progress: the file kept by the server, the meaning of its columns (guessed until chosen), the excluded lines. */
export interface BalancesDraft {
  readonly reading: OutputOf<typeof readImport>
  readonly mapping: readonly (BalanceField | '')[] | null
  readonly excluded: readonly number[]
}

const key = 'balances-import'

/** List of balances of this tab, kept over a reload. Null without a file. */
export function useBalancesDraft(): [BalancesDraft | null, (next: BalancesDraft | null) => void] {
  const [draft, setDraft] = useState(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as BalancesDraft | null)
  const set = (next: BalancesDraft | null) => {
    if (next) sessionStorage.setItem(key, JSON.stringify(next))
    else sessionStorage.removeItem(key)
    setDraft(next)
  }
  return [draft, set]
}
