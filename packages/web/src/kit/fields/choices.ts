/** One thing that can be chosen, with its text. */
export interface Choice {
  value: string | number
  text: string
}

/** Rows of a dropdown as a grid and a select take them. */
export const choicesOf = (rows: readonly { readonly id: number; readonly text: string }[] = []) =>
  rows.map(({ id, text }) => ({ value: id, text }))
