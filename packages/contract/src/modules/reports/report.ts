import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

/** The reports of the product by the numbers that the specification gives them. */
export const reportIds = [0, 30, 60, 90, 150, 180, 420, 510, 540, 570, 629, 1620, 1650, 1681, 2071, 2072, 2073, 2100, 9150, 9570] as const
export type ReportId = (typeof reportIds)[number]

/** Whoever has one of these rights has reports; which ones, each report says (decision 0130). */
export const reportRights = ['bookings', 'members', 'cash', 'invoices'] as const

/** What a report is about, in the order of the list. */
export const reportGroups = ['reservas', 'socios', 'caja', 'facturas'] as const

/** The days that a report is asked for: from one to another, what happened on one, how things stood at the end of one. */
export const reportDays = { range: 0, day: 1, until: 2 } as const
const days = field.choice(reportDays.range, reportDays.day, reportDays.until)

/** How figures of many rows become one. */
export const totalKinds = ['sum', 'mean', 'count', 'min', 'max'] as const

/** A row may ask to be seen: something is wrong with it, it deserves a look, it is over. */
export const tones = ['late', 'warn', 'muted'] as const
/** The name under which a row says so. */
export const toneField = 'color'
/** Rows are coloured up to so many. */
export const mostColoured = 1500

const id = field.integer({ min: 0 })

/** The reports that the user may see. */
export const reports = action({
  endpoint: 'GET /api/informe',
  permission: reportRights,
  input: {},
  output: list(object({ id, desc: field.text(200), grupo: field.choice(...reportGroups) })),
})

/** How a report looks: its columns by the names that their rows have, which say their kinds, what is summed, grouped and drawn. Refuses one that the user may not see. */
export const reportColumns = action({
  endpoint: 'GET /api/informe/getColumns/{id}',
  permission: reportRights,
  input: { id },
  output: object({
    id,
    desc: field.text(200),
    columns: list(object({ field: field.text(60), title: field.text(60) })),
    totals: list(object({ field: field.text(60), operation: field.choice(...totalKinds) })),
    /** The columns by which its rows are grouped at first. */
    groups: list(field.text(60)),
    /** The column along which the chart goes, and those that it draws, with commas between them; empty where there is no chart. */
    categoria: optional(field.text(60)),
    series: optional(field.text(200)),
    csv: field.flag(),
    txt: field.flag(),
    /** Rows of a page; 0 is all of them. */
    pagina: field.integer({ min: 0 }),
  }),
})

/** The days for which a report is asked first; of one that is asked for a single day both are that day. */
export const reportFilterDates = action({
  endpoint: 'GET /api/informe/getFilterDates/{id}',
  permission: reportRights,
  input: { id },
  output: object({ modo: days, start: field.day(), end: field.day() }),
})

/**
 * The rows of a report, sums for its chart, and what stands above and below it in simple HTML. Nothing where the income types of the user are
 * restricted and the report would show others: `msg` then says so. Refuses days that end before they start, and more rows than a
 * report has.
 */
export const runReport = action({
  endpoint: 'GET /api/informe/{id}',
  permission: reportRights,
  input: { id, start: optional(field.day()), end: optional(field.day()) },
  output: object({
    Results: field.json<Record<string, string | number | null>[]>(),
    Series: list(object({ name: field.text(60), field: field.text(60), data: field.json<number[]>() })),
    Categoria: field.json<(string | number)[]>(),
    html_top: optional(field.note()),
    html_bottom: optional(field.note()),
    msg: optional(field.text(400)),
  }),
})
