import type { Texts } from '../../kit/texts.ts'
import { calendar } from './calendar.ts'
import { getCalendar, listHolidays, saveHolidays } from './calendars.ts'
import { holiday } from './holiday.ts'
import { opening, openingRange, openingSlot } from './opening.ts'
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { eu } from './texts/eu.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { pt } from './texts/pt.ts'

/** Opening hours of the courts and the holidays of the club. */
export const calendarsModule = {
  resources: [calendar, opening, openingSlot, openingRange, holiday] as const,
  actions: [getCalendar, listHolidays, saveHolidays] as const,
  refusals: {},
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
