import type { RefusalCode } from '@app/contract/kit/product'

/** Values for the placeholders of a text: `{max}` → 30. */
export type TextValues = Readonly<Record<string, string | number>>
/** A field's complaint: a text key, with values for its placeholders if it has any. */
export type Complaint = string | { key: string; values: TextValues }

/** An expected refusal. Anything else that is thrown is a bug and becomes a 500. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: Readonly<Record<string, Complaint | readonly Complaint[]>>
  readonly values: TextValues
  /** Further content of the answer: the conflicts to confirm, the seconds to wait. */
  readonly extra: Readonly<Record<string, unknown>>
  constructor(code: RefusalCode, fields = {}, values: TextValues = {}, extra: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.code = code
    this.fields = fields
    this.values = values
    this.extra = extra
  }
}

/** Refuses: the code is the text key and decides the HTTP status. */
export function refuse(code: RefusalCode, fields?: Refusal['fields'], values?: TextValues, extra?: Refusal['extra']): never {
  throw new Refusal(code, fields, values, extra)
}

/** The refusal of some checks, for a list that explains why an entry cannot be chosen; null if they pass. */
export const refusalOf = (checks: () => Promise<void>): Promise<Refusal | null> =>
  checks().then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    },
  )
