/** Id of the row with the active cell of the shown grid; null on no row. */
export const activeRow = (): number | null =>
  Number(document.querySelector<HTMLElement>('.dg-cell.active')?.closest<HTMLElement>('[data-item]')?.dataset.item) || null
