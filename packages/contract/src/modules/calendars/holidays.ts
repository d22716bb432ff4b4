import { action } from '../../kit/action.ts'
import { type Field, optional, refuseValue, Unreadable } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, nothing, object, readObject } from '../../kit/shapes.ts'
import { type Day, makeDay, readDay } from '../../values/day.ts'
import { holiday } from './holiday.ts'

/** Holidays, recurring ones first, with year 0004 on the wire; `id` repeats the id. */
export const listHolidays = action({
  endpoint: 'GET /api/calendario/festivos',
  permission: 'calendars',
  input: {},
  output: list(
    object({ id: field.integer(), id_mst_festivos: field.integer(), day: field.text(10), desc_festivo: optional(field.text(120)) }),
  ),
})

type Dated = { day: Day; desc_festivo: string }
const description = field.text(120)
/** Day with its name; one without a name, and a bare day, are refused. */
const holidayOf = (readOne: (text: string) => Day | null): Field<Dated, 'required'> => ({
  ...object({ day: field.text(10), desc_festivo: description }),
  read: (raw) => {
    const sent = (typeof raw === 'object' && raw !== null ? raw : { day: raw }) as { day?: unknown; desc_festivo?: unknown }
    const day = typeof sent.day === 'string' ? readOne(sent.day.trim()) : null
    if (day === null) return refuseValue('invalid.day')
    const reading = readObject({ desc_festivo: description }, { desc_festivo: sent.desc_festivo })
    if ('value' in reading) return { day, ...reading.value }
    throw new Unreadable(reading.issues)
  },
})
/** '0004-12-25', '25/12/0004', '12-25' or '25/12' → '2004-12-25': 2004 has a 29 February. */
const readMonthDay = (text: string): Day | null => {
  const iso = /^(?:\d{4}-)?(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return makeDay(2004, Number(iso[1]), Number(iso[2]))
  const local = /^(\d{1,2})\/(\d{1,2})(?:\/\d{4})?$/.exec(text)
  return local ? makeDay(2004, Number(local[2]), Number(local[1])) : null
}
/** Replaces the holidays by the sent ones: yearly days, and single days. */
export const saveHolidays = action({
  endpoint: 'POST /api/calendario/festivos/save',
  permission: 'calendars',
  input: { festivosDiasMeses: list(holidayOf(readMonthDay), 366), festivosDias: list(holidayOf(readDay), 2000) },
  output: nothing,
  answer: 'statusOk',
  changes: [holiday],
  edits: [{ read: listHolidays, of: () => ({}), as: 'festivos' }],
})

/** Public holidays known to the product: the regions, and the days of one of them. */
export const publicHolidays = action({
  endpoint: 'GET /api/calendario/festivos/oficiales',
  permission: 'calendars',
  input: { region: optional(field.text(4)) },
  output: object({
    regiones: list(object({ id: field.text(4), text: field.text(80) })),
    festivos: list(object({ day: field.day(), desc_festivo: field.text(120) })),
  }),
})
