/** Where a row is used: the word for what uses it, how many, and the first of them; `route` is null where the user may not open their screen. */
export interface Use {
  readonly text: string
  readonly count: number
  readonly rows: readonly { readonly text: string; readonly route: string | null }[]
}

/** `in_use` in the body of a refusal to delete a row. The hint says what helps instead. */
export interface InUse {
  readonly uses: readonly Use[]
  readonly hint: string | null
}
