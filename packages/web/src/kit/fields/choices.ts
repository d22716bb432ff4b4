/** Option of a select, with its text. */
export interface Choice {
  value: string | number
  text: string
}

/** Options of a grid or select from the rows of a dropdown. */
export const choicesOf = (rows: readonly { readonly id: number; readonly text: string }[] = []) =>
  rows.map(({ id, text }) => ({ value: id, text }))
