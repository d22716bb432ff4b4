import { countedTotal, denominations } from '@app/contract/cash/cash-rules'
import { readEuros } from '@app/contract/values/money'
import { currentSession } from '../../kit/reads/session.ts'

/** Count in progress: the number per coin and note (keys are cents), or the total amount as typed. */
export interface Count {
  readonly pieces: Readonly<Record<string, string>>
  readonly whole: string
  readonly isWhole: boolean
  /** Last close and expected cents at the start of the count; null before the first key. */
  readonly began: { readonly close: number; readonly expected: number } | null
}
export const emptyCount: Count = { pieces: {}, whole: '', isWhole: false, began: null }

const nameOf = (register: number) => `caja:${register}:${currentSession()?.account.id_mst_socios ?? 0}`

/** Count interrupted by a reload, or an empty one. */
export function keptCount(register: number): Count {
  const kept = sessionStorage.getItem(nameOf(register))
  return kept === null ? emptyCount : (JSON.parse(kept) as Count)
}

/** Keeps a count until the window is closed; an empty one is discarded. */
export function keepCount(register: number, count: Count) {
  if (count.began === null) sessionStorage.removeItem(nameOf(register))
  else sessionStorage.setItem(nameOf(register), JSON.stringify(count))
}

const quantity = (typed: string | undefined) => (/^\d{1,5}$/.test(typed?.trim() ?? '') ? Number(typed) : 0)

/** Number of each coin and note, without empty ones. */
export const linesOf = ({ pieces }: Pick<Count, 'pieces'>) =>
  denominations.map((valor) => ({ valor, cantidad: quantity(pieces[valor]) })).filter(({ cantidad }) => cantidad > 0)

/** Counted cents; null while nothing readable has been typed. */
export function countedOf(count: Count): number | null {
  if (count.isWhole) {
    const cents = readEuros(count.whole)
    return cents !== null && cents >= 0 ? cents : null
  }
  return Object.values(count.pieces).some((typed) => typed.trim() !== '') ? countedTotal(linesOf(count)) : null
}
