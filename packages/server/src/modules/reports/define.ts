import type { Right } from '@app/contract/kit/permissions'
import type { Say, TextKey } from '@app/contract/kit/product'
import type { ReportKind } from '@app/contract/reports/field-names'
import type { ReportId, reportDays, reportGroups, tones, totalKinds } from '@app/contract/reports/report'
import type { Day } from '@app/contract/values/day'
import { overMinutes, shareOf, toDecimal } from '@app/contract/values/money'
import { type RawBuilder, sql } from 'kysely'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'

/** A column that has a heading in seven languages: 'importe' of 'informe.col.importe'. */
type ColumnName = TextKey extends infer K ? (K extends `informe.col.${infer N}` ? N : never) : never

/** Type of a value of each kind in code: cents, minutes of a day, hours of a day 0 to 23. */
interface Values {
  readonly text: string
  readonly html: string
  readonly money: number
  readonly day: Day
  readonly instant: Date
  readonly minute: number
  readonly hour: number
  readonly integer: number
  readonly dec2: number
  readonly dec3: number
}
type Columns = { readonly [N in ColumnName]?: ReportKind }
type RowOf<C extends Columns> = { readonly [N in keyof C]: (C[N] extends ReportKind ? Values[C[N]] : never) | null }

/** Query of a report: its days, both the same for a single day; for a state at a day, `start` is the first day of all. */
export interface ReportQuery {
  readonly tx: Tx
  readonly start: Day
  readonly end: Day
  readonly today: Day
  readonly now: Date
  readonly club: ClubFacts
  readonly say: Say
  /** The income types whose lines the user sees; null is all. */
  readonly incomes: readonly number[] | null
  /** The court types whose bookings the user sees; null is all. */
  readonly sports: readonly number[] | null
}
export type Tone = (typeof tones)[number]

/** Figure of a column over all rows; of percentages the share of one sum in another. */
type Total<N extends string> = Exclude<(typeof totalKinds)[number], 'share'> | { readonly share: readonly [part: N, whole: N] }

interface Spec<C extends Columns> {
  readonly id: ReportId
  /** The rights of which one shows it. */
  readonly rights: readonly Right[]
  readonly group: (typeof reportGroups)[number]
  readonly days: (typeof reportDays)[keyof typeof reportDays]
  /** The default period, if it is not this month. */
  readonly first?: 'quarter' | 'year'
  /**
   * Content for users restricted to income types: refused, or only lines of those types; absent for a report without
   * money.
   */
  readonly incomes?: 'refused' | 'filtered'
  /** 100 rows a page instead of all. */
  readonly isPaged?: true
  readonly columns: C
  readonly totals?: { readonly [N in keyof C]?: Total<keyof C & string> }
  readonly groups?: readonly (keyof C & string)[]
  /** Sums of columns along another one. */
  readonly chart?: { readonly along: keyof C & string; readonly of: readonly (keyof C & string)[] }
  readonly rows: (query: ReportQuery) => Promise<readonly RowOf<C>[]>
  /** Colour of a row; only of the coloured reports. */
  readonly tone?: (row: RowOf<C>, query: ReportQuery) => Tone | null
  /** Simple HTML above and below the rows; data in it are escaped. */
  readonly top?: (rows: readonly RowOf<C>[], query: ReportQuery) => Promise<string | null>
  readonly bottom?: (rows: readonly RowOf<C>[], query: ReportQuery) => Promise<string | null>
}
type AnyRow = Readonly<Record<string, string | number | Date | null>>
/** A report ready to run: its columns as data. */
export type Report = Omit<Spec<Columns>, 'columns' | 'totals' | 'groups' | 'chart' | 'rows' | 'tone' | 'top' | 'bottom'> & {
  readonly columns: Readonly<Record<string, ReportKind>>
  readonly totals?: Readonly<Record<string, Total<string>>>
  readonly groups?: readonly string[]
  readonly chart?: { readonly along: string; readonly of: readonly string[] }
  readonly rows: (query: ReportQuery) => Promise<readonly AnyRow[]>
  readonly tone?: (row: AnyRow, query: ReportQuery) => Tone | null
  readonly top?: (rows: readonly AnyRow[], query: ReportQuery) => Promise<string | null>
  readonly bottom?: (rows: readonly AnyRow[], query: ReportQuery) => Promise<string | null>
}

/** Declares a report: the type of its rows follows from its columns. */
export const report = <const C extends Columns>(spec: Spec<C>): Report => spec as never

/** Maximum of rows of a report: beyond it, the answer suggests fewer days. */
const mostRows = 50_000

/** Share of a whole in percent, to two decimals. */
export const percent = (part: number, whole: number): number => toDecimal(shareOf(part, whole))
const hundredths = 100
/** Minutes as hours, to two decimals. */
export const inHours = (minutes: number): number => toDecimal(overMinutes(hundredths, minutes))

interface Limited<R> {
  limit(count: RawBuilder<number>): { execute(): Promise<R[]> }
}
/** The rows of a query; refuses more than a report may have, without reading them all. */
export async function rowsOf<R>(query: Limited<R>): Promise<R[]> {
  // a literal: a plan for any limit reads the whole history for the first rows
  const rows = await query.limit(sql.lit(mostRows + 1)).execute()
  return rows.length > mostRows ? refuse('informe.demasiadas_filas', {}, { filas: mostRows }) : rows
}
