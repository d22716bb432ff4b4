import { calendar } from './calendar.ts'
import { createCalendar, getCalendar, listCalendars, removeCalendar } from './calendars.ts'
import { holiday } from './holiday.ts'
import { listHolidays, publicHolidays, saveHolidays } from './holidays.ts'
import { opening, openingRange, openingSlot } from './opening.ts'
import { calendarsRefusals } from './refusals.ts'
import { changeSchedule, generateSchedule, getSchedule, removeSchedule, scheduleEffect } from './schedules.ts'
import { calendarsTexts } from './texts.ts'

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
  texts: calendarsTexts,
}
