/** Reverses a mistaken refund; loaded on first use. */
export const confirmUndoRefund = async (line: { readonly id_reg_factura: number; readonly total: number }): Promise<void> =>
  (await import('../undo-refund.ts')).confirmUndoRefund(line)
