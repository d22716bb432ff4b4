/** Candidate offered by a picker. */
export interface Pickable {
  readonly id: number
  readonly name: string
  /** Detail that distinguishes candidates of the same name. */
  readonly detail: string
  readonly isMuted?: boolean
  readonly warning?: string | undefined
}
export interface Found {
  readonly items: readonly Pickable[]
  readonly isReading: boolean
  readonly hasMore: boolean
  readonly more: () => void
  /** Alternative if no candidate matches the typed text, such as a new member of that name. */
  readonly otherwise?: { readonly text: string; readonly run: () => void } | undefined
}
