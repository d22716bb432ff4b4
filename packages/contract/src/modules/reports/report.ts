import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

/** Reports of the product by their numbers in the specification, and the books of VAT. */
export const reportIds = [
  ...([0, 30, 60, 90, 150, 180, 420, 510, 540, 570, 629, 1620, 1650, 1681, 2071, 2072, 2073, 2100, 9150, 9570] as const),
  ...([9601, 9602] as const),
] as const
export type ReportId = (typeof reportIds)[number]

/** Rights to the reports: any one of them opens the list; each report requires its own (decision 0130). */
export const reportRights = ['bookings', 'members', 'cash', 'invoices'] as const

/** Subjects of reports, in the order of the list. */
export const reportGroups = ['reservas', 'socios', 'caja', 'facturas'] as const

/** Period of a report: a range of days, one day, or the state at the end of a day. */
export const reportDays = { range: 0, day: 1, until: 2 } as const
const days = field.choice(reportDays.range, reportDays.day, reportDays.until)

/** Aggregations of figures of several rows; `share` is the percentage of one column's sum in another's. */
export const totalKinds = ['sum', 'mean', 'count', 'min', 'max', 'share'] as const

/** Emphasis of a row: an error, a warning, or ended. */
export const tones = ['late', 'warn', 'muted'] as const
/** Name of the emphasis field in a row. */
export const toneField = 'color'
/** Maximum number of rows with colour. */
export const maxColouredRows = 1500

const id = field.integer({ min: 0 })

/** Reports visible to the user. */
export const reports = action({
  endpoint: 'GET /api/informe',
  permission: reportRights,
  input: {},
  output: list(object({ id, desc: field.text(200), grupo: field.choice(...reportGroups) })),
})

/**
 * Layout of a report: its columns by their names in the rows, which encode their kinds, its sums, groups and chart. Refuses one
 * hidden from the user.
 */
export const reportColumns = action({
  endpoint: 'GET /api/informe/getColumns/{id}',
  permission: reportRights,
  input: { id },
  output: object({
    id,
    desc: field.text(200),
    columns: list(object({ field: field.text(60), title: field.text(60) })),
    totals: list(
      object({
        field: field.text(60),
        operation: field.choice(...totalKinds),
        /** Columns of a share: the part and the whole. */
        parte: optional(field.text(60)),
        todo: optional(field.text(60)),
      }),
    ),
    /** Columns by which its rows are grouped initially. */
    groups: list(field.text(60)),
    /** Category column of the chart, and its series columns, separated by commas; empty without a chart. */
    categoria: optional(field.text(60)),
    series: optional(field.text(200)),
    csv: field.flag(),
    txt: field.flag(),
    /** Rows per page; 0 is all of them. */
    pagina: field.integer({ min: 0 }),
  }),
})

/** Default days of a report; for one of a single day both are that day. */
export const reportFilterDates = action({
  endpoint: 'GET /api/informe/getFilterDates/{id}',
  permission: reportRights,
  input: { id },
  output: object({ modo: days, start: field.day(), end: field.day() }),
})

/**
 * Rows of a report, sums for its chart, and its header and footer in simple HTML. Empty if the user is restricted to some income types and
 * the report would show others: `msg` then explains it. Refuses days that end before they start, and more rows than the
 * maximum of a report.
 */
export const runReport = action({
  endpoint: 'GET /api/informe/{id}',
  heavy: true,
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
