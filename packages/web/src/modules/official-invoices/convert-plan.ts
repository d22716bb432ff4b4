import { taxesWithin } from '@app/contract/invoices/invoice-rules'
import type { OutputOf } from '@app/contract/kit/action'
import { simplifiedLimit } from '@app/contract/official-invoices/document-kinds'
import { documentNumber } from '@app/contract/official-invoices/document-number'
import { companyOfLine, lineGroups } from '@app/contract/official-invoices/line-groups'
import type { linesToConvert, listSeries } from '@app/contract/official-invoices/official-invoices'
import type { Day } from '@app/contract/values/day'

/** Line in no official invoice, with the day of its payment, or that of its making if it is unpaid. */
export type OpenLine = OutputOf<typeof linesToConvert>[number] & { readonly fecha: Day }
type Series = OutputOf<typeof listSeries>

/** Invoice to come: its payer, and the lines and cents in it. */
interface Group {
  readonly key: number
  readonly name: string | null
  readonly lines: number
  readonly total: number
  /** Limit of a simplified invoice over these lines, in cents. */
  readonly limit: number
}
/** Outcome of a conversion before it is done. */
interface Plan {
  /** The dearest first. */
  readonly groups: readonly Group[]
  /** First and last number in each company. */
  readonly numbers: readonly { readonly primera: string; readonly ultima: string }[]
  /** Invoices beyond their limit. */
  readonly tooDear: readonly Group[]
}
interface Target {
  readonly prefijo: string
  readonly day: Day
  readonly series: Series
}

/** The series that lines would be numbered in, of those that exist. */
const seriesFor = (lines: readonly OpenLine[], { prefijo, day, series }: Target) => {
  const companies = new Set(lines.map(companyOfLine))
  return series.filter((one) => one.prefijo === prefijo && one.anyo === Number(day.slice(0, 4)) && companies.has(one.id_mst_empresas))
}

/** Last day of the series that lines would be numbered in; null if they are new. */
export const lastDay = (lines: readonly OpenLine[], target: Target): Day | null =>
  seriesFor(lines, target)
    .flatMap(({ ultima_fecha }) => ultima_fecha ?? [])
    .toSorted()
    .at(-1) ?? null

/** Taxes of lines, as they will be declared. */
export const taxesOf = (lines: readonly OpenLine[]) => taxesWithin(lines.map((line) => ({ ...line, cents: line.total })))

/** Invoices that lines would become, with their numbers as far as nobody issues any in between. */
export function planOf(lines: readonly OpenLine[], byPayer: boolean, target: Target): Plan {
  const documents = lineGroups(lines, byPayer)
  const own = seriesFor(lines, target)
  const anyo = Number(target.day.slice(0, 4))
  const numbers = [...Map.groupBy(documents, ([first]) => companyOfLine(first!))].map(([company, { length }]) => {
    const last = own.find(({ id_mst_empresas }) => id_mst_empresas === company)?.ultimo_numero ?? 0
    return { primera: documentNumber(target.prefijo, anyo, last + 1), ultima: documentNumber(target.prefijo, anyo, last + length) }
  })
  const groups = documents
    .map((group) => ({
      key: group[0]!.id_reg_factura,
      name: group[0]!.desc_socio,
      lines: group.length,
      total: group.reduce((sum, { total }) => sum + total, 0),
      limit: simplifiedLimit(group.every(({ hasta_3000 }) => hasta_3000)),
    }))
    .toSorted((one, other) => other.total - one.total)
  return { groups, numbers, tooDear: groups.filter(({ total, limit }) => total > limit) }
}
