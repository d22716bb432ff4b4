/** BIC in capitals without spaces: bank 4 letters, country 2, place 2, branch 3 or none; null for any other form. */
export const readBic = (raw: string): string | null => {
  const text = raw.toUpperCase().replaceAll(/\s/g, '')
  return /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(text) ? text : null
}
