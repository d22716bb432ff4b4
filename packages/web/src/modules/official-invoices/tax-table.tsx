import { type taxesWithin, taxKey } from '@app/contract/invoices/invoice-rules'
import { taxWords } from '@app/contract/invoices/tax-words'
import { formatEuros } from '@app/contract/values/money'
import { t } from '../../kit/texts/i18n.ts'

type Share = ReturnType<typeof taxesWithin>[number]

/** Net amount, tax and total of an invoice or several, by tax and rate, with their sums. */
export function TaxTable({ taxes }: { taxes: readonly Share[] }) {
  const base = taxes.reduce((sum, one) => sum + one.base, 0)
  const cuota = taxes.reduce((sum, one) => sum + one.cuota, 0)
  const cells = (net: number, tax: number) => (
    <>
      <td>{formatEuros(net)}</td>
      <td>{formatEuros(tax)}</td>
      <td>{formatEuros(net + tax)}</td>
    </>
  )
  return (
    <table className="oi-taxes">
      <thead>
        <tr>
          <th scope="col">{t('official-invoices.tax')}</th>
          <th scope="col">{t('official-invoice.base')}</th>
          <th scope="col">{t('official-invoice.cuota')}</th>
          <th scope="col">{t('official-invoices.total')}</th>
        </tr>
      </thead>
      <tbody>
        {taxes.map(({ impuesto, prc_iva, exencion, base: net, cuota: tax }) => (
          <tr key={taxKey({ impuesto, prc_iva, exencion })}>
            <th scope="row">
              {taxWords(t, { impuesto, prc_iva, exencion })}
              {exencion && ` (${exencion})`}
            </th>
            {cells(net, tax)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('official-invoices.total')}</th>
          {cells(base, cuota)}
        </tr>
      </tfoot>
    </table>
  )
}
