const provinces = 52

/**
 * Postal code in its stored form; null if it is none. Spanish ones have five digits and begin with a province, 01 to 52; Portuguese ones are
 * '4000-123', Andorran ones 'AD500'. `foreign` takes those of other countries.
 */
export function readPostalCode(text: string, { foreign = false }: { readonly foreign?: boolean } = {}): string | null {
  const code = text.toUpperCase().replaceAll(/\s+/g, ' ').trim()
  if (/^\d{4}-\d{3}$/.test(code) || /^AD\d{3}$/.test(code)) return code
  if (/^\d{5}$/.test(code) && Number(code.slice(0, 2)) >= 1 && Number(code.slice(0, 2)) <= provinces) return code
  return foreign && /^[A-Z\d][A-Z\d -]{1,10}[A-Z\d]$/.test(code) ? code : null
}

/** Provinces by the first two digits of their postal codes. */
// biome-ignore format: as the table of the institute
const byCode = [
  'Araba/Álava', 'Albacete', 'Alicante/Alacant', 'Almería', 'Ávila', 'Badajoz', 'Balears, Illes', 'Barcelona', 'Burgos', 'Cáceres', 'Cádiz',
  'Castellón/Castelló', 'Ciudad Real', 'Córdoba', 'A Coruña', 'Cuenca', 'Girona', 'Granada', 'Guadalajara', 'Gipuzkoa', 'Huelva', 'Huesca', 'Jaén',
  'León', 'Lleida', 'La Rioja', 'Lugo', 'Madrid', 'Málaga', 'Murcia', 'Navarra', 'Ourense', 'Asturias', 'Palencia', 'Las Palmas', 'Pontevedra',
  'Salamanca', 'Santa Cruz de Tenerife', 'Cantabria', 'Segovia', 'Sevilla', 'Soria', 'Tarragona', 'Teruel', 'Toledo', 'Valencia/València',
  'Valladolid', 'Bizkaia', 'Zamora', 'Zaragoza', 'Ceuta', 'Melilla',
] as const
/** Province of a Spanish postal code; null for any other. */
export const provinceOf = (code: string): (typeof byCode)[number] | null =>
  /^\d{5}$/.test(code) ? (byCode[Number(code.slice(0, 2)) - 1] ?? null) : null
