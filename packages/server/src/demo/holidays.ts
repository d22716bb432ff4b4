import type { Day } from '@app/contract/values/day'
import of2026 from './holidays/es-2026.json' with { type: 'json' }
import of2027 from './holidays/es-2027.json' with { type: 'json' }

/** The public holidays of a Spanish region (ISO 3166-2 suffix) in 2026 and 2027; other years have none here. */
export const holidaysOf = (region: keyof typeof of2026.regions): { date: Day; name: string }[] =>
  [of2026, of2027].flatMap((year) => year.regions[region].holidays.map(({ date, name }) => ({ date, name })))
