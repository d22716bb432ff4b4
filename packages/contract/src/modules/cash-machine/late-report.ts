/**
 * Late report of the machine after a decision by a person or a timeout, as stored with the operation: `tarde 300` moved money after all,
 * 300 cents more than could be posted again; `distinto 300` moved 300 cents although a user had confirmed that all was moved.
 */
const kinds = ['tarde', 'distinto'] as const
type LateKind = (typeof kinds)[number]

/** A late answer, in cents. */
export const lateReport = (kind: LateKind, cents: number) => `${kind} ${cents}`

/** Late answer stored with an operation; null for any other. */
export function lateReportOf(respuesta: string | null): { readonly kind: LateKind; readonly cents: number } | null {
  const [word, cents] = respuesta?.split(' ') ?? []
  const kind = kinds.find((one) => one === word)
  return kind === undefined ? null : { kind, cents: Number(cents) }
}
