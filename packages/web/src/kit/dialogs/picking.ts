/** Somebody or something that a picker offers. */
export interface Pickable {
  readonly id: number
  readonly name: string
  /** What tells two of the same name apart. */
  readonly detail: string
  readonly isMuted?: boolean
  readonly warning?: string | undefined
}
export interface Found {
  readonly items: readonly Pickable[]
  readonly isReading: boolean
  readonly hasMore: boolean
  readonly more: () => void
  /** What helps where nothing that is found is what was typed, such as a new member of that name. */
  readonly otherwise?: { readonly text: string; readonly run: () => void } | undefined
}
