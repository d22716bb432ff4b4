import type { Texts } from '../../kit/texts.ts'
import { calendar } from './calendar.ts'
import { createCalendar, getCalendar, listCalendars, removeCalendar } from './calendars.ts'
import { holiday } from './holiday.ts'
import { listHolidays, publicHolidays, saveHolidays } from './holidays.ts'
import { opening, openingRange, openingSlot } from './opening.ts'
import { calendarsRefusals } from './refusals.ts'
import { changeSchedule, generateSchedule, getSchedule, removeSchedule, scheduleEffect } from './schedules.ts'
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
  actions: [
    listCalendars,
    getCalendar,
    createCalendar,
    removeCalendar,
    getSchedule,
    generateSchedule,
    changeSchedule,
    removeSchedule,
    scheduleEffect,
    listHolidays,
    saveHolidays,
    publicHolidays,
  ] as const,
  refusals: calendarsRefusals,
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
