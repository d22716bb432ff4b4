import type { OutputOf } from '@app/contract/kit/action'
import { documentNumber } from '@app/contract/official-invoices/document-number'
import type { listOfficialInvoices } from '@app/contract/official-invoices/official-invoices'
import { t } from '../../kit/texts/i18n.ts'

export type Invoice = OutputOf<typeof listOfficialInvoices>[number]

/** Numbers of one series: the first, the last, and how many between them are missing. */
interface SeriesNumbers {
  readonly primera: string
  readonly ultima: string
  readonly missing: number
}

/** Numbers of the listed invoices by series: company, prefix and year. */
export function seriesNumbers(
  invoices: readonly Pick<Invoice, 'id_mst_empresas' | 'prefijo' | 'fecha' | 'num_factura'>[],
): SeriesNumbers[] {
  const groups = Map.groupBy(invoices, ({ id_mst_empresas, prefijo, fecha }) => `${prefijo} ${fecha.slice(0, 4)} ${id_mst_empresas}`)
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, own]) => {
      const { prefijo, fecha } = own[0]!
      const numbers = own.map(({ num_factura }) => num_factura)
      const [from, to] = [Math.min(...numbers), Math.max(...numbers)]
      const nameOf = (n: number) => documentNumber(prefijo, Number(fecha.slice(0, 4)), n)
      return { primera: nameOf(from), ultima: nameOf(to), missing: to - from + 1 - new Set(numbers).size }
    })
}

/** 'T26/004023 a T26/004334, F26/000171 a F26/000188: sin huecos'; undefined without invoices. */
export function seriesSummary(invoices: readonly Invoice[]): string | undefined {
  const all = seriesNumbers(invoices)
  if (all.length === 0) return undefined
  const words = all.map(({ primera, ultima }) => (primera === ultima ? primera : t('official-invoices.numbers', { primera, ultima })))
  const missing = all.reduce((sum, one) => sum + one.missing, 0)
  return `${words.join(', ')}: ${missing === 0 ? t('official-invoices.no_gaps') : t('official-invoices.gaps', { n: missing })}`
}
