import type { RefusalCode } from '@app/contract/kit/product'
import type { Day } from '@app/contract/values/day'
import type { TextValues } from '../../../kit/http/refusal.ts'

/** Debit that a bank sent back, as far as a document tells of it; amounts in cents. */
export interface ReadReturn {
  readonly endToEndId: string | null
  readonly mandate: string | null
  /** Null where the document names the debit only. */
  readonly amount: number | null
  /** Day of the collection that came back. */
  readonly collected: Day | null
  /** Bank's day of the return. */
  readonly date: Day | null
  readonly account: string | null
  readonly name: string | null
  readonly reason: string | null
  /** Refused before its money came. */
  readonly isReject: boolean
  /** The bank tells that the debit went well: nothing came back. */
  readonly isSuccess: boolean
  readonly charges: number
  readonly creditor: string | null
}
/** Reject of all debits of a message, or of one of its payments. */
export interface ReadReject {
  readonly message: string
  readonly payment: string | null
  readonly date: Day | null
  readonly reason: string | null
}
/** Credit of a statement that names a message or payment of debits. */
export interface ReadCredit {
  readonly message: string | null
  readonly payment: string | null
  readonly date: Day
  readonly amount: number
}
/** Content of one document of a bank. */
export interface ReadDocument {
  readonly kind: 'pain.002' | 'camt.053' | 'camt.054' | 'aeb1914'
  readonly day: Day | null
  /** Accounts and creditor identifiers that it is about. */
  readonly owners: readonly string[]
  readonly returns: readonly ReadReturn[]
  readonly rejects: readonly ReadReject[]
  readonly credits: readonly ReadCredit[]
  /** Its sums agree with its rows; null where it has none. */
  readonly adds: boolean | null
}

/** A file is refused, by the key of its text. */
export class FileRefused extends Error {
  readonly code: RefusalCode
  readonly values: TextValues
  constructor(code: RefusalCode, values: TextValues = {}) {
    super(code)
    this.code = code
    this.values = values
  }
}
/** Refuses a file that is cut off or damaged at a line. */
export const damaged = (linea: number): never => {
  throw new FileRefused('devolucion.fichero_roto', { linea })
}

/** Codes by which banks tell that a debit went well. */
const successes = new Set(['0000', 'ACCP', 'ACSC', 'ACSP', 'ACTC', 'ACWC', 'ACWP', 'ACCC', 'ACFC', 'PDNG'])
/** True if a status, or a reason in place of it, tells of no return. */
export const isSuccess = (code: string | null): boolean => code !== null && successes.has(code)

/** Charges without a debit of their own are shared by the returns of a document: equal cents, the first ones take the rest. */
export const sharedCharges = (returns: readonly ReadReturn[], cents: number): readonly ReadReturn[] => {
  const count = returns.filter((one) => !one.isSuccess).length
  if (cents === 0 || count === 0) return returns
  let left = cents
  let open = count
  return returns.map((one) => {
    if (one.isSuccess) return one
    const part = Math.ceil(left / open)
    left -= part
    open -= 1
    return { ...one, charges: one.charges + part }
  })
}

/** True if all known checks hold; null if there is none. */
export const allAdd = (...checks: readonly (boolean | null)[]): boolean | null => {
  const known = checks.filter((one) => one !== null)
  return known.length === 0 ? null : known.every(Boolean)
}
