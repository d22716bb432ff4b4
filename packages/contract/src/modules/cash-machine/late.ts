/**
 * What the machine says after a person, or the time, has decided, as the operation keeps it: `tarde 300` moved money after all, 300 cents more
 * than could be booked again; `distinto 300` moved 300 cents where somebody had said that all was moved.
 */
const kinds = ['tarde', 'distinto'] as const
type LateKind = (typeof kinds)[number]

/** A late answer, in cents. */
export const lateAnswer = (kind: LateKind, cents: number) => `${kind} ${cents}`

/** The late answer that an operation keeps; null for any other. */
export function lateOf(respuesta: string | null): { readonly kind: LateKind; readonly cents: number } | null {
  const [word, cents] = respuesta?.split(' ') ?? []
  const kind = kinds.find((one) => one === word)
  return kind === undefined ? null : { kind, cents: Number(cents) }
}
