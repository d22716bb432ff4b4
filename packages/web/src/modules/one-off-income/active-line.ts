/** Line with the keyboard focus in the grid; null on no line. */
export const activeLine = (): number | null =>
  Number(document.querySelector<HTMLElement>('.dg-cell.active')?.closest<HTMLElement>('[data-item]')?.dataset.item) || null
