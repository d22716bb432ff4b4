import { account } from '@app/contract/identity/account'
import { memberRight } from '@app/contract/identity/member-right'
import { may } from '@app/contract/kit/permissions'
import type { Say } from '@app/contract/kit/product'
import { fieldName, type ReportKind } from '@app/contract/reports/field-names'
import * as declared from '@app/contract/reports/report'
import { type Day, endOfMonth, startOfMonth } from '@app/contract/values/day'
import { toDecimal } from '@app/contract/values/money'
import { sql } from 'kysely'
import { planByValues } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { incomesAllowedTo } from '../income-types/public.ts'
import { reportsSeenBy, sportsReadBy } from '../member-permissions/public.ts'
import { allReports } from './all-reports.ts'
import type { Report, ReportQuery, Tone } from './define.ts'

type ReportContext = Pick<Call<unknown>, 'tx' | 'user' | 'reads'>

/** The reports of the user: those shown by a right, and of these only the granted ones if any were granted (A-87, decision 0130). */
async function ownReports({ tx, user, reads }: ReportContext): Promise<readonly Report[]> {
  reads(account, memberRight)
  const given = await reportsSeenBy(tx, user)
  return allReports.filter(({ id, rights }) => may(user, rights) && (given === null || given.includes(id)))
}

/** One of them; refuses an unknown one, and one that the user may not see. */
async function ownReport(call: ReportContext, id: number): Promise<Report> {
  if (!allReports.some((one) => one.id === id)) refuse('msg.not_found')
  return (await ownReports(call)).find((one) => one.id === id) ?? refuse('msg.not_allowed')
}

const titleOf = ({ id }: Report, say: Say) => say(`informe.${id}`)
const columnTitle = (say: Say, name: string) => say(`informe.col.${name}` as 'informe.col.importe')
const wireName = ({ columns }: Report, name: string) => fieldName(columns[name]!, name)

export const list = handle(declared.reports, async (call) =>
  (await ownReports(call)).map((one) => ({ id: one.id, desc: titleOf(one, call.say), grupo: one.group })),
)

/** The columns of a report in the user's language. */
export const columns = handle(declared.reportColumns, async (call) => {
  const { say } = call
  const one = await ownReport(call, call.input.id)
  return {
    id: one.id,
    desc: titleOf(one, say),
    columns: Object.keys(one.columns).map((name) => ({ field: wireName(one, name), title: columnTitle(say, name) })),
    totals: Object.entries(one.totals ?? {}).map(([name, total]) => {
      const field = wireName(one, name)
      if (typeof total === 'string') return { field, operation: total, parte: null, todo: null }
      const [part, whole] = total.share
      return { field, operation: 'share' as const, parte: wireName(one, part), todo: wireName(one, whole) }
    }),
    groups: (one.groups ?? []).map((name) => wireName(one, name)),
    categoria: one.chart ? wireName(one, one.chart.along) : null,
    series: one.chart ? one.chart.of.map((name) => wireName(one, name)).join(',') : null,
    csv: true,
    txt: true,
    pagina: one.isPaged ? 100 : 0,
  }
})

/** The quarter of a day. */
function quarterOf(day: Day): { start: Day; end: Day } {
  const first = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
  const month = (n: number) => `${day.slice(0, 5)}${String(n).padStart(2, '0')}-01`
  return { start: month(first), end: endOfMonth(month(first + 2)) }
}

/** Today for a single day, else this month, this quarter, or the year so far. */
function firstDays({ days, first }: Report, today: Day): { start: Day; end: Day } {
  if (days !== declared.reportDays.range) return { start: today, end: today }
  if (first === 'quarter') return quarterOf(today)
  return first === 'year' ? { start: `${today.slice(0, 4)}-01-01`, end: today } : { start: startOfMonth(today), end: endOfMonth(today) }
}

export const filterDates = handle(declared.reportFilterDates, async (call) => {
  const one = await ownReport(call, call.input.id)
  return { modo: one.days, ...firstDays(one, call.today) }
})

