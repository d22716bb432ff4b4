/** Account of a payer as a list shows it: country, bank and the last four; one that comes masked stays as it is. */
export const accountText = (iban: string): string =>
  iban.includes('•') || iban.length < 12 ? iban : `${iban.slice(0, 2)}•• ${iban.slice(4, 8)} ···· ${iban.slice(-4)}`
