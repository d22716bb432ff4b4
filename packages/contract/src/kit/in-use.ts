/**
 * Use of a row elsewhere: label of the using rows, their number, and the first of them; `route` is null if the user may not open their
 * screen.
 */
export interface Use {
  readonly text: string
  readonly count: number
  readonly rows: readonly { readonly text: string; readonly route: string | null }[]
}

/** `in_use` in the body of a refused deletion. The hint suggests an alternative. */
export interface InUse {
  readonly uses: readonly Use[]
  readonly hint: string | null
}
