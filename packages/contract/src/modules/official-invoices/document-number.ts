/** Number of an official invoice as records and papers name it: 'T26/005534'. */
export const documentNumber = (prefijo: string, anyo: number, n: number) =>
  `${prefijo}${String(anyo % 100).padStart(2, '0')}/${String(n).padStart(6, '0')}`
