/** Takes back a refund that was given by mistake; fetched when it is first done. */
export const undoRefund = async (line: { readonly id_reg_factura: number; readonly total: number }): Promise<void> =>
  (await import('./undo-refund.ts')).undoRefund(line)