/** The range of days: a missing day is that of the default range, or equals the other for a single day. */
function daysOf(one: Report, { start, end }: { start: Day | null; end: Day | null }, today: Day) {
  const first = firstDays(one, today)
  if (one.days !== declared.reportDays.range) return { start: start ?? end ?? first.start, end: start ?? end ?? first.end }
  const from = start ?? (end !== null && end < first.start ? startOfMonth(end) : first.start)
  const to = end ?? (from > first.end ? endOfMonth(from) : first.end)
  return to < from ? refuse('informe.rango_fechas', { end: 'informe.rango_fechas' }) : { start: from, end: to }
}

/** A value in wire form: euros, ISO instants, others unchanged. */
const onWire = (kind: ReportKind, value: string | number | Date | null) => {
  if (value instanceof Date) return value.toISOString()
  return kind === 'money' && typeof value === 'number' ? toDecimal(value) : value
}
type Row = Awaited<ReturnType<Report['rows']>>[number]

/** Data of a report's chart: the sums of its series along its category, names in order of appearance, days and hours in their own. */
function chartOf(one: Report, rows: readonly Row[], say: Say) {
  const { chart } = one
  if (!chart) return { Series: [], Categoria: [] }
  const kind = one.columns[chart.along]!
  const groups = [...Map.groupBy(rows, (row) => row[chart.along] ?? '')]
  const parts = kind === 'text' ? groups : groups.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const sumOf = (name: string, own: readonly Row[]) => own.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)
  return {
    Categoria: parts.map(([value]) => onWire(kind, value) as string | number),
    Series: chart.of.map((name) => ({
      name: columnTitle(say, name),
      field: wireName(one, name),
      data: parts.map(([, own]) => onWire(one.columns[name]!, sumOf(name, own)) as number),
    })),
  }
}

/** The rows in wire form, with colours in a coloured report. */
function wireRows(one: Report, rows: readonly Row[], query: ReportQuery) {
  const names = Object.entries(one.columns).map(([name, kind]) => ({ name, kind, wire: wireName(one, name) }))
  return rows.map((row) => {
    const sent: Record<string, string | number | null> = {}
    for (const { name, kind, wire } of names) sent[wire] = onWire(kind, row[name] ?? null)
    const tone: Tone | null = one.tone?.(row, query) ?? null
    if (tone) sent[declared.toneField] = tone
    return sent
  })
}

/** Rows with the word for lines without income type, such as those of a pass whose type has none. */
const named = (one: Report, rows: readonly Row[], say: Say): readonly Row[] =>
  'tipo_ingreso' in one.columns ? rows.map((row) => ({ ...row, tipo_ingreso: row.tipo_ingreso ?? say('informe.sin_tipo_ingreso') })) : rows

/** Milliseconds after which PostgreSQL cancels: a report must not keep a connection from the desks for longer. */
const longest = 15_000

/**
 * Runs a report for the user. Users restricted to income types get no report that would include others, and of the
 * lines only theirs.
 */
export const run = handle(declared.runReport, async (call) => {
  const { tx, user, input, today, say } = call
  const one = await ownReport(call, input.id)
  const days = daysOf(one, input, today)
  const incomes = one.incomes ? await incomesAllowedTo(tx, user) : null
  if (one.incomes === 'refused' && incomes !== null)
    return { Results: [], Series: [], Categoria: [], html_top: null, html_bottom: null, msg: say('msg.INFORME_NO_PERMITIDO') }
  await sql`set local statement_timeout = ${sql.lit(longest)}`.execute(tx)
  await planByValues(tx)
  const query: ReportQuery = { ...call, ...days, incomes, sports: await sportsReadBy(tx, user) }
  const rows = named(one, await one.rows(query), say)
  return {
    Results: wireRows(one, rows, query),
    ...chartOf(one, rows, say),
    html_top: (await one.top?.(rows, query)) ?? null,
    html_bottom: (await one.bottom?.(rows, query)) ?? null,
    msg: null,
  }
})
