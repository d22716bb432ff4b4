import type { Day } from '@app/contract/values/day'
import of2026 from './public-holidays/es-2026.json' with { type: 'json' }
import of2027 from './public-holidays/es-2027.json' with { type: 'json' }

const years = [of2026, of2027]
type Region = keyof typeof of2026.regions

/** The Spanish regions (ISO 3166-2 suffix) by name. */
export const holidayRegions: readonly { id: Region; text: string }[] = Object.entries(of2026.regions)
  .map(([id, { name }]) => ({ id: id as Region, text: name }))
  .toSorted((a, b) => a.text.localeCompare(b.text, 'es'))

export const isRegion = (id: string): id is Region => id in of2026.regions

/** The public holidays of a region in 2026 and 2027; other years have none here. */
export const holidaysOf = (region: Region): { date: Day; name: string }[] =>
  years.flatMap((year) => year.regions[region].holidays.map(({ date, name }) => ({ date, name })))
