/** Reverses a mistaken refund; loaded on first use. */
export const undoRefund = async (line: { readonly id_reg_factura: number; readonly total: number }): Promise<void> =>
  (await import('./undo-refund.ts')).undoRefund(line)
