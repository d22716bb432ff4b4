/** A4 and the narrowest roll, in millimetres: it has room for the QR. */
const [sheet, narrowest] = [210, 58]

/** Width of the paper of simplified invoices by FACTURA_OFICIAL_TIQUET_SIZE, in millimetres: a roll; null is A4. */
export const ticketWidth = (size: number): number | null => (size >= sheet ? null : Math.max(narrowest, size))
